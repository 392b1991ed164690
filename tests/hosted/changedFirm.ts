import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKLIST, CLAIMS } from '../../plugins/samples.ts';
import { type Lawyer, lawyers, managingPartner } from '../../src/core/firm/lawyers.ts';
import { headOffice } from '../../src/core/firm/offices.ts';
import { defaultLocale, isDefault, locales } from '../../src/core/i18n/locales.ts';

/** A partner who joins the firm, by what differs from the others. */
export const added = {
  lawyer: {
    id: 'maritime',
    name: 'Devi Wong',
    slug: 'devi-wong',
    years: 12,
    called: new Date().getFullYear() - 12,
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

/** A partner joins: a row, a photograph, and a bundle in each language. */
export function hire(root: string): void {
  const [first] = lawyers as [Lawyer, ...Lawyer[]];
  const { id: own, ...row } = added.lawyer;
  const portrait = `/src/pictures/lawyers/${own}.jpg`;
  editFacts(root, 'lawyers', ({ lawyers }) => {
    lawyers[own] = { ...lawyers[first.id], ...row, portrait };
  });
  cpSync(join(root, 'src/pictures/office-portrait.jpg'), join(root, portrait));
  listPartner(root, own);
  for (const { id } of locales) {
    const folder = join(root, 'locales', id, 'lawyers');
    cpSync(join(folder, `${first.id}.json`), join(folder, `${added.lawyer.id}.json`));
    edit(root, id, `lawyers/${added.lawyer.id}`, (texts) => {
      // Descriptions must be unique.
      texts.meta.description = `{{years}} ${texts.meta.description}`;
    });
  }
}

/** Adds a line for a partner to the checklist. */
function listPartner(root: string, id: string): void {
  const checklist = join(root, CHECKLIST);
  const line = `- [x] The same for another partner: \`locales/*/lawyers/${id}.json: education\``;
  writeFileSync(checklist, readFileSync(checklist, 'utf8').replace(`## ${CLAIMS}\n`, `$&\n${line}\n`));
}

/** A partner leaves: the row, the texts and the lines of the checklist go, and the areas pass to the first one. */
export function retire(root: string, leaving: string): void {
  editFacts(root, 'lawyers', ({ lawyers }) => {
    delete lawyers[leaving];
  });
  editFacts(root, 'services', ({ services }) => {
    for (const service of Object.values<{ lawyer: string }>(services))
      if (service.lawyer === leaving) service.lawyer = managingPartner.id;
  });
  for (const { id } of locales) rmSync(join(root, 'locales', id, 'lawyers', `${leaving}.json`));
  for (const { id } of locales.filter((locale) => !isDefault(locale))) {
    edit(root, id, 'confirmed', (texts) => {
      for (const key of Object.keys(texts)) if (key.startsWith(`lawyers/${leaving}:`)) delete texts[key];
    });
  }
  const checklist = join(root, CHECKLIST);
  const places = new RegExp(`,?\\s+\`locales/\\*/lawyers/${leaving}\\.[^\`]+\``, 'g');
  writeFileSync(checklist, readFileSync(checklist, 'utf8').replace(places, ''));
}

/** The introductions of the partners get so long that the profile book needs another page for them. */
export function lengthenProfiles(root: string): void {
  for (const { id } of lawyers) {
    edit(root, defaultLocale.id, `lawyers/${id}`, (texts) => {
      texts.intro = `${texts.intro} `.repeat(4).trim();
    });
  }
}

/** An office opens: a row, and its name in each language, which may be the English one. */
export function openOffice(root: string): void {
  const { id, town, names, street, lines } = added.office;
  editFacts(root, 'offices', ({ offices }) => {
    offices[id] = { ...lines, address: { ...headOffice.address, street, town } };
  });
  for (const locale of locales) {
    edit(root, locale.id, 'common', (texts) => {
      texts.offices[id] = { name: names[locale.id] ?? town };
    });
  }
  const glossary = join(root, 'locales/glossary.json');
  const rows: Record<string, string>[] = JSON.parse(readFileSync(glossary, 'utf8'));
  if (!rows.some((row) => row[defaultLocale.id] === town))
    rows.push(Object.fromEntries(locales.map((locale) => [locale.id, names[locale.id] ?? town])));
  writeFileSync(glossary, `${JSON.stringify(rows, null, 2)}\n`);
}

// biome-ignore lint/suspicious/noExplicitAny: each change says itself what it finds there
type Change = (content: any) => void;

/** Changes a bundle of the project in `root`. */
export const edit = (root: string, locale: string, bundle: string, change: Change): void =>
  editJson(join(root, 'locales', locale, `${bundle}.json`), change);

/** Changes one of the files of facts. */
export const editFacts = (root: string, name: string, change: Change): void =>
  editJson(join(root, 'src/core/firm', `${name}.json`), change);

export function editJson(path: string, change: Change): void {
  const content = JSON.parse(readFileSync(path, 'utf8'));
  change(content);
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}
