import { useTranslation } from 'react-i18next';
import { useHref } from '../blocks/LocaleContext.ts';
import { useTimeLimit } from '../blocks/useTimeLimit.ts';
import { firm } from '../core/firm/firm.ts';
import { telUrl } from '../core/firm/links.ts';
import type { ServiceSlug } from '../core/firm/services.ts';
import { type Situation, situationPath, situations } from '../core/firm/situations.ts';
import { servicePicture } from '../pictures/pictures.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { CallToAction } from '../ui/CallToAction.tsx';
import { Clock } from '../ui/Clock.tsx';
import { Group } from '../ui/Group.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Helplines, type UrgentText } from './ServiceFirst.tsx';
import styles from './Situations.module.css';

type GroupId = keyof typeof situations;

/** The still life beside each group. */
const PICTURES: Record<GroupId, ServiceSlug> = {
  police: 'criminal-law',
  money: 'debt-recovery',
  family: 'family-law',
  work: 'employment',
  property: 'real-estate-conveyancing',
  accidents: 'insurance',
};

/** The texts of a situation in the bundle. */
interface SituationTexts {
  /** In the visitor's own words. */
  text: string;
  /** When to ask, where no time limit fits. */
  when?: string;
  /** Steps to take, at most five. */
  steps?: string[];
}

/** All situations, in the visitor's own words; each line links to its page and names the time limit. */
export function Situations() {
  const { t } = useTranslation('situations');
  const href = useHref();
  return (
    <>
      <PageHeader title={t('title')}>
        <p>{t('intro')}</p>
      </PageHeader>
      {(Object.keys(situations) as GroupId[]).map((id) => (
        <Lines key={id} id={id} />
      ))}
      <CallToAction id="next" title={t('cta.title')} text={t('cta.text')}>
        <ButtonLink href={href('/contact')}>{t('cta.schedule')}</ButtonLink>
        <ButtonLink href={telUrl(firm.phone)} kind="secondary">
          {t('cta.call')}
        </ButtonLink>
      </CallToAction>
    </>
  );
}

function Lines({ id }: { id: GroupId }) {
  const { t } = useTranslation('situations');
  const { title, items } = t(`groups.${id}`, { returnObjects: true });
  const texts: Record<string, SituationTexts> = items;
  const rows: Record<string, Situation> = situations[id];
  return (
    <Group id={id} title={title} picture={servicePicture(PICTURES[id])}>
      <ul className={styles.lines}>
        {Object.entries(rows).map(([key, situation]) => (
          <Line key={key} situation={situation} texts={texts[key] ?? { text: key }} />
        ))}
      </ul>
    </Group>
  );
}

function Line({ situation, texts }: { situation: Situation; texts: SituationTexts }) {
  const { t } = useTranslation('situations');
  const href = useHref();
  const { service, limit, calls } = situation;
  const { text, when, steps } = texts;
  return (
    <li>
      <h3>
        <a className="whole" href={href(situationPath(situation))}>
          {text}
        </a>
      </h3>
      {when && (
        <p className={styles.when}>
          <span className="visually-hidden">{`${t('when')} `}</span>
          {when}
        </p>
      )}
      {service !== 'notarial' && limit && <Limit service={service} id={limit} />}
      {service !== 'notarial' && calls && <Calls service={service} />}
      {steps && (
        <details>
          <summary>
            {t('steps')}
            <span className="visually-hidden">{`: ${text}`}</span>
          </summary>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}

function Limit({ service, id }: { service: ServiceSlug; id: string }) {
  const { t } = useTranslation('situations');
  const { time, from, what, share } = useTimeLimit(service, id);
  return (
    <>
      <div className={styles.limit}>
        <Clock share={share} />
        <p>
          <span className="visually-hidden">{`${t('limit')} `}</span>
          {time}
        </p>
        <div>{from}</div>
      </div>
      <p>{what}</p>
    </>
  );
}

function Calls({ service }: { service: ServiceSlug }) {
  const { t: text } = useTranslation(`services/${service}`);
  const { calls = {} }: UrgentText = text('urgent', { returnObjects: true });
  return <Helplines calls={calls} />;
}
