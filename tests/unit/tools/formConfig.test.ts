import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../../../plugins/project.ts';
import { lawRows } from '../../../src/core/law/register.ts';
import { signedWords } from '../../../tools/launch/signedWords.ts';
import { formConfig } from '../../../tools/owner/formConfig.ts';

interface Field {
  name: string;
  widget: string;
  fields?: Field[];
}

const pathsOf = (fields: readonly Field[], above = ''): string[] =>
  fields.flatMap(({ name, fields: own }) => (own ? pathsOf(own, `${above}${name}.`) : [above + name]));

const leavesOf = (value: unknown, above = ''): string[] =>
  Object.entries(value as object).flatMap(([name, own]) =>
    typeof own === 'object' ? leavesOf(own, `${above}${name}.`) : [above + name],
  );

test('the owner’s form has a field for each fact, and for those that may be missing', () => {
  const [facts, law] = formConfig('firm/site').collections;
  for (const { file, fields } of facts?.files ?? []) {
    const leaves = new Set(leavesOf(JSON.parse(readFileSync(join(PROJECT, file), 'utf8'))));
    const paths = pathsOf(fields);
    expect(paths, file).toEqual(expect.arrayContaining([...leaves]));
    for (const path of paths.filter((one) => !leaves.has(one)))
      expect(path).toMatch(
        /^(lawyers\.\w+\.(portrait|office|matters|email)|offices\.\w+\.fax|whatsapp|notary\.\w+|profileYear)$/,
      );
    const partners = paths.filter((path) => path.endsWith('.email') && file.endsWith('lawyers.json'));
    expect(paths.filter((path) => path.endsWith('.portrait'))).toHaveLength(partners.length);
  }
  for (const { file, fields } of law?.files ?? []) {
    const leaves = leavesOf(JSON.parse(readFileSync(join(PROJECT, file), 'utf8')));
    // In each language that has the words, Malay too.
    const signed = lawRows.flatMap(({ bundle, unit }) =>
      Object.keys(signedWords(PROJECT, bundle, unit)).map(
        (id) => `rows.${bundle}.${unit.replaceAll('.', '/')}.signed.words.${id}`,
      ),
    );
    const paths = new Set(pathsOf(fields));
    const wanted = [...leaves.map((path) => path.replace(/^watch\..*/, 'watch')), ...signed];
    expect(wanted.filter((path) => !paths.has(path))).toEqual([]);
  }
});
