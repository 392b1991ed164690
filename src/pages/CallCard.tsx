import { useTranslation } from 'react-i18next';
import { useLocale } from '../blocks/LocaleContext.ts';
import { Section } from '../ui/Section.tsx';
import { Table } from '../ui/Table.tsx';
import styles from './CallCard.module.css';

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
