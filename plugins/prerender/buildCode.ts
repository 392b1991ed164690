import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildEnvironment, normalizePath, type Rolldown, type ViteBuilder } from 'vite';
import { locales } from '../../src/core/i18n/locales.ts';
import { CLIENT, FORM, type Renderer } from './entries.ts';

/** The built code: that of the browser in `dist`, that of the pages in `distSsr`. */
interface BuiltCode {
  dist: string;
  distSsr: string;
  renderer: Renderer;
  /** All styles of the site. */
  css: string;
  /** All code of the browser. */
  scripts: string;
  /** The URL of the script that every page loads. */
  script: string;
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
  const css = stylesheet(await filesOf(builder, ssr));
  process.setSourceMapsEnabled(true);
  return {
    dist: resolve(root, client.config.build.outDir),
    distSsr,
    renderer: await import(pathToFileURL(join(distSsr, 'prerender.js')).href),
    css,
    scripts: chunks.map(({ code }) => code).join('\n'),
    ...scriptUrls(chunks, root),
  };
}

type BuiltFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** Builds an environment, and returns its files. */
async function filesOf(builder: ViteBuilder, environment: BuildEnvironment): Promise<BuiltFile[]> {
  const built = await builder.build(environment);
  if (Array.isArray(built) || !('output' in built)) throw new Error('Vite has made more than one build');
  return built.output;
}

/** The one stylesheet of a build. */
function stylesheet(files: readonly BuiltFile[]): string {
  const [file, ...others] = files.filter(({ fileName }) => fileName.endsWith('.css'));
  if (file?.type !== 'asset' || others.length > 0)
    throw new Error('The build has not put all styles into one file');
  return String(file.source);
}

/** The URLs of the script that every page loads, and of the form's code and texts. */
function scriptUrls(
  chunks: readonly Rolldown.OutputChunk[],
  root: string,
): Pick<BuiltCode, 'script' | 'formCode'> {
  const entry = (name: string) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === normalizePath(join(root, name)));
    if (!chunk) throw new Error(`The build has no ${name}`);
    return chunk;
  };
  const withImports = (chunk: Rolldown.OutputChunk): Rolldown.OutputChunk[] => [
    chunk,
    ...chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).flatMap(withImports),
  ];
  const [client, form] = [entry(CLIENT), entry(FORM)];
  const code = withImports(form).filter((chunk) => chunk !== client);
  const textsOf = (id: string) =>
    chunks.filter(
      ({ fileName, facadeModuleId }) =>
        form.dynamicImports.includes(fileName) && facadeModuleId?.includes(`/locales/${id}/`),
    );
  const url = ({ fileName }: Rolldown.OutputChunk) => `/${fileName}`;
  const urls = (id: string) => [...new Set([...code, ...textsOf(id)].map(url))];
  return { script: url(client), formCode: new Map(locales.map(({ id, tag }) => [tag, urls(id)])) };
}
