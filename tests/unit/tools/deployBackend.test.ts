import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PROJECT } from '../../../plugins/project.ts';
import { deployBackend } from '../../../tools/launch/deployBackend.ts';

const settings = {
  VITE_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_1',
  SITE_URL: 'https://www.wong.com.my',
  FIRM_EMAIL: 'office@wong.com.my',
  MAIL_FROM: 'site@wong.com.my',
  RESEND_API_KEY: 're_1',
  SUPABASE_ACCESS_TOKEN: 'sbp_1',
  SUPABASE_DB_PASSWORD: 'password',
  SUPABASE_SECRET_KEY: 'sb_secret_1',
};

let root: string;
let printed: string;
let ran: { command: string; env: NodeJS.ProcessEnv }[];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deploy-'));
  cpSync(join(PROJECT, '.env.example'), join(root, '.env.example'));
  writeFileSync(join(root, '.env'), '');
  printed = '';
  ran = [];
});
afterEach(() => rmSync(root, { recursive: true }));

/** Deploys with commands that do nothing, of which one may fail. */
const deploy = (own: Record<string, string | undefined> = {}, failing = 'none') =>
  deployBackend(
    root,
    { ...settings, ...own },
    (text) => {
      printed += `${text}\n`;
    },
    (command, env) => {
      ran.push({ command: command.join(' ').replace(`${root}/`, ''), env });
      return !command.includes(failing);
    },
  );

test('names everything that is missing, and runs nothing', () => {
  rmSync(join(root, '.env'));
  expect(deploy({ SUPABASE_DB_PASSWORD: '', FIRM_EMAIL: undefined })).toBe(false);
  for (const name of ['SUPABASE_DB_PASSWORD', 'FIRM_EMAIL', '.env']) expect(printed).toContain(`- ${name}: `);
  expect(printed).not.toContain('SITE_HOST');
  expect(ran).toEqual([]);
});

test('runs the six steps in their order, the CLI’s with the keys, the others without', () => {
  expect(deploy()).toBe(true);
  const cli = '.github/deploy/node_modules/.bin/supabase';
  const to = '--remote=abcdefghijklmnopqrst --yes';
  expect(ran.map(({ command }) => command)).toEqual([
    'npm ci --prefix .github/deploy --ignore-scripts',
    'npm run function',
    `${cli} db push ${to}`,
    `${cli} config push ${to}`,
    `${cli} secrets set --env-file=.env ${to}`,
    `${cli} functions deploy send-contact-email --use-api ${to}`,
  ]);
  for (const { command, env } of ran)
    expect([command, env.SUPABASE_SECRET_KEY]).toEqual([
      command,
      command.startsWith('npm') ? undefined : 'sb_secret_1',
    ]);
  expect(ran[2]?.env).toMatchObject({
    SUPABASE_URL: settings.VITE_SUPABASE_URL,
    SUPABASE_ACCESS_TOKEN: 'sbp_1',
  });
  expect(printed).toContain('6/6 Deploys the function');
});

test('stops at a step that fails', () => {
  expect(deploy({}, 'config')).toBe(false);
  expect(ran.at(-1)?.command).toContain('config push');
  expect(printed).toMatch(/Failed: .*config push/);
  expect(printed).toContain('run this again');
});

test('takes the reference of a project with an address of its own from SUPABASE_PROJECT', () => {
  deploy({ VITE_SUPABASE_URL: 'https://api.wong.com.my', SUPABASE_PROJECT: 'tsrqponmlkjihgfedcba' });
  expect(ran.at(-1)?.command).toContain('--remote=tsrqponmlkjihgfedcba');
});
