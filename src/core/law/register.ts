import json from './register.json' with { type: 'json' };

/** What a statement of law on the site rests on, and who has checked it. */
export interface LawRow {
  /** Bundle and unit of its texts: `services/insurance:limits.death`. */
  place: string;
  law: string;
  /** The source that was read. */
  seen: string;
  /** What is still to be looked up; empty if nothing is. */
  open: string;
  /** Date and name of the lawyer who signed, `2026-12-01 Wong`; empty until then. */
  signed: string;
  /**
   * How long a time limit runs, as ISO 8601 writes it (`P60D`, `PT24H`); ten working days are a fortnight. Empty where no
   * time runs out, such as a time to wait.
   */
  runs: string;
}

const SOURCES: Record<string, string> = json.seen;

/** Every statement of law that the site makes. */
export const lawRows: readonly LawRow[] = Object.entries(json.rows).flatMap(([bundle, units]) =>
  Object.entries(units).map(([unit, [law = '', seen = '', open = '', signed = '', runs = '']]) => {
    const [code = '', ...year] = seen.split(' ');
    return {
      place: `${bundle}:${unit}`,
      law,
      seen: [SOURCES[code] ?? code, ...year].join(', '),
      open,
      signed,
      runs,
    };
  }),
);

/** Laws whose text or commencement is open; each is deleted once it is settled. */
export const watchList: readonly string[] = json.watch;

/**
 * The day since which every statement of a bundle has been signed: the earliest of its signatures. Undefined while one
 * is missing.
 */
export function signedOn(bundle: string, rows = lawRows): Date | undefined {
  const days = rows
    .filter(({ place }) => place.startsWith(`${bundle}:`))
    .map(({ signed }) => signed.slice(0, 10));
  const [first] = days.sort();
  return first ? new Date(`${first}T12:00:00Z`) : undefined;
}
