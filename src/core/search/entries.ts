import type { i18n as I18n } from 'i18next';
import { lawyers } from '../firm/lawyers.ts';
import { offices } from '../firm/offices.ts';
import { paperIds, paperLimit, papers } from '../firm/papers.ts';
import { serviceSlugs } from '../firm/services.ts';
import { situationList, situationPath } from '../firm/situations.ts';
import { isDefault, type Locale } from '../i18n/locales.ts';
import { localizedPath } from '../i18n/localizedPath.ts';
import { situationTexts, timeLimit } from '../situationTexts.ts';
import type { Entry } from './find.ts';

/** The path of the file that the search field of a language loads. */
export const searchPath = (locale: Locale): string =>
  `/search${isDefault(locale) ? '' : `-${locale.id}`}.json`;

/** The bundles from which the entries are made, in addition to `common`. */
export const searchBundles = [
  'words',
  'situations',
  'papers',
  'services',
  'faq',
  'contact',
  'history',
  ...serviceSlugs.map((slug) => `services/${slug}` as const),
  ...lawyers.map(({ id }) => `lawyers/${id}` as const),
] as const;

/** What can be found in a language, in the order in which it is listed if two fit equally well. */
export function searchEntries(i18n: I18n, locale: Locale): Entry[] {
  const words = i18n.getFixedT(null, 'words');
  const situationEntries = situationList.map(({ id, showsHelplines }): Entry => {
    const { text, limit, when } = situationTexts(i18n, id);
    const time = { when: limit?.time ?? when, share: limit?.share };
    return { path: situationPath(id), title: text, words: words(id), ...time, danger: showsHelplines };
  });
  const paperEntries = paperIds.map((id): Entry => {
    const { title, situation } = papers[id];
    const ref = paperLimit(id);
    const limit = ref && timeLimit(i18n, ref);
    return {
      path: situationPath(situation),
      title: `${title}: ${i18n.t(`items.${id}.what`, { ns: 'papers' })}`,
      kind: 'paper',
      when: limit?.time,
      share: limit?.share,
    };
  });
  const areas = serviceSlugs.map((slug): Entry => {
    const title = i18n.t(`areas.items.${slug}.title`, { ns: 'services' });
    return { path: `/services/${slug}`, title, words: words(slug), kind: 'area' };
  });
  const groups = i18n.t('groups', { ns: 'faq', returnObjects: true });
  const questions = Object.entries(groups).flatMap(([id, { items }]) =>
    items.map(({ question }): Entry => ({ path: `/faq#${id}`, title: question, kind: 'question' })),
  );
  const people = lawyers.map(({ id, slug, name }): Entry => {
    const role = i18n.t('role', { ns: `lawyers/${id}` });
    return { path: `/lawyers/${slug}`, title: name, words: role, kind: 'lawyer' };
  });
  const places = offices.map(({ id, address }): Entry => {
    const title = i18n.t(`offices.${id}.name`);
    return { path: '/contact#offices', title, words: `${address.town}, ${words('contact')}`, kind: 'office' };
  });
  const others = (['contact', 'history', 'faq'] as const).map(
    (page): Entry => ({
      path: `/${page}`,
      title: i18n.t('meta.title', { ns: page }),
      words: words(page),
      kind: 'page',
    }),
  );
  return [...situationEntries, ...paperEntries, ...areas, ...questions, ...people, ...places, ...others].map(
    ({ path, ...entry }) => ({ path: localizedPath(locale, path), ...entry }),
  );
}
