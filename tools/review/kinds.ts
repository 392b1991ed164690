/**
 * The kinds of text that a lawyer checks: time limits, statements of law, claims of the firm, its promises, and the
 * notices. `prose` is everything else: headings, buttons, picture descriptions, texts that state nothing.
 */
export const KINDS = ['limit', 'law', 'claim', 'promise', 'notice'] as const;
export type Kind = (typeof KINDS)[number];

/** Classifies texts of some bundles. In a name or key, `*` matches one segment, as in a path. */
export interface Declaration {
  bundle: string;
  /** Key of the unit that is ticked as one: a text, or everything below the key. */
  key: string;
  kind: Kind | 'prose';
}

const of = (bundle: string, kinds: Partial<Record<Kind | 'prose', string>>): Declaration[] =>
  (Object.entries(kinds) as [Declaration['kind'], string][]).flatMap(([kind, keys]) =>
    keys.split(' ').map((key) => ({ bundle, key, kind })),
  );

/** Classification shared by the three legal pages. */
const LEGAL = { notice: 'prevails intro.* sections.*', prose: 'meta title contentsTitle' } as const;

/**
 * Classifies every text of the site; the first match counts. A text without a match stops `npm run review` and fails
 * its test, so whoever adds a text has to classify it.
 */
export const DECLARATIONS: readonly Declaration[] = [
  ...of('services/*', {
    limit: 'limits.*',
    law: 'description urgent overview.* help.*',
    prose: 'title subtitle image practices',
  }),
  ...of('service', {
    law: 'limits.intro limits.note',
    promise: 'assistance.text',
    prose: 'back urgent limits overview help practices lawyer neighbours situations assistance',
  }),
  ...of('services', {
    law: 'areas.items.* notarial.intro notarial.benefits notarial.documents',
    claim: 'title intro training.intro training.topics',
    prose: 'meta situations areas training notarial cta',
  }),
  ...of('situations', { law: 'groups.*.items.*', prose: 'meta title intro limit when steps groups cta' }),
  ...of('faq', { law: 'groups.*.items.*', prose: 'meta title intro groups still' }),
  ...of('home', {
    claim:
      'hero.eyebrow hero.lead highlights.items.* testimonials.intro testimonials.items.* recognition.intro recognition.items.* philosophy.body.*',
    prose: 'meta hero highlights situations help testimonials recognition philosophy',
  }),
  ...of('language', {
    claim: 'badge title lead history.body.*',
    promise: 'form.intro',
    prose: 'meta imageAlt history situations areas form office whatsapp download',
  }),
  ...of('lawyers', {
    claim: 'intro.* cards.*',
    promise: 'cta.text',
    prose: 'meta title imageAlt experience tags viewProfile cta',
  }),
  ...of('lawyers/*', {
    claim:
      'meta.description role focus intro expertise education achievements experience.* notableCase philosophy certifications specialtyFocus statistics',
    prose: 'mattersLabel',
  }),
  ...of('lawyer', {
    prose:
      'portraitAlt years contact email phone expertise areas education educationLine achievements experience vcard cta',
  }),
  ...of('history', {
    claim: 'intro.* timeline.items.* values.items.* stats.items.* today.text',
    promise: 'cta.text',
    prose: 'meta title timeline values stats today cta',
  }),
  ...of('profile', {
    claim: 'subtitle firm areas.intro training.intro note',
    prose:
      'title fileDescription contents figures history partners areas training notarial philosophy offices',
  }),
  ...of('contact', {
    claim: 'notary.text',
    promise: 'hero.intro',
    prose: 'meta hero offices notary whatsapp',
  }),
  ...of('enquiry', {
    notice: 'consent',
    promise: 'toasts.bothNotified toasts.firmNotified toasts.stored success.next.items',
    prose: 'title required labels hints trap actions errors offline toasts success waiting noScript',
  }),
  ...of('emails', { promise: 'acknowledgment.body.*', prose: 'notification acknowledgment summary flood' }),
  ...of('common', {
    claim: 'tagline header.descriptor',
    promise: 'facts.hours',
    prose: 'header nav offices footer reach newTab whatsappGreeting offer error',
  }),
  ...['privacy', 'terms'].flatMap((bundle) => of(bundle, { notice: 'updated' })),
  ...['privacy', 'terms', 'disclaimer'].flatMap((bundle) => of(bundle, LEGAL)),
  ...of('notFound', { prose: 'meta code title text home situations' }),
];

/** The declaration that matches a text; undefined if none does. */
export function declarationOf(bundle: string, key: string): Declaration | undefined {
  const parts = key.split('.');
  return DECLARATIONS.find(
    (line) =>
      fits(line.bundle.split('/'), bundle.split('/'), true) && fits(line.key.split('.'), parts, false),
  );
}

/**
 * The kind of a text, and the key of the unit that it is ticked with; undefined if no declaration matches.
 *
 *     declared('services/insurance', 'limits.injury.time') // => { kind: 'limit', unit: 'limits.injury' }
 */
export function declared(
  bundle: string,
  key: string,
): { kind: Declaration['kind']; unit: string } | undefined {
  const line = declarationOf(bundle, key);
  const depth = line?.key.split('.').length;
  return line && { kind: line.kind, unit: key.split('.').slice(0, depth).join('.') };
}

/** Whether the segments match a pattern: as a prefix, or as a whole. */
const fits = (pattern: readonly string[], parts: readonly string[], whole: boolean): boolean =>
  (whole ? pattern.length === parts.length : pattern.length <= parts.length) &&
  pattern.every((part, index) => part === '*' || part === parts[index]);
