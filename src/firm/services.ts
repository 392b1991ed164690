import type { Lawyer } from './lawyers.ts';

/** A practice area; its address is `/services/<slug>`. */
interface Service {
  slug: string;
  /** The partner who is responsible for it. */
  lawyer: Lawyer['id'];
  /** Slugs of related areas that a visitor may have meant or may also need. */
  near: readonly string[];
}

/** The practice areas, in the order of the services list. */
export const services = [
  { slug: 'administrative-law', lawyer: 'litigation', near: ['litigation-adr', 'construction-engineering'] },
  { slug: 'litigation-adr', lawyer: 'litigation', near: ['debt-recovery', 'construction-engineering'] },
  { slug: 'banking-finance', lawyer: 'managing', near: ['debt-recovery', 'insolvency-liquidation'] },
  {
    slug: 'construction-engineering',
    lawyer: 'litigation',
    near: ['litigation-adr', 'real-estate-conveyancing'],
  },
  { slug: 'corporate-commercial', lawyer: 'managing', near: ['banking-finance', 'intellectual-property'] },
  { slug: 'criminal-law', lawyer: 'litigation', near: ['litigation-adr', 'family-law'] },
  { slug: 'debt-recovery', lawyer: 'litigation', near: ['insolvency-liquidation', 'litigation-adr'] },
  { slug: 'employment', lawyer: 'employment', near: ['administrative-law', 'corporate-commercial'] },
  { slug: 'family-law', lawyer: 'litigation', near: ['trust-estates', 'real-estate-conveyancing'] },
  { slug: 'insolvency-liquidation', lawyer: 'litigation', near: ['debt-recovery', 'banking-finance'] },
  { slug: 'insurance', lawyer: 'litigation', near: ['litigation-adr', 'employment'] },
  { slug: 'intellectual-property', lawyer: 'managing', near: ['corporate-commercial', 'litigation-adr'] },
  { slug: 'real-estate-conveyancing', lawyer: 'managing', near: ['trust-estates', 'banking-finance'] },
  { slug: 'trust-estates', lawyer: 'managing', near: ['family-law', 'real-estate-conveyancing'] },
] as const satisfies readonly Service[];

export type ServiceSlug = (typeof services)[number]['slug'];

/** The slugs of the practice areas, in the same order. */
export const serviceSlugs: readonly ServiceSlug[] = services.map(({ slug }) => slug);

/** A practice area by its slug. */
export function serviceOf(slug: ServiceSlug): { lawyer: Lawyer['id']; near: readonly ServiceSlug[] } {
  const service = services.find((one) => one.slug === slug);
  if (!service) throw new Error(`src/firm/services.ts has no ${slug}`);
  return service;
}

/** The practice areas that a partner is responsible for. */
export const servicesOf = (lawyer: Lawyer['id']): ServiceSlug[] =>
  services.filter((service) => service.lawyer === lawyer).map(({ slug }) => slug);
