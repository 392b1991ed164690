import { useTranslation } from 'react-i18next';
import { firm } from '../../src/core/firm/firm.ts';
import { mailUrl, telUrl } from '../../src/core/firm/links.ts';
import { addressLines, type Office, offices } from '../../src/core/firm/offices.ts';
import { servicePicture } from '../../src/pictures/pictures.ts';
import { Tiles } from './Tiles.tsx';

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
