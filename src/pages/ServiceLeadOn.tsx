import { useTranslation } from 'react-i18next';
import { type Lawyer, lawyers } from '../firm/lawyers.ts';
import type { ServiceSlug } from '../firm/services.ts';
import { useHref } from '../i18n/LocaleContext.ts';
import { servicePicture } from '../pictures/pictures.ts';
import { Picture } from '../ui/Picture.tsx';
import { Portrait } from '../ui/Portrait.tsx';
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
        <Responsible id={id} />
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

function Responsible({ id }: { id: Lawyer['id'] }) {
  const { t } = useTranslation('service');
  const { t: own } = useTranslation(`lawyers/${id}`);
  const href = useHref();
  const lawyer = lawyers.find((one) => one.id === id);
  if (!lawyer) throw new Error(`src/firm/lawyers.json has no "${id}"`);
  return (
    <section aria-labelledby="responsible">
      <h2 id="responsible">{t('lawyer.title')}</h2>
      <div className={styles.responsible}>
        <Portrait lawyer={lawyer} sizes="7rem" />
        <div>
          <h3>
            <a href={href(`/lawyers/${lawyer.slug}`)}>{lawyer.name}</a>
          </h3>
          <p>{own('role')}</p>
          <p>{t('lawyer.text')}</p>
        </div>
      </div>
    </section>
  );
}
