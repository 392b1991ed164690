// npm run function: bundles the edge function, its imports and texts into one file. Deploying a bundle avoids depending
// on how Supabase's CLI and servers resolve imports from outside supabase/functions.
import { readdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { digestOf, makeOnce } from '../plugins/makeOnce.ts';
import { PROJECT } from '../plugins/project.ts';

const SOURCE = 'supabase/functions/send-contact-email';
/** The entrypoint in `supabase/config.toml`. */
const ENTRYPOINT = join(PROJECT, SOURCE, 'dist/index.js');

const sources = () => [
  ...readdirSync(join(PROJECT, SOURCE)).flatMap((name) => (name.endsWith('.ts') ? `${SOURCE}/${name}` : [])),
  ...['src/core', 'locales', 'supabase/bundleFunction.ts', 'package-lock.json'],
];

/**
 * Globals that Deno gives to packages of npm alone, not to a file into which they are bundled (ext/node/global.rs of
 * Supabase's edge runtime lists them): set before the first statement of the bundle.
 */
const NODE_GLOBALS = `import { Buffer as NodeBuffer } from 'node:buffer';
import * as nodeTimers from 'node:timers';
{
  const { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, clearImmediate } = nodeTimers;
  const timers = { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, clearImmediate };
  Object.assign(globalThis, timers, { global: globalThis, Buffer: NodeBuffer });
}`;

/** Makes the bundle, unless there is one of the same sources, and returns its path. */
export async function bundleFunction(): Promise<string> {
  const folder = await makeOnce(`function/${digestOf(sources())}`, async (draft) => {
    await build({
      root: join(PROJECT, SOURCE),
      configFile: false,
      logLevel: 'warn',
      plugins: [withNodePrefix()],
      ssr: { noExternal: true },
      build: {
        ssr: 'index.ts',
        outDir: draft,
        emptyOutDir: true,
        target: 'es2022',
        minify: false,
        rolldownOptions: {
          output: { codeSplitting: false, entryFileNames: 'index.js', banner: NODE_GLOBALS },
        },
      },
    });
  });
  return join(folder, 'index.js');
}

/** Imports Node's built-in modules with the `node:` prefix, as Deno requires. */
function withNodePrefix(): Plugin {
  return {
    name: 'with-node-prefix',
    enforce: 'pre',
    resolveId: (id) =>
      isBuiltin(id) ? { id: id.startsWith('node:') ? id : `node:${id}`, external: true } : null,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await cp(await bundleFunction(), ENTRYPOINT);
  console.log(ENTRYPOINT);
}
