import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { CHECKLIST, readChecklist, type ValuePlace } from '../../plugins/samples.ts';
import { lawyers } from '../../src/core/firm/lawyers.ts';
import { locales } from '../../src/core/i18n/locales.ts';
import { copyProject, edit, editFacts, editText, gitIn } from '../projects.ts';
import { isSampleFirm } from '../specification/ownersWords.ts';
import { drawFirm } from './drawnFirm.ts';
import { isChinese, makeLiving } from './livingFirm.ts';

/** The site of a firm that is going live, built as for hosting. */
export interface HostedSite {
  root: string;
  dist: string;
  /** The settings of the host, except for the mail server. */
  settings: Record<string, string>;
  printed: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    hosted: HostedSite;
  }
}

const settings = {
  SITE_URL: 'https://www.wong.com.my',
  VITE_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_of_the_firm',
  SITE_HOST: 'cloudflare',
  FIRM_EMAIL: 'enquiries@wong.com.my',
  MAIL_FROM: '"Wong & Partners" <website@mail.wong.com.my>',
  RESEND_API_KEY: '',
};

/**
 * Changes a copy of the project in every way that a firm does before it goes live, and builds it, once for all tests:
 * real values in place of the samples, a lawyer and an office more. One sample and two items of the list are left. A firm with
 * its own name is built as it is.
 */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const root = copyProject();
  const remove = () => rmSync(root, { recursive: true });
  try {
    if (isSampleFirm) {
      makeLiving(root, { ...drawFirm(process.env.FIRM_SEED ?? '1892'), leavesOut: [] });
      lengthenProfiles(root);
    }
    // All texts are equally old.
    const git = gitIn(root);
    for (const args of [['init'], ['add', 'locales'], ['commit', '-m', 'Our texts']]) git(...args);
    // CONTRIBUTING requires it when a partner joins.
    await run(root, '--import', 'tsx', 'tools/i18n/fix.ts');
    if (isSampleFirm) {
      openLines(root);
      setLegalDay(root, SAMPLE_DAY);
    }
    const printed = await run(root, 'node_modules/vite/bin/vite.js', 'build');
    provide('hosted', { root, dist: join(root, 'dist'), settings, printed });
  } catch (error) {
    remove();
    throw error;
  }
  return remove;
}

/** Runs Node in a folder. Returns its output; throws with it if it fails. */
export async function run(root: string, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...settings, NODE_ENV: 'production', NO_COLOR: '1' },
  });
  return stdout + stderr;
}

/** A sample that is forgotten. */
const SAMPLE_DAY = '2024-09-15';

export const setLegalDay = (root: string, termsUpdated: string): void =>
  editFacts(root, 'firm', (facts) => Object.assign(facts, { termsUpdated }));

/** Claims whose items are still open: of a fact, and of texts. */
export const OPEN: readonly ValuePlace[] = [
  { file: 'src/core/firm/lawyers.json', key: 'lawyers' },
  { file: 'locales/en/home.json', key: 'testimonials.items' },
];

/** Reopens two items of the list, as if somebody had forgotten to tick them. */
function openLines(root: string): void {
  const isOpen = ({ file, key }: ValuePlace) => OPEN.some((open) => open.file === file && open.key === key);
  const lines = readChecklist(root).filter(({ places }) => places.some(isOpen));
  if (lines.length !== OPEN.length) throw new Error(`The list has ${lines.length} of ${OPEN.length} lines`);
  editText(root, CHECKLIST, (text) => {
    const all = text.split('\n');
    for (const { line } of lines) all[line - 1] = all[line - 1]?.replace('[x]', '[ ]') ?? '';
    return all.join('\n');
  });
}

/** The introductions of the partners get so long that the profile book needs another page for them. */
function lengthenProfiles(root: string): void {
  for (const locale of locales) {
    const bundles = lawyers.map(({ id }) => `lawyers/${id}`);
    const intros: string[] = [];
    for (const name of bundles) edit(root, locale.id, name, ({ intro }) => intros.push(intro));
    for (const name of bundles)
      edit(root, locale.id, name, (texts) => {
        texts.intro = intros.join(isChinese(locale) ? '' : ' ');
      });
  }
}
