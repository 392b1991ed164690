import { useTranslation } from 'react-i18next';
import { ContactText } from '../blocks/ContactText.tsx';
import { PageLink } from '../blocks/links.tsx';
import { type PaperId, paperIds, paperLimit, paperPath, papers } from '../core/firm/papers.ts';
import { timeLimit } from '../core/situationTexts.ts';
import accordion from '../ui/Accordion.module.css';
import { Section } from '../ui/Section.tsx';
import { Clock, Table } from '../ui/Table.tsx';
import styles from './Papers.module.css';

/** Shown at once, one of a court, of a creditor and of an employer; then those with a time limit come first. */
const FIRST: readonly PaperId[] = ['writ', 'bankruptcyNotice', 'termination'];
const OTHERS = paperIds
  .filter((id) => !FIRST.includes(id))
  .sort((a, b) => Number(!paperLimit(a)) - Number(!paperLimit(b)));

/** The papers in Malay that people hold, by their printed titles: what each is, by when, and where it leads. */
export function Papers() {
  const { t } = useTranslation('papers');
  return (
    <Section id="papers" title={t('title')} intro={t('intro')}>
      <PaperTable ids={FIRST} />
      <div className={`${accordion.accordion} ${styles.more}`}>
        <details>
          <summary>{t('more')}</summary>
          <PaperTable ids={OTHERS} />
        </details>
      </div>
      <p className={styles.call}>
        <ContactText>{t('call')}</ContactText>
      </p>
    </Section>
  );
}

function PaperTable({ ids }: { ids: readonly PaperId[] }) {
  const { t } = useTranslation('papers');
  const columns = (['title', 'what', 'time'] as const).map((column) => ({ title: t(`columns.${column}`) }));
  return (
    <Table heading="papers-title" columns={columns} className={styles.papers}>
      {ids.map((id) => (
        <Row key={id} id={id} />
      ))}
    </Table>
  );
}

function Row({ id }: { id: PaperId }) {
  const { t, i18n } = useTranslation('papers');
  const { title } = papers[id];
  const { what, when }: { what: string; when?: string } = t(`items.${id}`, { returnObjects: true });
  const limit = paperLimit(id);
  const time = limit && timeLimit(i18n, limit);
  return (
    <tr>
      <th scope="row">
        <PageLink to={paperPath(id)} lang="ms">
          {title}
        </PageLink>
      </th>
      <td>{what}</td>
      <td>
        <Clock share={time?.share} />
        {time ? <strong className="time-figure">{time.time}</strong> : when}
      </td>
    </tr>
  );
}
