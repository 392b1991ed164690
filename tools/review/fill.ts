import { facts } from '../../src/firm/firm.ts';
import { lawyers } from '../../src/firm/lawyers.ts';
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
  const { legalUpdated, ...plain } = facts;
  const shared: Record<string, unknown> = {
    ...plain,
    ...common.facts,
    legalUpdated: new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long' }).format(legalUpdated),
  };
  const own: Record<string, Record<string, unknown>> = Object.fromEntries(
    lawyers.map((lawyer) => [`lawyers/${lawyer.id}`, { ...lawyer, lawyer: lawyer.name }]),
  );
  return (text, bundle, key) => {
    const card = own[`lawyers/${/^cards\.(\w+)/.exec(key)?.[1]}`];
    const values = { ...shared, ...own[bundle], ...card };
    return text.replace(/\{\{-?\s*(\w+)[^}]*\}\}/g, (whole, name) => String(values[name] ?? whole));
  };
}
