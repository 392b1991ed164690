import { useTranslation } from 'react-i18next';
import { firm } from '../../src/core/firm/firm.ts';
import { mailUrl, telUrl } from '../../src/core/firm/links.ts';
import { addressLines, type Office, offices } from '../../src/core/firm/offices.ts';
import desk from '../../src/pictures/office-desk.jpg?widths=1600&picture';
import { servicePicture, vignettes } from '../../src/pictures/pictures.ts';
import { Figures } from '../../src/ui/lists.tsx';
import { Sheet, Tiles } from './Sheet.tsx';

/** The firm in words and figures. */
export function FirmPage() {
  const { t } = useTranslation(['profile', 'history', 'contact']);
  const [lead, ...body] = t('firm.body', { returnObjects: true });
  const figures = [
    { value: t('history:stats.items.years.value'), label: t('figures.years') },
    { value: `${firm.combinedYears}+`, label: t('figures.combined') },
    { value: t('history:stats.items.generations.value'), label: t('figures.generations') },
  ];
  return (
    <Sheet picture={{ src: desk.img.src, alt: t('contact:hero.imageAlt') }}>
      <div className="columns">
        <h2>{t('firm.title')}</h2>
        <div>
          <p className="lead">{lead}</p>
          {body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>{t('firm.offices')}</p>
          <Figures items={figures} />
        </div>
      </div>
    </Sheet>
  );
}

/** The dates of the firm's history. */
export function HeritagePage() {
  const { t } = useTranslation(['profile', 'history']);
  const { foundation, leadership, expansion, milestone } = t('history:timeline.items', {
    returnObjects: true,
  });
  return (
    <Sheet picture={{ src: vignettes.foundation, alt: foundation.imageAlt, isDrawing: true }}>
      <header>
        <h2>{t('history.title')}</h2>
        <p className="lead">{t('history:intro')}</p>
      </header>
      <ol className="timeline">
        {[foundation, leadership, expansion, milestone].map(({ year, title, description }) => (
          <li key={year}>
            <p className="year">{year}</p>
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

/** The back cover: the offices. */
export function OfficesPage() {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <section className="page back">
      <img className="band" src={servicePicture('real-estate-conveyancing').img.src} alt="" />
      <Tiles />
      <div className="backText">
        <h2>{t('offices.title')}</h2>
        <ul className="offices">
          {offices.map((office) => (
            <li key={office.id}>
              <OfficeEntry office={office} />
            </li>
          ))}
        </ul>
        <p className="notary">{t('offices.notary')}</p>
      </div>
      <div className="colophon">
        <p className="firm">{firm.name}</p>
        <p>{t('fileDescription')}</p>
        <p>{t('note')}</p>
        <p>{t('common:footer.copyright')}</p>
      </div>
    </section>
  );
}

function OfficeEntry({ office }: { office: Office }) {
  const { t } = useTranslation(['profile', 'common']);
  const lines = [
    { label: t('offices.phone'), value: office.phone, href: telUrl(office.phone) },
    ...(office.fax ? [{ label: t('offices.fax'), value: office.fax }] : []),
    { label: t('offices.email'), value: office.email, href: mailUrl(office.email) },
  ];
  return (
    <>
      <h3>{t(`common:offices.${office.id}.name`)}</h3>
      <address>
        {addressLines(office).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <dl>
        {lines.map(({ label, value, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
