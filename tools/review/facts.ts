import { lawyers } from '../../src/firm/lawyers.ts';
import { factsIn } from '../ready/valueAt.ts';
import { readFileAt } from './history.ts';
import type { Row } from './rows.ts';

/** The firm's figures that its texts name; `key` is that of their label in the document. */
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

/** A row for each figure, with its previous value where it has changed since the commit. */
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
