import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The one place that says what is a sample, and what somebody has still to confirm. */
export const CHECKLIST = 'src/firm/samples.md';

/** The section whose open lines keep search engines out. */
export const SAMPLES = 'Samples';

/** Where a value stands: a file, with a star for the folder of each language, and a key in it. */
export interface Place {
  file: string;
  key: string;
}

/** A line of the list, with what it goes on with. */
export interface Item {
  section: string;
  done: boolean;
  /** What it asks, without the places. */
  words: string;
  places: Place[];
  /** Line in the list, from 1. */
  line: number;
}

/**
 * Reads the list of the project in a folder. Throws where it is not there or has no samples' section: then nobody knows
 * what is a sample, and the site must not pass for one without.
 */
export function readChecklist(root: string): Item[] {
  const path = join(root, CHECKLIST);
  if (!existsSync(path)) throw new Error(`${CHECKLIST} is missing: it says what in this project is a sample`);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(`\n## ${SAMPLES}\n`)) throw new Error(`${CHECKLIST} has no section “${SAMPLES}”`);
  return parseChecklist(text);
}

/** The lines of a list, `- [ ]` or `- [x]`, under the headings that they stand under. */
export function parseChecklist(text: string): Item[] {
  const items: Item[] = [];
  let section = '';
  let raw: (Item & { text: string }) | undefined;
  const close = () => {
    if (raw) items.push(finished(raw));
    raw = undefined;
  };
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, mark, words = ''] = /^\s*[-*] \[(.?)\]\s+(.*)$/.exec(line) ?? [];
    if (mark !== undefined) {
      close();
      raw = { section, done: /x/i.test(mark), words: '', places: [], line: index + 1, text: words };
    } else if (raw && /^\s+\S/.test(line)) raw.text += ` ${line.trim()}`;
    else close();
    if (line.startsWith('## ')) section = line.slice(3).trim();
  }
  close();
  return items;
}

const PLACE = /`([\w*/.-]+\.(?:ts|json)): ([\w.-]+)`/g;

function finished({ text, ...item }: Item & { text: string }): Item {
  const places = [...text.matchAll(PLACE)].map(([, file = '', key = '']) => ({ file, key }));
  const words = text
    .replace(PLACE, '')
    .replace(/[\s,:]+$/, '')
    .replace(/[`*]/g, '');
  return { ...item, words, places };
}

/** The samples that are still in the project in a folder. */
export const openSamples = (root: string): Item[] =>
  readChecklist(root).filter(({ section, done }) => section === SAMPLES && !done);
