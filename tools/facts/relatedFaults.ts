import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONPath } from 'jsonc-parser';
import { variantsOf } from '../../plugins/pictures/variants.ts';
import { textFiles } from '../../plugins/samples.ts';

/** The facts as the schemas describe them. */
export interface Facts {
  offices: { offices: Record<string, { fax?: string }> };
  lawyers: { lawyers: Record<string, { slug: string; office?: string; portrait?: string }> };
  services: { services: Record<string, { lawyer: string; near: string[] }> };
}

/** Formats what is wrong at a place in one of the files of facts as a line. */
type FormatAt = (name: keyof Facts, path: JSONPath, message: string) => string;

/** Faults that a schema cannot find: facts that contradict each other, and pictures that are missing or too small. */
export async function relatedFaults(root: string, facts: Facts, at: FormatAt): Promise<string[]> {
  return [
    ...faxFaults(root, facts),
    ...(await lawyerFaults(root, facts, at)),
    ...serviceFaults(root, facts, at),
  ];
}

/** Texts that name the head office's fax although it has none. */
function faxFaults(root: string, { offices: { offices } }: Facts): string[] {
  const [headOffice] = Object.values(offices);
  if (headOffice?.fax) return [];
  return textFiles(root).flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    return lines.flatMap((line, index) =>
      line.includes('{{fax}}') ? `${file}:${index + 1}: The head office has no fax. Delete the line.` : [],
    );
  });
}

async function lawyerFaults(
  root: string,
  { lawyers: { lawyers }, offices: { offices } }: Facts,
  at: FormatAt,
): Promise<string[]> {
  const rows = Object.entries(lawyers);
  const faults = rows.map(async ([id, { slug, office, portrait }], index) => {
    const isRepeated = rows.findIndex(([, row]) => row.slug === slug) < index;
    const repeated = `“${slug}” is the address of another partner, too. Change one of the two.`;
    const closed = `The office ${notOneOf(office ?? '', Object.keys(offices))}`;
    const problem = portrait && (await portraitProblem(root, portrait.slice(1)));
    return [
      ...(isRepeated ? [at('lawyers', ['lawyers', id, 'slug'], repeated)] : []),
      ...(office && !Object.hasOwn(offices, office)
        ? [at('lawyers', ['lawyers', id, 'office'], closed)]
        : []),
      ...(problem ? [at('lawyers', ['lawyers', id, 'portrait'], problem)] : []),
    ];
  });
  return (await Promise.all(faults)).flat();
}

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

const STILL_LIVES = 'src/pictures/services';

function serviceFaults(
  root: string,
  { lawyers: { lawyers }, services: { services } }: Facts,
  at: FormatAt,
): string[] {
  const slugs = Object.keys(services);
  const pictures = picturesIn(root, STILL_LIVES);
  const nameOf = (file: string) => file.replace(/^.*\/|\.[^.]+$/g, '');
  const wrong = (path: JSONPath, message: string) => at('services', ['services', ...path], message);
  const faults = Object.entries(services).flatMap(([slug, { lawyer, near }]) => [
    ...(Object.hasOwn(lawyers, lawyer)
      ? []
      : [wrong([slug, 'lawyer'], `The partner ${notOneOf(lawyer, Object.keys(lawyers))}`)]),
    ...near.flatMap((one, index) =>
      slugs.includes(one) ? [] : wrong([slug, 'near', index], `The area ${notOneOf(one, slugs)}`),
    ),
    ...(pictures.filter((file) => nameOf(file) === slug).length === 1
      ? []
      : [wrong([slug], `“${slug}” needs one picture. Add ${STILL_LIVES}/${slug}.jpg.`)]),
  ]);
  const strays = pictures.filter((file) => !slugs.includes(nameOf(file)));
  const stray =
    'no practice area has this name. Rename it to an area in src/core/firm/services.json, or delete it.';
  return [...faults, ...strays.map((file) => `${file}: ${stray}`)];
}

const notOneOf = (value: string, known: string[]): string =>
  `${JSON.stringify(value)} does not exist. Write one of ${known.join(', ')}.`;

const picturesIn = (root: string, folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder))
        .filter((name) => !name.startsWith('.'))
        .map((name) => `${folder}/${name}`)
    : [];
