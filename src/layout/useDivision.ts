import { useTranslation } from 'react-i18next';
import { lawyers } from '../firm/lawyers.ts';
import { joined } from '../i18n/joined.ts';

/** The pages that say who does what, each in its own words. */
type Page = 'lawyers' | 'home' | 'language';

/**
 * The partners' fields of work as one list, a clause each:
 *
 *     one looks after companies, one conducts cases in court, and one handles employment
 */
export function useDivision(page: Page): string {
  const { t, i18n } = useTranslation(page);
  const work = page === 'lawyers' ? 'work.onList' : 'work.onHome';
  const clauses = lawyers.map(({ id }) =>
    t('division.each', { work: i18n.getFixedT(null, `lawyers/${id}`)(work) }),
  );
  return joined(clauses, { between: t('division.between'), last: t('division.last') });
}
