/** The sections of the review document. */
export const KINDS = {
  limit: {
    title: 'Time limits',
    intro:
      'Every time limit that a page names, with the act that the page gives for it. A wrong one costs somebody a right.',
  },
  law: {
    title: 'Statements of law',
    intro:
      'What the pages say about the law, page by page. The last column names the law, the source that was read and what is still open.',
  },
  claim: {
    title: 'Claims of the firm',
    intro:
      'Figures, careers, awards, clients’ words. Each must be true, and allowed by the Legal Profession (Publicity) Rules 2025.',
  },
  promise: { title: 'Promises', intro: 'What a visitor may hold the firm to.' },
  notice: {
    title: 'Privacy notice, terms and disclaimer',
    intro:
      'To be checked against the Personal Data Protection Act 2010 as amended in 2024, and against what the firm really does.',
  },
};
export type Kind = keyof typeof KINDS;

/**
 * The kind of each text by its name, `services/insurance:limits.injury.time`; the first match counts. Texts that state
 * nothing, such as buttons and labels, have none. A text that no rule matches is a claim, so that no page is forgotten.
 */
const RULES: [name: RegExp, kind: Kind | undefined][] = [
  [/[aA]lt$|:meta\.title$/, undefined],
  [/^services\/.+:limits\./, 'limit'],
  [/^(privacy|terms|disclaimer):|^enquiry:consent/, 'notice'],
  [/:(cta|assistance)\.text$|^language:form\.intro|^contact:hero\.(intro|urgent)|^common:facts\./, 'promise'],
  [/^enquiry:(toasts|success\.next)|^emails:acknowledgment\.body/, 'promise'],
  [/^common:(tagline|header\.descriptor)|^contact:notary\.text|^services:(title|intro|training)/, 'claim'],
  [
    /^service:limits|^language:between|^common:consular|^(services\/.+|services|situations|papers|faq):/,
    'law',
  ],
  [/^(common|contact|emails|enquiry|lawyer|notFound|service|words):|^language:call/, undefined],
];

/** The kind of a text; undefined if there is nothing to check in it. */
export function kindOf(name: string): Kind | undefined {
  const rule = RULES.find(([pattern]) => pattern.test(name));
  return rule ? rule[1] : 'claim';
}

/**
 * The part of a bundle that is ticked as one: a list, or the sibling texts of one object.
 *
 *     unitOf('sections.security.body.1') // => 'sections.security'
 *     unitOf('help.0')                   // => 'help'
 */
export function unitOf(key: string): string {
  const text = key.replace(/\.\d+$/, '');
  return text.includes('.') ? text.slice(0, text.lastIndexOf('.')) : text;
}
