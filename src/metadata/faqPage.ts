import type { FAQPage, Question } from 'schema-dts';
import { localizedPath } from '../i18n/localizedPath.ts';
import type { PageContext } from './page.ts';

/** Every question with its answer, in the order of the page. */
export function faqPage({ name, path, locale, i18n, siteUrl }: PageContext): FAQPage {
  const groups = i18n.getFixedT(null, 'faq')('groups', { returnObjects: true });
  return {
    '@type': 'FAQPage',
    '@id': `${siteUrl}${localizedPath(locale, path)}#faq`,
    name,
    url: siteUrl + localizedPath(locale, path),
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
