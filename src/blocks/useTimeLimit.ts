import { useTranslation } from 'react-i18next';
import type { ServiceSlug } from '../core/firm/services.ts';
import { clockOf } from '../core/law/clock.ts';

interface TimeLimit {
  what: string;
  time: string;
  from: string;
  /** How long its clock is. */
  share?: number;
}

/** A time limit of a practice area, from the area's bundle. Throws if the bundle has none with this id. */
export function useTimeLimit(service: ServiceSlug, id: string): TimeLimit {
  const { t } = useTranslation(`services/${service}`);
  const limits: Record<string, TimeLimit> = t('limits', { returnObjects: true });
  const limit = limits[id];
  if (!limit) throw new Error(`locales/…/services/${service}.json has no limits.${id}`);
  return { ...limit, share: clockOf(service, id) };
}
