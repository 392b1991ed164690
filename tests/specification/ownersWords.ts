import { firm } from '../../src/core/firm/firm.ts';

/** The practice areas, in their order: slug and title. */
export const SERVICES = [
  ['administrative-law', 'Administrative Law'],
  ['litigation-adr', 'Alternate Dispute Resolution & Litigation'],
  ['banking-finance', 'Banking & Finance'],
  ['construction-engineering', 'Construction & Engineering Law'],
  ['corporate-commercial', 'Corporate & Commercial Law'],
  ['criminal-law', 'Criminal Law'],
  ['debt-recovery', 'Debt Recovery'],
  ['employment', 'Employment Industrial & Human Resources'],
  ['family-law', 'Family Law'],
  ['insolvency-liquidation', 'Insolvency & Liquidation'],
  ['insurance', 'Insurance'],
  ['intellectual-property', 'Intellectual Property'],
  ['real-estate-conveyancing', 'Real Estate & Conveyancing'],
  ['trust-estates', 'Trust & Estate Planning'],
] as const;

/** Whether the firm is the one that was handed over; another one has its own partners, figures and history. */
export const isSampleFirm = firm.name.includes('Contoh');
