import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lawyer, lawyers } from '../../src/firm/lawyers.ts';
import { offices } from '../../src/firm/offices.ts';
import { locales } from '../../src/i18n/locales.ts';
import { replaceIn } from './project.ts';

/** A partner who joins the firm, by what differs from the others. */
export const added = {
  lawyer: {
    id: 'maritime',
    name: 'Devi Wong',
    slug: 'devi-wong',
    years: 12,
    email: 'devi@wong.com.my',
    phone: '+60 5-253 0014',
  },
  office: {
    id: 'taiping',
    town: 'Taiping',
    /** By language; in Latin letters where missing. */
    names: { zh: '太平', ko: '타이핑' } as Record<string, string>,
    lines: { phone: '+60 5-253 0021', fax: '+60 5-253 0022', email: 'taiping@wong.com.my' },
    street: '3 Jalan Wong',
  },
};

/** A partner joins: a row, a photograph, and in each language a bundle and a card in the list. */
export function hire(root: string): void {
  const [first] = lawyers as [Lawyer, ...Lawyer[]];
  addRow(root, 'src/firm/lawyers.ts', { ...first, ...added.lawyer });
  const pictures = join(root, 'src/pictures');
  cpSync(join(pictures, 'office-portrait.jpg'), join(pictures, `lawyers/${added.lawyer.id}.jpg`));
  for (const { id } of locales) {
    const folder = join(root, 'locales', id, 'lawyers');
    cpSync(join(folder, `${first.id}.json`), join(folder, `${added.lawyer.id}.json`));
    edit(root, id, 'lawyers', ({ cards }) => {
      cards[added.lawyer.id] = cards[first.id];
    });
    edit(root, id, `lawyers/${added.lawyer.id}`, (texts) => {
      // Descriptions must be unique.
      texts.meta.description = `{{years}} ${texts.meta.description}`;
    });
  }
}

/** An office opens: a row, and its name in each language, which may be the English one. */
export function openOffice(root: string): void {
  const [head] = offices;
  const { id, town, names, street, lines } = added.office;
  addRow(root, 'src/firm/offices.ts', { ...head, ...lines, id, address: { ...head.address, street, town } });
  for (const locale of locales) {
    edit(root, locale.id, 'common', (texts) => {
      texts.offices[id] = { name: names[locale.id] ?? town };
    });
  }
  const glossary = join(root, 'locales/glossary.json');
  const rows: object[] = JSON.parse(readFileSync(glossary, 'utf8'));
  rows.push(Object.fromEntries(locales.map((locale) => [locale.id, names[locale.id] ?? town])));
  writeFileSync(glossary, `${JSON.stringify(rows, null, 2)}\n`);
}

/** The last partner leaves, and another one takes over the practice areas. */
export function part(root: string): void {
  const { id } = lawyers.at(-1) as Lawyer;
  const [first] = lawyers as [Lawyer, ...Lawyer[]];
  dropRow(root, 'src/firm/lawyers.ts', id);
  for (const locale of locales) {
    rmSync(join(root, 'locales', locale.id, 'lawyers', `${id}.json`));
    edit(root, locale.id, 'lawyers', ({ cards }) => delete cards[id]);
  }
  const services = join(root, 'src/firm/services.ts');
  const text = readFileSync(services, 'utf8');
  writeFileSync(services, text.replaceAll(`lawyer: '${id}'`, `lawyer: '${first.id}'`));
}

const END = '\n] as const';

function addRow(root: string, file: string, row: object): void {
  replaceIn(root, file, END, `\n  ${JSON.stringify(row)},${END}`);
}

function dropRow(root: string, file: string, id: string): void {
  const text = readFileSync(join(root, file), 'utf8');
  const row = text.match(new RegExp(`\\n  \\{\\n    id: '${id}',\\n[^]*?\\n  \\},`))?.[0];
  if (!row) throw new Error(`${file} has no row ${id}`);
  replaceIn(root, file, row, '');
}

// biome-ignore lint/suspicious/noExplicitAny: each change says itself what it finds there
function edit(root: string, locale: string, bundle: string, change: (texts: any) => void): void {
  const path = join(root, 'locales', locale, `${bundle}.json`);
  const texts = JSON.parse(readFileSync(path, 'utf8'));
  change(texts);
  writeFileSync(path, `${JSON.stringify(texts, null, 2)}\n`);
}
