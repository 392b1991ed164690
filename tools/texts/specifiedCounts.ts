import type { Finding } from './finding.ts';
import type { Bundle } from './readBundle.ts';

/** How many entries a list has, at least and at most. */
interface Count {
  /** Namespace, or the beginning of it with a star. */
  bundle: string;
  /** Key of the list; a star stands for one part of it. */
  list: string;
  least: number;
  most: number;
}

const exactly = (bundle: string, list: string, count: number): Count => ({
  bundle,
  list,
  least: count,
  most: count,
});

/** The counts that the specification gives. The other languages follow the English lists. */
const COUNTS: Count[] = [
  exactly('home', 'highlights.items', 3),
  exactly('home', 'testimonials.items', 3),
  exactly('home', 'recognition.items', 3),
  exactly('services', 'areas.items', 14),
  exactly('services', 'training.topics', 10),
  exactly('services', 'notarial.benefits.items', 3),
  exactly('services', 'notarial.documents.items', 6),
  exactly('language', 'areas.items', 15),
  exactly('history', 'timeline.items', 4),
  exactly('history', 'values.items', 4),
  exactly('history', 'stats.items', 3),
  exactly('faq', 'groups', 5),
  exactly('faq', 'groups.*.items', 4),
  exactly('lawyers', 'cards', 3),
  exactly('lawyers', 'cards.*.specialisations', 3),
  { bundle: 'services/*', list: 'help', least: 6, most: 8 },
  { bundle: 'lawyers/*', list: 'expertise', least: 6, most: 9 },
  { bundle: 'lawyers/*', list: 'experience', least: 4, most: Number.POSITIVE_INFINITY },
];

/** Finds lists of the English bundles that are not as long as the specification says. */
export function checkCounts(english: Map<string, Bundle>): Finding[] {
  return COUNTS.flatMap((count) => {
    const bundles = [...english.values()].filter(({ namespace }) => matches(count.bundle, namespace));
    return bundles.flatMap((bundle) => checkCount(count, bundle));
  });
}

function checkCount({ list, least, most }: Count, bundle: Bundle): Finding[] {
  const found = entriesOf(bundle, list);
  const wrong = found.filter(({ size }) => size < least || size > most);
  const missing = found.length === 0 ? [{ key: list, size: 0 }] : [];
  const wanted =
    least === most
      ? `${least}`
      : most === Number.POSITIVE_INFINITY
        ? `at least ${least}`
        : `${least} to ${most}`;
  return [...wrong, ...missing].map(({ key, size }) => ({
    level: 'error',
    localeId: bundle.localeId,
    file: bundle.file,
    key,
    problem: `There are ${size} entries; the specification has ${wanted}.`,
    todo: 'Restore the list, in every language.',
  }));
}

/** The lists, or objects, whose key fits a pattern, and how many entries each has. */
function entriesOf(bundle: Bundle, pattern: string): { key: string; size: number }[] {
  const depth = pattern.split('.').length;
  const entries = new Map<string, Set<string>>();
  for (const key of [...bundle.texts.keys(), ...bundle.lists.keys()]) {
    const parts = key.split('.');
    const parent = parts.slice(0, depth).join('.');
    const entry = parts[depth];
    if (entry === undefined || !matches(pattern, parent)) continue;
    entries.set(parent, (entries.get(parent) ?? new Set()).add(entry));
  }
  return [...entries].map(([key, { size }]) => ({ key, size }));
}

/** Whether a name fits a pattern in which a star stands for one part. */
function matches(pattern: string, name: string): boolean {
  const source = pattern.replaceAll('.', '\\.').replaceAll('*', '[^./]+');
  return new RegExp(`^${source}$`).test(name);
}
