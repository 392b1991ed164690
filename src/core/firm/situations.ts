import type { LimitId } from '../law/register.ts';
import { firm } from './firm.ts';
import type { ServiceSlug } from './services.ts';

/** Where a situation leads, and what is shown with it. */
export type Situation =
  | { [Slug in ServiceSlug]: Leads<Slug, LimitId<Slug>> }[ServiceSlug]
  | Leads<'notarial', never>;

interface Leads<Service, Limit> {
  /** The practice area, or the notarial services on the services list. */
  service: Service;
  /** Its time limit, a row in that area's `limits`. Without one, the bundle's `when` says at what point to ask. */
  limitId?: Limit;
  /** Whether it leads to the section "If it is urgent" of the area's page. */
  urgent?: true;
  /** Whether the helplines of that area are shown with it. */
  showsHelplines?: true;
  /**
   * Whether the consulates of a language are shown with it, and in the area's section "If it is urgent": before the steps,
   * or after them where most readers live in Malaysia.
   */
  showsConsulates?: 'first' | 'last';
  /**
   * Whether a reader may have to leave its page at once, unseen: nothing of it goes into a message, the link preview or, once
   * it is shown, the tab's title.
   */
  leavable?: true;
}

/** A time limit of a practice area. */
export type LimitRef = { service: ServiceSlug; limitId: LimitId<ServiceSlug> };

/**
 * Situations that a visitor may be in, in groups. The texts are in `locales/<id>/situations.json` under the same ids,
 * the time limits in `locales/<id>/services/<service>.json`.
 */
export const situations = {
  police: {
    policeCall: { service: 'criminal-law', urgent: true, showsConsulates: 'last' },
    arrested: { service: 'criminal-law', limitId: 'magistrate', urgent: true, showsConsulates: 'first' },
    bail: { service: 'criminal-law' },
    charged: { service: 'criminal-law' },
    courtPaper: { service: 'litigation-adr', limitId: 'appearance', urgent: true },
    judgment: { service: 'litigation-adr', limitId: 'defaultJudgment', urgent: true },
    witness: { service: 'litigation-adr' },
    assaulted: { service: 'criminal-law', showsHelplines: true, showsConsulates: 'last', leavable: true },
    online: { service: 'litigation-adr', leavable: true },
  },
  money: {
    cheated: { service: 'banking-finance', urgent: true, showsHelplines: true, showsConsulates: 'last' },
    ahLong: { service: 'banking-finance' },
    owed: { service: 'debt-recovery', limitId: 'contractDebt' },
    faulty: { service: 'litigation-adr' },
    demand: { service: 'debt-recovery', urgent: true },
    loanCalled: { service: 'banking-finance', urgent: true },
    guarantor: { service: 'banking-finance' },
    bankruptcyNotice: { service: 'insolvency-liquidation', limitId: 'bankruptcyNotice', urgent: true },
    statutoryDemand: { service: 'insolvency-liquidation', limitId: 'statutoryDemand', urgent: true },
  },
  family: {
    danger: {
      service: 'family-law',
      urgent: true,
      showsHelplines: true,
      showsConsulates: 'first',
      leavable: true,
    },
    divorce: { service: 'family-law' },
    maintenance: { service: 'family-law', limitId: 'arrears' },
    childTaken: { service: 'family-law', urgent: true, showsConsulates: 'first', leavable: true },
    noWill: { service: 'trust-estates', showsConsulates: 'last' },
    will: { service: 'trust-estates', showsConsulates: 'last' },
    leftOut: { service: 'trust-estates', limitId: 'familyProvision' },
    oldLand: { service: 'trust-estates' },
    siblings: { service: 'real-estate-conveyancing' },
    dementia: { service: 'trust-estates' },
    abroad: { service: 'notarial' },
  },
  work: {
    dismissed: { service: 'employment', limitId: 'dismissal', urgent: true },
    showCause: { service: 'employment' },
    wages: { service: 'employment' },
    harassed: { service: 'employment' },
    hurtAtWork: { service: 'employment' },
    paymentClaim: { service: 'construction-engineering', limitId: 'paymentResponse' },
  },
  property: {
    buying: { service: 'real-estate-conveyancing' },
    developerLate: { service: 'real-estate-conveyancing', limitId: 'tribunal' },
    abandoned: { service: 'real-estate-conveyancing' },
    tenant: { service: 'debt-recovery' },
    landlord: { service: 'real-estate-conveyancing' },
    strata: { service: 'real-estate-conveyancing' },
    landTaken: { service: 'administrative-law', limitId: 'landAward' },
    refused: { service: 'administrative-law', urgent: true },
  },
  accidents: {
    hurt: { service: 'insurance', limitId: 'policeReport', urgent: true, showsConsulates: 'last' },
    killed: { service: 'insurance', limitId: 'death', showsConsulates: 'last' },
    hospital: { service: 'insurance', limitId: 'injuryGovernment' },
    insurer: { service: 'insurance', limitId: 'ombudsman' },
  },
} as const satisfies Record<string, Record<string, Situation>>;

export type SituationGroup = keyof typeof situations;
export type SituationId = { [Group in SituationGroup]: keyof (typeof situations)[Group] }[SituationGroup];
/** The practice area that a situation leads to. */
export type AreaOf<Id extends string> = {
  [Group in SituationGroup]: (typeof situations)[Group] extends Record<Id, { service: infer Area }>
    ? Area
    : never;
}[SituationGroup];

export type SituationRow = Situation & { group: SituationGroup; id: SituationId };

/** Every situation, in the order of the list; of those that lead to the notary, none if the firm has none. */
export const situationList: readonly SituationRow[] = Object.entries(situations).flatMap(([group, rows]) =>
  Object.entries<Situation>(rows)
    .map(([id, row]) => ({ ...row, group: group as SituationGroup, id: id as SituationId }))
    .filter(({ service }) => firm.notary || service !== 'notarial'),
);

/** A situation by its id. */
export const situationOf = (id: SituationId) => situationList.find((row) => row.id === id) as SituationRow;

/** The time limit of a situation; undefined if it has none. */
export const limitOf = ({ service, limitId }: Situation): LimitRef | undefined =>
  limitId ? { service, limitId } : undefined;

/** The path of a situation's page, without the language: `/situations/dismissed`. */
export const situationPath = (id: SituationId): string => `/situations/${id}`;

/** The path of the part of a practice area that a situation leads to: `/services/employment#urgent`. */
export function areaPath({ service, limitId, urgent }: Situation): string {
  const page = service === 'notarial' ? '/services#notarial' : `/services/${service}`;
  if (urgent) return `${page}#urgent`;
  return limitId ? `${page}#limits` : page;
}
