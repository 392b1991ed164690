import type { i18n as I18n } from 'i18next';

/**
 * A part of a bundle that not every bundle or language has; undefined where it is missing. The types of the bundles come from
 * the English ones, and may not know its key: whoever reads it says what it is, and the check of the texts compares languages.
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
