import json from './register.json' with { type: 'json' };
import { type Signature, unitAt } from './signature.ts';

/** A statement of law on the site; `../firm/schemas/register.json` describes the values. */
export interface LawRow {
  /** The bundle of its texts, such as `services/insurance`. */
  bundle: string;
  /** Their key, or the group around them, such as `limits.death`. */
  unit: string;
  law: string;
  source: string;
  open?: string;
  /** How long a time limit runs, as ISO 8601 writes it; `none` for a time to wait. */
  runs?: string;
  /** The time that its texts name, if none runs out. */
  time?: string;
  /** How its last day is counted, if it runs from a day that visitors know. */
  counted?: Counted;
  signed?: Signature;
}

/** How the last day of a time limit is counted. */
export interface Counted {
  /** 0 if the day of the event does not count, 1 if it does. */
  first: number;
  /** How many days ahead the day of the event may be, such as the end of a notice. */
  ahead?: number;
  /** How many days without Saturdays and Sundays, in place of `runs`. */
  workingDays?: number;
  source: string;
  /** The rule by which a court can give more time. */
  extension?: string;
}

type Units = Record<string, Omit<LawRow, 'bundle' | 'unit'>>;

/** The ids of the time limits of a practice area: the check of the facts holds them against the texts. */
export type LimitId<Slug extends string> = Slug extends string ? IdIn<keyof Area<Slug>> : never;
type Area<Slug extends string> = (typeof json.rows)[`services/${Slug}` & keyof typeof json.rows];
type IdIn<Unit> = Unit extends `limits/${infer Id}` ? Id : never;

/** Every statement of law that the site makes. */
export const lawRows: readonly LawRow[] = Object.entries<Units>(json.rows).flatMap(([bundle, units]) =>
  Object.entries(units).map(([unit, row]) => ({ bundle, unit: unitAt(unit), ...row })),
);

/** The row on which a text rests, or a group of texts: `lawOn('services/insurance', 'limits.death')`. */
export const lawOn = (bundle: string, key: string): LawRow | undefined =>
  lawRows.find((row) => row.bundle === bundle && `${key}.`.startsWith(`${row.unit}.`));

/** Laws whose text or commencement is open; each is deleted once it is settled. */
export const watchList: readonly string[] = json.watch;
