/** What a lawyer checks: time limits, statements of law, claims of the firm, its promises, and the notices. */
export const KINDS = ['limit', 'law', 'claim', 'promise', 'notice'] as const;
export type Kind = (typeof KINDS)[number];

/**
 * The kind of each text by its name, `services/insurance:limits.injury.time`; the first match counts. Texts that state
 * nothing, such as buttons and labels, have none. Whatever matches no rule is a claim, so that no new page is forgotten.
 */
const RULES: [name: RegExp, kind: Kind | undefined][] = [
  [/[aA]lt$|:meta\.title$/, undefined],
  [/^services\/.+:limits\./, 'limit'],
  [/^(privacy|terms|disclaimer):|^enquiry:consent/, 'notice'],
  [/:(cta|assistance)\.text$|^language:form\.intro|^contact:hero\.intro|^common:facts\./, 'promise'],
  [/^enquiry:(toasts|success\.next)|^emails:acknowledgment\.body/, 'promise'],
  [/^common:(tagline|header\.descriptor)|^contact:notary\.text|^services:(title|intro|training)/, 'claim'],
  [/^service:limits|^(services\/.+|services|situations|faq):/, 'law'],
  [/^(common|contact|emails|enquiry|lawyer|notFound|service):/, undefined],
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
