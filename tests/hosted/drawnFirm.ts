import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { managingPartner } from '../../src/core/firm/lawyers.ts';
import { defaultLocale, locales } from '../../src/core/i18n/locales.ts';
import { edit, editEach, editFacts } from '../projects.ts';

/** A firm with names that are hard to show, and what it lacks. */
export type DrawnFirm = ReturnType<typeof drawFirm>;

/** With a comma, an ampersand, and names of two and of twenty letters. */
const FIRMS = [
  'Chong, Ng & Nik Abdullah',
  "D'Cruz, Oh & Thirugnanasambanthan",
  'Messrs Yap, Dato’ Wan Zulkifli & Co.',
];
const PARTNERS = [
  ["Dato' Dominic D'Cruz", "Nik Nur'Aisyah binti Nik Mohd Zulkifli"],
  ["K'ng", 'Oh', 'Wu'],
  ['Thirugnanasambanthan', 'Kalyanasundarampillai a/p Devi', 'Rajagopalachariyar-Krishnamurthy'],
];

/** Draws a firm: the same for the same seed, which may be any text. */
export function drawFirm(seed: string) {
  const drawn = (what: string) => createHash('sha256').update(`${seed} ${what}`).digest().readUInt32BE();
  const draw = (what: string, from: string[]) => from[drawn(what) % from.length] ?? '';
  const names = PARTNERS.map((kind, index) => draw(`partner ${index}`, kind));
  return {
    name: draw('firm', FIRMS),
    partners: names
      .sort((one, other) => drawn(one) - drawn(other))
      .map((name) => ({ name, slug: name.toLowerCase().replace(/[^a-z]+/g, '-') })),
    leavesOut: Object.keys(leftOut).filter((absent) => drawn(absent) % 2 === 0),
  };
}

/** What a firm may lack, and the changes that leave it out of the project in `root`. A firm draws from this list. */
export const leftOut: Record<string, (root: string) => void> = {
  fax: (root) => forget(root, 'offices', 'fax'),
  'counts of matters': (root) => forget(root, 'lawyers', 'matters'),
  'email addresses of partners': (root) => forget(root, 'lawyers', 'email'),
  'a notary': (root) => editFacts(root, 'firm', (facts) => delete facts.notary),
  consulates(root) {
    editFacts(root, 'firm', (facts) => Object.assign(facts, { consular: {} }));
    editEach(root, 'common', (texts) => delete texts.consular);
  },
  WhatsApp: (root) => editFacts(root, 'firm', (facts) => delete facts.whatsapp),
  'a profile book': (root) => editFacts(root, 'firm', (facts) => delete facts.profileYear),
  testimonials: (root) => edit(root, defaultLocale.id, 'home', (texts) => empty(texts.testimonials.items)),
  awards: (root) => edit(root, defaultLocale.id, 'home', (texts) => empty(texts.recognition.items)),
  philosophy: (root) => edit(root, defaultLocale.id, 'home', (texts) => empty(texts.philosophy.body)),
  training: (root) => editEach(root, 'services', (texts) => empty(texts.training.topics)),
  values: (root) => editEach(root, 'history', (texts) => empty(texts.values.items)),
  'dates of the history': (root) =>
    editEach(root, 'history', (texts) => Object.assign(texts.timeline, { items: {} })),
  'figures of the history': (root) =>
    editEach(root, 'history', (texts) => Object.assign(texts.stats, { items: {} })),
  'the foundation': (root) => editEach(root, 'history', ({ timeline }) => delete timeline.items.foundation),
  'what a partner has done': (root) =>
    editEach(root, `lawyers/${managingPartner.id}`, (texts) => {
      for (const list of ['expertise', 'achievements', 'experience', 'education']) empty(texts[list]);
      empty(texts.card.specialisations);
    }),
  'other offices'(root) {
    editFacts(root, 'offices', (facts) => keepFirst(facts.offices));
    editEach(root, 'common', ({ offices }) => keepFirst(offices));
  },
  'other partners'(root) {
    editFacts(root, 'lawyers', ({ lawyers }) => {
      const [first = '', ...others] = Object.keys(lawyers);
      for (const id of others) retire(root, id, first);
      keepFirst(lawyers);
    });
  },
  'a photograph'(root) {
    editFacts(root, 'lawyers', ({ lawyers }) => {
      delete Object.values<{ portrait?: string }>(lawyers).at(-1)?.portrait;
    });
  },
};

/** Deletes a fact of each partner or office. */
function forget(root: string, name: string, key: string): void {
  editFacts(root, name, (facts) => {
    for (const row of Object.values<Record<string, unknown>>(facts[name])) delete row[key];
  });
}

const empty = (list: unknown[]) => list.splice(0);

function keepFirst(rows: Record<string, unknown>): void {
  for (const id of Object.keys(rows).slice(1)) delete rows[id];
}

/** The texts of a partner go; the areas pass to another. */
function retire(root: string, leaving: string, other: string): void {
  editFacts(root, 'services', ({ services }) => {
    for (const service of Object.values<{ lawyer: string }>(services))
      if (service.lawyer === leaving) service.lawyer = other;
  });
  for (const { id } of locales) rmSync(join(root, 'locales', id, 'lawyers', `${leaving}.json`));
}
