import { useTranslation } from 'react-i18next';
import { ContactText } from '../blocks/ContactText.tsx';
import { useHref } from '../blocks/LocaleContext.ts';
import { PageLink } from '../blocks/links.tsx';
import { ClockNote, Helplines, SituationTime } from '../blocks/SituationTime.tsx';
import { firm } from '../core/firm/firm.ts';
import { telUrl } from '../core/firm/links.ts';
import type { ServiceSlug } from '../core/firm/services.ts';
import { type SituationGroup, situationList, situationPath, situations } from '../core/firm/situations.ts';
import { type SituationTexts, situationTexts } from '../core/situationTexts.ts';
import { servicePicture } from '../pictures/pictures.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { CallToAction, Group } from '../ui/Section.tsx';
import { Clock } from '../ui/Table.tsx';
import { Papers } from './Papers.tsx';
import styles from './Situations.module.css';

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

/** All situations, in the visitor's own words: a search, the lines in six groups, and the papers that people hold. */
export function Situations() {
  const { t } = useTranslation(['situations', 'papers', 'common']);
  const href = useHref();
  return (
    <>
      <PageHeader title={t('title')} lead={t('intro')}>
        <ClockNote />
      </PageHeader>
      <div className={`${styles.find} page-width thirds screen-only`}>
        <SearchField />
        <ul className={styles.groups}>
          <li>
            <a href="#papers">{t('papers:title')}</a>
          </li>
          {groups.map((id) => (
            <li key={id}>
              <a href={`#${id}`}>{t(`groups.${id}.title`)}</a>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.list}>
        {groups.map((id) => (
          <Lines key={id} id={id} />
        ))}
      </div>
      <Papers />
      <CallToAction id="next" title={t('cta.title')} text={t('cta.text')}>
        <ButtonLink href={href('/contact')}>{t('cta.schedule')}</ButtonLink>
        <ButtonLink href={telUrl(firm.phone)} kind="secondary">
          {t('common:call')}
        </ButtonLink>
      </CallToAction>
    </>
  );
}

/** A search in the visitor's own words. `searchField.ts` brings it to life once it is touched. */
function SearchField() {
  const { t } = useTranslation('situations');
  return (
    <search className={styles.search} data-search>
      <label htmlFor="search">{t('search.label')}</label>
      <input
        id="search"
        type="search"
        placeholder=" "
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby="search-hint search-numbers"
        aria-controls={RESULTS}
      />
      <p id="search-hint" className="note">
        {t('search.hint')}
      </p>
      <Numbers />
      <div className={styles.status} role="status" data-found={t('search.found', { number: '#' })} />
      <ul id={RESULTS} className={`${styles.results} large-line`} />
      <template data-clock>
        <Clock share={0} />
      </template>
      <OtherWays id="none" />
      <OtherWays id="failed" />
    </search>
  );
}

/** Whom to call in danger. CSS shows it as soon as something is typed: a person in danger needs no script and no result. */
function Numbers() {
  const { t } = useTranslation('situations');
  const lines = Object.entries(firm.helplines) as [keyof typeof firm.helplines, string][];
  return (
    <div id="search-numbers" className={styles.numbers}>
      <p data-danger hidden>
        {t('search.danger')}
      </p>
      <ul>
        {lines.map(([id, number]) => (
          <li key={id}>
            <a href={telUrl(number)}>
              <strong>{number}</strong> <span>{t(`search.helplines.${id}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is said if nothing is found, or if the search cannot be loaded. */
function OtherWays({ id }: { id: 'none' | 'failed' }) {
  const { t } = useTranslation('situations');
  return (
    <template data-say={id}>
      <p>
        <ContactText>{t(`search.${id}`)}</ContactText>
      </p>
      <p className={`${styles.ways} row`}>
        <a className="tap" href={`#${groups[0]}`}>
          {t('search.list')}
        </a>
        <PageLink to="/contact#enquiry-section">{t('search.write')}</PageLink>
      </p>
    </template>
  );
}

function Lines({ id }: { id: SituationGroup }) {
  const { t, i18n } = useTranslation('situations');
  return (
    <Group id={id} title={t(`groups.${id}.title`)} picture={servicePicture(PICTURES[id])}>
      <ul className={styles.lines}>
        {situationList
          .filter(({ group }) => group === id)
          .map((row) => (
            <Line key={row.id} situation={situationTexts(i18n, row.id)} />
          ))}
      </ul>
    </Group>
  );
}

function Line({ situation }: { situation: SituationTexts }) {
  const { id, text, helplines } = situation;
  return (
    <li>
      <h3>
        <PageLink to={situationPath(id)} className="whole">
          {text}
        </PageLink>
      </h3>
      <SituationTime situation={situation} brief />
      <Helplines calls={helplines} brief />
    </li>
  );
}
