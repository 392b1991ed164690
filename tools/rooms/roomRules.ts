import type { Import } from './imports.ts';
import { rooms } from './rooms.ts';

/** The room of a file: the innermost one that contains it; undefined if there is none. */
export function roomOf(file: string): string | undefined {
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
  if (!from || !to || from === to || allowed(from).has(to)) return [];
  return [`${file}:${line} imports ${imports}: ${from} may not import ${to} (tools/rooms/rooms.ts)`];
}

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
