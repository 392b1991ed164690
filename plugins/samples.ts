import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatTexts } from '../src/core/i18n/mapTexts.ts';
import { bundleFiles } from './bundles.ts';
import { jsonIn } from './project.ts';

/** The launch checklist: the claims that somebody has to confirm, because nothing in the value shows whether it is true. */
export const CHECKLIST = 'src/core/firm/samples.md';

/** The section of claims that came with the sample firm. */
export const CLAIMS = 'Claims of the sample firm';

/**
 * The marks of a sample: names with Contoh (Malay for sample), addresses that are reserved, numbers of zeros, the
 * testimonials' own words, and the two dates with which the project was handed over.
 */
const SAMPLE =
  /\bContoh [A-Z&]|\b[A-Z]\w* Contoh\b|-contoh\b|\.example\b|\+60 5-000|^60120000000$|^Sample |^2024-09-15$/;

const FIRM = 'src/core/firm/firm.json';

/** Location of a value: a file, with `*` for the folder of each language, and a key. */
export interface ValuePlace {
  file: string;
  key: string;
}

/** The facts and texts of the project in `root` that are still those of the sample firm, and partners without a portrait. */
export function sampleValues(root: string): ValuePlace[] {
  const facts = jsonIn(root, 'src/core/firm').filter((file) => !file.includes('/schemas/'));
  const values: ValuePlace[] = [];
  for (const file of [...facts, ...bundleFiles(root)]) {
    // What stands around an empty list is not shown.
    const shown = (_: string, part: { items?: unknown[] }) => (part?.items?.length === 0 ? {} : part);
    const content = JSON.parse(readFileSync(join(root, file), 'utf8'), shown);
    for (const [key, text] of flatTexts(content)) if (SAMPLE.test(text)) values.push({ file, key });
    if (!file.endsWith('firm/lawyers.json')) continue;
    for (const [id, { portrait }] of Object.entries<{ portrait?: string }>(content.lawyers))
      if (!portrait) values.push({ file, key: `lawyers.${id}.portrait` });
  }
  return values;
}

/**
 * How many samples and open claims are left in the project in `root`, and whether they keep search engines out: only while the
 * firm's name is the sample's, so that no later work takes a site off the web.
 */
export function countSamples(root: string): { left: number; keepOut: boolean } {
  const values = sampleValues(root);
  const open = readChecklist(root).filter(({ section, done }) => section === CLAIMS && !done);
  const keepOut = values.some(({ file, key }) => file === FIRM && key === 'name');
  return { left: values.length + open.length, keepOut };
}

/** A checklist item, including its continuation lines. */
export interface Item {
  section: string;
  done: boolean;
  label: string;
  places: ValuePlace[];
  line: number;
}

/**
 * Reads the checklist of the project in `root`. Throws if the file or its section of claims is missing: the site must
 * not count as free of samples by mistake.
 */
export function readChecklist(root: string): Item[] {
  const path = join(root, CHECKLIST);
  if (!existsSync(path)) throw new Error(`${CHECKLIST} is missing: it says what has to be confirmed`);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(`\n## ${CLAIMS}\n`)) throw new Error(`${CHECKLIST} has no section “${CLAIMS}”`);
  return parseChecklist(text);
}

const ITEM = /^[ \t]*[-*] \[(.?)\]\s+(.*(?:\r?\n[ \t]+(?![-*] \[)\S.*)*)/gm;
const PLACE = /`([\w*/.-]+\.(?:ts|json)): ([\w.-]+)`/g;

/** At the end of a ticked item, after a dot or a place: who confirmed it, and when. */
const CONFIRMED = /[`.(–—-]\s*\p{L}[^`.]*?[\s,，]\(?(?:\d[^`]*)?20\d\d(?:-\d\d-\d\d)?\)?\.?$/u;

/** The items of a list, `- [ ]` or `- [x]`, under their headings. Done is what is ticked, with a name and a date. */
const parseChecklist = (text: string): Item[] =>
  [...text.matchAll(ITEM)].map(({ 1: mark = '', 2: content = '', index }) => {
    const before = text.slice(0, index);
    return {
      section: /.*^## ([^\r\n]*)/ms.exec(before)?.[1]?.trim() ?? '',
      done: /x/i.test(mark) && CONFIRMED.test(content.trim()),
      label: content
        .replace(PLACE, '')
        .replace(/\s+/g, ' ')
        .replace(/:[ ,]+/g, ': ')
        .replace(/[\s,:]+$/, '')
        .replace(/[`*]/g, ''),
      places: [...content.matchAll(PLACE)].map(([, file = '', key = '']) => ({ file, key })),
      line: before.split('\n').length,
    };
  });
