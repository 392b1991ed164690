import { useTranslation } from 'react-i18next';
import { ContactText } from '../blocks/ContactText.tsx';
import { MalayNoticeLink } from '../blocks/links.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './LegalPage.module.css';

type LegalSection = { title: string; body: string[]; points?: string[]; closing?: string[] };

/** A legal document, in the language `lang` if that is not the page's: table of contents, and sections with anchors. */
export function LegalPage({ text, lang }: { text: 'privacy' | 'terms' | 'disclaimer'; lang?: string }) {
  const { t, i18n } = useTranslation(text);
  const sections = Object.entries<LegalSection>(t('sections', { returnObjects: true })).map(
    ([key, section]) => ({ id: anchor(key), ...section }),
  );
  const eyebrow = i18n.exists('updated', { ns: text }) && (
    <>
      <span className={styles.updated}>{t('updated')}</span>
      {text === 'privacy' && !lang && <MalayNoticeLink />}
    </>
  );
  return (
    <article lang={lang} className={styles.document}>
      <PageHeader title={t('title')} eyebrow={eyebrow}>
        <Paragraphs texts={t('intro', { returnObjects: true })} />
      </PageHeader>
      <Section id="contents" title={t('contentsTitle')} as="nav" screenOnly>
        <ol className={styles.contents}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a className="tap" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </Section>
      {sections.map(({ id, title, body, points = [], closing = [] }) => (
        <Section key={id} id={id} title={title}>
          <Paragraphs texts={body} />
          {points.length > 0 && (
            <ul>
              {points.map((point) => (
                <li key={point}>
                  <ContactText>{point}</ContactText>
                </li>
              ))}
            </ul>
          )}
          <Paragraphs texts={closing} />
        </Section>
      ))}
      <p className={`${styles.prevails} page-width`}>{t('prevails')}</p>
    </article>
  );
}

const Paragraphs = ({ texts }: { texts: string[] }) =>
  texts.map((text) => (
    <p key={text}>
      <ContactText>{text}</ContactText>
    </p>
  ));

/** A section's anchor: `yourRights` → `your-rights`. Derived from the key, so it is the same in every language. */
const anchor = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
