import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serviceSlugs } from '../../src/firm/services.ts';
import { buildSite } from '../buildSite.ts';
import { copyProject } from '../copyProject.ts';
import { PROJECT } from '../project.ts';
import { fileOf, siteAddresses } from '../siteAddresses.ts';
import { grow, LANGUAGES, SERVICES } from './grow.ts';

const NOTE_MEMORY = pathToFileURL(join(import.meta.dirname, 'noteMemory.js'));
/** The heap of a build whose memory is measured, in MB: in a larger one, garbage would be counted too. */
const HEAP = 192;
/** Pages that both sites have. */
const ADDRESSES = [`/services/${serviceSlugs[0]}`, `/chinese/services/${serviceSlugs[0]}`];

interface Built {
  pages: number;
  milliseconds: number;
  /** The most memory that the build had at once, in bytes. */
  memory: number;
  /** Address → compressed bytes loaded before the first paint: HTML, styles, script and fonts. */
  loads: Record<string, number>;
}

/**
 * Compares the site with a copy that has more languages and services: time and memory to build, time to check, bytes to
 * load.
 */
export function growth(): { now: Built; grown: Built; check: number; text: string } {
  const copy = copyProject();
  giveOwnCaches(copy);
  // The first build fills the caches; it is not measured.
  buildSite(copy, 'dist');
  const now = measure(copy);
  grow(copy);
  const grown = measure(copy);
  const check = timeCheck(copy);
  rmSync(copy, { recursive: true });
  const perPage = (grown.milliseconds - now.milliseconds) / (grown.pages - now.pages);
  const text = [
    `As it is: ${sentence(now)}`,
    `${LANGUAGES} languages, ${SERVICES} services: ${sentence(grown)}; ${perPage.toFixed(0)} ms for each page more; npm run check in ${(check / 1000).toFixed(1)} s`,
  ].join('\n');
  return { now, grown, check, text };
}

/**
 * Gives a copy of the project caches of its own, with what is in the project's: what is cut for one bench would be there
 * at the next.
 */
function giveOwnCaches(copy: string): void {
  const from = join(PROJECT, 'node_modules');
  const to = join(copy, 'node_modules');
  rmSync(to);
  mkdirSync(to);
  for (const name of readdirSync(from)) if (name !== '.cache') symlinkSync(join(from, name), join(to, name));
  if (existsSync(join(from, '.cache'))) cpSync(join(from, '.cache'), join(to, '.cache'), { recursive: true });
}

const sentence = ({ pages, milliseconds, memory, loads }: Built) =>
  [
    `${pages} pages in ${(milliseconds / 1000).toFixed(1)} s (${(milliseconds / pages).toFixed(0)} ms a page) and ${(memory / 2 ** 20).toFixed(0)} MB of memory`,
    ...Object.entries(loads).map(
      ([address, bytes]) => `${address} loads ${(bytes / 1024).toFixed(1)} KB before it is painted`,
    ),
  ].join('; ');

function measure(root: string): Built {
  const start = performance.now();
  buildSite(root, 'dist');
  const milliseconds = performance.now() - start;
  const dist = join(root, 'dist');
  const loads = Object.fromEntries(ADDRESSES.map((address) => [address, loadOf(dist, address)]));
  return { pages: siteAddresses(dist).length, milliseconds, memory: memoryOf(root), loads };
}

/** The most memory, in bytes, that a build has at once. */
function memoryOf(root: string): number {
  const peaks = join(root, 'peaks.txt');
  rmSync(peaks, { force: true });
  const options = `--max-old-space-size=${HEAP} --import=${NOTE_MEMORY}`;
  buildSite(root, 'dist', { NODE_OPTIONS: options, PEAKS_FILE: peaks });
  return 1024 * Math.max(...readFileSync(peaks, 'utf8').trim().split('\n').map(Number));
}

/** Milliseconds of `npm run check`, after the generated files have been updated. */
function timeCheck(root: string): number {
  for (const part of ['biome.json', '.vscode', 'tests'])
    cpSync(join(PROJECT, part), join(root, part), { recursive: true });
  const run = (script: string) =>
    execFileSync('npm', ['run', '--silent', script], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  run('fix');
  const start = performance.now();
  run('check');
  return performance.now() - start;
}

function loadOf(dist: string, address: string): number {
  const page = fileOf(address);
  const html = readFileSync(join(dist, page), 'utf8');
  const named = html.matchAll(/<(?:script|link rel="(?:stylesheet|preload)")[^>]*(?:src|href)="([^"]+)"/g);
  const files = [page, ...[...named].map(([, file]) => file ?? '')].map((file) => join(dist, file));
  const sent = files.map((file) => (existsSync(`${file}.br`) ? `${file}.br` : file));
  return sent.reduce((sum, file) => sum + statSync(file).size, 0);
}
