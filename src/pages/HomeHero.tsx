import { useTranslation } from 'react-i18next';
import { useHref } from '../blocks/LocaleContext.ts';
import { firm } from '../core/firm/firm.ts';
import { telUrl } from '../core/firm/links.ts';
import { pictures } from '../pictures/pictures.ts';
import { Actions } from '../ui/Actions.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './HomeHero.module.css';

/** The first screen of the home page: headline, main actions and the picture of the office. */
export function HomeHero() {
  const { t } = useTranslation('home');
  const href = useHref();
  return (
    <div className={styles.hero}>
      <div className={styles.heroPicture}>
        <Picture
          picture={pictures.office}
          alt={t('hero.imageAlt')}
          sizes="(min-width: 90rem) max(60vw, 82rem), (min-width: 60rem) 75rem, 100vw"
          priority
        />
      </div>
      <div className={styles.heroText}>
        <p className={styles.eyebrow}>{t('hero.eyebrow')}</p>
        <h1>{t('hero.title')}</h1>
        <p className={styles.lead}>{t('hero.lead')}</p>
        <Actions>
          <ButtonLink href={href('/contact')}>{t('hero.schedule')}</ButtonLink>
          <ButtonLink href={href('/services')} kind="secondary">
            {t('hero.explore')}
          </ButtonLink>
        </Actions>
        <p className={styles.next}>
          <a href={telUrl(firm.phone)}>{firm.phone}</a>
        </p>
      </div>
    </div>
  );
}
