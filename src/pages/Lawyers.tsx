import { useTranslation } from 'react-i18next';
import { useHref } from '../blocks/LocaleContext.ts';
import { type Lawyer, lawyers } from '../core/firm/lawyers.ts';
import { pictures } from '../pictures/pictures.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Portrait } from '../ui/Portrait.tsx';
import { Tags } from '../ui/Tags.tsx';
import styles from './Lawyers.module.css';

/** The partners, each with a card that links to the profile. */
export function Lawyers() {
  const { t } = useTranslation('lawyers');
  return (
    <>
      <PageHeader
        title={t('title')}
        picture={
          <Picture
            picture={pictures.books}
            alt={t('imageAlt')}
            sizes="(min-width: 60rem) 36rem, 100vw"
            priority
          />
        }
      >
        <p>{t('intro')}</p>
      </PageHeader>
      <ul className={styles.cards}>
        {lawyers.map((lawyer) => (
          <Card key={lawyer.id} lawyer={lawyer} />
        ))}
      </ul>
    </>
  );
}

function Card({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation('lawyers');
  const { t: own } = useTranslation(`lawyers/${lawyer.id}`);
  const href = useHref();
  const card = t(`cards.${lawyer.id}`, { returnObjects: true, called: lawyer.called });
  return (
    <li className={styles.card}>
      <Portrait lawyer={lawyer} sizes="(min-width: 75rem) 24rem, (min-width: 40rem) 31vw, 7rem" eager />
      <h2>
        <a className="whole" href={href(`/lawyers/${lawyer.slug}`)}>
          {lawyer.name}
        </a>
      </h2>
      <p className={styles.position}>
        <span>{own('role')}</span> <span>{t('experience', { years: lawyer.years })}</span>
      </p>
      <blockquote>{own('voice')}</blockquote>
      <p className={styles.credentials}>{card.credentials}</p>
      <Tags items={card.specialisations} label={t('tags')} />
      <p className={styles.more} aria-hidden="true">
        {t('viewProfile')}
      </p>
    </li>
  );
}
