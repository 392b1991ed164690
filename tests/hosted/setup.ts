import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { copyProject } from '../copyProject.ts';
import { lengthenProfiles } from './changedFirm.ts';
import { commitTexts, grow, openLines, replaceSamples } from './livingFirm.ts';

/** The site of a firm that is going live, built as for hosting. */
export interface HostedSite {
  /** The project that it was built from. */
  root: string;
  /** Folder of its files. */
  dist: string;
  /** The settings of the host, except for the mail server. */
  settings: Record<string, string>;
  /** The output of the build. */
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
 * real values in place of the samples, a lawyer and an office more. Two items of the list are still open.
 */
export default async function setup({ provide }: TestProject): Promise<() => void> {
  const root = copyProject();
  const remove = () => rmSync(root, { recursive: true });
  try {
    replaceSamples(root);
    grow(root);
    lengthenProfiles(root);
    commitTexts(root);
    // CONTRIBUTING requires it when a partner joins.
    await run(root, '--import', 'tsx', 'tools/i18n/fix.ts');
    openLines(root);
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
