import { useTranslation } from 'react-i18next';
import { firm } from '../../src/firm/firm.ts';
import { parts, Sheet } from './Sheet.tsx';

/** The firm in words and figures, and the table of contents. */
export function FirmPage({ picture }: { picture: string }) {
  const { t } = useTranslation(['profile', 'history', 'contact']);
  const [lead, ...body] = t('firm.body', { returnObjects: true });
  const figures = [
    { value: t('history:stats.items.years.value'), label: t('figures.years') },
    { value: `${firm.combinedYears}+`, label: t('figures.combined') },
    { value: t('history:stats.items.generations.value'), label: t('figures.generations') },
  ];
  return (
    <Sheet id="firm" className="withPicture">
      <img className="band" src={picture} alt={t('contact:hero.imageAlt')} />
      <div className="columns">
        <div>
          <h2 id="firm">{t('firm.title')}</h2>
          <Contents />
        </div>
        <div>
          <p className="lead">{lead}</p>
          {body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>{t('firm.offices')}</p>
          <dl className="figures">
            {figures.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Sheet>
  );
}

function Contents() {
  const { t } = useTranslation('profile');
  return (
    <nav className="contents" aria-labelledby="contents">
      <h3 id="contents">{t('contents')}</h3>
      <ol>
        {parts.map(({ id, page }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span>{t(`${id}.title`)}</span>
              <span data-page-of={id}>{page}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The dates of the firm's history. */
export function HeritagePage({ picture }: { picture: string }) {
  const { t } = useTranslation(['profile', 'history', 'lawyers']);
  const { foundation, leadership, expansion, milestone } = t('history:timeline.items', {
    returnObjects: true,
  });
  const [intro] = t('history:intro', { returnObjects: true });
  return (
    <Sheet id="history" className="withPicture">
      <img className="band" src={picture} alt={t('lawyers:imageAlt')} />
      <header>
        <h2 id="history">{t('history.title')}</h2>
        <p className="lead">{intro}</p>
      </header>
      <ol className="timeline">
        {[foundation, leadership, expansion, milestone].map(({ year, title, description }) => (
          <li key={year}>
            <p className="year">{year}</p>
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

/** The firm's values. */
export function PhilosophyPage({ picture }: { picture: string }) {
  const { t } = useTranslation(['profile', 'history']);
  return (
    <Sheet id="philosophy" className="withPicture">
      <img className="band" src={picture} alt="" />
      <div className="columns">
        <div>
          <h2 id="philosophy">{t('philosophy.title')}</h2>
          <p className="aside">{t('history:values.title')}</p>
        </div>
        <ul className="values">
          {t('history:values.items', { returnObjects: true }).map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
