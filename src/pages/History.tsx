import { useTranslation } from 'react-i18next';
import { PartnerNames } from '../blocks/Partners.tsx';
import { lawyers } from '../core/firm/lawyers.ts';
import { datesOf } from '../core/historyDates.ts';
import { optionalPart } from '../core/i18n/createI18n.ts';
import { vignettes } from '../pictures/pictures.ts';
import { cellsFor, Figures, TitledList, Year } from '../ui/lists.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './History.module.css';

/** The firm's history: the dates with engravings, its values, its figures, and today's partners. */
export function History() {
  const { t, i18n } = useTranslation('history');
  const values = optionalPart<{ title: string; text: string }[]>(i18n, 'history', 'values.items') ?? [];
  const figures = Object.values<{ value: string; label: string }>(t('stats.items', { returnObjects: true }));
  return (
    <>
      <PageHeader title={t('title')} lead={t('intro')} />
      <Dates />
      {values.length > 0 && (
        <Section id="values" title={t('values.title')} kind={kindFor(values)} tone="band">
          <TitledList items={values} className={`${styles.values} ${cellsFor(values)} kept`} />
        </Section>
      )}
      {figures.length > 0 && (
        <Section id="stats" title={t('stats.title')} hiddenTitle>
          <Figures items={figures} />
        </Section>
      )}
      <Section
        id="partners"
        title={t('today.title')}
        intro={t('today.text')}
        kind={kindFor(lawyers)}
        tone="green"
      >
        <PartnerNames />
      </Section>
    </>
  );
}

/** A single item stands beside the title. */
const kindFor = ({ length }: readonly unknown[]) => (length > 1 ? 'spread' : 'label');

/** A spread for each date: the year in large type, and an engraving of the time. */
function Dates() {
  const { t, i18n } = useTranslation('history');
  const dates = Object.entries(datesOf(i18n));
  if (dates.length === 0) return null;
  return (
    <section className={styles.dates}>
      <h2 id="timeline" className="visually-hidden">
        {t('timeline.title')}
      </h2>
      <ol>
        {dates.map(([id, { year, title, description, imageAlt }], index) => (
          <li key={id} className={index === 1 ? 'green' : 'page-width'}>
            <img
              src={vignettes[id as keyof typeof vignettes]}
              alt={imageAlt}
              width={640}
              height={480}
              loading={index === 0 ? 'eager' : 'lazy'}
            />
            <div>
              <h3>{title}</h3>
              <Year year={year} />
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="note page-width">{t('timeline.note')}</p>
    </section>
  );
}
