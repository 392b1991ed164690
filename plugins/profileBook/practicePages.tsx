import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Portrait } from '../../src/blocks/Portrait.tsx';
import { type Lawyer, lawyers } from '../../src/core/firm/lawyers.ts';
import { serviceSlugs, servicesOf } from '../../src/core/firm/services.ts';
import { servicePicture } from '../../src/pictures/pictures.ts';
import { Sheet } from './Sheet.tsx';

/** Partners that fit on a page. */
const PER_PAGE = 3;

/** The partners, each with a photograph or plate, spread evenly over as many pages as they need. */
export function PartnersPages() {
  const { t } = useTranslation('profile');
  const each = Math.ceil(lawyers.length / Math.ceil(lawyers.length / PER_PAGE));
  const firsts = lawyers.filter((_, index) => index % each === 0);
  return firsts.map((first) => {
    const begin = lawyers.indexOf(first);
    const [area = 'corporate-commercial'] = servicesOf(first.id);
    return (
      <Sheet
        key={first.id}
        picture={each < PER_PAGE ? { src: servicePicture(area).img.src, alt: '' } : undefined}
      >
        {begin === 0 && (
          <header>
            <h2>{t('partners.title')}</h2>
          </header>
        )}
        <ul className="partners">
          {lawyers.slice(begin, begin + each).map((lawyer) => (
            <Partner key={lawyer.id} lawyer={lawyer} />
          ))}
        </ul>
      </Sheet>
    );
  });
}

function Partner({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation(['profile', 'lawyers', 'lawyer']);
  const { t: own } = useTranslation(`lawyers/${lawyer.id}`);
  const { years, called } = lawyer;
  return (
    <li>
      <div className="portrait">
        <Portrait lawyer={lawyer} sizes="50mm" alt={t('lawyer:portraitAlt', { lawyer: lawyer.name })} eager />
      </div>
      <div>
        <h3>{lawyer.name}</h3>
        <p className="role">{own('role')}</p>
        <p>{own('intro', { lawyer: lawyer.name, years })}</p>
        <dl className="facts">
          <div>
            <dt>{t('lawyers:tags')}</dt>
            <dd>{own('focus')}</dd>
          </div>
          <div>
            <dt>{t('partners.years', { years })}</dt>
            <dd>{t('partners.called', { called })}</dd>
          </div>
          <div>
            <dt>{lawyer.phone}</dt>
            <dd>{lawyer.email}</dd>
          </div>
        </dl>
      </div>
    </li>
  );
}

/** The practice areas. */
export function AreasPage() {
  const { t } = useTranslation(['profile', 'services']);
  const twoColumns = { '--rows': Math.ceil(serviceSlugs.length / 2) } as CSSProperties;
  return (
    <Sheet>
      <header>
        <h2>{t('areas.title')}</h2>
        <p className="lead">{t('areas.intro')}</p>
      </header>
      <ol className="areas" style={twoColumns}>
        {serviceSlugs.map((slug) => (
          <li key={slug}>
            <h3>{t(`services:areas.items.${slug}.title`)}</h3>
            <p>{t(`services:areas.items.${slug}.summary`)}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
