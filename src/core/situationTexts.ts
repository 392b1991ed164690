import type { i18n as I18n } from 'i18next';
import { firm } from './firm/firm.ts';
import {
  type LimitRef,
  limitOf,
  type Situation,
  type SituationGroup,
  type SituationId,
  type SituationRow,
  situationOf,
  type situations,
} from './firm/situations.ts';
import { missingKey, optionalPart } from './i18n/createI18n.ts';
import { clockOf } from './law/clock.ts';

interface TimeLimit {
  what: string;
  time: string;
  from: string;
  /** Which day its last day is counted from, as a question. */
  ask?: string;
  /** How long its clock is, in percent. */
  share?: number | undefined;
}

/** A situation, and what is said of it in one language. */
export interface SituationTexts extends Pick<SituationRow, 'id' | 'service'> {
  /** In the visitor's own words. */
  text: string;
  /** When to ask, where no time limit fits. */
  when?: string;
  /** Steps to take, at most seven. */
  steps?: string[];
  /** Who inherits how much, as rows of a table. */
  shares?: { heirs: string; share: string }[];
  /** What can still be done once it has happened: the time limit is over, or the next paper has come. */
  late?: string;
  limit?: TimeLimit | undefined;
  helplines: readonly Helpline[];
  /** The consulates of the readers of this language, and whether they stand before the steps. */
  consulates: readonly Helpline[];
  consulatesFirst: boolean;
}

/** A helpline: what it is for, and its number; and its id, if it is one of the firm's facts. */
export type Helpline = { id?: keyof typeof firm.helplines; purpose: string; number: string };

type TextKey = {
  [Group in SituationGroup]: `groups.${Group}.items.${keyof (typeof situations)[Group] & string}`;
}[SituationGroup];

/** The texts of a situation in the language of `i18n`, with its time limit. */
export function situationTexts(i18n: I18n, id: SituationId): SituationTexts {
  const row = situationOf(id);
  // The compiler forgets that the id is one of its group.
  const key = `groups.${row.group}.items.${id}` as TextKey;
  const { service, showsHelplines, showsConsulates } = row;
  const limit = limitOf(row);
  return {
    ...{ id, service },
    ...i18n.t(key, { ns: 'situations', returnObjects: true }),
    limit: limit && timeLimit(i18n, limit),
    helplines: showsHelplines ? helplines(i18n, service) : [],
    consulates: showsConsulates ? consulates(i18n) : [],
    consulatesFirst: showsConsulates === 'first',
  };
}

/** The name of the practice area, or of the notarial services, that a situation leads to. */
export const areaName = (i18n: I18n, service: Situation['service']): string =>
  i18n.t(service === 'notarial' ? 'notarial.title' : `areas.items.${service}.title`, { ns: 'services' });

/** A row of an area's time limits, in the language of `i18n`. Throws if the area's bundle does not have it. */
export function timeLimit(i18n: I18n, { service, limitId }: LimitRef): TimeLimit {
  const namespace = `services/${service}` as const;
  const limits: Record<string, TimeLimit> = i18n.t('limits', { ns: namespace, returnObjects: true });
  const limit = limits[limitId];
  if (!limit) throw missingKey(i18n.language, namespace, `limits.${limitId}`);
  return { ...limit, share: clockOf(service, limitId) };
}

/** The helplines that the area's section "If it is urgent" names, in the order of the firm's facts. */
export function helplines(i18n: I18n, service: Situation['service']): Helpline[] {
  const purposes = optionalPart<Record<string, string>>(i18n, `services/${service}`, 'urgent.calls') ?? {};
  const ids = Object.keys(firm.helplines) as (keyof typeof firm.helplines)[];
  return ids.flatMap((id) => {
    const purpose = purposes[id];
    return purpose ? [{ id, purpose, number: firm.helplines[id] }] : [];
  });
}

/** The consulates of the readers of a language that its `common.json` names. */
export const consulates = (i18n: I18n): Helpline[] =>
  Object.entries(firm.consular).flatMap(([id, { locale, number }]) => {
    const purpose = optionalPart<string>(i18n, 'common', `consular.${id}`);
    return purpose && locale === i18n.language ? [{ purpose, number }] : [];
  });
