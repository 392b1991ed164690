import type { ServiceSlug } from './services.ts';

/** Where a situation leads. */
export interface Situation {
  /** The practice area, or the notarial services on the services list. */
  service: ServiceSlug | 'notarial';
  /**
   * Id of the row in that area's `limits` whose time limit is shown with the situation. Without one, the bundle says in
   * the situation's `when` at what point to ask.
   */
  limit?: string;
  /** Whether the helplines of that area are shown with it. */
  calls?: true;
}

/**
 * What may have happened to a visitor, in groups. The texts are in `locales/<id>/situations.json` under the same ids,
 * the time limits in `locales/<id>/services/<service>.json`.
 */
export const situations = {
  police: {
    policeCall: { service: 'criminal-law' },
    arrested: { service: 'criminal-law', limit: 'magistrate' },
    courtPaper: { service: 'litigation-adr', limit: 'appearance' },
    judgment: { service: 'litigation-adr', limit: 'defaultJudgment' },
  },
  family: {
    danger: { service: 'family-law', calls: true },
    divorce: { service: 'family-law', limit: 'twoYears' },
    will: { service: 'trust-estates' },
    leftOut: { service: 'trust-estates', limit: 'familyProvision' },
  },
  work: {
    dismissed: { service: 'employment', limit: 'dismissal' },
    showCause: { service: 'employment' },
    brand: { service: 'intellectual-property', limit: 'opposition' },
  },
  money: {
    owed: { service: 'debt-recovery', limit: 'contractDebt' },
    loanCalled: { service: 'banking-finance' },
    bankruptcyNotice: { service: 'insolvency-liquidation', limit: 'bankruptcyNotice' },
  },
  property: {
    developerLate: { service: 'real-estate-conveyancing', limit: 'tribunal' },
    landTaken: { service: 'administrative-law', limit: 'landAward' },
    refused: { service: 'administrative-law', limit: 'judicialReview' },
    paymentClaim: { service: 'construction-engineering', limit: 'paymentResponse' },
  },
  accidents: {
    hurt: { service: 'insurance', limit: 'injury' },
    insurer: { service: 'insurance', limit: 'ombudsman' },
  },
  signing: {
    buying: { service: 'real-estate-conveyancing' },
    guarantor: { service: 'banking-finance' },
    contract: { service: 'corporate-commercial' },
    abroad: { service: 'notarial' },
  },
} as const satisfies Record<string, Record<string, Situation>>;
