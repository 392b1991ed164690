import { useTranslation } from 'react-i18next';
import type { ServiceSlug } from '../core/firm/services.ts';
import { clockOf } from '../core/law/clock.ts';
import { signedOn } from '../core/law/register.ts';
import { Clock } from '../ui/Clock.tsx';
import { Section } from '../ui/Section.tsx';
import { Table } from '../ui/Table.tsx';
import styles from './ServiceLimits.module.css';

/** A table of an area's time limits: for what, how long, from when, and the statute. */
export function ServiceLimits({ slug }: { slug: ServiceSlug }) {
  const { t } = useTranslation('service');
  const { t: text } = useTranslation(`services/${slug}`);
  const signed = signedOn(`services/${slug}`);
  const columns = (['what', 'time', 'from', 'source'] as const).map((id) => ({ title: t(`limits.${id}`) }));
  return (
    <Section id="limits" title={t('limits.title')} intro={t('limits.intro')} kind="spread">
      <Table columns={columns} className={styles.limits}>
        {Object.entries(text('limits', { returnObjects: true })).map(([id, limit]) => (
          <tr key={id}>
            <th scope="row">{limit.what}</th>
            <td>
              <Clock share={clockOf(slug, id)} />
              {limit.time}
            </td>
            <td data-column={t('limits.from')}>{limit.from}</td>
            <td>{unbroken(limit.source)}</td>
          </tr>
        ))}
      </Table>
      <p className={styles.note}>
        {t('limits.note')}
        <br />
        {signed ? t('limits.checked', { signed }) : t('limits.unsigned')}
      </p>
    </Section>
  );
}

/** Keeps a citation's section on one line: `s. 50`, `O. 53 r. 3`. */
const unbroken = (source: string): string => source.replace(/\b(ss?|rr?|O|Art|Schs?)\. /g, '$1.\u00a0');
