import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The launch checklist: all samples, and everything that somebody still has to confirm. */
export const CHECKLIST = 'src/firm/samples.md';

/** The section whose open items keep search engines out. */
export const SAMPLES = 'Samples';

/** Location of a value: a file, with `*` for the folder of each language, and a key. */
export interface ValuePlace {
  file: string;
  key: string;
}

/** A checklist item, including its continuation lines. */
export interface Item {
  section: string;
  done: boolean;
  /** Its text without the places. */
  words: string;
  places: ValuePlace[];
  /** Line number, from 1. */
  line: number;
}

/**
 * Reads the checklist of the project in `root`. Throws if the file or its samples section is missing: the site
 * must not count as free of samples by mistake.
 */
export function readChecklist(root: string): Item[] {
  const path = join(root, CHECKLIST);
  if (!existsSync(path)) throw new Error(`${CHECKLIST} is missing: it says what in this project is a sample`);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(`\n## ${SAMPLES}\n`)) throw new Error(`${CHECKLIST} has no section “${SAMPLES}”`);
  return parseChecklist(text);
}

/** The items of a list, `- [ ]` or `- [x]`, under their headings. */
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

/** The samples still in the project in `root`. */
export const openSamples = (root: string): Item[] =>
  readChecklist(root).filter(({ section, done }) => section === SAMPLES && !done);
