import { useTranslation } from 'react-i18next';
import { useHref, useLocale } from '../blocks/LocaleContext.ts';
import { Helplines, SituationTime } from '../blocks/SituationTime.tsx';
import { type SituationView, useSituations } from '../blocks/useSituations.ts';
import { firm } from '../core/firm/firm.ts';
import { telUrl } from '../core/firm/links.ts';
import type { ServiceSlug } from '../core/firm/services.ts';
import { type SituationGroup, situationList, situationPath, situations } from '../core/firm/situations.ts';
import { searchPath } from '../core/search/entries.ts';
import { servicePicture } from '../pictures/pictures.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { CallToAction, Group } from '../ui/Section.tsx';
import { Clock } from '../ui/Table.tsx';
import { Papers } from './Papers.tsx';
import styles from './Situations.module.css';

/** The still life beside each group. */
const PICTURES: Record<SituationGroup, ServiceSlug> = {
  police: 'criminal-law',
  money: 'debt-recovery',
  family: 'family-law',
  work: 'employment',
  property: 'real-estate-conveyancing',
  accidents: 'insurance',
};

const RESULTS = 'search-results';

const groups = Object.keys(situations) as SituationGroup[];

/** All situations, in the visitor's own words: a search, the papers that people hold, and the lines in six groups. */
export function Situations() {
  const { t } = useTranslation('situations');
  const { t: common } = useTranslation('common');
  const href = useHref();
  return (
    <>
      <PageHeader title={t('title')} lead={t('intro')} />
      <div className={`${styles.find} page-width thirds screen-only`}>
        <SearchField />
        <ul className={styles.groups}>
          {groups.map((id) => (
            <li key={id}>
              <a href={`#${id}`}>{t(`groups.${id}.title`)}</a>
            </li>
          ))}
        </ul>
      </div>
      <Papers />
      <div className={styles.list}>
        {groups.map((id) => (
          <Lines key={id} id={id} />
        ))}
      </div>
      <CallToAction id="next" title={t('cta.title')} text={t('cta.text')}>
        <ButtonLink href={href('/contact')}>{t('cta.schedule')}</ButtonLink>
        <ButtonLink href={telUrl(firm.phone)} kind="secondary">
          {common('call')}
        </ButtonLink>
      </CallToAction>
    </>
  );
}

/** A search in the visitor's own words. `searchField.ts` brings it to life once it is touched. */
function SearchField() {
  const { t } = useTranslation('situations');
  return (
    <search className={styles.search} data-search={searchPath(useLocale())}>
      <label htmlFor="search">{t('search.label')}</label>
      <input
        id="search"
        type="search"
        autoComplete="off"
        spellCheck={false}
        aria-describedby="search-hint"
        aria-controls={RESULTS}
      />
      <p id="search-hint" className="note">
        {t('search.hint')}
      </p>
      <p className="note" role="status" data-found={t('search.found', { number: '#' })} />
      <div className={styles.danger} data-danger hidden>
        <p>{t('search.danger')}</p>
        <ul>
          {Object.values(firm.helplines).map((number) => (
            <li key={number}>
              <a className="tap" href={telUrl(number)}>
                {number}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <ul id={RESULTS} className={styles.results} />
      <template>
        <Clock share={0} />
      </template>
      <p data-none hidden>
        <a className={`${styles.none} tap`} href={telUrl(firm.phone)}>
          {t('search.none')}
        </a>
      </p>
    </search>
  );
}

function Lines({ id }: { id: SituationGroup }) {
  const { t } = useTranslation('situations');
  const situation = useSituations();
  return (
    <Group id={id} title={t(`groups.${id}.title`)} picture={servicePicture(PICTURES[id])}>
      <ul className={styles.lines}>
        {situationList
          .filter(({ group }) => group === id)
          .map((row) => (
            <Line key={row.id} situation={situation(row.id)} />
          ))}
      </ul>
    </Group>
  );
}

function Line({ situation }: { situation: SituationView }) {
  const href = useHref();
  const { id, text, helplines } = situation;
  return (
    <li>
      <h3>
        <a className="whole" href={href(situationPath(id))}>
          {text}
        </a>
      </h3>
      <SituationTime situation={situation} brief />
      <Helplines calls={helplines} />
    </li>
  );
}
