import { useTranslation } from 'react-i18next';
import { PartnerVoice } from '../blocks/PartnerVoice.tsx';
import type { Lawyer } from '../firm/lawyers.ts';
import type { ServiceSlug } from '../firm/services.ts';
import { useHref } from '../i18n/LocaleContext.ts';
import { servicePicture } from '../pictures/pictures.ts';
import { Picture } from '../ui/Picture.tsx';
import styles from './ServiceLeadOn.module.css';

/** Links to the partner responsible for a practice area, to related areas, and to the situations. */
export function ServiceLeadOn({ lawyer: id, near }: { lawyer: Lawyer['id']; near: readonly ServiceSlug[] }) {
  const { t } = useTranslation('service');
  const { t: services } = useTranslation('services');
  const { t: common } = useTranslation('common');
  const href = useHref();
  return (
    <div className={styles.leadOn}>
      <div className={styles.leadOnInner}>
        <section aria-labelledby="responsible">
          <h2 id="responsible">{t('lawyer')}</h2>
          <PartnerVoice id={id} />
        </section>
        <section aria-labelledby="near">
          <h2 id="near">{t('neighbours.title')}</h2>
          <ul className={styles.near}>
            {near.map((slug) => (
              <li key={slug}>
                <Picture picture={servicePicture(slug)} alt="" sizes="(min-width: 60rem) 18rem, 46vw" />
                <a href={href(`/services/${slug}`)}>{services(`areas.items.${slug}.title`)}</a>
              </li>
            ))}
          </ul>
          <p>
            {t('situations.text')}{' '}
            <a className="unbroken" href={href('/situations')}>
              {common('situations')}
            </a>
          </p>
        </section>
      </div>
    </div>
  );
}
