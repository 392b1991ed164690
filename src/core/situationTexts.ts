import type { i18n as I18n } from 'i18next';
import type { SituationRow } from './firm/situations.ts';

/** A situation in the visitor's own words, and its time limit or when to ask, in the language of `i18n`. */
export function situationTexts(
  i18n: I18n,
  { group, id, service, limit }: SituationRow,
): { text: string; when?: string } {
  const { text, when } = i18n.t(`groups.${group}.items.${id}` as never, {
    ns: 'situations',
    returnObjects: true,
  }) as { text: string; when?: string };
  return {
    text,
    when: limit ? i18n.t(`limits.${limit}.time` as never, { ns: `services/${service}` }) : when,
  };
}
