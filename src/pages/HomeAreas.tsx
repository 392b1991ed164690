import { useTranslation } from 'react-i18next';
import { useHref } from '../blocks/LocaleContext.ts';
import type { ServiceSlug } from '../core/firm/services.ts';
import { servicePicture } from '../pictures/pictures.ts';
import { Picture } from '../ui/Picture.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './HomeAreas.module.css';

/** The most requested practice areas, the first one large. */
const SHOWN: readonly ServiceSlug[] = [
  'real-estate-conveyancing',
  'family-law',
  'employment',
  'criminal-law',
  'trust-estates',
  'debt-recovery',
];

/** Some practice areas, each with its still life, and a link to all of them. */
export function HomeAreas() {
  const { t } = useTranslation('services');
  const { t: home } = useTranslation('home');
  const href = useHref();
  return (
    <Section id="areas" title={t('areas.title')} kind="spread">
      <ul className={styles.tiles}>
        {SHOWN.map((slug, index) => (
          <li key={slug}>
            <Picture
              picture={servicePicture(slug)}
              alt=""
              sizes={index ? '(min-width: 60rem) 20vw, 46vw' : '(min-width: 60rem) 47vw, 100vw'}
            />
            <h3>
              <a className="whole" href={href(`/services/${slug}`)}>
                {t(`areas.items.${slug}.title`)}
              </a>
            </h3>
          </li>
        ))}
        <li>
          <a className="whole" href={href('/services')}>
            {home('help.cards.services.link')}
          </a>
        </li>
      </ul>
    </Section>
  );
}
