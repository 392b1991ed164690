import { CHECKLIST, CLAIMS, type Item, readChecklist, sampleValues } from '../../plugins/samples.ts';
import { type CheckedSite, checkSite } from '../i18n/checkBundles.ts';
import { counts } from '../i18n/finding.ts';
import { messagesIn } from '../i18n/messages.ts';
import { readSite } from '../i18n/readSite.ts';
import * as contradictions from './contradictions.ts';
import { mailFaults } from './mail.ts';
import { type SettingFault, type Settings, settingFaults } from './settings.ts';

/** Launch blockers of one kind, each in a line or two of plain words. */
export interface Blockers {
  title: string;
  advice: string;
  lines: string[];
}

/** The launch blockers of the project in `root`, by kind; empty if there are none. */
export async function findBlockers(root: string, settings: Settings): Promise<Blockers[]> {
  const items = readChecklist(root);
  const found = ({ places }: Item) => places.flatMap((place) => contradictions.valuesAt(root, place));
  const placed = ({ label, line }: Item) => `${label} (${CHECKLIST}:${line})`;
  const gone = items.filter((item) => item.places.length > 0 && found(item).length === 0);
  const faults = settingFaults(root, settings);
  const isService = ({ setting }: SettingFault) => setting === 'SMTP_URL' || setting === 'RESEND_API_KEY';
  const asked = faults.some(isService) ? [] : mailFaults(settings);
  const [texts, mail] = await Promise.all([checkSite(readSite(root)), asked]);
  const sections = [...new Set(items.map(({ section }) => section))];
  const groups: Blockers[] = [
    {
      title: 'Files with samples',
      advice:
        'Replace each with the real value. Search engines are kept out until the firm’s name is its own.',
      lines: samplesByFile(root),
    },
    ...sections.map((section) => ({
      title: section,
      advice: `Once confirmed, tick the line in ${CHECKLIST}, with your name and the date at its end; without them it stays open.`,
      lines: items
        .filter((item) => item.section === section && !item.done && !gone.includes(item))
        .map((item) => [placed(item), ...found(item).map(formatValue)].join('\n')),
    })),
    {
      title: 'Lines of the checklist about values that are gone',
      advice: `Delete each from ${CHECKLIST}.`,
      lines: gone.map(placed),
    },
    {
      title: 'Texts that name a closed office',
      advice: 'Correct each that is no longer true. Then delete the name under “offices” in common.json.',
      lines: contradictions
        .closedOffices(root)
        .flatMap((place) => contradictions.valuesAt(root, place).map((value) => formatValue(value).trim())),
    },
    {
      title: 'Partners whose profile nobody is asked to confirm',
      advice: `Add a line for each to ${CHECKLIST}, under “${CLAIMS}”, like those of the other partners.`,
      lines: contradictions.unlistedPartners(root).map(({ file, key }) => `[ ] …: \`${file}: ${key}\``),
    },
    {
      title: 'Dates of the firm’s history that contradict each other',
      advice: 'Correct each, or “founded” in src/core/firm/firm.json.',
      lines: contradictions.datesOutOfOrder(root),
    },
    {
      title: 'Outdated figures',
      advice: 'They change with the calendar. Correct each.',
      lines: contradictions.agedFigures(root),
    },
    {
      title: 'Statements of law that no lawyer has signed within a year, or whose words have changed since',
      advice:
        'A lawyer signs them in the owner’s form, or on paper by npm run review: docs/deploy.md, step 3.',
      lines: contradictions.unsignedLaw(root),
    },
    {
      title: 'Settings',
      advice: 'They are in .env; .env.example explains each.',
      lines: [...faults, ...mail].map(({ setting, problem }) => `${setting}: ${problem}`),
    },
    { title: 'Texts', advice: 'See CONTRIBUTING.md and locales/README.md.', lines: textFaults(texts) },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

function textFaults({ languages, hasHistory }: CheckedSite): string[] {
  const t = messagesIn('en');
  const wrong = languages.filter(({ findings }) => findings.length > 0);
  const lines = wrong.map(({ locale, findings }) => {
    const { errors, warnings } = counts(findings, t);
    return `${locale.name}: ${errors}, ${warnings}; npm run i18n lists them.`;
  });
  return hasHistory ? lines : [t('reports.noHistory'), ...lines];
}

/** Each file of the project in `root` that has samples, with their lines. */
export function samplesByFile(root: string): string[] {
  const lines = new Map<string, string[]>();
  for (const sample of sampleValues(root))
    lines.set(sample.file, [...(lines.get(sample.file) ?? [sample.file]), valueLine(root, sample)]);
  return [...lines.values()].map((all) => all.join('\n'));
}

function valueLine(root: string, place: Item['places'][number]): string {
  const [, partner] = /^lawyers\.(\w+)\.portrait$/.exec(place.key) ?? [];
  return partner
    ? portraitLine(root, place.file, partner)
    : contradictions.valuesAt(root, place).map(formatValue).join('\n');
}

function portraitLine(root: string, file: string, partner: string): string {
  const [portrait, name, slug] = ['portrait', 'name', 'slug'].map(
    (fact) => contradictions.valuesAt(root, { file, key: `lawyers.${partner}.${fact}` })[0],
  );
  const path = `src/pictures/lawyers/${slug?.value}.jpg`;
  const todo = portrait ? `write here "/${path}"` : `add below this line "portrait": "/${path}",`;
  return `  ${file}:${(portrait ?? name)?.line}  ${name?.value} has no portrait: save the photograph as ${path} and ${todo}`;
}

const formatValue = ({ file, line, value }: contradictions.PlacedValue): string =>
  `  ${file}:${line}  ${shortened(value)}`;

/** The first line of a value, at most 60 characters. */
const shortened = (value: string): string => value.replace(/(?<=^.{60}).+|\n.*/s, '…');
