import { useTranslation } from 'react-i18next';
import { Section } from '../ui/Section.tsx';
import styles from './Between.module.css';

/** Short answers for matters that touch the reader's country and Malaysia, each with whom to ask. */
export function Between() {
  const { t } = useTranslation('language');
  const answers = Object.entries(t('between.items', { returnObjects: true }));
  return (
    <Section id="between" title={t('between.title')} intro={t('between.intro')} kind="spread">
      <ul className={styles.answers}>
        {answers.map(([id, { title, text, ask }]) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
            <p className={styles.ask}>{t('between.ask', { ask })}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
