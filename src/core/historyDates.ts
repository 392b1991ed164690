import type { i18n as I18n } from 'i18next';
import { optionalPart } from './i18n/createI18n.ts';

/** A date of the firm's history. */
interface HistoryDate {
  year: string;
  title: string;
  description: string;
  imageAlt: string;
}

/** Those that the bundle `history` tells of, by the ids of their engravings. */
export const datesOf = (
  i18n: I18n,
): Partial<Record<'foundation' | 'leadership' | 'expansion' | 'milestone', HistoryDate>> =>
  optionalPart(i18n, 'history', 'timeline.items') ?? {};
