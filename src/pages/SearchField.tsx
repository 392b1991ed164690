import { useTranslation } from 'react-i18next';
import { useLocale } from '../blocks/LocaleContext.ts';
import { firm } from '../core/firm/firm.ts';
import { telUrl } from '../core/firm/links.ts';
import { searchPath } from '../core/search/entries.ts';
import styles from './SearchField.module.css';

const RESULTS = 'search-results';

/** A search in the visitor's own words. `searchField.ts` brings it to life once it is touched. */
export function SearchField() {
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
      <p id="search-hint" className={styles.hint}>
        {t('search.hint')}
      </p>
      <p className="visually-hidden" role="status" data-found={t('search.found', { number: '#' })} />
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
      <p data-none hidden>
        <a className={`${styles.none} tap`} href={telUrl(firm.phone)}>
          {t('search.none')}
        </a>
      </p>
    </search>
  );
}
