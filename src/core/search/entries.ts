import type { i18n as I18n } from 'i18next';
import { lawyers } from '../firm/lawyers.ts';
import { offices } from '../firm/offices.ts';
import { paperIds, paperLimit, papers } from '../firm/papers.ts';
import { serviceSlugs } from '../firm/services.ts';
import { situationList, situationPath } from '../firm/situations.ts';
import { defaultLocale } from '../i18n/locales.ts';
import { situationTexts, timeLimit } from '../situationTexts.ts';
import type { Entry } from './find.ts';

/** The bundles from which the entries are made, in addition to `common`. */
export const searchBundles = [
  'words',
  'situations',
  'papers',
  'services',
  'faq',
  'contact',
  'history',
  'language',
  ...serviceSlugs.map((slug) => `services/${slug}` as const),
  ...lawyers.map(({ id }) => `lawyers/${id}` as const),
] as const;

/** An entry, what is said of it on its page, and whether somebody may be in danger: the emergency numbers come first. */
interface DescribedEntry extends Entry {
  /** What else people call it, separated by commas. */
  synonyms?: string;
  text?: string | undefined;
  isDanger?: true | undefined;
}

/** What can be found in a language, in the order in which it is listed if two fit equally well. */
export function searchEntries(i18n: I18n): DescribedEntry[] {
  const words = i18n.getFixedT(null, 'words');
  const situationEntries = situationList.map(({ id, showsHelplines }): DescribedEntry => {
    const { text: title, limit, when, steps } = situationTexts(i18n, id);
    const time = { deadline: limit?.time ?? when, clockPercent: limit?.share };
    const text = steps?.join(' ');
    return { path: situationPath(id), title, synonyms: words(id), text, ...time, isDanger: showsHelplines };
  });
  const paperEntries = paperIds.map((id): DescribedEntry => {
    const { title, situation } = papers[id];
    const ref = paperLimit(id);
    const limit = ref && timeLimit(i18n, ref);
    return {
      path: situationPath(situation),
      title: i18n.t('search.paper', {
        ns: 'situations',
        title,
        what: i18n.t(`items.${id}.what`, { ns: 'papers' }),
      }),
      kind: 'paper',
      deadline: limit?.time,
      clockPercent: limit?.share,
    };
  });
  const areas = serviceSlugs.map((slug): DescribedEntry => {
    const title = i18n.t(`areas.items.${slug}.title`, { ns: 'services' });
    return { path: `/services/${slug}`, title, synonyms: words(slug), kind: 'area' };
  });
  const groups = i18n.t('groups', { ns: 'faq', returnObjects: true });
  const questions = Object.entries(groups).flatMap(([id, { items }]) =>
    items.map(
      ({ question, answer }): DescribedEntry => ({
        path: `/faq#${id}`,
        title: question,
        text: [answer].flat().join(' '),
        kind: 'question',
      }),
    ),
  );
  // Only the first pages of other languages have it.
  const between: DescribedEntry[] =
    i18n.language === defaultLocale.id
      ? []
      : Object.values(i18n.t('between.items', { ns: 'language', returnObjects: true })).map(
          ({ title, text }) => ({
            path: '/#between',
            title: `${i18n.t('between.title', { ns: 'language' })}: ${title}`,
            synonyms: `${title}, ${text}`,
            kind: 'question',
          }),
        );
  const people = lawyers.map(({ id, slug, name }): DescribedEntry => {
    const role = i18n.t('role', { ns: `lawyers/${id}` });
    return { path: `/lawyers/${slug}`, title: name, synonyms: role, kind: 'lawyer' };
  });
  const places = offices.map(({ id, address }): DescribedEntry => {
    const title = i18n.t(`offices.${id}.name`);
    const synonyms = `${address.town}, ${words('contact')}`;
    return { path: '/contact#offices', title, synonyms, kind: 'office' };
  });
  const others = (['contact', 'history', 'faq'] as const).map(
    (page): DescribedEntry => ({
      path: `/${page}`,
      title: i18n.t('meta.title', { ns: page }),
      synonyms: words(page),
      kind: 'page',
    }),
  );
  return [situationEntries, paperEntries, areas, questions, between, people, places, others].flat();
}
