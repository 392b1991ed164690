import type { ResourceKey } from 'i18next';
import { signedLanguages } from '../../src/core/i18n/localizedPath.ts';
import { flatTexts } from '../../src/core/i18n/mapTexts.ts';
import { wordsDigest } from '../../src/core/law/signature.ts';

/** A field of the form, in Sveltia's words: https://sveltiacms.app/en/docs/fields */
export interface Field {
  name: string;
  label?: string;
  hint?: string;
  widget: 'hidden' | 'image' | 'list' | 'number' | 'object' | 'select' | 'string';
  fields?: Field[];
  required?: boolean;
  [option: string]: unknown;
}

/** Every bundle by its path. The form is built with the words that a lawyer reads in it, and signs. */
const files = import.meta.glob<ResourceKey>('../../locales/*/**/*.json', { eager: true, import: 'default' });

/** What a lawyer sees of a statement: how it begins in English, and its words in each language. */
export function wordsOf(bundle: string, unit: string): { label: string; hint: string } {
  const read = textsOf(bundle, unit).map(({ name, texts }) => `**${name}** ${texts.join(' · ')}`);
  const [first = unit] = textsOf(bundle, unit)[0]?.texts ?? [];
  return { label: first.length > 80 ? `${first.slice(0, 80)}…` : first, hint: read.join('\n\n') };
}

/** The fields of a signature: day, name, and for each language that the words of this build were read and are right. */
export const signatureFields = (bundle: string, unit: string, day: readonly string[]): Field[] => [
  { name: 'on', label: 'Signed on', widget: 'string', hint: 'Such as 2026-12-01.', pattern: day },
  { name: 'by', label: 'Signed by', widget: 'string' },
  {
    ...{ name: 'words', label: 'Languages that were read', widget: 'object' },
    fields: textsOf(bundle, unit).map(({ id, name, file }) => ({
      ...{ name: id, label: name, widget: 'select', required: false },
      options: [{ label: 'Read, and right', value: wordsDigest(flatTexts(file), unit) }],
    })),
  },
];

/** The texts of a row in each language that has its bundle. */
const textsOf = (bundle: string, unit: string) =>
  signedLanguages.flatMap(({ id, name }) => {
    const file = files[`../../locales/${id}/${bundle}.json`];
    if (!file) return [];
    const texts = [...flatTexts(file)].filter(([key]) => `${key}.`.startsWith(`${unit}.`));
    return [{ id, name, file, texts: texts.map(([, text]) => text.replaceAll('<', '&lt;')) }];
  });
