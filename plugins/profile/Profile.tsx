import type { i18n as I18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { AddressLines } from '../../src/blocks/links.tsx';
import { Portrait } from '../../src/blocks/Portrait.tsx';
import { firm } from '../../src/core/firm/firm.ts';
import { type Lawyer, lawyers } from '../../src/core/firm/lawyers.ts';
import { mailUrl, telUrl } from '../../src/core/firm/links.ts';
import { type Office, offices } from '../../src/core/firm/offices.ts';
import { serviceSlugs } from '../../src/core/firm/services.ts';
import { datesOf } from '../../src/core/historyDates.ts';
import office from '../../src/pictures/office.jpg?widths=1920&picture';
import desk from '../../src/pictures/office-desk.jpg?widths=1600&picture';
import { pictures, servicePicture, vignettes } from '../../src/pictures/pictures.ts';
import { Figures, PlainList, TitledList, Year } from '../../src/ui/lists.tsx';
import { Picture } from '../../src/ui/Picture.tsx';
import tiles from './tiles.svg';

const PER_SHEET = 3;
const PRINTED = { sizes: '210mm', eager: true };

/** The firm's profile as HTML, in the language of an i18next instance: six sheets of A4 for up to three partners. */
export const renderProfile = (i18n: I18n): string =>
  renderToString(
    <I18nextProvider i18n={i18n}>
      <Cover />
      <Firm />
      <History />
      <Partners />
      <Areas />
      <Offices />
    </I18nextProvider>,
  );

function Cover() {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <section className="cover green">
      <Picture picture={office} alt={t('common:footer.imageAlt')} {...PRINTED} />
      <img src={tiles} alt="" />
      <header>
        <h1>
          {firm.name} <span>{t('title')}</span>
        </h1>
        <p className="lead">{t('subtitle')}</p>
        <p className="ruled">{t('common:tagline')}</p>
      </header>
    </section>
  );
}

function Firm() {
  const { t } = useTranslation(['profile', 'history', 'contact']);
  const [lead, ...body] = t('firm.body', { returnObjects: true });
  return (
    <section>
      <Picture picture={desk} alt={t('contact:hero.imageAlt')} {...PRINTED} />
      <div className="beside">
        <h2 className="ruled">{t('firm.title')}</h2>
        <div className="ruled">
          <p className="lead">{lead}</p>
          {[...body, t('firm.offices')].map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Figures items={Object.values(t('history:stats.items', { returnObjects: true }))} />
        </div>
      </div>
    </section>
  );
}

/** The dates of the firm's history; the foundation in the sky of its engraving, above its text. */
function History() {
  const { t, i18n } = useTranslation(['profile', 'history']);
  const { foundation, ...others } = datesOf(i18n);
  const later = Object.values(others);
  if (!foundation && later.length === 0) return null;
  return (
    <section className="history">
      <div className="beside">
        <header className="ruled">
          <h2>{t('history.title')}</h2>
          <p className="lead">{t('history:intro')}</p>
        </header>
        {foundation && (
          <div>
            <Year year={foundation.year} />
            <img src={vignettes.foundation} alt={foundation.imageAlt} />
            <h3>{foundation.title}</h3>
            <p>{foundation.description}</p>
          </div>
        )}
      </div>
      <ol>
        {later.map(({ year, title, description }) => (
          <li key={year} className="beside ruled">
            <Year year={year} />
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The partners, spread evenly over as many sheets as they need; a picture fills a sheet that has room. */
function Partners() {
  const { t } = useTranslation('profile');
  const sheets = Math.ceil(lawyers.length / PER_SHEET);
  const each = Math.ceil(lawyers.length / sheets);
  return Array.from({ length: sheets }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sheet has no other name
    <section key={index} className="partners">
      {each < PER_SHEET && <Picture picture={pictures.books} alt="" {...PRINTED} />}
      {index === 0 && <h2 className="ruled">{t('partners.title')}</h2>}
      {lawyers.slice(index * each, (index + 1) * each).map((lawyer) => (
        <Partner key={lawyer.id} lawyer={lawyer} />
      ))}
    </section>
  ));
}

function Partner({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation(['profile', 'lawyer']);
  const { t: text } = useTranslation(`lawyers/${lawyer.id}`);
  const { name, years, called, phone, email } = lawyer;
  return (
    <article className="beside">
      <Portrait lawyer={lawyer} sizes="50mm" alt={t('lawyer:portraitAlt', { lawyer: name })} eager />
      <div className="ruled">
        <h3>{name}</h3>
        <p className="eyebrow">{text('role')}</p>
        <p>{text('intro', { lawyer: name, years })}</p>
        <PlainList
          items={[text('focus'), t('partners.called', { called }), email ? `${phone} · ${email}` : phone]}
        />
      </div>
    </article>
  );
}

function Areas() {
  const { t } = useTranslation(['profile', 'services']);
  const areas = serviceSlugs.map((slug) => ({
    title: t(`services:areas.items.${slug}.title`),
    text: t(`services:areas.items.${slug}.summary`),
  }));
  return (
    <section>
      <header className="ruled">
        <h2>{t('areas.title')}</h2>
        <p className="lead">{t('areas.intro')}</p>
      </header>
      <TitledList className="areas cells" items={areas} />
    </section>
  );
}

function Offices() {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <section className="cover green">
      <Picture picture={servicePicture('real-estate-conveyancing')} alt="" {...PRINTED} />
      <img src={tiles} alt="" />
      <header>
        <h2>{t('offices.title')}</h2>
        <div className="offices cells">
          {offices.map((office) => (
            <OfficeEntry key={office.id} office={office} />
          ))}
        </div>
        {firm.notary && <p className="ruled">{t('offices.notary')}</p>}
      </header>
      <footer>
        <h3>{firm.name}</h3>
        {[t('fileDescription'), t('note'), t('common:footer.copyright')].map((line) => (
          <p key={line}>{line}</p>
        ))}
      </footer>
    </section>
  );
}

function OfficeEntry({ office }: { office: Office }) {
  const { t } = useTranslation(['profile', 'common']);
  const { id, phone, fax, email } = office;
  return (
    <div className="ruled">
      <h3>{t(`common:offices.${id}.name`)}</h3>
      <address>
        <AddressLines office={office} />
        <span>
          {t('offices.phone')} <a href={telUrl(phone)}>{phone}</a>
        </span>
        {fax && (
          <span>
            {t('offices.fax')} {fax}
          </span>
        )}
        <span>
          {t('offices.email')} <a href={mailUrl(email)}>{email}</a>
        </span>
      </address>
    </div>
  );
}
