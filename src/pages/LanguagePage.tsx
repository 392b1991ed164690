import { useTranslation } from 'react-i18next';
import { FirstSituations } from '../blocks/FirstSituations.tsx';
import { useHref, useLocale } from '../blocks/LocaleContext.ts';
import { AddressLines, NewTabLink, ProfileBookLink, TopActions, WhatsAppLink } from '../blocks/links.tsx';
import { PartnersBand } from '../blocks/Partners.tsx';
import { firm } from '../core/firm/firm.ts';
import { headOffice, mapUrl } from '../core/firm/offices.ts';
import { serviceSlugs } from '../core/firm/services.ts';
import { datesOf } from '../core/historyDates.ts';
import { EnquirySection } from '../form/EnquirySection.tsx';
import { vignettes } from '../pictures/pictures.ts';
import accordion from '../ui/Accordion.module.css';
import { Accordion } from '../ui/Accordion.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Year } from '../ui/lists.tsx';
import { OfficePicture, PageHeader } from '../ui/PageHeader.tsx';
import { Section } from '../ui/Section.tsx';
import { Table } from '../ui/Table.tsx';
import styles from './LanguagePage.module.css';

/** The languages in which the sentences are said, as BCP-47 tags. */
const SAID = ['en', 'ms'] as const;

/** The home page of a language other than the default one: the whole firm on one page. */
export function LanguagePage() {
  const { t } = useTranslation('language');
  const href = useHref();
  return (
    <>
      <Top />
      <FirstSituations />
      <PartnersBand />
      <CallCard />
      <History />
      <Section id="areas" title={t('areas.title')} intro={t('areas.intro')} kind="spread" tone="band">
        <ol className={`${styles.areas} kept`}>
          {serviceSlugs.map((slug) => (
            <li key={slug}>
              <a href={href(`/services/${slug}`)}>{t(`areas.items.${slug}`)}</a>
            </li>
          ))}
          {firm.notary && (
            <li>
              <a href={href('/services#notarial')}>{t('areas.items.notarial')}</a>
            </li>
          )}
        </ol>
      </Section>
      <Between />
      {/* In print the letterhead has the office. */}
      <div className={`${styles.closing} page-width screen-only`}>
        <section id="enquiry-section">
          <h2 id="enquiry-title">{t('form.title')}</h2>
          <p className={styles.intro}>{t('form.intro')}</p>
          <EnquirySection layout="language" />
        </section>
        <Office />
      </div>
    </>
  );
}

function Top() {
  const { t } = useTranslation('language');
  return (
    <PageHeader
      eyebrow={t('badge')}
      title={t('title')}
      lead={t('lead')}
      picture={<OfficePicture alt={t('imageAlt')} />}
      actions={
        <TopActions>
          <ButtonLink href="#enquiry-section">{t('form.title')}</ButtonLink>
          <WhatsAppLink>{t('whatsapp')}</WhatsAppLink>
        </TopActions>
      }
    />
  );
}

/** The firm's history, below the engraving of the year in which it began. */
function History() {
  const { t, i18n } = useTranslation('language');
  const { foundation } = datesOf(i18n);
  return (
    <Section id="history" title={t('history.title')}>
      {foundation && (
        <div className={styles.founding}>
          <Year year={foundation.year} />
          <img src={vignettes.foundation} alt={foundation.imageAlt} width={640} height={480} loading="lazy" />
        </div>
      )}
      <div className={styles.history}>
        {t('history.body', { returnObjects: true }).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}

function Office() {
  const { t } = useTranslation(['language', 'common']);
  const href = useHref();
  return (
    <section className="ruled">
      <h2 id="office">{t('office.title')}</h2>
      <p className={styles.intro}>{t('office.intro')}</p>
      <h3>{t(`common:offices.${headOffice.id}.name`)}</h3>
      <address className={styles.office}>
        <AddressLines office={headOffice} />
        <NewTabLink href={mapUrl(headOffice)}>{t('office.map')}</NewTabLink>
        <a href={href('/contact')}>{t('common:nav.contact')}</a>
      </address>
      <p className={styles.intro}>{t('common:spoken')}</p>
      {firm.profileYear && <ProfileBookLink>{t('download')}</ProfileBookLink>}
    </section>
  );
}

/** Sentences to read out on the telephone, in English and in Malay beside the reader's language; folded on phones. */
function CallCard() {
  const { t } = useTranslation('language');
  const { name, tag } = useLocale();
  const columns = [
    { title: name, lang: tag },
    ...SAID.map((lang) => ({ title: t(`call.languages.${lang}`), lang })),
  ];
  return (
    <Section id="call" title={t('call.title')} intro={t('call.intro')} kind="spread">
      <div className={accordion.accordion}>
        <details className={styles.fold}>
          <summary>{t('call.open')}</summary>
          <Table heading="call-title" columns={columns} className={styles.card}>
            {t('call.items', { returnObjects: true }).map((item) => (
              <tr key={item.text}>
                <th scope="row">{sentences(item.text)}</th>
                {SAID.map((said) => (
                  <td key={said} lang={said}>
                    <b className={`${styles.said} eyebrow`}>{t(`call.languages.${said}`)}</b>
                    {sentences(item[said])}
                  </td>
                ))}
              </tr>
            ))}
          </Table>
        </details>
      </div>
    </Section>
  );
}

/** Each sentence on a line of its own, to be read aloud. */
const sentences = (text: string) =>
  text.split(/(?<=[.?!。？！])\s*/).map((sentence) => (
    <span key={sentence} className="sentence">
      {sentence.split(/(…\S*)/).map(withBlank)}{' '}
    </span>
  ));

/** A part of a sentence, or a blank to be filled in, which stays with the mark or particle after it. */
const withBlank = (part: string) =>
  part.startsWith('…') ? (
    <span key={part} className="unbroken">
      <span className={styles.blank}>…</span>
      {part.slice(1)}
    </span>
  ) : (
    part
  );

/** Short answers for matters that touch the reader's country and Malaysia, each with whom to ask. */
function Between() {
  const { t } = useTranslation('language');
  const items = Object.values(t('between.items', { returnObjects: true })).map(({ title, text, ask }) => ({
    question: title,
    answer: (
      <>
        {text} <span className={`${styles.ask} note`}>{t('between.ask', { ask })}</span>
      </>
    ),
  }));
  return (
    <Section id="between" title={t('between.title')} intro={t('between.intro')}>
      <Accordion name="between" items={items} />
    </Section>
  );
}
