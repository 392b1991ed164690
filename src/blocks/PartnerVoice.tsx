import { useTranslation } from 'react-i18next';
import { type Lawyer, lawyers } from '../core/firm/lawyers.ts';
import { type ServiceSlug, serviceOf } from '../core/firm/services.ts';
import { Portrait } from '../ui/Portrait.tsx';
import { useHref } from './LocaleContext.ts';
import styles from './PartnerVoice.module.css';

interface PartnerVoiceProps {
  id: Lawyer['id'];
  /** The quoted sentence, if not the one that opens the profile. */
  words?: string;
}

/** A partner's own words, with the portrait, and the name as a link to the profile. */
export function PartnerVoice({ id, words }: PartnerVoiceProps) {
  const { t } = useTranslation(`lawyers/${id}`);
  const href = useHref();
  const lawyer = lawyers.find((one) => one.id === id);
  if (!lawyer) throw new Error(`src/core/firm/lawyers.json has no "${id}"`);
  return (
    <div className={styles.container}>
      <div className={styles.voice}>
        <div>
          <blockquote>{words ?? t('voice')}</blockquote>
          <p>
            <a className="tap" href={href(`/lawyers/${lawyer.slug}`)}>
              {lawyer.name}
            </a>{' '}
            <span>{t('role')}</span>
          </p>
        </div>
        <Portrait lawyer={lawyer} sizes="7rem" />
      </div>
    </div>
  );
}

/** The words of the partner who is responsible for a practice area: a sentence that suits the area, if it has one. */
export function AreaVoice({ slug }: { slug: ServiceSlug }) {
  const { t, i18n } = useTranslation(`services/${slug}`);
  const words = i18n.exists('voice', { ns: `services/${slug}` }) ? t('voice') : undefined;
  return <PartnerVoice id={serviceOf(slug).lawyer} words={words} />;
}
