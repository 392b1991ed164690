import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

/** An import of one file by another, as paths in the project: `src/ui/Plate.tsx`. */
export interface Import {
  file: string;
  line: number;
  imports: string;
}

/** Every relative import, export and dynamic import of the TypeScript and JavaScript files in some folders. */
export function readImports(root: string, folders: readonly string[]): Import[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.[jt]sx?$/.test(name) && !/\b(node_modules|dist)\b/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8'))),
  );
}

/** The relative imports of a file, types included. */
export function importsOf(file: string, source: string): Import[] {
  const { module } = parseSync(file, source);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest ?? [])),
    ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ];
  return requests.flatMap(({ start, end }) => {
    const path = source.slice(start + 1, end - 1);
    if (!path.startsWith('.')) return [];
    const line = source.slice(0, start).split('\n').length;
    return { file, line, imports: posix.join(posix.dirname(file), path) };
  });
}
