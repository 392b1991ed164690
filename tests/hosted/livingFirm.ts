import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIRMED } from '../../plugins/bundles.ts';
import { CHECKLIST, CLAIMS, sampleValues } from '../../plugins/samples.ts';
import { firm } from '../../src/core/firm/firm.ts';
import { lawyers, managingPartner } from '../../src/core/firm/lawyers.ts';
import { headOffice } from '../../src/core/firm/offices.ts';
import { defaultLocale, isDefault, type Locale, locales } from '../../src/core/i18n/locales.ts';
import type { LawRow } from '../../src/core/law/register.ts';
import { unitAt } from '../../src/core/law/signature.ts';
import { checkBundles } from '../../tools/i18n/checkBundles.ts';
import { readSite } from '../../tools/i18n/readSite.ts';
import { signedWords } from '../../tools/launch/signedWords.ts';
import { edit, editEach, editFacts, editJson, editText } from '../projects.ts';
import { type DrawnFirm, leftOut } from './drawnFirm.ts';

/** What identifies a sample, as the owner's specification wants it. In lower case, “contoh” is a Malay word. */
export const SAMPLE = /\bContoh\b|contoh\.example|\+60 5-000|60120000000|\bSample /;

/** A partner who joins the firm, by what differs from the first one. */
export const NEW_PARTNER = { id: 'tax', name: 'Devi Wong', slug: 'devi-wong', email: 'devi@wong.com.my' };
/** The town of an office that opens, in Latin letters, and in those languages that write it in their own. */
const TOWN = 'Taiping';
const TOWNS: Record<string, string> = { zh: '太平', ko: '타이핑' };
/** At the end of each line that is ticked. */
const SIGNATURE = 'Wong, 2026-11-28';
const year = new Date().getFullYear();

/** Whether sentences follow each other without a space. */
export const isChinese = ({ tag }: Locale): boolean => tag.startsWith('zh');

/**
 * Makes the sample firm in `root` a living one, as docs/deploy.md and CONTRIBUTING say: real values and portraits, a partner and
 * an office more, today's figures, all confirmed, without what the firm leaves out.
 */
export function makeLiving(root: string, drawn: DrawnFirm): void {
  replaceSamples(root, drawn);
  hire(root);
  openOffice(root);
  setFigures(root);
  claimLess(root);
  for (const absent of drawn.leavesOut) leftOut[absent]?.(root);
  forgetConfirmed(root);
  countInWords(root);
  signLaw(root);
  tickAll(root);
}

function replaceSamples(root: string, { name, partners }: DrawnFirm): void {
  const names: Record<string, string> = { [firm.name]: name };
  for (const [index, lawyer] of lawyers.entries())
    Object.assign(names, { [lawyer.name]: partners[index]?.name, [lawyer.slug]: partners[index]?.slug });
  const living = (sample: string): string =>
    names[sample] ??
    sample
      .replaceAll('contoh.example', 'wong.com.my')
      .replaceAll('Contoh', 'Wong')
      .replaceAll('+60 5-000', '+60 5-253')
      .replace('60120000000', '60125551892')
      .replace(/^Sample (comments|client)/, 'Real $1')
      .replace(/^20\d\d-\d\d-\d\d$/, new Date().toISOString().slice(0, 10));
  for (const { file, key } of sampleValues(root)) {
    editJson(join(root, file), (content) => {
      const steps = key.split('.');
      const last = steps.pop() ?? '';
      const parent = steps.reduce((node, step) => node[step], content);
      parent[last] = last === 'portrait' ? addPortrait(root, steps.at(-1) ?? '') : living(parent[last]);
    });
  }
  // The glossary lists names that stay untranslated.
  editText(root, 'locales/glossary.json', (text) => text.replaceAll('Contoh', 'Wong'));
}

function addPortrait(root: string, id: string): string {
  const portrait = `/src/pictures/lawyers/${id}.jpg`;
  cpSync(join(root, 'src/pictures/office-portrait.jpg'), join(root, portrait));
  return portrait;
}

/** A partner joins: a row, a photograph, a bundle in each language with what is confirmed of it, and a line of the checklist. */
function hire(root: string): void {
  const { id: own, ...row } = NEW_PARTNER;
  const of = { called: year - 12, portrait: addPortrait(root, own) };
  editFacts(root, 'lawyers', ({ lawyers }) => {
    lawyers[own] = { ...lawyers[managingPartner.id], ...row, ...of };
  });
  const line = `- [x] The same for another partner: \`locales/*/lawyers/${own}.json: education\` ${SIGNATURE}`;
  editText(root, CHECKLIST, (text) => text.replace(`## ${CLAIMS}\n`, `$&\n${line}\n`));
  for (const locale of locales) {
    const { id } = locale;
    const folder = join(root, 'locales', id, 'lawyers');
    cpSync(join(folder, `${managingPartner.id}.json`), join(folder, `${own}.json`));
    edit(root, id, `lawyers/${own}`, ({ meta }) => {
      // Descriptions must be unique.
      meta.description = `{{years}}${isChinese(locale) ? '' : ' '}${meta.description}`;
    });
    if (isDefault(locale)) continue;
    edit(root, id, CONFIRMED, (texts) => {
      for (const [key, text] of Object.entries(texts))
        texts[key.replace(`lawyers/${managingPartner.id}:`, `lawyers/${own}:`)] = text;
    });
  }
}

/** An office opens: a row, and its name in each language and in the glossary. */
function openOffice(root: string): void {
  const id = 'taiping';
  const lines = { phone: '+60 5-253 0021', fax: '+60 5-253 0022', email: 'taiping@wong.com.my' };
  editFacts(root, 'offices', ({ offices }) => {
    offices[id] = { ...lines, address: { ...headOffice.address, street: '3 Jalan Wong', town: TOWN } };
  });
  const named = locales.map((locale) => [locale.id, TOWNS[locale.id] ?? TOWN] as const);
  for (const [locale, name] of named)
    edit(root, locale, 'common', ({ offices }) => Object.assign(offices, { [id]: { name } }));
  editJson(join(root, 'locales/glossary.json'), (rows: Record<string, string>[]) => {
    if (!rows.some((row) => row[defaultLocale.id] === TOWN)) rows.push(Object.fromEntries(named));
  });
}

function signLaw(root: string): void {
  const on = new Date().toISOString().slice(0, 10);
  editJson(join(root, 'src/core/law/register.json'), ({ rows }) => {
    for (const [bundle, units] of Object.entries<Record<string, LawRow>>(rows))
      for (const [unit, row] of Object.entries(units))
        row.signed = { on, by: 'Wong', words: signedWords(root, bundle, unitAt(unit)) };
  });
}

/** Other figures than the sample's, and the years of today. */
function setFigures(root: string): void {
  const [founded, replyHours, matters] = [1931, 48, 12_500];
  const yearsOfPractice = Math.floor((year - founded) / 10) * 10;
  editFacts(root, 'firm', (facts) =>
    Object.assign(facts, { copyrightYear: year, profileYear: year, founded, replyHours, yearsOfPractice }),
  );
  editFacts(root, 'lawyers', ({ lawyers }) => {
    const rows = Object.values<{ years: number; called: number; matters: number }>(lawyers);
    for (const lawyer of rows) lawyer.years = year - lawyer.called;
    if (rows[0]) rows[0].matters = matters;
  });
  editEach(root, 'history', ({ timeline }) => {
    for (const [index, item] of Object.values<{ year: string }>(timeline.items).entries())
      item.year = item.year.replace(/\d{4}/, String(10 * Math.floor(founded / 10) + 10 * index));
  });
}

/** The firm has fewer awards, testimonials and generations than the sample, and a partner has fewer fields. */
function claimLess(root: string): void {
  edit(root, defaultLocale.id, 'home', ({ recognition, testimonials }) => {
    recognition.items.splice(1);
    recognition.items[0].title = 'Firm of the Year';
    testimonials.items.pop();
  });
  editEach(root, 'history', ({ stats }) => Object.assign(stats.items.generations, { value: '1' }));
  editEach(root, `lawyers/${managingPartner.id}`, ({ card }) => card.specialisations.pop());
}

/** The lines go that confirm what is gone. */
function forgetConfirmed(root: string): void {
  for (const { locale, findings } of checkBundles(readSite(root))) {
    const idle = findings.filter(({ rule }) => rule === 'confirmsNothing');
    if (idle.length > 0)
      edit(root, locale.id, CONFIRMED, (texts) => {
        for (const { key = '' } of idle) delete texts[key];
      });
  }
}

function countInWords(root: string): void {
  const partners = Object.keys(
    JSON.parse(readFileSync(join(root, 'src/core/firm/lawyers.json'), 'utf8')).lawyers,
  ).length;
  const said: Record<string, string> = {
    en: `The partners of the firm: ${partners}.`,
    zh: `本所有${partners}位合伙人。`,
    ko: `파트너 변호사는 ${partners}명입니다.`,
  };
  editEach(root, 'common', ({ facts, offices }, { id, tag }) => {
    const names = Object.values<{ name: string }>(offices).map(({ name }) => name);
    facts.towns = new Intl.ListFormat(tag).format(names);
    facts.partners = said[id] ?? `${said.en} x`;
  });
}

export const tickAll = (root: string): void =>
  editText(root, CHECKLIST, (text) => text.replace(/^- \[ \](.*(?:\n +.*)*)/gm, `- [x]$1 ${SIGNATURE}`));
