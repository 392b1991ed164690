import type { i18n as I18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { firm } from '../core/firm/firm.ts';
import type { ServiceSlug } from '../core/firm/services.ts';
import { type SituationId, type SituationRow, situationOf } from '../core/firm/situations.ts';
import { clockOf } from '../core/law/clock.ts';

/** A time limit of a practice area. */
interface TimeLimit {
  what: string;
  time: string;
  from: string;
  /** How long its clock is. */
  share?: number | undefined;
}

/** The texts of a situation in the bundle. */
interface SituationTexts {
  /** In the visitor's own words. */
  text: string;
  /** When to ask, where no time limit fits. */
  when?: string;
  /** Steps to take, at most five. */
  steps?: string[];
}

/** A helpline: what it is for, and its number. */
export interface Helpline {
  purpose: string;
  number: string;
}

/** A situation with its texts in the language of the page. */
export interface SituationView extends SituationTexts, Omit<SituationRow, 'limit' | 'calls' | 'consular'> {
  limit?: TimeLimit | undefined;
  calls: readonly Helpline[];
  /** The consulates of the readers of this language. */
  consular: readonly Helpline[];
}

/** Returns a function that looks a situation up by its id. */
export function useSituations(): (id: SituationId) => SituationView {
  const { t, i18n } = useTranslation('situations');
  return (id) => {
    const { limit, calls, consular, ...row } = situationOf(id);
    const own: SituationTexts = t(`groups.${row.group}.items.${id}` as never, { returnObjects: true });
    const { service } = row;
    if (service === 'notarial') return { ...row, ...own, calls: [], consular: [] };
    return {
      ...row,
      ...own,
      limit: limit ? timeLimit(i18n, service, limit) : undefined,
      calls: calls ? helplines(ofArea(i18n, service, 'urgent.calls')) : [],
      consular: consular ? consulates(i18n) : [],
    };
  };
}

/** A row of an area's time limits, in the language of `i18n`. Throws if the area's bundle does not have it. */
export const timeLimit = (i18n: I18n, service: ServiceSlug, id: string): TimeLimit => ({
  ...ofArea<TimeLimit>(i18n, service, `limits.${id}`),
  share: clockOf(service, id),
});

const ofArea = <Texts>(i18n: I18n, service: ServiceSlug, key: string): Texts =>
  i18n.getFixedT(null, `services/${service}`)(key as never, { returnObjects: true }) as Texts;

/** Helplines by their ids in `src/core/firm/firm.json`, in its order. */
export const helplines = (purposes: Record<string, string>): Helpline[] =>
  Object.entries(firm.helplines).flatMap(([id, number]) => {
    const purpose = purposes[id];
    return purpose ? [{ purpose, number }] : [];
  });

/** The consulates of the readers of a language that its `common.json` names. */
export const consulates = (i18n: I18n): Helpline[] =>
  Object.entries(firm.consular)
    .filter(([id, { locale }]) => locale === i18n.language && i18n.exists(`consular.${id}`, { ns: 'common' }))
    .map(([id, { number }]) => ({ purpose: i18n.t(`consular.${id}` as never, { ns: 'common' }), number }));
