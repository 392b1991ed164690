import { useTranslation } from 'react-i18next';
import { useHref, useLocale } from '../blocks/LocaleContext.ts';
import type { Lawyer } from '../core/firm/lawyers.ts';
import { mailUrl, telUrl, vcardPath } from '../core/firm/links.ts';
import { Figures } from '../ui/lists.tsx';
import { Portrait } from '../ui/Portrait.tsx';
import styles from './LawyerAside.module.css';

/** Portrait, figures and contact of a lawyer, which stay in view next to the profile. */
export function LawyerAside({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyer');
  const { t: common } = useTranslation('common');
  const { t: own } = useTranslation(`lawyers/${lawyer.id}`);
  const href = useHref();
  const { tag } = useLocale();
  const figure = (value: number) => `${value.toLocaleString(tag)}+`;
  return (
    <div className={styles.aside}>
      <div className={styles.portrait}>
        <Portrait
          lawyer={lawyer}
          sizes="(min-width: 60rem) 22rem, clamp(6.5rem, 24vw, 11rem)"
          alt={t('portraitAlt', { lawyer: lawyer.name })}
          eager
        />
      </div>
      <div className={styles.facts}>
        <Figures
          items={[
            { value: figure(lawyer.years), label: t('years') },
            { value: figure(lawyer.matters), label: own('mattersLabel') },
          ]}
        />
        <address className={styles.contact} aria-label={t('contact')}>
          <span>
            {t('email')} <a href={mailUrl(lawyer.email)}>{lawyer.email}</a>
          </span>
          <span>
            {t('phone')} <a href={telUrl(lawyer.phone)}>{lawyer.phone}</a>
          </span>
          <p>{common('spoken')}</p>
          <a href={href(vcardPath(lawyer))}>{t('vcard')}</a>
        </address>
      </div>
    </div>
  );
}
