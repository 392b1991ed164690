import type { ServiceSlug } from './services.ts';

/** Where a situation leads. */
export interface Situation {
  /** The practice area, or the notarial services on the services list. */
  service: ServiceSlug | 'notarial';
  /**
   * Id of the row in that area's `limits` whose time limit is shown with the situation. Without one, the bundle's
   * `when` says at what point to ask.
   */
  limit?: string;
  /** Whether it leads to the section "If it is urgent" of the area's page. */
  urgent?: true;
  /** Whether the helplines of that area are shown with it. */
  calls?: true;
  /** Whether the consulates of a language are shown with it, and in the area's section "If it is urgent". */
  consular?: true;
}

/**
 * Situations that a visitor may be in, in groups. The texts are in `locales/<id>/situations.json` under the same ids,
 * the time limits in `locales/<id>/services/<service>.json`.
 */
export const situations = {
  police: {
    policeCall: { service: 'criminal-law', urgent: true },
    arrested: { service: 'criminal-law', limit: 'magistrate', urgent: true, consular: true },
    bail: { service: 'criminal-law' },
    charged: { service: 'criminal-law' },
    courtPaper: { service: 'litigation-adr', limit: 'appearance', urgent: true },
    judgment: { service: 'litigation-adr', limit: 'defaultJudgment', urgent: true },
    witness: { service: 'litigation-adr' },
    online: { service: 'litigation-adr' },
  },
  money: {
    cheated: { service: 'banking-finance', urgent: true, calls: true },
    ahLong: { service: 'banking-finance' },
    owed: { service: 'debt-recovery', limit: 'contractDebt' },
    faulty: { service: 'litigation-adr' },
    demand: { service: 'debt-recovery', urgent: true },
    loanCalled: { service: 'banking-finance', urgent: true },
    guarantor: { service: 'banking-finance' },
    bankruptcyNotice: { service: 'insolvency-liquidation', limit: 'bankruptcyNotice', urgent: true },
    statutoryDemand: { service: 'insolvency-liquidation', limit: 'statutoryDemand', urgent: true },
  },
  family: {
    danger: { service: 'family-law', urgent: true, calls: true, consular: true },
    divorce: { service: 'family-law' },
    maintenance: { service: 'family-law', limit: 'arrears' },
    childTaken: { service: 'family-law', urgent: true, consular: true },
    noWill: { service: 'trust-estates', consular: true },
    will: { service: 'trust-estates', consular: true },
    leftOut: { service: 'trust-estates', limit: 'familyProvision' },
    oldLand: { service: 'trust-estates' },
    dementia: { service: 'trust-estates' },
    abroad: { service: 'notarial' },
  },
  work: {
    dismissed: { service: 'employment', limit: 'dismissal', urgent: true },
    showCause: { service: 'employment' },
    wages: { service: 'employment' },
    harassed: { service: 'employment' },
    hurtAtWork: { service: 'employment' },
    paymentClaim: { service: 'construction-engineering', limit: 'paymentResponse' },
  },
  property: {
    buying: { service: 'real-estate-conveyancing' },
    developerLate: { service: 'real-estate-conveyancing', limit: 'tribunal' },
    abandoned: { service: 'real-estate-conveyancing' },
    tenant: { service: 'debt-recovery' },
    landlord: { service: 'real-estate-conveyancing' },
    strata: { service: 'real-estate-conveyancing' },
    landTaken: { service: 'administrative-law', limit: 'landAward' },
    refused: { service: 'administrative-law' },
  },
  accidents: {
    hurt: { service: 'insurance', limit: 'policeReport', urgent: true },
    killed: { service: 'insurance', limit: 'death', consular: true },
    hospital: { service: 'insurance', limit: 'injuryGovernment' },
    insurer: { service: 'insurance', limit: 'ombudsman' },
  },
} as const satisfies Record<string, Record<string, Situation>>;

export type SituationGroup = keyof typeof situations;
export type SituationId = { [Group in SituationGroup]: keyof (typeof situations)[Group] }[SituationGroup];

/** A situation with its group and id. */
export type SituationRow = Situation & { group: SituationGroup; id: SituationId };

/** Every situation, in the order of the list. */
export const situationList: readonly SituationRow[] = Object.entries(situations).flatMap(([group, rows]) =>
  Object.entries<Situation>(rows).map(([id, row]) => ({
    ...row,
    group: group as SituationGroup,
    id: id as SituationId,
  })),
);

/** A situation by its id. */
export const situationOf = (id: SituationId): SituationRow =>
  situationList.find((row) => row.id === id) as SituationRow;

/**
 * The path of a situation's page, without the language.
 *
 *     situationPath('dismissed') // => '/situations/dismissed'
 */
export const situationPath = (id: SituationId): string => `/situations/${id}`;

/**
 * The path of the part of a practice area that a situation leads to, without the language.
 *
 *     areaPath(situations.work.dismissed) // => '/services/employment#urgent'
 */
export function areaPath({ service, limit, urgent }: Situation): string {
  const page = service === 'notarial' ? '/services#notarial' : `/services/${service}`;
  if (urgent) return `${page}#urgent`;
  return limit ? `${page}#limits` : page;
}
