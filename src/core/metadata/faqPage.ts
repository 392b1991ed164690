import type { FAQPage, Question } from 'schema-dts';
import type { PageContext } from './pageContext.ts';

/** Every question with its answer, in the order of the page. */
export function faqPage({ name, url, locale, i18n }: PageContext): FAQPage {
  const groups = i18n.getFixedT(null, 'faq')('groups', { returnObjects: true });
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    name,
    url,
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
