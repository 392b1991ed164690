import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONPath } from 'jsonc-parser';
import { renditionsOf } from '../../plugins/pictures/renditions.ts';

/** The facts as the schemas describe them. */
interface Facts {
  firm: Record<string, unknown>;
  offices: { offices: Record<string, object> };
  lawyers: { lawyers: Record<string, { slug: string; called: number; office?: string; portrait?: string }> };
  services: { services: Record<string, { lawyer: string; near: string[] }> };
}

/** Formats what is wrong at a path in one of the files of facts, named without its ending, as a line. */
export type FormatAt = (name: string, path: JSONPath, message: string) => string;

/** Faults that a schema cannot find: facts that contradict each other, and pictures that are missing or too small. */
export async function relatedFaults(
  root: string,
  { firm, offices: { offices }, lawyers: { lawyers }, services: { services } }: Facts,
  at: FormatAt,
): Promise<string[]> {
  /** What is wrong in the entry of an id, if anything is. */
  const wrong = (name: 'lawyers' | 'services', [id, ...path]: JSONPath, problem?: string) =>
    problem ? at(name, [name, id ?? '', ...path], problem) : [];
  const partners = Object.entries(lawyers).map(
    async ([id, { slug, called, office, portrait }], index, rows) => [
      wrong('lawyers', [id, 'called'], dayProblem(called, 80)),
      wrong(
        'lawyers',
        [id, 'slug'],
        rows.findIndex(([, row]) => row.slug === slug) < index
          ? `“${slug}” is the address of another partner, too. Change one of the two.`
          : undefined,
      ),
      wrong('lawyers', [id, 'office'], office && notOneOf('office', office, offices)),
      wrong('lawyers', [id, 'portrait'], portrait && (await portraitProblem(root, portrait.slice(1)))),
    ],
  );
  const days = Object.entries(firm).flatMap(([key, value]) => {
    const problem = /Year$|Updated$|^founded$/.test(key) && dayProblem(value as string | number);
    return problem ? at('firm', [key], problem) : [];
  });
  const pictures = picturesIn(root, STILL_LIVES);
  const nameOf = (file: string) => file.replace(/^.*\/|\.[^.]+$/g, '');
  const areas = Object.entries(services).map(([slug, { lawyer, near }]) => [
    wrong('services', [slug, 'lawyer'], notOneOf('partner', lawyer, lawyers)),
    ...near.map((area, index) => wrong('services', [slug, 'near', index], notOneOf('area', area, services))),
    wrong(
      'services',
      [slug],
      pictures.filter((file) => nameOf(file) === slug).length === 1
        ? undefined
        : `“${slug}” needs one picture. Add ${STILL_LIVES}/${slug}.jpg.`,
    ),
  ]);
  const stray =
    'no practice area has this name. Rename it to an area in src/core/firm/services.json, or delete it.';
  const strays = pictures.filter((file) => !Object.hasOwn(services, nameOf(file)));
  return [days, ...(await Promise.all(partners)), ...areas, strays.map((file) => `${file}: ${stray}`)].flat(
    2,
  );
}

/** Why a year or a date cannot be right: it is in no calendar, to come, or more years ago than somebody can have practised. */
function dayProblem(day: string | number, years = Number.POSITIVE_INFINITY): string | undefined {
  const date = new Date(String(day));
  const isReal = date.toJSON()?.startsWith(String(day));
  if (isReal && date <= new Date() && new Date().getFullYear() - date.getFullYear() <= years)
    return undefined;
  return `${day} ${isReal ? 'cannot be right' : 'is no day of the calendar'}. Correct it.`;
}

const STILL_LIVES = 'src/pictures/services';

/** Why the build would refuse a portrait, and what to do; undefined if it would not. */
async function portraitProblem(root: string, portrait: string): Promise<string | undefined> {
  if (!picturesIn(root, 'src/pictures/lawyers').includes(portrait))
    return `There is no picture ${portrait}. Add it, or correct “portrait”.`;
  const file = join(root, portrait);
  // The largest size in src/pictures/pictures.ts.
  return renditionsOf(file, [800], { ratio: 0.8 }).then(
    () => undefined,
    ({ message }: Error) =>
      `${message.replace(file, portrait)}. Put a JPEG at the camera’s full size in its place, or delete “portrait”.`,
  );
}

const notOneOf = (what: string, value: string, known: object): string | undefined =>
  Object.hasOwn(known, value)
    ? undefined
    : `The ${what} ${JSON.stringify(value)} does not exist. Write one of ${Object.keys(known).join(', ')}.`;

const picturesIn = (root: string, folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder))
        .filter((name) => !name.startsWith('.'))
        .map((name) => `${folder}/${name}`)
    : [];
