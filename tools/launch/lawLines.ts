import { lawRows } from '../../src/core/law/register.ts';

/** Months for which a signature holds; then a lawyer has to read the statement again. */
const MONTHS = 12;

/** The bundles with statements of law that nobody has signed within a year, each with their number. */
export function unsignedLaw(today = new Date(), rows = lawRows): string[] {
  const oldest = new Date(today);
  oldest.setUTCMonth(oldest.getUTCMonth() - MONTHS);
  const bundles = [...new Set(rows.map(({ place }) => place.split(':')[0]))];
  return bundles.flatMap((bundle) => {
    const statements = rows.filter(({ place }) => place.startsWith(`${bundle}:`));
    const left = statements.filter(({ signed }) => signed.slice(0, 10) < oldest.toISOString().slice(0, 10));
    return left.length > 0 ? [`${bundle}: ${left.length} of ${statements.length}`] : [];
  });
}
