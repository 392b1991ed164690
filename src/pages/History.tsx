import { useTranslation } from 'react-i18next';
import { PartnerNames } from '../blocks/Partners.tsx';
import { vignettes } from '../pictures/pictures.ts';
import { Figures, TitledList, Year } from '../ui/lists.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './History.module.css';

/** The firm's history: the dates with engravings, its values, three figures, and today's partners. */
export function History() {
  const { t } = useTranslation('history');
  const { years, generations, established } = t('stats.items', { returnObjects: true });
  return (
    <>
      <PageHeader title={t('title')} lead={t('intro')} />
      <Dates />
      <Section id="values" title={t('values.title')} kind="spread" tone="band">
        <TitledList items={t('values.items', { returnObjects: true })} className={`${styles.values} cells`} />
      </Section>
      <Section id="stats" title={t('stats.title')} hiddenTitle>
        <Figures items={[years, generations, established]} />
      </Section>
      <Section id="partners" title={t('today.title')} intro={t('today.text')} kind="spread" tone="green">
        <PartnerNames />
      </Section>
    </>
  );
}

/** A spread for each date: the year in large type, and an engraving of the time. */
function Dates() {
  const { t } = useTranslation('history');
  const items = t('timeline.items', { returnObjects: true });
  const dates = Object.keys(vignettes) as (keyof typeof vignettes)[];
  return (
    <section className={styles.dates} aria-labelledby="timeline">
      <h2 id="timeline" className="visually-hidden">
        {t('timeline.title')}
      </h2>
      <ol>
        {dates.map((id, index) => {
          const { year, title, description, imageAlt } = items[id];
          return (
            <li key={id} className={index === 1 ? 'green' : 'page-width'}>
              <img
                src={vignettes[id]}
                alt={imageAlt}
                width={640}
                height={480}
                loading={index === 0 ? 'eager' : 'lazy'}
              />
              <div>
                <Year year={year} />
                <h3>{title}</h3>
                <p>{description}</p>
              </div>
            </li>
          );
        })}
      </ol>
      <p className="note page-width">{t('timeline.note')}</p>
    </section>
  );
}
