import { useTranslation } from 'react-i18next';
import { ContactText } from '../blocks/ContactText.tsx';
import { MalayNoticeLink } from '../blocks/links.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import styles from './LegalPage.module.css';

interface LegalSection {
  title: string;
  body: string[];
  points?: string[];
  closing?: string[];
}

interface LegalPageProps {
  text: 'privacy' | 'terms' | 'disclaimer';
  /** The text's language, if it is not the page's. */
  lang?: string;
}

/** A legal document: table of contents, and sections with anchors. */
export function LegalPage({ text, lang }: LegalPageProps) {
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
    <article lang={lang}>
      <PageHeader title={t('title')} eyebrow={eyebrow}>
        <Paragraphs texts={t('intro', { returnObjects: true })} />
      </PageHeader>
      <div className={styles.document}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{t('contentsTitle')}</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {sections.map((section) => (
            <DocumentSection key={section.id} {...section} />
          ))}
          <p className={styles.prevails}>{t('prevails')}</p>
        </div>
      </div>
    </article>
  );
}

function DocumentSection({ id, title, body, points = [], closing = [] }: LegalSection & { id: string }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
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
    </section>
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
