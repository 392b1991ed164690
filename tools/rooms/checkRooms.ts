// Part of npm run check: reports imports that the table of rooms forbids, and whether the diagram in docs/architecture.md
// is out of date. npm run fix (--write) draws the diagram.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../plugins/project.ts';
import { forbidden, readImports, rooms, withDiagram } from './rooms.ts';

const DOCUMENT = join(PROJECT, 'docs/architecture.md');
const FOLDERS = ['src', 'supabase', 'plugins', 'tools', 'tests'];

const problems = readImports(PROJECT, FOLDERS).flatMap(forbidden);
for (const room of Object.keys(rooms)) {
  if (!existsSync(join(PROJECT, room))) problems.push(`tools/rooms/rooms.ts: there is no ${room}`);
}
const document = readFileSync(DOCUMENT, 'utf8');
if (process.argv.includes('--write')) writeFileSync(DOCUMENT, withDiagram(document));
else if (document !== withDiagram(document)) {
  problems.push('docs/architecture.md: the diagram of the rooms is out of date. npm run fix draws it.');
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
