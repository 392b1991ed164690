import { facts } from '../../src/firm/firm.ts';
import { lawyers } from '../../src/firm/lawyers.ts';
import { offices } from '../../src/firm/offices.ts';
import { countedFacts, numberWord } from '../../src/i18n/counted.ts';
import { joined } from '../../src/i18n/joined.ts';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { readBundleAt } from './history.ts';

/**
 * Fills a text's placeholders as the pages do. A placeholder that is only known at run time, such as the visitor's
 * name, stays as it is.
 */
export async function filler(
  root: string,
  localeId: string,
  tag: string,
): Promise<(text: string, bundle: string, key: string) => string> {
  // biome-ignore lint/suspicious/noExplicitAny: bundles of every language, whose shape their schemas enforce
  const read = async (bundle: string): Promise<any> =>
    (await readBundleAt(root, `locales/${localeId}/${bundle}.json`)) ??
    // The language of the Malay notice has no other bundles: what surrounds it is English.
    (await readBundleAt(root, `locales/${defaultLocale.id}/${bundle}.json`)) ??
    {};
  const common = await read('common');
  const works = await Promise.all(lawyers.map(async ({ id }) => (await read(`lawyers/${id}`)).work ?? {}));
  const { legalUpdated, ...plain } = facts;
  const shared: Record<string, unknown> = {
    ...plain,
    ...common.facts,
    ...countedFacts(common),
    legalUpdated: new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long' }).format(legalUpdated),
  };
  const own: Record<string, Record<string, unknown>> = Object.fromEntries(
    lawyers.map((lawyer) => [`lawyers/${lawyer.id}`, { ...lawyer, lawyer: lawyer.name }]),
  );
  for (const bundle of ['home', 'lawyers', 'language']) {
    const { division, highlights } = await read(bundle);
    if (!division) continue;
    const clauses = works.map((work) =>
      division.each.replace('{{work}}', bundle === 'lawyers' ? work.onList : work.onHome),
    );
    const words = joined(clauses, division);
    own[bundle] = {
      division: words,
      Division: words.charAt(0).toUpperCase() + words.slice(1),
      ...(highlights && { nearest: numberWord(offices.length, [], highlights.nearest) }),
    };
  }
  return (text, bundle, key) => {
    const card = own[`lawyers/${/^cards\.(\w+)/.exec(key)?.[1]}`];
    const values = { ...shared, ...own[bundle], ...card };
    return text.replace(/\{\{-?\s*(\w+)[^}]*\}\}/g, (whole, name) => String(values[name] ?? whole));
  };
}
