import { useTranslation } from 'react-i18next';
import { useLocale } from '../blocks/LocaleContext.ts';
import { Section } from '../ui/Section.tsx';
import { Table } from '../ui/Table.tsx';
import styles from './LanguageSections.module.css';

/** The languages in which the sentences are said, as BCP-47 tags. */
const SAID = ['en', 'ms'] as const;

/** Sentences to read out on the telephone, in English and in Malay beside the reader's language. */
export function CallCard() {
  const { t } = useTranslation('language');
  const { name, tag } = useLocale();
  const columns = [
    { title: name, lang: tag },
    ...SAID.map((lang) => ({ title: t(`call.languages.${lang}`), lang })),
  ];
  return (
    <Section id="call" title={t('call.title')} intro={t('call.intro')} kind="spread">
      <Table columns={columns} className={styles.card}>
        {t('call.items', { returnObjects: true }).map((item) => (
          <tr key={item.text}>
            <th scope="row">{item.text}</th>
            {SAID.map((said) => (
              <td key={said} lang={said}>
                {item[said]}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </Section>
  );
}

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
