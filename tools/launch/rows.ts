import type { ResourceKey } from 'i18next';
import { bundleFile, loadBundle } from '../../plugins/bundles.ts';
import { absentFacts, firm } from '../../src/core/firm/firm.ts';
import { lawyers } from '../../src/core/firm/lawyers.ts';
import { createI18n, presentTexts } from '../../src/core/i18n/createI18n.ts';
import { defaultLocale, type Locale } from '../../src/core/i18n/locales.ts';
import { localizedPath } from '../../src/core/i18n/localizedPath.ts';
import { flatTexts } from '../../src/core/i18n/mapTexts.ts';
import { type LawRow, lawOn } from '../../src/core/law/register.ts';
import { readObjects } from '../git.ts';
import { textName } from '../i18n/readBundle.ts';
import { requiredBundles, type Site } from '../i18n/site.ts';
import { signedWords } from './signedWords.ts';

export const KINDS = {
  law: {
    title: 'Statements of law',
    intro:
      'What the pages say about the law, page by page, in the order in which a visitor reads it. A wrong time limit costs somebody a right. The last column names the law, the source that was read, what is still open, and the signature for exactly these words.',
  },
  claim: {
    title: 'Claims of the firm',
    intro:
      'Figures, careers, awards, clients’ words. Each must be true, and allowed by the Legal Profession (Publicity) Rules 2025.',
  },
  promise: { title: 'Promises', intro: 'What a visitor may hold the firm to.' },
  notice: {
    title: 'Privacy notice, terms and disclaimer',
    intro:
      'To be checked against the Personal Data Protection Act 2010 as amended in 2024, and against what the firm really does.',
  },
};
export type Kind = keyof typeof KINDS;

/** Whether a row is a time limit, whose texts fit on one line. */
export const isLimit = ({ unit }: { unit: string }): boolean => unit.startsWith('limits.');

/** A text of a row; `text` is undefined if it was removed. */
export interface RowText {
  key: string;
  text?: string;
  /** The English original, in another language. */
  english?: string;
  /** Its wording at the commit to compare with; empty if it is new. */
  before?: string;
}

export interface ReviewRow {
  kind: Kind;
  bundle: string;
  unit: string;
  texts: RowText[];
  /** What it rests on, if it is in the register of the law. */
  register: LawRow | undefined;
  /** What a signature holds: the folder of the language, and the digest of the row's words. */
  words: { folder: string; digest: string | undefined };
}

export interface ReviewGroup {
  bundle: string;
  /** URL of its page, if it has one. */
  href: string | undefined;
  lang: string;
  rows: ReviewRow[];
}

/**
 * Everything that a lawyer checks in a language, bundle by bundle, in the order of the pages. A page whose texts are in
 * another folder, such as the Malay notice, belongs to the language that shows it. `since` is a commit to compare with.
 */
export async function readGroups(site: Site, locale: Locale, siteUrl: string, since?: string) {
  const pages = site.pagesOf(locale).map(({ bundles, path, textsFrom }) => ({
    bundle: bundles.at(-1) ?? '',
    folder: textsFrom,
    href: path === '*' ? undefined : siteUrl + localizedPath(locale, path),
  }));
  const shared = requiredBundles(site, locale)
    .filter((bundle) => !pages.some((page) => page.bundle === bundle))
    .map((bundle) => ({ bundle, folder: undefined, href: undefined }));
  const groups = [...pages, ...shared].map(async ({ bundle, folder, href }) => ({
    bundle,
    href,
    lang: folder ?? locale.tag,
    rows: await rowsOf(site.root, bundle, locale, { folder, since }),
  }));
  return Promise.all(groups);
}

/** The rows of a bundle on the pages of a language, in the order of its texts, followed by those removed since a commit. */
export async function rowsOf(
  root: string,
  bundle: string,
  locale: Locale,
  { folder = locale.id, since }: { folder?: string; since?: string } = {},
): Promise<ReviewRow[]> {
  const now = await shownTexts(root, bundle, locale, folder);
  const english =
    folder === defaultLocale.id ? undefined : await shownTexts(root, bundle, defaultLocale, defaultLocale.id);
  const past = since === undefined ? undefined : textsAt(root, bundle, folder, since);
  const rows = new Map<string, ReviewRow>();
  for (const key of new Set([...now.keys(), ...(past?.keys() ?? [])])) {
    const kind = kindOf(textName(bundle, key));
    if (!kind) continue;
    const unit = unitOf(key);
    const register = lawOn(bundle, unit);
    const digest = register && signedWords(root, bundle, register.unit)[folder];
    const empty = { kind, bundle, unit, texts: [], register, words: { folder, digest } };
    const row: ReviewRow = rows.get(kind + unit) ?? empty;
    rows.set(kind + unit, row);
    const { written, shown: text } = now.get(key) ?? {};
    const isChanged = past && past.get(key) !== written;
    const before = isChanged ? { before: past.get(key) ?? '' } : {};
    row.texts.push({ key, text, english: english?.get(key)?.shown, ...before });
  }
  return [...rows.values()];
}

/** The numbers of consulates that only this language has, each with its source and the day of the look-up. */
export const consularNumbers = ({ id }: Locale): string[] =>
  Object.entries(firm.consular)
    .filter(([, { locale }]) => locale === id)
    .map(([name, { number, source, checked }]) => `${name}: ${number}. ${source}. Looked up on ${checked}.`);

/** The texts of a bundle by key: as written, and as shown, with the placeholders that every page fills. */
async function shownTexts(root: string, bundle: string, locale: Locale, folder: string) {
  const load = (_: string, name: string) => loadBundle(name === 'common' ? locale.id : folder, name, root);
  const i18n = await createI18n(locale, load, ['common', bundle]);
  // Placeholders filled only at run time, such as a visitor's name, stay.
  i18n.options.missingInterpolationHandler = (_, [whole]: string[]) => whole;
  const { interpolator } = i18n.services;
  const facts = i18n.options.interpolation?.defaultVariables;
  const lawyer = lawyers.find(({ id }) => bundle === `lawyers/${id}`);
  const values = { ...facts, ...lawyer, ...(lawyer && { lawyer: lawyer.name }) };
  const show = (text: string) => interpolator.interpolate(text, values, locale.id, {});
  const texts = presentIn(i18n.getResourceBundle(locale.id, bundle), bundle);
  return new Map([...texts].map(([key, written]) => [key, { written, shown: show(written) }] as const));
}

function textsAt(root: string, bundle: string, folder: string, commit: string): Map<string, string> {
  const [source] = readObjects(root, [`${commit}:./${bundleFile(folder, bundle)}`]);
  return source ? presentIn(JSON.parse(source), bundle) : new Map();
}

/** The texts of a bundle, but those of what the firm does not have: no page shows them. */
function presentIn(content: ResourceKey, bundle: string): Map<string, string> {
  const isAbsent = (text: string) => absentFacts.some((name) => new RegExp(`\\{\\{${name}\\b`).test(text));
  return new Map([...flatTexts(presentTexts(content, bundle))].filter(([, text]) => !isAbsent(text)));
}

/**
 * The kind of each text by its name, `services/insurance:limits.injury.time`; the first match counts. Texts that state
 * nothing, such as buttons and labels, have none. A text that no rule matches is a claim, so that no page is forgotten.
 */
const RULES: [name: RegExp, kind: Kind | undefined][] = [
  [/[aA]lt$|:meta\.title$/, undefined],
  [/^(privacy|terms|disclaimer):|^enquiry:consent/, 'notice'],
  [/:(cta|assistance)\.text$|^language:form\.intro|^contact:hero\.(intro|urgent)|^common:facts\./, 'promise'],
  [/^enquiry:(toasts|success\.next)|^emails:acknowledgment\.body/, 'promise'],
  [/^common:(tagline|header\.descriptor)|^contact:notary\.text|^services:(title|intro|training)/, 'claim'],
  [/^service:limits|^language:between|^common:consular|^(services.*|situations|papers|faq):/, 'law'],
  [/^(common|contact|emails|enquiry|lawyer|notFound|service|words):|^language:call/, undefined],
];

function kindOf(name: string): Kind | undefined {
  const rule = RULES.find(([pattern]) => pattern.test(name));
  return rule ? rule[1] : 'claim';
}

/** The part of a bundle that is ticked as one: a list, or the sibling texts of one object, such as `help` for `help.0`. */
function unitOf(key: string): string {
  const text = key.replace(/\.\d+$/, '');
  return text.includes('.') ? text.slice(0, text.lastIndexOf('.')) : text;
}
