import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../blocks/LocaleContext.ts';
import { Section } from '../ui/Section.tsx';
import styles from './CallCard.module.css';

/** The languages in which the sentences are said, as BCP-47 tags. */
const SAID = ['en', 'ms'] as const;

/** Sentences to read out on the telephone, in English and in Malay beside the reader's language. */
export function CallCard() {
  const { t } = useTranslation('language');
  const { name } = useLocale();
  return (
    <Section id="call" title={t('call.title')} intro={t('call.intro')} kind="spread">
      <table className={styles.card}>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            {SAID.map((tag) => (
              <th key={tag} scope="col" lang={tag}>
                {t(`call.languages.${tag}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {t('call.items', { returnObjects: true }).map((item) => (
            <tr key={item.text}>
              <th scope="row">
                <WithGaps text={item.text} />
              </th>
              {SAID.map((tag) => (
                <td key={tag} lang={tag}>
                  <WithGaps text={item[tag]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** A sentence whose dots are gaps to fill in, by hand on paper. */
function WithGaps({ text }: { text: string }) {
  const [first, ...others] = text.split('…');
  return (
    <>
      {first}
      {others.map((part) => (
        <Fragment key={part}>
          <span className={styles.gap}>…</span>
          {part}
        </Fragment>
      ))}
    </>
  );
}
