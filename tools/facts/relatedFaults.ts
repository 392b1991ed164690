import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONPath } from 'jsonc-parser';
import { textFiles } from '../../src/firm/samples.ts';

/** A mistake at a place in one of the files of facts. */
export interface Fault {
  path: JSONPath;
  message: string;
}

/** The facts as the schemas describe them. */
export interface Facts {
  firm: { legalUpdated: string; lawChecked: string };
  offices: { offices: Record<string, { fax?: string }> };
  lawyers: { lawyers: Record<string, { slug: string; portrait?: string }> };
  services: { services: Record<string, { lawyer: string; near: string[] }> };
}

/** `name` is the file of facts; without it, the fault is in a file that `message` names. */
type RelatedFault = Fault & { name?: keyof Facts };

/** Faults that a schema cannot find: facts that contradict each other, impossible dates, missing pictures. */
export function relatedFaults(root: string, facts: Facts): RelatedFault[] {
  return [
    ...dateFaults(facts),
    ...faxFaults(root, facts),
    ...lawyerFaults(root, facts),
    ...serviceFaults(root, facts),
  ];
}

/** Texts that name the head office's fax although it has none. */
function faxFaults(root: string, { offices: { offices } }: Facts): RelatedFault[] {
  const [headOffice] = Object.values(offices);
  if (headOffice?.fax) return [];
  return textFiles(root).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.includes('{{fax}}') ? `${file}:${index + 1}` : []))
      .map((place) => ({ path: [], message: `${place}: The head office has no fax. Delete the line.` })),
  );
}

const dateFaults = ({ firm }: Facts): RelatedFault[] =>
  (['legalUpdated', 'lawChecked'] as const)
    .filter((key) => new Date(`${firm[key]}T00:00:00Z`).toISOString().slice(0, 10) !== firm[key])
    .map((key) => ({
      name: 'firm',
      path: [key],
      message: `The calendar has no ${firm[key]}. Correct “${key}”.`,
    }));

const PORTRAITS = 'src/pictures/lawyers';

function lawyerFaults(root: string, { lawyers: { lawyers } }: Facts): RelatedFault[] {
  const rows = Object.entries(lawyers);
  const files = picturesIn(root, PORTRAITS);
  const named = rows.flatMap(([, { portrait }]) => portrait?.slice(1) || []);
  const strays = files.filter((file) => !named.includes(file));
  const wrong = (id: string, key: string, message: string): RelatedFault => ({
    name: 'lawyers',
    path: ['lawyers', id, key],
    message,
  });
  const repeated = rows
    .filter(([, { slug }], index) => rows.findIndex(([, row]) => row.slug === slug) < index)
    .map(([id, { slug }]) =>
      wrong(id, 'slug', `“${slug}” is the address of another partner, too. Change one of the two.`),
    );
  const others = strays.length > 0 ? `: there is ${strays.join(', ')}` : '';
  const missing = rows
    .filter(([, { portrait }]) => portrait && !files.includes(portrait.slice(1)))
    .map(([id, { portrait = '' }]) =>
      wrong(
        id,
        'portrait',
        `There is no picture ${portrait.slice(1)}. Add it, or correct “portrait”${others}.`,
      ),
    );
  return [...repeated, ...missing];
}

const STILL_LIVES = 'src/pictures/services';

function serviceFaults(
  root: string,
  { lawyers: { lawyers }, services: { services } }: Facts,
): RelatedFault[] {
  const slugs = Object.keys(services);
  const files = picturesIn(root, STILL_LIVES);
  const nameOf = (file: string) => file.replace(/^.*\/|\.[^.]+$/g, '');
  const wrong = (path: JSONPath, message: string): RelatedFault => ({
    name: 'services',
    path: ['services', ...path],
    message,
  });
  const notOneOf = (value: string, known: string[]) =>
    `${JSON.stringify(value)} does not exist. Write one of ${known.join(', ')}.`;
  return [
    ...Object.entries(services).flatMap(([slug, { lawyer, near }]) => [
      ...(Object.hasOwn(lawyers, lawyer)
        ? []
        : [wrong([slug, 'lawyer'], `The partner ${notOneOf(lawyer, Object.keys(lawyers))}`)]),
      ...near.flatMap((one, index) =>
        slugs.includes(one) ? [] : [wrong([slug, 'near', index], `The area ${notOneOf(one, slugs)}`)],
      ),
      ...(files.filter((file) => nameOf(file) === slug).length === 1
        ? []
        : [wrong([slug], `“${slug}” needs one picture. Add ${STILL_LIVES}/${slug}.jpg.`)]),
    ]),
    ...files
      .filter((file) => !slugs.includes(nameOf(file)))
      .map((file) => ({
        path: [],
        message: `${file}: no practice area has this name. Rename it to an area in src/firm/services.json, or delete it.`,
      })),
  ];
}

const picturesIn = (root: string, folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder))
        .filter((name) => !name.startsWith('.'))
        .map((name) => `${folder}/${name}`)
    : [];
