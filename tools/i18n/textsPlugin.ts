import type { Plugin } from 'vite';
import { defaultLocale } from '../../src/core/i18n/locales.ts';
import { checkShapes } from './checkBundle.ts';
import { formatFinding } from './finding.ts';
import { userMessages } from './messages.ts';
import { parseBundle, readBundle } from './readBundle.ts';

const BUNDLE = /\/locales\/([\w-]+)\/([\w/-]+)\.json$/;

/**
 * Vite plugin that gives the code no bundle that it cannot use, in development and in a build: the error names the file
 * and the key of what is broken, or is something else than in English. So the browser need not look.
 */
export function texts(): Plugin {
  return {
    name: 'texts',
    transform: {
      // Before Vite's own JSON handling, whose errors do not name the file.
      order: 'pre',
      filter: { id: BUNDLE },
      handler(source, id) {
        const [, localeId = '', namespace = ''] = BUNDLE.exec(id) ?? [];
        const bundle = parseBundle(localeId, namespace, source);
        const english = readBundle(this.environment.config.root, defaultLocale.id, namespace);
        const isComparable = english && [...bundle.findings, ...english.findings].length === 0;
        const [wrong] = isComparable ? checkShapes(english, bundle) : bundle.findings;
        if (wrong) this.error({ message: formatFinding(wrong, userMessages()), id });
      },
    },
  };
}
