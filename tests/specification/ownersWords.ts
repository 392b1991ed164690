import { PROJECT } from '../../plugins/project.ts';
import { sampleValues } from '../../plugins/samples.ts';

/** The practice areas of the owner's specification, in their order: slug and title. */
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

/** The URL of a WhatsApp chat with a greeting. */
export const CHAT = /^https:\/\/wa\.me\/\d+\?text=./;

/** Whether the facts are still those that were handed over: a firm that is alive has its own figures. */
export const isSampleFirm = sampleValues(PROJECT).length > 0;
