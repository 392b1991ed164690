import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { PROJECT } from '../../../plugins/project.ts';
import { checkFacts } from '../../../tools/facts/checkFacts.ts';
import { copyOf } from '../../folders.ts';
import { editFacts } from '../../projects.ts';

let project: ReturnType<typeof copyOf>;
beforeEach(() => {
  project = copyOf('src/core/firm', 'src/core/law', 'locales/en', 'src/pictures/lawyers');
  // What the firm may lack.
  const notary = { name: 'Daud', phone: '+60 5-253 0009' };
  const lacked = { notary, whatsapp: '60125550000', profileYear: 2024 };
  editFacts(project.root, 'firm', (facts) => Object.assign(facts, lacked));
  // Only the names of these pictures matter.
  const pictures = 'src/pictures/services';
  for (const name of readdirSync(join(PROJECT, pictures))) project.write(`${pictures}/${name}`, '');
});
const checked = () => checkFacts(project.root);

test('a file in another encoding is one error', async () => {
  const file = 'src/core/firm/lawyers.json';
  writeFileSync(join(project.root, file), project.read(file).replace('"name": "', '"name": "é'), 'latin1');
  expect(await checked()).toContainEqual(expect.stringMatching(/lawyers\.json:\d+: .*UTF-8/));
});

const SCHEMAS = join(PROJECT, 'src/core/firm/schemas');
const schema = (file: string) => JSON.parse(readFileSync(join(SCHEMAS, file), 'utf8'));

test('the schemas follow the rules of JSON Schema', () => {
  for (const file of readdirSync(SCHEMAS)) expect(new Ajv().validateSchema(schema(file)), file).toBe(true);
});

test('an office may have no fax', async () => {
  const file = 'src/core/firm/offices.json';
  project.write(file, project.read(file).replace(/ *"fax": .*\n/g, ''));
  expect(await checked()).toEqual([]);
});

/** With or without a portrait or a fax, as the firm is. */
const PHONE_AND_PORTRAIT = /("phone": "[^"]*")(?:,\s*"portrait": "[^"]*")?/;
const PHONE_AND_FAX = /("phone": ".*")(?:,\s*"fax": ".*")?,/;
const portrait = (path: string) => `$1,\n      "portrait": "${path}"`;

/** Names a photograph as the first partner's portrait, and returns the file and line. */
function namePortrait(path: string): string {
  const file = 'src/core/firm/lawyers.json';
  const text = project.read(file).replace(PHONE_AND_PORTRAIT, portrait(`/${path}`));
  project.write(file, text);
  return `${file}:${text.slice(0, text.indexOf(`"/${path}"`)).split('\n').length}`;
}

test.each([
  ['is too small', 200, 250, /is too small: .*200 × 250 pixels.* at least 400 × 500/],
  ['is a strip', 4000, 250, /is too small: .*200 × 250 pixels.* at least 400 × 500/],
  ['is no picture', 0, 0, /is not a readable picture/],
  ['is just large enough', 400, 500, undefined],
])('a portrait that %s is one line if the build would refuse it', async (_, width, height, said) => {
  const path = 'src/pictures/lawyers/own.jpg';
  const place = namePortrait(path);
  const picture = { create: { width, height, channels: 3, background: 'blue' } } as const;
  if (width) await sharp(picture).toFile(join(project.root, path));
  else project.write(path, 'text');
  const faults = await checked();
  expect(faults).toEqual(said ? [expect.stringMatching(said)] : []);
  for (const fault of faults) expect(fault).toMatch(new RegExp(`^${place}: ${path} .*Put a JPEG .*[.]$`));
});

describe('a number', () => {
  const { definitions } = schema('formats.json');
  const matches = (format: string, value: string) => new RegExp(definitions[format].pattern, 'u').test(value);

  // Ipoh, Kuala Lumpur, Kota Kinabalu, mobile phones, a number at a local rate.
  test.each([...['5-254 1234', '3-1234 5678', '88-123 456', '12-345 6789', '11-1234 5678', '1300-88-1234']])(
    'may be %s',
    (number) => {
      const digits = number.replace(/\D/g, '');
      for (const spelt of [`+60 ${number}`, `+60${digits}`])
        expect([matches('phone', spelt), matches('fax', spelt)]).toEqual([true, true]);
      expect(matches('digits', `60${digits}`)).toBe(true);
      expect(matches('helpline', `${number.startsWith('1300') ? '' : 0}${number.replaceAll(' ', '')}`)).toBe(
        true,
      );
    },
  );

  test.each([
    ...['05-254 1234', '012-345 6789', '5-254 123', '5-254 12345', '3-1234 567', '12-345 678'],
    ...['12-345 6789 01', '11-1234 567', '0'],
  ])('in Malaysia is not %s', (number) => {
    const digits = number.replace(/\D/g, '');
    for (const spelt of [`+60 ${number}`, `+60${digits}`, `+6 0${digits}`])
      expect([matches('phone', spelt), matches('fax', spelt)]).toEqual([false, false]);
    expect(matches('digits', `60${digits}`)).toBe(false);
    expect(matches('helpline', `0${number.replaceAll(' ', '')}`)).toBe(false);
  });

  test('elsewhere may have any length, a fax may be missing, and a helpline may be short', () => {
    for (const number of ['+65 6123 4567', '+82 2-123-4567', '+44 20 7946 0000'])
      expect(matches('phone', number)).toBe(true);
    expect([matches('fax', ''), matches('phone', '')]).toEqual([true, false]);
    for (const number of ['999', '15999', '1-800-88-1234']) expect(matches('helpline', number)).toBe(true);
    for (const number of ['99', '123456', '254 1234', '+60 5-254 1234'])
      expect(matches('helpline', number)).toBe(false);
  });
});

/** A slip in a file: what it replaces, by what, what the line says, and how far below the slip it points. */
type Slip = [file: string, from: RegExp, to: string, said: RegExp, below?: number];

test.each<Slip>([
  ['firm', /(name": ".*"),/, '$1', /The file is broken/],
  ['offices', /("phone": ".*)",/, '$1,', /The file is broken/],
  ['lawyers', /"lawyers"/, '// ours\n"lawyers"', /broken/],
  ['firm', /"founded"/, '"fonded"', /“fonded” .*Correct it to founded/],
  ['firm', /"founded"/, '"motto": "Fiat",\n  "founded"', /“motto” .*Delete it/],
  ['firm', /"founded"/, '"name": "Wong",\n  "founded"', /“name” is here twice/, -1],
  ['offices', /"phone": .*\n/, '\n', /has no “phone”. Add it: a whole telephone number/, -8],
  ['lawyers', /"years": (\d+)/, '"years": "$1"', /years” is "\d+", but must be a whole number/],
  ['offices', /"phone": ".*"/, '"phone": "05-123 4567"', /but must be a whole telephone number/],
  ['offices', /"phone": ".*"/, '"phone": "+60 05-123 4567"', /but must be .* no 0 after \+60/],
  ['offices', PHONE_AND_FAX, '$1,\n      "fax": "+60 5-123 456",', /but must be a whole fax number/, 1],
  ['lawyers', /"phone": ".*"/, '"phone": "+60 12-345 6789 01"', /but must be a whole telephone number/],
  ['firm', /"whatsapp": ".*"/, '"whatsapp": "600120000000"', /no 0 after 60/],
  ['firm', /"scam": ".*"/, '"scam": "03-123"', /but must be a whole number as it is dialled/],
  ['firm', /"whatsapp": "/, '"whatsapp": "+', /digits only/],
  ['firm', /"email": ".*"/, '"email": "office"', /email” is "office", but must be an email address/],
  ['firm', /"termsUpdated": ".*"/, '"termsUpdated": "30.11.2026"', /termsUpdated” is .* must be a date/],
  ['firm', /"termsUpdated": ".*"/, '"termsUpdated": "2026-02-30"', /2026-02-30 is no day of the calendar/],
  ['firm', /"copyrightYear": .*/, '"copyrightYear": 2162,', /2162 cannot be right/],
  ['lawyers', /"called": .*/, '"called": 1850,', /1850 cannot be right/],
  ['lawyers', /"slug": ".*"/, '"slug": "Adam"', /but must be the end of a web address/],
  ['firm', /"notary": \{[^}]*\}/, '"notary": "Daud"', /notary” is "Daud", but must be a group/],
  ['offices', /\{\n {4}"\w+": \{/, '{\n    "Main office": {', /“Main office” must be an id/, 1],
  ['services', /"lawyer": "\w+"/, '"lawyer": "nobody"', /partner "nobody" does not exist. Write one of/],
  ['services', /"near": \[/, '"near": [\n        "space-law",', /area "space-law" does not exist/, 1],
  ['lawyers', PHONE_AND_PORTRAIT, portrait('/src/pictures/lawyers/adm.jpg'), /no picture .*adm.jpg. Add/, 1],
  ['lawyers', PHONE_AND_PORTRAIT, '$1,\n      "office": "nowhere"', /office "nowhere" does not exist/, 1],
  ['lawyers', PHONE_AND_PORTRAIT, portrait('adam.jpg'), /but must be a picture in/, 1],
])('in %s.json %s → %j is one line, with place and remedy', async (name, from, to, said, below = 0) => {
  const file = `src/core/firm/${name}.json`;
  const before = project.read(file);
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  project.write(file, after);
  const faults = await checked();
  expect(faults).toEqual([expect.stringMatching(said)]);
  const line = before.slice(0, before.search(from)).split('\n').length + below;
  expect(faults[0]).toMatch(new RegExp(`^${file}:${line}: .*[.]$`));
});
