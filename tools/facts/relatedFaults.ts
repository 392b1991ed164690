import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONPath } from 'jsonc-parser';
import { renditionsOf } from '../../plugins/pictures/renditions.ts';

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
  const faults: string[] = [];
  const note = (name: string, path: JSONPath, problem?: string) => {
    if (problem) faults.push(at(name, path, problem));
  };
  for (const [key, value] of Object.entries(firm))
    if (/Year$|Updated$|^founded$/.test(key)) note('firm', [key], dayProblem(value as string | number));
  const slugs: string[] = [];
  for (const [id, { slug, called, office, portrait }] of Object.entries(lawyers)) {
    const place = ['lawyers', id];
    note('lawyers', [...place, 'called'], dayProblem(called, 80));
    if (slugs.includes(slug))
      note('lawyers', [...place, 'slug'], `“${slug}” is the address of another partner, too. Change one.`);
    slugs.push(slug);
    if (office) note('lawyers', [...place, 'office'], notOneOf('office', office, offices));
    if (portrait) note('lawyers', [...place, 'portrait'], await portraitProblem(root, portrait.slice(1)));
  }
  const pictures = picturesIn(root, STILL_LIVES);
  const nameOf = (file: string) => file.replace(/^.*\/|\.[^.]+$/g, '');
  for (const [slug, { lawyer, near }] of Object.entries(services)) {
    const place = ['services', slug];
    note('services', [...place, 'lawyer'], notOneOf('partner', lawyer, lawyers));
    for (const [index, area] of near.entries())
      note('services', [...place, 'near', index], notOneOf('area', area, services));
    if (pictures.filter((file) => nameOf(file) === slug).length !== 1)
      note('services', place, `“${slug}” needs one picture. Add ${STILL_LIVES}/${slug}.jpg.`);
  }
  for (const file of pictures.filter((file) => !Object.hasOwn(services, nameOf(file))))
    faults.push(
      `${file}: no practice area has this name. Rename it to an area in src/core/firm/services.json, or delete it.`,
    );
  return faults;
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
