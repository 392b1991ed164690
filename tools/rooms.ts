// Part of npm run check: reports imports that the table of rooms forbids.
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { filesBelow, PROJECT } from '../plugins/project.ts';

/**
 * The rooms of the repository, from the lowest to the highest: each may import those before it. A folder that is not listed
 * belongs to its parent room; `src` itself means the files directly in it.
 */
const ROOMS: readonly string[] = [
  ...['src/core/law', 'src/core/firm', 'src/core/i18n', 'src/core/metadata', 'src/core/enquiry', 'src/core'],
  ...['src/styles', 'src/pictures', 'src/ui', 'src/blocks', 'src/frame', 'src/form', 'src/pages', 'src'],
  'supabase/functions',
  ...['plugins', 'plugins/fonts', 'plugins/mark', 'plugins/pictures', 'plugins/browser', 'plugins/prerender'],
  ...['plugins/profile', 'plugins/previews'],
  ...['supabase', 'supabase/local', 'supabase/hosted'],
  ...['tools', 'tools/i18n', 'tools/facts', 'tools/find', 'tools/changes', 'tools/launch'],
  ...['tools/owner', 'tools/bench', 'tests'],
];

/** Plain data and pure functions for the build, the edge function and the check of the texts as well as for pages. */
const CORE = 'src/core/';
/** The packages that it may import: no React and no Node. */
const CORE_PACKAGES: readonly string[] = ['fastest-levenshtein', 'i18next', 'schema-dts', 'stemmer', 'yup'];

/** An import by a file. Files are paths in the project, such as `src/ui/Plate.tsx`; packages have their names. */
interface Import {
  file: string;
  line: number;
  imports: string;
}

/** The imports, exports and dynamic imports of a file, types included. */
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

/** The place in the table of the innermost room that contains a file; -1 if there is none. */
function roomOf(file: string): number {
  const around = ROOMS.filter((room) => file.startsWith(`${room}/`));
  return ROOMS.indexOf(around.sort((a, b) => b.length - a.length)[0] ?? '');
}

/** The problem with an import; empty if there is none. */
export const forbidden = ({ file, line, imports }: Import): string[] =>
  isAllowed(file, imports)
    ? []
    : [`${file}:${line} imports ${imports}: ${ROOMS[roomOf(file)]} may not (tools/rooms.ts)`];

function isAllowed(file: string, imports: string): boolean {
  const [from, to] = [roomOf(file), roomOf(imports)];
  // A package, or a file outside of all rooms.
  if (to < 0) return !isCore(file) || imports.startsWith('locales/') || CORE_PACKAGES.includes(imports);
  if (file.startsWith('supabase/functions/')) return to === from || isCore(imports);
  return to <= from;
}

const isCore = (file: string): boolean => file.startsWith(CORE);

function checkRooms(): string[] {
  const files = ['src', 'supabase', 'plugins', 'tools', 'tests'].flatMap((folder) =>
    filesBelow(join(PROJECT, folder))
      .filter((name) => /\.[jt]sx?$/.test(name) && !/\b(node_modules|dist)\b/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const gone = ROOMS.filter((room) => !existsSync(join(PROJECT, room)));
  return [
    ...files.flatMap((file) => importsOf(file, readFileSync(join(PROJECT, file), 'utf8')).flatMap(forbidden)),
    ...gone.map((room) => `tools/rooms.ts: there is no ${room}`),
  ];
}

if (process.argv[1] === import.meta.filename) {
  const problems = checkRooms();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
