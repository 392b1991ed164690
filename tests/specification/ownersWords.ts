import { firm } from '../../src/core/firm/firm.ts';

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

/** The dates of the firm's history. */
export const TIMELINE = [
  ['1892', 'Foundation'],
  ['1906', 'Leadership Transition'],
  ['1920s', 'Expansion & Growth'],
  ['1930', 'Heritage Milestone'],
] as const;

/** Partner → what the matters are called, and the blocks that the profile of this partner alone has. */
export const PROFILES: Record<string, { matters: string; blocks: string[] }> = {
  managing: { matters: 'Transactions led', blocks: [] },
  litigation: { matters: 'Cases defended', blocks: ['notable-case', 'philosophy-title'] },
  employment: { matters: 'Disputes resolved', blocks: ['certifications', 'specialty', 'statistics'] },
};

/** Whether the firm is the one that was handed over; another one has its own partners, figures and history. */
export const isSampleFirm = firm.name.includes('Contoh');
