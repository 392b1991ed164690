// npm run deploy:backend: puts the backend of the Supabase project in .env online, or brings it up to date.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../plugins/project.ts';
import { readSettings, type Settings, settingFaults } from './settings.ts';

/** What only a deployment needs, from the environment or `.env`, and where to find it. */
const NEEDED: Record<string, string> = {
  SUPABASE_ACCESS_TOKEN: 'an access token of your account, sbp_… (Account, Access Tokens)',
  SUPABASE_DB_PASSWORD: 'the password of the project’s database',
  SUPABASE_SECRET_KEY: 'the project’s secret key, sb_secret_… (Project Settings, API Keys)',
};
/** The settings that concern the site alone. */
const OF_THE_SITE = ['SITE_HOST'];

/** A step of the deployment: what it does, and its command. */
interface Step {
  does: string;
  command: readonly string[];
  /** Whether it may have the keys of the project; the bundler runs the code of many packages. */
  hasKeys: boolean;
}

/** The steps, each of which may be repeated. */
export function steps(root: string, project: string): Step[] {
  const cli = join(root, '.github/deploy/node_modules/.bin/supabase');
  const supabase = (does: string, ...args: string[]): Step => ({
    does,
    command: [cli, ...args, `--remote=${project}`, '--yes'],
    hasKeys: true,
  });
  const install = ['npm', 'ci', '--prefix', '.github/deploy', '--ignore-scripts'];
  return [
    { does: 'Installs Supabase’s CLI', command: install, hasKeys: false },
    { does: 'Bundles the function into one file', command: ['npm', 'run', 'function'], hasKeys: false },
    supabase('Runs the migrations that the database does not have yet, and fills its vault', 'db', 'push'),
    supabase('Turns off sign-ups and GraphQL (supabase/config.toml)', 'config', 'push'),
    supabase('Sets what the function reads from .env', 'secrets', 'set', '--env-file=.env'),
    supabase('Deploys the function', 'functions', 'deploy', 'send-contact-email', '--use-api'),
  ];
}

/** What is missing or wrong before a deployment, a line each. */
function missingSettings(root: string, settings: Settings): string[] {
  const faults = settingFaults(root, settings).filter(({ setting }) => !OF_THE_SITE.includes(setting));
  return [
    ...faults.map(({ setting, problem }) => `${setting}: ${problem}`),
    ...Object.entries(NEEDED)
      .filter(([name]) => !settings[name])
      .map(([name, what]) => `${name}: Not set: ${what}.`),
    ...(existsSync(join(root, '.env')) ? [] : ['.env: There is none. Copy .env.example, and fill it in.']),
  ];
}

/** The reference of a project, which its address begins with; SUPABASE_PROJECT names it for an address of your own. */
const projectOf = ({ SUPABASE_PROJECT, VITE_SUPABASE_URL = '' }: Settings): string =>
  SUPABASE_PROJECT || (new URL(VITE_SUPABASE_URL).hostname.split('.')[0] ?? '');

/**
 * Deploys the backend step by step, and says what each does. Stops at the first that fails. Returns whether all succeeded.
 *
 * @param say reports to the person who deploys
 * @param run runs a command with an environment, and returns whether it succeeded
 */
export function deployBackend(
  root: string,
  settings: Settings,
  say: (text: string) => void,
  run = runIn(root),
): boolean {
  const missing = missingSettings(root, settings);
  if (missing.length > 0) {
    say(['Nothing was deployed. Missing, in .env or the environment:', ...missing].join('\n  - '));
    return false;
  }
  const project = projectOf(settings);
  const all = steps(root, project);
  const bare = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !Object.hasOwn(NEEDED, name)),
  );
  const keys = Object.fromEntries(Object.keys(NEEDED).map((name) => [name, settings[name]]));
  // The migrations read it for the vault.
  const withKeys = { ...bare, ...keys, SUPABASE_URL: new URL(String(settings.VITE_SUPABASE_URL)).origin };
  for (const [index, { does, command, hasKeys }] of all.entries()) {
    say(`${index + 1}/${all.length} ${does}`);
    if (run(command, hasKeys ? withKeys : bare)) continue;
    say(
      `Failed: ${command.join(' ').replace(`${root}/`, '')}\nThe steps before it are done. Mend what it says, and run this again.`,
    );
    return false;
  }
  say(`The backend of ${project} is deployed. npm run ready -- https://… checks it.`);
  return true;
}

const runIn =
  (cwd: string) =>
  ([program = '', ...args]: readonly string[], env: NodeJS.ProcessEnv): boolean =>
    spawnSync(program, args, { cwd, env, stdio: 'inherit', shell: process.platform === 'win32' }).status ===
    0;

if (process.argv[1] === import.meta.filename && !deployBackend(PROJECT, readSettings(PROJECT), console.log))
  process.exitCode = 1;
