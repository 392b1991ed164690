// npm run deploy:backend: puts the backend of the Supabase project in .env online, or brings it up to date.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { loadBundle } from '../../plugins/bundles.ts';
import { PROJECT } from '../../plugins/project.ts';
import { SETTINGS } from '../../supabase/functions/send-contact-email/addresses.ts';
import { createTexts } from '../../supabase/functions/send-contact-email/texts.ts';
import { readEnvironment } from '../../supabase/local/options.ts';
import { callBackend } from './backendFaults.ts';
import { type Settings, settingFaults } from './settings.ts';

const SECRET_KEY = 'the project’s secret key, sb_secret_… (Project Settings, API Keys)';
/** What only a deployment needs, from the environment or `.env`: its form, and where to find it. */
const NEEDED: Record<string, [form: RegExp, what: string]> = {
  SUPABASE_ACCESS_TOKEN: [/^sbp_\S+$/, 'an access token of your account, sbp_… (Account, Access Tokens)'],
  // Legacy keys are JSON Web Tokens.
  SUPABASE_SECRET_KEY: [/^(sb_secret_|ey)\S+$/, SECRET_KEY],
};
const OF_THE_SITE = ['SITE_HOST'];
/** The settings that the function gets; Supabase itself sets the others. */
const OF_THE_FUNCTION = SETTINGS.filter((name) => !/^(SUPABASE_|FUNCTION_PORT)/.test(name));

/** Seconds that the API may take to know what a migration has just created. */
const KNOWN_WITHIN = 20;

const AGAIN = 'The steps before it are done. Mend what it says, and run this again.';

/** What acts on the outside: runs a command with an environment, and calls the project's API. */
interface Outside {
  run(command: readonly string[], env: NodeJS.ProcessEnv): boolean | Promise<boolean>;
  call: typeof callBackend;
}

interface Step {
  does: string;
  command: readonly string[];
  /** Whether it may have the keys of the project; the bundler runs the code of many packages. */
  hasKeys: boolean;
}

/** The steps, each of which may be repeated. All run under Node without a shell, which would part a path with a space in it. */
function steps(project: string, secrets: string): Step[] {
  const cli = ['node', '.github/deploy/node_modules/supabase/dist/supabase.js'];
  const supabase = (does: string, ...args: string[]): Step => ({
    ...{ does, command: [...cli, ...args, `--remote=${project}`, '--yes'], hasKeys: true },
  });
  const npm = process.env.npm_execpath ? ['node', process.env.npm_execpath] : ['npm'];
  const install = [...npm, 'ci', '--prefix', '.github/deploy', '--ignore-scripts'];
  const bundle = ['node', '--import', 'tsx', 'supabase/bundleFunction.ts'];
  return [
    { does: 'Installs Supabase’s CLI', command: install, hasKeys: false },
    { does: 'Bundles the function into one file', command: bundle, hasKeys: false },
    supabase('Runs the migrations that the database does not have yet', 'db', 'push'),
    supabase('Turns off sign-ups and GraphQL (supabase/config.toml)', 'config', 'push'),
    supabase('Sets what the function reads from .env', 'secrets', 'set', `--env-file=${secrets}`),
    supabase('Deploys the function', 'functions', 'deploy', 'send-contact-email', '--use-api'),
  ];
}

function settingProblems(root: string, settings: Settings): string[] {
  const faults = settingFaults(root, settings).filter(({ setting }) => !OF_THE_SITE.includes(setting));
  return [
    ...faults.map(({ setting, problem }) => `${setting}: ${problem}`),
    ...Object.entries(NEEDED)
      .filter(([name, [form]]) => !form.test(settings[name] ?? ''))
      .map(([name, [, what]]) => `${name}: ${settings[name] ? 'This is not' : 'Not set'}: ${what}.`),
    ...OF_THE_FUNCTION.filter((name) => quoted(settings[name]) === undefined).map(
      (name) => `${name}: It has a line break, or both ' and \`: write these as %27 and %60.`,
    ),
  ];
}

/** A value for the CLI's parser, which takes everything between these signs as it is; undefined if it has both. */
function quoted(value = ''): string | undefined {
  const sign = ["'", '`'].find((sign) => !value.includes(sign));
  return sign && !/[\r\n]/.test(value) ? sign + value + sign : undefined;
}

/** The reference of a project, which its address begins with; SUPABASE_PROJECT names it for an address of your own. */
const projectOf = ({ SUPABASE_PROJECT, VITE_SUPABASE_URL = '' }: Settings): string =>
  SUPABASE_PROJECT || (new URL(VITE_SUPABASE_URL).hostname.split('.')[0] ?? '');

/** Deploys the backend, and says what each step does. Stops at the first that fails. Resolves to whether all succeeded. */
export async function deployBackend(
  root: string,
  settings: Settings,
  say: (text: string) => void,
  { run, call }: Outside = { run: runIn(root), call: callBackend },
): Promise<boolean> {
  const faults = settingProblems(root, settings);
  // The function would not start with a text of the wrong shape.
  await createTexts(loadBundle).catch(({ message }: Error) => faults.push(message));
  if (faults.length > 0) {
    say(['Nothing was deployed. Mend first, in .env or where it says:', ...faults].join('\n  - '));
    return false;
  }
  const project = projectOf(settings);
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  try {
    const secrets = join(folder, 'secrets');
    const own = OF_THE_FUNCTION.filter((name) => settings[name]);
    const lines = own.map((name) => `${name}=${quoted(settings[name])}\n`);
    writeFileSync(secrets, lines.join(''), { mode: 0o600 });
    const all = steps(project, secrets);
    const others = Object.entries(process.env).filter(([name]) => !name.startsWith('SUPABASE_'));
    const bare = Object.fromEntries(others);
    const names = [...Object.keys(NEEDED), 'SUPABASE_DB_PASSWORD'];
    const keys = Object.fromEntries(names.map((name) => [name, settings[name]]));
    for (const [index, { does, command, hasKeys }] of all.entries()) {
      say(`${index + 1}/${all.length + 1} ${does}`);
      if (await run(command, hasKeys ? { ...bare, ...keys } : bare)) continue;
      say(`Failed: ${command.join(' ')}\n${AGAIN}`);
      return false;
    }
    say(`${all.length + 1}/${all.length + 1} Sets the database’s rights, vault and schedule`);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const refusal = await setUp(settings, call);
  say(
    refusal
      ? `Failed: ${refusal}\n${AGAIN}`
      : `The backend of ${project} is deployed. npm run ready -- https://… checks it.`,
  );
  return !refusal;
}

/** Gives the database the address and the secret key of its project. Returns why that failed. */
async function setUp(settings: Settings, call: Outside['call']): Promise<string | undefined> {
  const project_url = new URL(String(settings.VITE_SUPABASE_URL)).origin;
  const secret_key = String(settings.SUPABASE_SECRET_KEY);
  for (let second = 0; ; second += 1) {
    const vaulted = { project_url, secret_key };
    const { status, reason, body } = await call(project_url, secret_key, 'rest/v1/rpc/set_up', vaulted);
    if (status === 200 || status === 204) return undefined;
    if (status === 401) return `${project_url} refuses SUPABASE_SECRET_KEY: is it a key of this project?`;
    if (status !== 404 || second === KNOWN_WITHIN)
      return `${project_url} answers ${reason ?? `${status} ${JSON.stringify(body)}`}`;
    await pause(1_000);
  }
}

const runIn =
  (cwd: string): Outside['run'] =>
  ([program = '', ...args], env) =>
    spawnSync(program === 'node' ? process.execPath : program, args, { cwd, env, stdio: 'inherit' })
      .status === 0;

if (process.argv[1] === import.meta.filename) {
  const isDone = await deployBackend(PROJECT, readEnvironment(PROJECT), console.log);
  process.exitCode = isDone ? 0 : 1;
}
