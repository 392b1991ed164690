import { useTranslation } from 'react-i18next';
import { pictures } from '../pictures/pictures.ts';
import { Figures } from '../ui/Figures.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import { Timeline } from '../ui/Timeline.tsx';
import styles from './History.module.css';

/** Our Heritage: how the firm came to be, what it holds to, and three figures. */
export function History() {
  const { t } = useTranslation('history');
  const { foundation, leadership, expansion, milestone } = t('timeline.items', { returnObjects: true });
  const moments = [
    { ...foundation, highlight: true },
    leadership,
    expansion,
    { ...milestone, highlight: true },
  ];
  const { years, generations, established } = t('stats.items', { returnObjects: true });
  return (
    <>
      <PageHeader
        title={t('title')}
        picture={
          <Picture picture={pictures.books} alt={t('imageAlt')} sizes="(width >= 60rem) 30rem, 100vw" eager />
        }
      >
        {t('intro', { returnObjects: true }).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </PageHeader>
      <Section id="stats" title={t('stats.title')} hiddenTitle tone="band">
        <Figures items={[years, generations, established]} />
      </Section>
      <Section id="timeline" title={t('timeline.title')}>
        <Timeline
          items={moments.map(({ year, description, ...moment }) => ({
            ...moment,
            time: year,
            text: description,
          }))}
        />
      </Section>
      <Section id="values" title={t('values.title')} tone="band">
        <ul className={styles.values}>
          {t('values.items', { returnObjects: true }).map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
