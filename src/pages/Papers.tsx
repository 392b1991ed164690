import { useTranslation } from 'react-i18next';
import { useHref } from '../blocks/LocaleContext.ts';
import { firm } from '../core/firm/firm.ts';
import { telUrl } from '../core/firm/links.ts';
import { type PaperId, paperIds, paperLimit, papers } from '../core/firm/papers.ts';
import { situationPath } from '../core/firm/situations.ts';
import { timeLimit } from '../core/situationTexts.ts';
import accordion from '../ui/Accordion.module.css';
import { Section } from '../ui/Section.tsx';
import { Clock, Table } from '../ui/Table.tsx';
import styles from './Papers.module.css';

/** The papers in Malay that people hold, by their printed titles: what each is, by when, and where it leads. */
export function Papers() {
  const { t } = useTranslation('papers');
  return (
    <Section id="papers" title={t('title')} intro={t('intro')}>
      <PaperTable ids={paperIds.filter((id) => paperLimit(id))} />
      <div className={`${accordion.accordion} ${styles.more}`}>
        <details>
          <summary>{t('more')}</summary>
          <PaperTable ids={paperIds.filter((id) => !paperLimit(id))} />
        </details>
      </div>
      <p>
        <a className={`${styles.call} tap`} href={telUrl(firm.phone)}>
          {t('call')}
        </a>
      </p>
    </Section>
  );
}

function PaperTable({ ids }: { ids: readonly PaperId[] }) {
  const { t } = useTranslation('papers');
  const columns = (['title', 'what', 'time'] as const).map((column) => ({ title: t(`columns.${column}`) }));
  return (
    <Table columns={columns} className={styles.papers}>
      {ids.map((id) => (
        <Row key={id} id={id} />
      ))}
    </Table>
  );
}

function Row({ id }: { id: PaperId }) {
  const { t, i18n } = useTranslation('papers');
  const href = useHref();
  const { title, situation } = papers[id];
  const { what, when }: { what: string; when?: string } = t(`items.${id}`, { returnObjects: true });
  const limit = paperLimit(id);
  const time = limit && timeLimit(i18n, limit);
  return (
    <tr>
      <th scope="row">
        <a className="tap" href={href(situationPath(situation))} lang="ms">
          {title}
        </a>
      </th>
      <td>{what}</td>
      <td>
        <Clock share={time?.share} />
        {time ? <strong className="time">{time.time}</strong> : when}
      </td>
    </tr>
  );
}
