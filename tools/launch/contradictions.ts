import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { bundleFiles } from '../../plugins/bundles.ts';
import { readChecklist, type ValuePlace } from '../../plugins/samples.ts';
import { signedLanguages } from '../../src/core/i18n/localizedPath.ts';
import { flatTexts } from '../../src/core/i18n/mapTexts.ts';
import { lawRows } from '../../src/core/law/register.ts';
import { positionAt } from '../i18n/finding.ts';
import { pathOf } from '../i18n/readBundle.ts';
import { signedWords } from './signedWords.ts';

const read = (root: string, file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** The dates of the firm's history that are before the foundation, or before the one above them; a line each. */
export function datesOutOfOrder(root: string): string[] {
  const { founded } = read(root, 'src/core/firm/firm.json');
  const lines: string[] = [];
  for (const file of bundleFiles(root).filter((name) => name.endsWith('/history.json'))) {
    let last = founded;
    for (const [id, { year }] of Object.entries<{ year: string }>(read(root, file).timeline.items)) {
      const from = Number(/\d{4}/.exec(year)?.[0] ?? founded);
      const [found] = valuesAt(root, { file, key: `timeline.items.${id}.year` });
      if (from < last) lines.push(`${file}:${found?.line}  ${year} stands after ${last}`);
      last = from;
    }
  }
  return lines;
}

/** The partners whose profile is in no line of the checklist, so that nobody is asked whether it is true. */
export function unlistedPartners(root: string): ValuePlace[] {
  const listed = readChecklist(root).flatMap(({ places }) => places.map(({ file }) => file));
  return Object.keys(read(root, 'src/core/firm/lawyers.json').lawyers)
    .map((id) => ({ file: `locales/*/lawyers/${id}.json`, key: 'education' }))
    .filter(({ file }) => !listed.includes(file));
}

/** The texts that name a closed office: one that is not in `offices.json`, but still under `offices` in a `common.json`. */
export function closedOffices(root: string): ValuePlace[] {
  const open = Object.keys(read(root, 'src/core/firm/offices.json').offices);
  const texts = bundleFiles(root).flatMap((file) =>
    [...flatTexts(read(root, file))].map(([key, text]) => ({ file, key, text })),
  );
  const names = texts.filter(({ file, key }) => {
    const [, id] = /^offices\.(\w+)\.name$/.exec(key) ?? [];
    return file.endsWith('/common.json') && id && !open.includes(id);
  });
  return texts.filter(({ text }) => names.some((name) => text.includes(name.text)));
}

/** Figures that are outdated by now, each with the line of its value and what the calendar says today. */
export function agedFigures(root: string, today = new Date()): string[] {
  const figures = read(root, 'src/core/firm/firm.json');
  const { lawyers } = read(root, 'src/core/firm/lawyers.json');
  const year = today.getFullYear();
  const lines: string[] = [];
  const note = (file: string, key: string, now: string) => {
    const [found] = valuesAt(root, { file: `src/core/firm/${file}.json`, key });
    lines.push(`${found?.file}:${found?.line}  ${key} is ${found?.value}: ${now}`);
  };
  for (const key of ['copyrightYear', 'profileYear'])
    if (figures[key] < year) note('firm', key, `it is ${year}`);
  const decades = Math.floor((year - figures.founded) / 10) * 10;
  if (decades > figures.yearsOfPractice)
    note('firm', 'yearsOfPractice', `the firm has practised for over ${decades}`);
  for (const [id, { years, called }] of Object.entries<{ years: number; called: number }>(lawyers))
    if (years < year - called)
      note('lawyers', `lawyers.${id}.years`, `${year - called} have passed since ${called}`);
  return lines;
}

/** Months for which a signature holds; then a lawyer has to read the statement again. */
const MONTHS = 12;

/**
 * The bundles with statements of law that nobody has signed within a year for the words that they have now, each with how many
 * in each language.
 */
export function unsignedLaw(root: string, today = new Date(), rows = lawRows): string[] {
  const oldest = new Date(today);
  oldest.setUTCMonth(oldest.getUTCMonth() - MONTHS);
  const day = oldest.toISOString().slice(0, 10);
  return [...new Set(rows.map(({ bundle }) => bundle))].flatMap((bundle) => {
    const statements = rows
      .filter((row) => row.bundle === bundle)
      .map(({ unit, signed }) => ({ signed, now: signedWords(root, bundle, unit) }));
    const left = signedLanguages.flatMap(({ id, name }) => {
      const open = statements.filter(
        ({ signed, now }) => now[id] && (!signed || signed.on < day || signed.words[id] !== now[id]),
      );
      return open.length > 0 ? [`${name} ${open.length}`] : [];
    });
    return left.length > 0 ? [`${bundle}: ${left.join(', ')} of ${statements.length}`] : [];
  });
}

export interface PlacedValue {
  file: string;
  line: number;
  /** As written in the file; for a list or group, its first value. */
  value: string;
}

/** The values at a place: one, or one for each bundle that its stars stand for. Empty if there is none. */
export function valuesAt(root: string, { file, key }: ValuePlace): PlacedValue[] {
  const bundle = new RegExp(`^${file.replaceAll('*', '[^/]+')}$`);
  const files = file.includes('*') ? bundleFiles(root).filter((path) => bundle.test(path)) : [file];
  return files
    .filter((path) => existsSync(join(root, path)))
    .flatMap((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      const tree = parseTree(source);
      const node = tree && findNodeAtLocation(tree, pathOf(key));
      if (!node) return [];
      const first = firstIn(node);
      // An empty list.
      if (first.value === undefined) return [];
      return { file: path, line: positionAt(source, first.offset).line, value: String(first.value) };
    });
}

function firstIn(node: Node): Node {
  const [first] = node.children ?? [];
  return first ? firstIn(node.type === 'property' ? (node.children?.[1] ?? first) : first) : node;
}
