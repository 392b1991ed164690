// npm run function: bundles the edge function, its imports and texts into one file. Deploying a bundle avoids depending
// on how Supabase's CLI and servers resolve imports from outside supabase/functions.
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { createTexts } from './functions/send-contact-email/texts.ts';

const root = join(import.meta.dirname, '..');
const source = join(import.meta.dirname, 'functions', 'send-contact-email');
/** The entrypoint in `supabase/config.toml`. */
const FILE = join(source, 'dist', 'index.js');

/** Writes the bundle and returns its path. */
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

/** Inlines the texts of the emails, which the source reads from disk. */
function withTexts(): Plugin {
  return {
    name: 'with-texts',
    async load(id) {
      if (id !== join(source, 'readMailBundle.ts')) return;
      const bundles: Record<string, string> = {};
      // Reads them all. Throws if the function could not use one.
      await createTexts(async (localeId, name) => {
        const text = readFileSync(join(root, 'locales', localeId, `${name}.json`), 'utf8');
        bundles[`${localeId}/${name}`] = text;
        return text;
      });
      return `const bundles = ${JSON.stringify(bundles)};
        export const readMailBundle = async (localeId, namespace) => bundles[\`\${localeId}/\${namespace}\`];`;
    },
  };
}

/** Imports Node's built-in modules with the `node:` prefix, as Deno requires. */
function withNodesOwn(): Plugin {
  return {
    name: 'with-nodes-own',
    enforce: 'pre',
    resolveId: (id) =>
      isBuiltin(id) ? { id: id.startsWith('node:') ? id : `node:${id}`, external: true } : null,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await bundleFunction());
