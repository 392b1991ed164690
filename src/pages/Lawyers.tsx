import { useTranslation } from 'react-i18next';
import { PartnerRows } from '../blocks/Partners.tsx';
import type { Lawyer } from '../core/firm/lawyers.ts';
import { pictures } from '../pictures/pictures.ts';
import { Tags } from '../ui/lists.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './Lawyers.module.css';

/** The partners, each with a row that links to the profile. */
export function Lawyers() {
  const { t } = useTranslation('lawyers');
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('intro')}
        picture={
          <Picture
            picture={pictures.books}
            alt={t('imageAlt')}
            sizes="(min-width: 60rem) 36rem, 100vw"
            priority
          />
        }
      />
      <PartnerRows className={`${styles.partners} page-width`}>
        {(lawyer) => <Details lawyer={lawyer} />}
      </PartnerRows>
    </>
  );
}

function Details({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyers');
  const { t: text } = useTranslation(`lawyers/${lawyer.id}`);
  const { credentials, specialisations } = text('card', { returnObjects: true, called: lawyer.called });
  return (
    <div className={styles.details}>
      <p>
        <span>{text('role')}</span> <span>{t('experience', { years: lawyer.years })}</span>
      </p>
      <Tags items={specialisations} label={t('tags')} />
      <p className="note">{credentials}</p>
    </div>
  );
}
