import type { i18n as I18n } from 'i18next';
import { lawyers } from '../firm/lawyers.ts';
import { offices } from '../firm/offices.ts';
import { paperIds, paperLimit, papers } from '../firm/papers.ts';
import { serviceSlugs } from '../firm/services.ts';
import { situationList, situationPath } from '../firm/situations.ts';
import { isDefault, type Locale } from '../i18n/locales.ts';
import { localizedPath } from '../i18n/localizedPath.ts';
import { clockOf } from '../law/clock.ts';
import { situationTexts } from '../situationTexts.ts';
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
  const read = (namespace: string, key: string): string => i18n.t(key as never, { ns: namespace as never });
  const words = (id: string) => read('words', id);
  const time = (service: string, id: string) => read(`services/${service}`, `limits.${id}.time`);
  const situationEntries = situationList.map((row): Entry => {
    const { id, service, limit, calls } = row;
    const { text, when } = situationTexts(i18n, row);
    const share = limit ? clockOf(service, limit) : undefined;
    return { path: situationPath(id), title: text, words: words(id), when, share, danger: calls };
  });
  const paperEntries = paperIds.map((id): Entry => {
    const { title, situation } = papers[id];
    const limit = paperLimit(id);
    return {
      path: situationPath(situation),
      title: `${title}: ${read('papers', `items.${id}.what`)}`,
      kind: 'paper',
      when: limit && time(limit.service, limit.id),
      share: limit && clockOf(limit.service, limit.id),
    };
  });
  const areas = serviceSlugs.map((slug): Entry => {
    const title = read('services', `areas.items.${slug}.title`);
    return { path: `/services/${slug}`, title, words: words(slug), kind: 'area' };
  });
  const groups = i18n.t('groups', { ns: 'faq', returnObjects: true });
  const questions = Object.entries(groups).flatMap(([id, { items }]) =>
    items.map(({ question }): Entry => ({ path: `/faq#${id}`, title: question, kind: 'question' })),
  );
  const people = lawyers.map(({ id, slug, name }): Entry => {
    return { path: `/lawyers/${slug}`, title: name, words: read(`lawyers/${id}`, 'role'), kind: 'lawyer' };
  });
  const places = offices.map(({ id, address }): Entry => {
    const title = read('common', `offices.${id}.name`);
    return { path: '/contact#offices', title, words: `${address.town}, ${words('contact')}`, kind: 'office' };
  });
  const others = (['contact', 'history', 'faq'] as const).map(
    (page): Entry => ({
      path: `/${page}`,
      title: read(page, 'meta.title'),
      words: words(page),
      kind: 'page',
    }),
  );
  return [...situationEntries, ...paperEntries, ...areas, ...questions, ...people, ...places, ...others].map(
    ({ path, ...entry }) => ({ path: localizedPath(locale, path), ...entry }),
  );
}
