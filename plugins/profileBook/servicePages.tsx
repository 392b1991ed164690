import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceSlugs } from '../../src/core/firm/services.ts';
import { Sheet } from './Sheet.tsx';

/** The rows of a list in two columns, for its stylesheet. */
const twoColumns = (entries: number) => ({ '--rows': Math.ceil(entries / 2) }) as CSSProperties;

/** The practice areas. */
export function AreasPage() {
  const { t } = useTranslation(['profile', 'services']);
  return (
    <Sheet>
      <header>
        <h2>{t('areas.title')}</h2>
        <p className="lead">{t('areas.intro')}</p>
      </header>
      <ol className="numbered areas" style={twoColumns(serviceSlugs.length)}>
        {serviceSlugs.map((slug) => (
          <li key={slug}>
            <h3>{t(`services:areas.items.${slug}.title`)}</h3>
            <p>{t(`services:areas.items.${slug}.summary`)}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

/** The firm's training for clients, and its notarial services. */
export function TrainingPage() {
  const { t } = useTranslation(['profile', 'services']);
  const topics = t('services:training.topics', { returnObjects: true });
  return (
    <Sheet>
      <header>
        <h2>{t('training.title')}</h2>
        <p className="lead">{t('training.intro')}</p>
      </header>
      <ol className="numbered topics" style={twoColumns(topics.length)}>
        {topics.map((topic) => (
          <li key={topic}>
            <p>{topic}</p>
          </li>
        ))}
      </ol>
      <div className="notarial">
        <header>
          <h2>{t('notarial.title')}</h2>
          <p className="lead">{t('services:notarial.intro')}</p>
        </header>
        <List
          title={t('services:notarial.benefits.title')}
          items={t('services:notarial.benefits.items', { returnObjects: true })}
        />
        <List
          title={t('services:notarial.documents.title')}
          items={t('services:notarial.documents.items', { returnObjects: true })}
        />
        <p className="aside">{t('offices.notary')}</p>
      </div>
    </Sheet>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="plain">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
