import type { Lawyer } from './lawyers.ts';
import json from './services.json' with { type: 'json' };

export type ServiceSlug = keyof typeof json.services;

/** A practice area; `schemas/services.json` describes the values. */
interface Service {
  lawyer: Lawyer['id'];
  near: readonly ServiceSlug[];
}

// The check of the facts makes sure that each lawyer and slug exists.
const services = json.services as Record<ServiceSlug, Service>;

/** The slugs of the practice areas, in the order of the services list. */
export const serviceSlugs = Object.keys(services) as readonly ServiceSlug[];

/** A practice area by its slug. */
export const serviceOf = (slug: ServiceSlug): Service => services[slug];

/** The practice areas that a partner is responsible for. */
export const servicesOf = (lawyer: Lawyer['id']): ServiceSlug[] =>
  serviceSlugs.filter((slug) => services[slug].lawyer === lawyer);
