import type { FAQPage, Question } from 'schema-dts';
import { localizedPath } from '../i18n/localizedPath.ts';
import { pageName } from './pageMeta.ts';
import type { PageContext } from './structuredData.ts';

/** Every question of the page with its answer, in the page's order. */
export function faqPage({ page, locale, i18n, siteUrl }: PageContext): FAQPage {
  const groups = i18n.getFixedT(null, 'faq')('groups', { returnObjects: true });
  return {
    '@type': 'FAQPage',
    '@id': `${siteUrl}${localizedPath(locale, page.path)}#faq`,
    name: pageName(page, i18n),
    url: siteUrl + localizedPath(locale, page.path),
    inLanguage: locale.tag,
    mainEntity: Object.values(groups).flatMap(({ items }) =>
      items.map(
        ({ question, answer }): Question => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        }),
      ),
    ),
  };
}
