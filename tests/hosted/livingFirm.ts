import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFiles } from '../../plugins/bundles.ts';
import { CHECKLIST, readChecklist, sampleValues, type ValuePlace } from '../../plugins/samples.ts';
import { firm } from '../../src/core/firm/firm.ts';
import { lawyers, managingPartner } from '../../src/core/firm/lawyers.ts';
import { headOffice, offices } from '../../src/core/firm/offices.ts';
import { defaultLocale, locales } from '../../src/core/i18n/locales.ts';
import type { LawRow } from '../../src/core/law/register.ts';
import { gitIn } from '../gitIn.ts';
import { edit as editBundle, editFacts, editJson, hire, openOffice, retire } from './changedFirm.ts';
import { drawNames } from './hardNames.ts';

/** What identifies a sample, as the owner's specification wants it. In lower case, “contoh” is a Malay word. */
export const SAMPLE = /\bContoh\b|contoh\.example|\+60 5-000|60120000000|\bSample /;

/** A value that a real firm might have in place of a sample. */
const living = (sample: string, names: Record<string, string>): string =>
  names[sample] ??
  sample
    .replaceAll('contoh.example', 'wong.com.my')
    .replaceAll('Contoh', 'Wong')
    .replaceAll('+60 5-000', '+60 5-253')
    .replace('60120000000', '60125551892')
    .replace(/^Sample (comments|client)/, 'Real $1')
    .replace(/^20\d\d-\d\d-\d\d$/, new Date().toISOString().slice(0, 10));

/** Claims whose items are still open: of a fact, and of texts. */
export const OPEN: readonly ValuePlace[] = [
  { file: 'src/core/firm/lawyers.json', key: 'lawyers' },
  { file: 'locales/en/home.json', key: 'testimonials.items' },
];

/** Makes the sample firm a living one, as docs/deploy.md says: real values, portraits, today's figures, all confirmed. */
export function replaceSamples(root: string): void {
  const drawn = drawNames();
  const names = {
    [firm.name]: drawn.firm,
    ...Object.fromEntries(
      lawyers.flatMap((lawyer, index) => {
        const { name = lawyer.name, slug = lawyer.slug } = drawn.partners[index] ?? {};
        return [
          [lawyer.name, name],
          [lawyer.slug, slug],
        ];
      }),
    ),
  };
  for (const { file, key } of sampleValues(root)) {
    editJson(join(root, file), (content) => {
      const steps = key.split('.');
      const last = steps.pop() ?? '';
      const parent = steps.reduce((node, step) => node[step], content);
      if (last === 'portrait') parent.portrait = portraitOf(root, steps.at(-1) ?? '');
      else parent[last] = living(parent[last], names);
    });
  }
  const year = new Date().getFullYear();
  editFacts(root, 'firm', (facts) => {
    facts.copyrightYear = year;
    facts.profileYear = year;
    facts.founded = drawn.founded;
    facts.replyHours = drawn.replyHours;
    facts.yearsOfPractice = Math.floor((year - drawn.founded) / 10) * 10;
  });
  for (const { id } of locales) moveTimeline(root, id, drawn.founded);
  claimLess(root);
  editFacts(root, 'lawyers', ({ lawyers }) => {
    const rows = Object.values<{ years: number; called: number; matters: number }>(lawyers);
    for (const lawyer of rows) lawyer.years = year - lawyer.called;
    if (rows[0]) rows[0].matters = drawn.matters;
  });
  editJson(join(root, 'src/core/law/register.json'), ({ rows }) => {
    for (const row of Object.values<Record<string, LawRow>>(rows).flatMap(Object.values<LawRow>))
      row.signed = { on: new Date().toISOString().slice(0, 10), by: 'Wong' };
  });
  // The glossary lists names that stay untranslated.
  edit(root, 'locales/glossary.json', (text) => text.replaceAll('Contoh', 'Wong'));
  tickAll(root);
}

/** The firm has fewer awards, testimonials and generations than the sample, and a partner has fewer fields. */
function claimLess(root: string): void {
  editBundle(root, defaultLocale.id, 'home', ({ recognition, testimonials }) => {
    recognition.items.splice(1);
    recognition.items[0].title = 'Firm of the Year';
    testimonials.items.pop();
  });
  for (const { id } of locales) {
    editBundle(root, id, 'history', ({ stats }) => {
      stats.items.generations.value = '1';
    });
    editBundle(root, id, `lawyers/${managingPartner.id}`, ({ card }) => card.specialisations.pop());
  }
}

/** Puts the dates of the firm's history after its foundation, in steps of some years. */
const moveTimeline = (root: string, id: string, founded: number): void =>
  editBundle(root, id, 'history', ({ timeline }) => {
    for (const [index, item] of Object.values<{ year: string }>(timeline.items).entries())
      item.year = item.year.replace(/\d{4}/, String(10 * Math.floor(founded / 10) + 10 * index));
  });

/** Adds a photograph, and returns its path. */
function portraitOf(root: string, id: string): string {
  const portrait = `/src/pictures/lawyers/${id}.jpg`;
  cpSync(join(root, 'src/pictures/office-portrait.jpg'), join(root, portrait));
  return portrait;
}

/** What a larger and a smaller firm says of its towns and partners under `facts` in `common.json`. */
const LARGE: Record<string, { towns: string; partners: string }> = {
  en: { towns: 'Ipoh, Teluk Intan and Taiping', partners: 'Four partners run the firm.' },
  zh: { towns: '怡保、安顺与太平', partners: '本所由四位合伙人主持。' },
  ko: { towns: '이포, 텔룩 인탄과 타이핑', partners: '파트너 변호사 네 명이 사무소를 이끕니다.' },
};
const SMALL: typeof LARGE = {
  en: { towns: 'Ipoh', partners: 'One partner runs the firm.' },
  zh: { towns: '怡保', partners: '本所由一位合伙人主持。' },
  ko: { towns: '이포', partners: '파트너 변호사 한 명이 사무소를 이끕니다.' },
};

const say = (root: string, firm: typeof LARGE): void => {
  for (const { id } of locales) {
    // A language that a variant has added: a text identical to the English counts as not translated.
    const said = firm[id] ?? { towns: `${firm.en?.towns} x`, partners: `${firm.en?.partners} x` };
    editBundle(root, id, 'common', ({ facts }) => Object.assign(facts, said));
  }
};

/** A partner joins and an office opens. */
export function grow(root: string): void {
  hire(root);
  openOffice(root);
  say(root, LARGE);
}

/** All partners leave but one, and all offices close but one, which has no fax. */
export function shrink(root: string): void {
  for (const { id } of lawyers.slice(1)) retire(root, id);
  const closed = offices.slice(1).map(({ id }) => id);
  const close = (rows: Record<string, object>) => {
    for (const id of closed) delete rows[id];
  };
  editFacts(root, 'offices', (facts) => {
    close(facts.offices);
    delete facts.offices[headOffice.id].fax;
  });
  for (const file of bundleFiles(root).filter((file) => file.endsWith('/privacy.json')))
    edit(root, file, (text) => text.replace(/^.*\{\{fax\}\}.*\n/m, ''));
  for (const { id } of locales) editBundle(root, id, 'common', (texts) => close(texts.offices));
  say(root, SMALL);
}

/** Reopens two items of the list, as if somebody had forgotten to tick them. */
export function openLines(root: string): void {
  const lines = readChecklist(root)
    .filter(({ places }) => places.some(isOpen))
    .map(({ line }) => line - 1);
  if (lines.length !== OPEN.length)
    throw new Error(`${CHECKLIST} has ${lines.length} of ${OPEN.length} lines`);
  edit(root, CHECKLIST, (text) =>
    text
      .split('\n')
      .map((line, index) => (lines.includes(index) ? line.replace('[x]', '[ ]') : line))
      .join('\n'),
  );
}

const isOpen = ({ file, key }: ValuePlace): boolean =>
  OPEN.some((open) => open.file === file && open.key === key);

/** Ticks every item of the list. */
export function tickAll(root: string): void {
  edit(root, CHECKLIST, (text) => text.replaceAll('- [ ]', '- [x]'));
}

function edit(root: string, file: string, change: (text: string) => string): void {
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** Gives the texts a git history in which all are equally old. */
export function commitTexts(root: string): void {
  const git = gitIn(root);
  git('init');
  git('add', 'locales');
  git('commit', '-m', 'Our texts');
}
