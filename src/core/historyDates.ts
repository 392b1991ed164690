import type { i18n as I18n } from 'i18next';
import { optionalPart } from './i18n/createI18n.ts';

type Engraving = 'foundation' | 'leadership' | 'expansion' | 'milestone';
type HistoryDate = { year: string; title: string; description: string; imageAlt: string };

/** The dates that the bundle `history` tells of, by the ids of their engravings. */
export const datesOf = (i18n: I18n): Partial<Record<Engraving, HistoryDate>> =>
  optionalPart(i18n, 'history', 'timeline.items') ?? {};
