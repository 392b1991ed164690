import { useTranslation } from 'react-i18next';
import type { Lawyer } from '../firm/lawyers.ts';

/** The parts of a partner's bundle that not every partner has. */
interface Blocks {
  notableCase: { heading: string; title: string; year: string; description: string };
  certifications: { heading: string; items: string[] };
  specialtyFocus: { heading: string; text: string; points: string[] };
  statistics: { heading: string; items: { value: string; label: string }[]; note: string };
  philosophy: { heading: string; quote: string };
}

/** A part of the partner's bundle, if it has one. The generated types lack the parts that no partner has. */
export function useProfileBlock<Name extends keyof Blocks>(
  lawyer: Lawyer,
  name: Name,
): Blocks[Name] | undefined {
  const ns = `lawyers/${lawyer.id}` as const;
  const { t, i18n } = useTranslation(ns);
  if (!i18n.exists(name, { ns })) return undefined;
  return t(name as never, { returnObjects: true, lawyer: lawyer.name });
}
