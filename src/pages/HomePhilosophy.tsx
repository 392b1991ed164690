import { useTranslation } from 'react-i18next';
import { useHref } from '../blocks/LocaleContext.ts';
import { pictures } from '../pictures/pictures.ts';
import { Actions, ButtonLink } from '../ui/ButtonLink.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './HomePhilosophy.module.css';

/** The firm's philosophy next to a picture, full width, with the closing actions of the home page. */
export function HomePhilosophy() {
  const { t } = useTranslation('home');
  const href = useHref();
  return (
    <section className={styles.philosophy} aria-labelledby="philosophy-title">
      <Picture picture={pictures.windows} alt="" sizes="(min-width: 60rem) 45vw, 100vw" />
      <div>
        <h2 id="philosophy-title">{t('philosophy.title')}</h2>
        {t('philosophy.body', { returnObjects: true }).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Actions>
          <ButtonLink href={href('/contact')}>{t('philosophy.talk')}</ButtonLink>
          <ButtonLink href={href('/services')} kind="secondary">
            {t('philosophy.expertise')}
          </ButtonLink>
        </Actions>
      </div>
    </section>
  );
}
