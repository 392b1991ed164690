/** The fourteen practice areas, in the order of the services list; each is `/services/<slug>`. */
export const serviceSlugs = [
  'administrative-law',
  'litigation-adr',
  'banking-finance',
  'construction-engineering',
  'corporate-commercial',
  'criminal-law',
  'debt-recovery',
  'employment',
  'family-law',
  'insolvency-liquidation',
  'insurance',
  'intellectual-property',
  'real-estate-conveyancing',
  'trust-estates',
] as const;

export type ServiceSlug = (typeof serviceSlugs)[number];
