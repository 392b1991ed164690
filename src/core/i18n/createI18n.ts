import { createInstance, type i18n as I18n, type ResourceKey } from 'i18next';
import { absentFacts, facts, firm } from '../firm/firm.ts';
import { lawyers } from '../firm/lawyers.ts';
import { headOffice } from '../firm/offices.ts';
import type { Locale } from './locales.ts';
import { withoutAbsent } from './mapTexts.ts';

/** Loads one bundle, or throws: `load('ko', 'services/criminal-law')`. */
export type BundleLoader = (localeId: string, namespace: string) => Promise<ResourceKey>;

/**
 * Creates an i18next instance for one language, with its bundles loaded. One instance per language, so that the
 * language never switches during rendering.
 *
 * There is no fallback language: a missing key, bundle or value is an error, never another language's text or a gap.
 */
export async function createI18n(
  { id }: Locale,
  load: BundleLoader,
  namespaces: readonly string[],
): Promise<I18n> {
  const bundles = await Promise.all(
    namespaces.map(async (namespace) => {
      const bundle = await load(id, namespace).catch(({ message }: Error) => {
        throw new Error(`locales/${id}/${namespace}.json: this bundle is missing or broken. ${message}`);
      });
      return [namespace, presentTexts(bundle, namespace)] as const;
    }),
  );
  const resources: Record<string, ResourceKey> = Object.fromEntries(bundles);
  const instance = createInstance();
  await instance.init({
    lng: id,
    fallbackLng: false,
    resources: { [id]: resources },
    ns: [...namespaces],
    defaultNS: 'common',
    interpolation: {
      escapeValue: false,
      defaultVariables: { ...facts, ...wordedFacts((resources.common ?? {}) as Common) },
    },
    saveMissing: true,
    missingKeyHandler: (_, namespace, key) => {
      if (namespaces.includes(namespace)) throw missingKey(id, namespace, key);
      throw new Error(`locales/${id}/${namespace}.json: not loaded, for "${key}": name it among the bundles`);
    },
    missingInterpolationHandler: (text, [placeholder]) => {
      if (placeholder === '{{town}}') throw missingKey(id, 'common', `offices.${headOffice.id}.name`);
      throw new Error(`locales/${id}: no value for "${placeholder}" in "${text}"`);
    },
  });
  return instance;
}

/** A bundle without what it says of facts that the firm, or the partner whose bundle it is, does not have. */
export function presentTexts(bundle: ResourceKey, namespace: string): ResourceKey {
  const { matters } = lawyers.find(({ id }) => namespace === `lawyers/${id}`) ?? { matters: 1 };
  const absent = [...absentFacts, ...(matters ? [] : ['matters'])];
  return absent.length > 0 ? withoutAbsent(bundle, absent) : bundle;
}

/** The error of a text that is missing: its file, its key and what to do. */
export const missingKey = (localeId: string, namespace: string, key: string): Error =>
  new Error(`locales/${localeId}/${namespace}.json: no key "${key}". Add it, in every language.`);

/** The facts that a language words itself, such as `{{hours}}`, and the town of the head office; of a notary only if there is one. */
export const wordedFacts = ({ facts, offices }: Common) => ({
  ...facts,
  town: offices?.[headOffice.id]?.name,
  ...(!firm.notary && { notarial: '' }),
});

type Common = { facts?: Record<string, string>; offices?: Record<string, { name: string }> };

/**
 * A part of a bundle that not every bundle or language has; undefined where it is missing. The types of the bundles come from
 * the English ones, and may not know its key: the caller says what it is, and the check of the texts compares languages.
 */
export function optionalPart<Part>(
  i18n: I18n,
  namespace: string,
  key: string,
  values: Record<string, unknown> = {},
): Part | undefined {
  const name = `${namespace}:${key}`;
  return i18n.exists(name) ? (i18n.t(name as never, { returnObjects: true, ...values }) as Part) : undefined;
}
