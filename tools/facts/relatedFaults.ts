import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getNodeValue, type JSONPath } from 'jsonc-parser';
import { variantsOf } from '../../plugins/pictures/variants.ts';
import { sentences } from '../i18n/finding.ts';
import { messagesIn } from '../i18n/messages.ts';
import { parseJson } from '../i18n/parseJson.ts';
import { bundlesIn, readBundle, readSource } from '../i18n/readBundle.ts';

/** The facts as the schemas describe them. */
export interface Facts {
  offices: { offices: Record<string, object> };
  lawyers: { lawyers: Record<string, { slug: string; office?: string; portrait?: string }> };
  services: { services: Record<string, { lawyer: string; near: string[] }> };
}

/** Formats what is wrong at a place in one of the files of facts as a line. */
type FormatAt = (name: keyof Facts, path: JSONPath, message: string) => string;

/** Faults that a schema cannot find: facts that contradict each other, and pictures that are missing or too small. */
export async function relatedFaults(
  root: string,
  { offices: { offices }, lawyers: { lawyers }, services: { services } }: Facts,
  at: FormatAt,
): Promise<string[]> {
  /** What is wrong in the entry of an id, if anything is. */
  const wrong = (name: keyof Facts, [id, ...path]: JSONPath, problem?: string) =>
    problem ? at(name, [name, id ?? '', ...path], problem) : [];
  const partners = Object.entries(lawyers).map(async ([id, { slug, office, portrait }], index, rows) => [
    wrong(
      'lawyers',
      [id, 'slug'],
      rows.findIndex(([, row]) => row.slug === slug) < index
        ? `“${slug}” is the address of another partner, too. Change one of the two.`
        : undefined,
    ),
    wrong('lawyers', [id, 'office'], office && notOneOf('office', office, offices)),
    wrong('lawyers', [id, 'portrait'], portrait && (await portraitProblem(root, portrait.slice(1)))),
  ]);
  const pictures = picturesIn(root, STILL_LIVES);
  const nameOf = (file: string) => file.replace(/^.*\/|\.[^.]+$/g, '');
  const areas = Object.entries(services).map(([slug, { lawyer, near }]) => [
    wrong('services', [slug, 'lawyer'], notOneOf('partner', lawyer, lawyers)),
    ...near.map((one, index) => wrong('services', [slug, 'near', index], notOneOf('area', one, services))),
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
  return [...(await Promise.all(partners)), ...areas, strays.map((file) => `${file}: ${stray}`)].flat(2);
}

const STILL_LIVES = 'src/pictures/services';

/** Why the build would refuse a portrait, and what to do; undefined if it would not. */
async function portraitProblem(root: string, portrait: string): Promise<string | undefined> {
  if (!picturesIn(root, 'src/pictures/lawyers').includes(portrait))
    return `There is no picture ${portrait}. Add it, or correct “portrait”.`;
  const file = join(root, portrait);
  // The largest size in src/pictures/pictures.ts.
  return variantsOf(file, [800], { ratio: 0.8 }).then(
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

const REGISTER = 'src/core/law/register.json';
const ENGLISH = 'en';

/**
 * What is wrong with the register of the law in the project in `root`, one line each: a time limit without a row, a row
 * whose text does not exist, a row without an act, with a signature that has no date, or with a limit of no length.
 */
export function checkLaw(root: string): string[] {
  const { root: tree, broken } = parseJson(readSource(join(root, REGISTER)));
  if (!tree) return [`${REGISTER}:${broken.line}: ${sentences(broken, messagesIn('en'))}`];
  const { rows }: { rows: Record<string, Record<string, string[]>> } = getNodeValue(tree);
  const keys = new Map(
    bundlesIn(root, ENGLISH).map((bundle) => [
      bundle,
      [...(readBundle(root, ENGLISH, bundle)?.texts.keys() ?? [])],
    ]),
  );
  const limits = [...keys].flatMap(([bundle, names]) =>
    [...new Set(names.flatMap((key) => /^limits\.[^.]+(?=\.time$)/.exec(key)?.[0] ?? []))]
      .filter((unit) => bundle.startsWith('services/') && !rows[bundle]?.[unit])
      .map((unit) => `${REGISTER}: “${bundle}” has no row “${unit}”, a time limit of that page. Add it.`),
  );
  const places = Object.entries(rows).flatMap(([bundle, units]) =>
    Object.entries(units).flatMap(([unit, [law, seen, , signed = '', runs]]) => {
      const row = `${REGISTER}: the row “${unit}” of “${bundle}”`;
      const isShown = keys.get(bundle)?.some((key) => `${key}.`.startsWith(`${unit}.`));
      return [
        ...(isShown ? [] : [`${row} has no text in locales/${ENGLISH}/. Delete or rename it.`]),
        ...(law && seen ? [] : [`${row} needs the law and the source that was read.`]),
        ...(/^$|^\d{4}-\d\d-\d\d \S/.test(signed)
          ? []
          : [`${row} is signed “${signed}”; write the date and the name: 2026-12-01 Wong.`]),
        ...(unit.startsWith('limits.') && !/^$|^PT?\d+[HDWMY]$/.test(runs ?? 'missing')
          ? [`${row} does not say how long the time limit runs: P60D, or "" if no time runs out.`]
          : []),
      ];
    }),
  );
  return [...limits, ...places];
}
