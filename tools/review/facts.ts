import { lawyers } from '../../src/firm/lawyers.ts';
import { factsIn } from '../ready/valueAt.ts';
import { readFileAt } from './history.ts';
import type { Row } from './rows.ts';

/** Figures of the firm that its texts name, and what each is, by its key among the words of the document. */
const FIGURES: [file: string, key: string, name: string][] = [
  ['src/firm/firm.ts', 'founded', 'founded'],
  ['src/firm/firm.ts', 'yearsOfPractice', 'yearsOfPractice'],
  ['src/firm/firm.ts', 'replyHours', 'replyHours'],
  ['src/firm/firm.ts', 'fileYears', 'fileYears'],
  ['src/firm/firm.ts', 'enquiryMonths', 'enquiryMonths'],
  ['src/firm/firm.ts', 'legalUpdated', 'legalUpdated'],
  ...lawyers.flatMap(({ id }) =>
    ['years', 'matters', 'called'].map((key): [string, string, string] => [
      'src/firm/lawyers.ts',
      `${id}.${key}`,
      key,
    ]),
  ),
];

/** A row for each figure, with its value at the commit to compare with where that is another one. */
export function factRows(root: string, names: Record<string, string>, since?: string): Promise<Row[]> {
  return Promise.all(
    FIGURES.map(async ([file, key, name]): Promise<Row> => {
      const valueAt = async (commit?: string) =>
        factsIn((await readFileAt(root, file, commit)) ?? '', key)[0]?.value ?? '';
      const value = await valueAt();
      const before = since === undefined ? value : await valueAt(since);
      const whose = lawyers.find(({ id }) => key.startsWith(`${id}.`))?.name;
      const label = [whose, names[name] ?? name].filter(Boolean).join(', ');
      const changed = before !== value;
      return {
        kind: 'claim',
        bundle: file,
        key,
        parts: [{ key, text: `${label}: ${value}`, ...(changed && { before }) }],
        ...(changed && { change: before ? 'changed' : 'new' }),
      };
    }),
  );
}
