import type { Plugin } from 'vite';
import { checkBundles } from './checkBundles.ts';
import { inWords } from './finding.ts';
import { readSite } from './site.ts';

/** Stops a build whose texts have an error, before anything is built, naming every file and key. */
export function checkedBundles(): Plugin {
  let root = '';
  return {
    name: 'checked-bundles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      const findings = checkBundles(await readSite(root)).flatMap((language) => language.findings);
      const errors = findings.filter(({ level }) => level === 'error');
      if (errors.length > 0) {
        this.error(`The texts in locales/ have errors:\n\n  ${errors.map(inWords).join('\n\n  ')}\n`);
      }
    },
  };
}
