// npm run function: the edge function as one file, with all that it imports and its texts in it. That is what is
// deployed: whatever the CLI and the servers of Supabase make of imports outside supabase/functions, it runs.
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { locales } from '../src/i18n/locales.ts';
import { NAMESPACES } from './functions/send-contact-email/texts.ts';

const root = join(import.meta.dirname, '..');
const source = join(import.meta.dirname, 'functions', 'send-contact-email');
/** Named in `supabase/config.toml`. */
const FILE = join(source, 'dist', 'index.js');

/** Writes the file and returns its path. */
export async function bundleFunction(): Promise<string> {
  await build({
    root: source,
    configFile: false,
    logLevel: 'warn',
    plugins: [withTexts(), withNodesOwn()],
    ssr: { noExternal: true },
    build: {
      ssr: join(source, 'index.ts'),
      outDir: join(source, 'dist'),
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'index.js' } },
    },
  });
  return FILE;
}

/** The texts of the mails, where the source reads them from the disk. */
function withTexts(): Plugin {
  return {
    name: 'with-texts',
    load(id) {
      if (id !== join(source, 'readMailBundle.ts')) return;
      const bundles = locales.flatMap(({ id: locale }) =>
        NAMESPACES.map((name) => `${locale}/${name}`).map((name) => [
          name,
          readFileSync(join(root, 'locales', `${name}.json`), 'utf8'),
        ]),
      );
      return `const bundles = ${JSON.stringify(Object.fromEntries(bundles))};
        export const readMailBundle = async (localeId, namespace) => bundles[\`\${localeId}/\${namespace}\`];`;
    },
  };
}

/** Node's modules by the names that Deno knows. */
function withNodesOwn(): Plugin {
  return {
    name: 'with-nodes-own',
    enforce: 'pre',
    resolveId: (id) =>
      isBuiltin(id) ? { id: id.startsWith('node:') ? id : `node:${id}`, external: true } : null,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await bundleFunction());
