import { useTranslation } from 'react-i18next';
import { useLocale } from '../blocks/LocaleContext.ts';
import { Section } from '../ui/Section.tsx';
import styles from './CallCard.module.css';

/** The languages in which the sentences are said, as BCP-47 tags. */
const SAID = ['en', 'ms'] as const;

/** Sentences to read out on the telephone, in English and in Malay beside the reader's language. */
export function CallCard() {
  const { t } = useTranslation('language');
  const { name, tag } = useLocale();
  return (
    <Section id="call" title={t('call.title')} intro={t('call.intro')} kind="spread">
      <table className={styles.card}>
        <thead>
          <tr>
            <th scope="col" lang={tag}>
              {name}
            </th>
            {SAID.map((said) => (
              <th key={said} scope="col" lang={said}>
                {t(`call.languages.${said}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </Section>
  );
}
