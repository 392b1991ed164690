import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildEnvironment, normalizePath, type Rolldown, type ViteBuilder } from 'vite';
import { locales } from '../../src/core/i18n/locales.ts';

/** The entry of every page in the browser, that of pages with the form, and that of the form's code, which it loads. */
export const CLIENT = 'src/main.ts';
export const FORM_LOADER = 'src/form/loadForm.ts';
const FORM = 'src/form/mountForm.tsx';

/** The entries that render pages and make the other files, both at build and in development. */
export const RENDERER = ['src/renderPage.tsx', 'src/siteFiles.ts'];
export type Renderer = typeof import('../../src/renderPage.tsx') & typeof import('../../src/siteFiles.ts');

/** The built code: that of the browser in `dist`, that of the pages in `distSsr`. */
interface BuiltCode {
  dist: string;
  distSsr: string;
  renderer: Renderer;
  /** The files that the pages refer to, other than styles. */
  assets: Rolldown.OutputAsset[];
  css: string;
  scripts: string;
  /** The URLs of the script that every page loads, and of the one that pages with the form load besides. */
  script: string;
  formScript: string;
  /**
   * The URLs of the form's code and texts, by language tag. `prepareForm.ts` fetches them before it imports the code,
   * because browsers do not retry a failed import.
   */
  formCode: Map<string, string[]>;
}

/** Builds the code of the browser and of the pages. */
export async function buildCode(builder: ViteBuilder): Promise<BuiltCode> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('Vite has no client or no ssr environment');
  const { root } = builder.config;
  const distSsr = resolve(root, ssr.config.build.outDir);
  // In sequence: Vite's own plugins are shared and mix up the styles of concurrent builds.
  const chunks = (await filesOf(builder, client)).filter((file) => file.type === 'chunk');
  const files = (await filesOf(builder, ssr)).filter((file) => file.type === 'asset');
  const isStyles = ({ fileName }: Rolldown.OutputAsset) => fileName.endsWith('.css');
  const [styles, ...others] = files.filter(isStyles);
  if (!styles || others.length > 0) throw new Error('The build has not put all styles into one file');
  process.setSourceMapsEnabled(true);
  return {
    dist: resolve(root, client.config.build.outDir),
    distSsr,
    renderer: await loadRenderer((file) => {
      const built = join(distSsr, basename(file).replace(/\.tsx?$/, '.js'));
      return import(pathToFileURL(built).href);
    }),
    css: String(styles.source),
    assets: files.filter((file) => !isStyles(file) && !file.fileName.endsWith('.map')),
    scripts: chunks.map(({ code }) => code).join('\n'),
    ...scriptUrls(chunks, root),
  };
}

/** Loads the entries of the renderer as one module. */
export async function loadRenderer(load: (file: string) => Promise<object>): Promise<Renderer> {
  return Object.assign({}, ...(await Promise.all(RENDERER.map(load))));
}

type BuiltFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

async function filesOf(builder: ViteBuilder, environment: BuildEnvironment): Promise<BuiltFile[]> {
  const built = await builder.build(environment);
  if (Array.isArray(built) || !('output' in built)) throw new Error('Vite has made more than one build');
  return built.output;
}

function scriptUrls(chunks: readonly Chunk[], root: string) {
  const loader = entryOf(chunks, root, FORM_LOADER);
  const form = entryOf(chunks, root, FORM);
  const code = withImports(form, chunks).filter((chunk) => chunk !== loader);
  const texts = chunks.filter(({ fileName }) => form.dynamicImports.includes(fileName));
  const formCode = locales.map(({ id, tag }): [string, string[]] => {
    const bundles = texts.filter(({ facadeModuleId }) => facadeModuleId?.includes(`/locales/${id}/`));
    return [tag, [...new Set([...code, ...bundles].map(urlOf))]];
  });
  const script = urlOf(entryOf(chunks, root, CLIENT));
  return { script, formScript: urlOf(loader), formCode: new Map(formCode) };
}

type Chunk = Rolldown.OutputChunk;

function entryOf(chunks: readonly Chunk[], root: string, name: string): Chunk {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === normalizePath(join(root, name)));
  if (!chunk) throw new Error(`The build has no ${name}`);
  return chunk;
}

function withImports(chunk: Chunk, chunks: readonly Chunk[]): Chunk[] {
  const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName));
  return [chunk, ...imported.flatMap((inner) => withImports(inner, chunks))];
}

const urlOf = ({ fileName }: Chunk): string => `/${fileName}`;
