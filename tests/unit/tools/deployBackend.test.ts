import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { deployBackend } from '../../../tools/launch/deployBackend.ts';
import { copyOf } from '../../folders.ts';

const settings = {
  VITE_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_1',
  SITE_URL: 'https://www.wong.com.my',
  FIRM_EMAIL: 'office@wong.com.my',
  MAIL_FROM: 'site@wong.com.my',
  RESEND_API_KEY: 're_1',
  SUPABASE_ACCESS_TOKEN: 'sbp_1',
  SUPABASE_SECRET_KEY: 'sb_secret_1',
};

let printed = '';
let ran: { command: string; env: NodeJS.ProcessEnv }[];
/** The file of secrets that the CLI gets, and the calls of the project’s API. */
let secrets: string;
let called: unknown[];
beforeEach(() => {
  printed = '';
  ran = [];
  called = [];
});

/** Deploys with commands that do nothing, of which one may fail, to a project whose API answers with a status. */
const deploy = (own: Record<string, string | undefined> = {}, failing = 'none', status = 204) =>
  deployBackend(
    copyOf('.env.example').root,
    { ...settings, ...own },
    (text) => {
      printed += `${text}\n`;
    },
    {
      run(command, env) {
        const file = command.find((word) => word.startsWith('--env-file='))?.slice('--env-file='.length);
        if (file) secrets = readFileSync(file, 'utf8');
        ran.push({ command: command.join(' ').replace(String(file), 'FILE'), env });
        return !command.includes(failing);
      },
      async call(...request) {
        called.push(request);
        return { status, body: undefined };
      },
    },
  );

test('names everything that is missing or is no such key, and runs nothing', async () => {
  const wrong = { SUPABASE_ACCESS_TOKEN: '', SUPABASE_SECRET_KEY: 'sb_publishable_1', FIRM_EMAIL: undefined };
  expect(await deploy(wrong)).toBe(false);
  for (const fault of ['SUPABASE_ACCESS_TOKEN: Not set', 'SUPABASE_SECRET_KEY: This is not', 'FIRM_EMAIL: '])
    expect(printed).toContain(`- ${fault}`);
  expect(printed).not.toContain('SITE_HOST');
  expect(ran).toEqual([]);
});

test('runs the steps in their order, the CLI’s with the keys, the others without', async () => {
  expect(await deploy()).toBe(true);
  const cli = 'node .github/deploy/node_modules/supabase/dist/supabase.js';
  const to = '--remote=abcdefghijklmnopqrst --yes';
  expect(ran.map(({ command }) => command.replace(/^node \S*npm-cli\.js/, 'npm'))).toEqual([
    'npm ci --prefix .github/deploy --ignore-scripts',
    'node --import tsx supabase/bundleFunction.ts',
    `${cli} db push ${to}`,
    `${cli} config push ${to}`,
    `${cli} secrets set --env-file=FILE ${to}`,
    `${cli} functions deploy send-contact-email --use-api ${to}`,
  ]);
  for (const { command, env } of ran)
    expect(env.SUPABASE_SECRET_KEY, command).toBe(command.startsWith(cli) ? 'sb_secret_1' : undefined);
  const vaulted = { project_url: settings.VITE_SUPABASE_URL, secret_key: 'sb_secret_1' };
  expect(called).toEqual([[settings.VITE_SUPABASE_URL, 'sb_secret_1', 'rest/v1/rpc/set_up', vaulted]]);
  expect(printed).toContain('7/7 Sets');
});

test('sends the function its own settings, as they are, and no others', async () => {
  const SMTP_URL = 'smtps://u:pa$word"`@mail.wong.com.my';
  const MAIL_FROM = "O'Wong <a@wong.com.my>";
  await deploy({ SMTP_URL, MAIL_FROM, RESEND_API_KEY: '', CLOUDFLARE_API_TOKEN: 'x' });
  expect(secrets.split('\n').sort()).toEqual([
    '',
    "FIRM_EMAIL='office@wong.com.my'",
    "MAIL_FROM=`O'Wong <a@wong.com.my>`",
    "SITE_URL='https://www.wong.com.my'",
    `SMTP_URL='${SMTP_URL}'`,
  ]);
  expect(await deploy({ MAIL_FROM: "O'Wong` <a@wong.com.my>" })).toBe(false);
  expect(printed).toContain('MAIL_FROM: It has a line break');
});

test('stops at a step that fails, or at a key that the project refuses', async () => {
  expect(await deploy({}, 'none', 401)).toBe(false);
  expect(printed).toContain('refuses SUPABASE_SECRET_KEY');
  expect(await deploy({}, 'config')).toBe(false);
  expect(ran.at(-1)?.command).toContain('config push');
  expect(printed).toMatch(/Failed: .*config push/);
  expect(printed).toContain('run this again');
});

test('takes the reference of a project with an address of its own from SUPABASE_PROJECT', async () => {
  await deploy({ VITE_SUPABASE_URL: 'https://api.wong.com.my', SUPABASE_PROJECT: 'tsrqponmlkjihgfedcba' });
  expect(ran.at(-1)?.command).toContain('--remote=tsrqponmlkjihgfedcba');
});
