import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

/**
 * The rooms of the repository, each with the rooms right below it. A room may import these and everything below them.
 * A folder that is not listed belongs to its parent room; `src` itself means the files directly in it.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  'src/core/law': [],
  'src/core/firm': ['src/core/law'],
  'src/core/i18n': ['src/core/firm'],
  'src/core/metadata': ['src/core/i18n'],
  'src/core/enquiry': [],
  'src/core': ['src/core/metadata', 'src/core/enquiry'],
  'src/styles': [],
  'src/pictures': ['src/core'],
  'src/ui': ['src/pictures'],
  'src/blocks': ['src/ui'],
  'src/frame': ['src/blocks'],
  'src/form': ['src/frame'],
  'src/pages': ['src/form'],
  src: ['src/pages', 'src/styles'],

  'supabase/functions': ['src/core'],
  'supabase/local': ['supabase/functions'],
  'supabase/hosted': ['plugins'],
  'supabase/enquiries': ['supabase/local', 'supabase/hosted'],
  supabase: ['supabase/enquiries'],

  plugins: ['src'],
  'plugins/pictures': ['plugins'],
  'plugins/fonts': ['plugins'],
  'plugins/browser': ['plugins/fonts'],
  'plugins/prerender': ['plugins/fonts'],
  'plugins/plates': ['plugins/fonts'],
  'plugins/profileBook': ['plugins/prerender', 'plugins/browser', 'plugins/pictures', 'plugins/plates'],
  'plugins/previews': ['plugins/profileBook'],

  tools: ['plugins/prerender'],
  'tools/i18n': ['tools'],
  'tools/facts': ['tools/i18n', 'plugins/pictures'],
  'tools/fix': ['tools/i18n'],
  'tools/translator': ['tools/fix'],
  'tools/changes': ['tools/i18n', 'plugins/browser'],
  'tools/launch': ['tools/i18n', 'supabase/local', 'supabase/hosted'],
  'tools/icons': ['tools', 'plugins/previews'],
  'tools/rooms': ['tools'],

  tests: [
    'supabase',
    'tools/translator',
    'tools/changes',
    'tools/facts',
    'tools/launch',
    'tools/icons',
    'tools/rooms',
  ],
};

/**
 * The packages that `src/core` may import: plain data and pure functions, for the build, the edge function and the check
 * of the texts as well as for pages. It imports no React, no Node and no stylesheet.
 */
const corePackages: readonly string[] = ['i18next', 'schema-dts', 'yup'];

/** An import by a file. Files are paths in the project, such as `src/ui/Plate.tsx`; packages have their names. */
interface Import {
  file: string;
  line: number;
  imports: string;
}

/** Every import, export and dynamic import of the TypeScript and JavaScript files in some folders. */
export function readImports(root: string, folders: readonly string[]): Import[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.[jt]sx?$/.test(name) && !/\b(node_modules|dist)\b/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8'))),
  );
}

/** The imports of a file, types included. */
export function importsOf(file: string, source: string): Import[] {
  const { module } = parseSync(file, source);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest ?? [])),
    ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ];
  return requests.map(({ start, end }) => {
    const path = source.slice(start + 1, end - 1);
    const line = source.slice(0, start).split('\n').length;
    return { file, line, imports: path.startsWith('.') ? posix.join(posix.dirname(file), path) : path };
  });
}

/** The room of a file: the innermost one that contains it; undefined if there is none. */
function roomOf(file: string): string | undefined {
  const around = Object.keys(rooms).filter((room) => file.startsWith(`${room}/`));
  return around.sort((a, b) => b.length - a.length)[0];
}

/** All rooms that a room may import. */
function allowed(room: string): Set<string> {
  const direct = rooms[room] ?? [];
  return new Set([...direct, ...direct.flatMap((below) => [...allowed(below)])]);
}

/** The problem with an import; empty if there is none. Any room may import bundles and other files outside of all rooms. */
export function forbidden({ file, line, imports }: Import): string[] {
  const [from, to] = [roomOf(file), roomOf(imports)];
  if (file.startsWith(`${CORE}/`) && !to && !isData(imports)) {
    return [`${file}:${line} imports ${imports}: ${CORE} may not (tools/rooms/rooms.ts)`];
  }
  if (!from || !to || from === to || allowed(from).has(to)) return [];
  return [`${file}:${line} imports ${imports}: ${from} may not import ${to} (tools/rooms/rooms.ts)`];
}

const CORE = 'src/core';

/** Whether `src/core` may import this: bundles, or a package without React and Node. */
const isData = (imports: string): boolean => imports.startsWith('locales/') || corePackages.includes(imports);

const MARKED = /(?<=<!-- rooms -->\n).*(?=<!-- \/rooms -->)/s;

/** The document with the diagram of the rooms between its two marks. Throws if it has no marks. */
export function withDiagram(document: string): string {
  if (!MARKED.test(document)) throw new Error('The document has no <!-- rooms --> and <!-- /rooms -->');
  return document.replace(MARKED, () => `\n\`\`\`mermaid\n${diagram()}\n\`\`\`\n\n`);
}

/** The table as a Mermaid flowchart. An arrow leads from a room to one right below it. */
function diagram(): string {
  const arrows = Object.entries(rooms).flatMap(([room, below]) =>
    below.map((other) => `  ${room} --> ${other}`),
  );
  return ['flowchart TD', ...arrows].join('\n');
}
