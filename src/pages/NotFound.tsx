import { useTranslation } from 'react-i18next';
import { useHref } from '../blocks/LocaleContext.ts';
import { Plate } from '../blocks/Portrait.tsx';
import { firm } from '../core/firm/firm.ts';
import { lawyers } from '../core/firm/lawyers.ts';
import { Actions, ButtonLink } from '../ui/ButtonLink.tsx';
import styles from './NotFound.module.css';

/** The page for unknown addresses. `main.ts` logs the path. */
export function NotFound() {
  const { t } = useTranslation(['notFound', 'common']);
  const href = useHref();
  return (
    <div className={`${styles.notFound} page-width`} data-not-found>
      <div>
        <p className={styles.code}>{t('code')}</p>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <Actions>
          <ButtonLink href={href('/')}>{t('home')}</ButtonLink>
          <ButtonLink href={href('/situations')} kind="secondary">
            {t('common:situations')}
          </ButtonLink>
        </Actions>
      </div>
      <Plate name={firm.name} index={lawyers.length} eager />
    </div>
  );
}
