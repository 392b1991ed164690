import { execFile } from 'node:child_process';
import { Console } from 'node:console';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PROJECT } from '../../plugins/project.ts';
import { storedFields } from '../../src/core/enquiry/enquiry.ts';
import { firm } from '../../src/core/firm/firm.ts';
import { runCommand } from '../../supabase/enquiries/enquiries.ts';
import { readKeys } from '../../supabase/local/keys.ts';
import { backendUrls, portOf } from '../../supabase/local/ports.ts';
import { newDataDir } from '../ports.ts';
import { onPostgres } from './onPostgres.ts';
import { NO_LIMITS } from './postgres.ts';
import { startPostgrest } from './server/postgrest.ts';
import { connect, copyProject, OWNER } from './server/project.ts';

const FLOOD = 3;
/** When the tests began. */
const began = Date.now();

/** Of exports, and the working directory of the command. */
const folder = mkdtempSync(join(tmpdir(), 'command-'));
let dataDir: string;
/** The data of a site that was stopped, and the address of its database. */
let stoppedDir: string;
let silent: string;
let postgrest: Awaited<ReturnType<typeof startPostgrest>>;

/** The texts of the cells that are not empty, row by row. */
function cellsOf(file: string): string[][] {
  const parts = unzipSync(readFileSync(file));
  const read = (name: string) => parse(strFromU8(parts[`xl/${name}.xml`] ?? new Uint8Array()));
  const texts = read('sharedStrings').querySelectorAll('t');
  return read('worksheets/sheet1')
    .querySelectorAll('row')
    .map((row) => row.querySelectorAll('c[t=s]').map((cell) => texts[Number(cell.text)]?.text ?? ''));
}

const enquiry = (name: string, at: string, message = 'm') =>
  `insert into public.contacts (name, email, message, consent) values ('${name}', 'a${Math.random()}@mail.example', '${message}', true);
   update public.contacts set created_at = ${at} where name = '${name}'`;
onPostgres(({ url: server }) => {
  beforeAll(async () => {
    dataDir = await newDataDir();
    const name = await copyProject(server);
    const owner = await connect(server, OWNER, name);
    for (const statement of [
      NO_LIMITS,
      enquiry('Refused', "now() - interval '2 hours'"),
      enquiry('Too late', "now() - interval '25 hours'", '=cmd|calc'),
      ...Array.from({ length: 60 }, (_, index) =>
        enquiry(`Old ${index}`, `now() - interval '${index + 2} days'`),
      ),
      'update private.mails set sent_at = now()',
      `update private.mails set attempts = 1, last_error = 'refused', sent_at = null,
       stopped = case when name = 'Too late' then 'given up' end
     from public.contacts as contact
     where contact.id = contact_id and name in ('Refused', 'Too late') and kind = 'acknowledgment'`,
      `update private.mails set created_at = contact.created_at
     from public.contacts as contact where contact.id = contact_id`,
      "update public.contacts set phone = '+60 5-000 0000' where name = 'Too late'",
      "insert into private.refusals values (date_trunc('hour', now()), 'network', 7)",
      enquiry('Just now', 'now()', 'x'.repeat(100)),
      "update private.limits set most = 1 where scope = 'all'",
      ...Array.from({ length: FLOOD }, (_, index) => enquiry(`Flood ${index}`, 'now()')),
    ])
      await owner.query(statement);
    await owner.end();
    stoppedDir = await newDataDir();
    readKeys(stoppedDir);
    silent = backendUrls(stoppedDir).database;
    // As the site would, on the port of its data.
    postgrest = await startPostgrest(server, name, readKeys(dataDir), portOf(backendUrls(dataDir).database));
  });
  afterAll(async () => {
    await postgrest.stop();
    for (const made of [dataDir, folder, stoppedDir]) rmSync(made, { recursive: true, force: true });
  });

  /** Runs a command in this process. Returns what it printed, or its error. */
  async function command(args: string[] = [], env: Record<string, string> = { DATA_DIR: dataDir }) {
    let printed = '';
    const out = new Console(
      new Writable({
        write(chunk, _, written) {
          printed += chunk;
          written();
        },
      }),
    );
    return runCommand(args, env, out).then(
      () => printed,
      (error: Error) => error.message,
    );
  }

  /** The id in the row of a name. */
  const idOf = (table: string, name: string) =>
    /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/.exec(
      table.split('\n').find((row) => row.includes(name)) ?? '',
    )?.[0];

  it('lists the newest enquiries, with failed, flooding and refused ones', async () => {
    const printed = await command();
    expect(printed).toMatch(/Refused.*sent.*failed, attempt 1, next try \d{4}-\d\d-\d\d \d\d:\d\d: refused/);
    expect(printed).toMatch(/Too late.*sent.*given up, attempts: 1: refused/);
    expect(printed).toMatch(/Flood 0.*in the next digest.*not sent: too many enquiries/);
    expect(printed).toContain(`${'x'.repeat(40)}…`);
    expect(printed).not.toContain('Old 59');
    expect(printed.trim().split('\n').slice(-5)).toEqual([
      'Older enquiries: npm run enquiries -- page 2',
      '66 stored, 5 of them in the last 24 hours',
      'Emails: 1 waiting for more than an hour, 1 given up recently',
      expect.stringMatching(/^Last email sent: \d.*\d$/),
      expect.stringMatching(/^Refused in the hour from .*: 7 by the limit per network$/),
    ]);
  });

  it('lists older enquiries page by page, each once', async () => {
    const pages = [await command(), await command(['page', '2'])];
    const names = pages.flatMap((page) => page.match(/(Old|Flood) \d+|Refused|Too late|Just now/g) ?? []);
    expect(new Set(names).size).toBe(66);
    expect(pages[1]).not.toContain('Older enquiries');
    expect(await command(['page', '3'])).toBe('There is no page 3: the oldest enquiries are on page 2');
  });

  it('prints times in the firm’s time zone', async () => {
    const here = await command();
    vi.stubEnv('TZ', 'America/New_York');
    expect(new Date().getTimezoneOffset()).toBeGreaterThan(200);
    expect(await command()).toBe(here);
    vi.unstubAllEnvs();
    expect(here).toMatch(/│ '\d{1,2} \w{3,4} \d{4}, \d\d:\d\d'/);
  });

  it('exports all enquiries as text, in local time, into a file that only the owner can read', async () => {
    const file = join(dataDir, 'all.xlsx');
    writeFileSync(file, 'of before, readable by everybody', { mode: 0o644 });
    expect(await command(['export', file])).toContain(`${file}: 66 enquiries.`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const [head, ...rows] = cellsOf(file);
    const received = `received (${firm.timeZone})`;
    expect(head).toEqual([received, ...storedFields, 'email to the firm', 'acknowledgement', 'id']);
    expect(rows).toHaveLength(66);
    const row = rows.find((cells) => cells.includes('Too late')) ?? [];
    // As they were typed: a spreadsheet runs no text as a formula and shows no mark before it.
    expect(row).toContain('=cmd|calc');
    expect(row).toContain('+60 5-000 0000');
    // Stored at some moment since the beginning of the tests, eight hours ahead of UTC.
    const [from = '', to = ''] = [began, Date.now()].map((time) =>
      new Date(time - 17 * 3_600_000).toISOString().replace('T', ' ').slice(0, 16),
    );
    expect([from, row[0], to].sort()).toEqual([from, row[0], to]);
  });

  it('deletes one enquiry and prints whose it was', async () => {
    const id = String(idOf(await command(), 'Refused'));
    expect(await command(['delete', id])).toMatch(
      /^Deleted the enquiry of Refused, a0.*@mail\.example.*\n.*the firm’s mailbox/,
    );
    expect(await command(['delete', id])).toBe(`There is no enquiry with the id ${id}`);
    expect(await command()).toMatch(/65 stored.*\nEmails: 0 waiting/);
  });

  it.each([
    ['help', /^npm run enquiries/],
    ['exprot', /^There is no command “exprot”/],
    ['page 0', /^“0” is not the number of a page/],
    ['page two', /^“two” is not the number of a page/],
    ['delete', /^The id .* is missing/],
    ['release', /^There is no command “release”/],
  ])('%s prints what is wrong, then the help, even if no site was ever started', async (words, said) => {
    const printed = await command(words.split(' '), { DATA_DIR: 'nowhere' });
    expect(printed).toMatch(said);
    expect(printed).toContain('npm run enquiries -- export');
  });

  it('reads a hosted project if one is set', async () => {
    const { anon, service } = readKeys(dataDir);
    const url = `${backendUrls(dataDir).database}/`;
    const project = (key: string) => ({ DATA_DIR: 'nowhere', SUPABASE_URL: url, SUPABASE_SECRET_KEY: key });
    expect(await command([], project(service))).toContain('65 stored');
    expect(await command([], project(anon))).toContain('enquiry_figures: 40');
  });

  it.each([
    ['https://abc.supabase.co', '', 'SUPABASE_SECRET_KEY is not set'],
    ['', 'sb_secret_1', 'SUPABASE_URL is not set'],
    ['abc.supabase.co', 'sb_secret_1', 'SUPABASE_URL: “abc.supabase.co” is not a URL'],
    ['https://supabase.com/dashboard/project/abc', 'sb_secret_1', 'SUPABASE_URL: '],
  ])(
    'uses no other database if SUPABASE_URL is "%s" and SUPABASE_SECRET_KEY "%s"',
    async (url, key, problem) => {
      const env = { DATA_DIR: dataDir, SUPABASE_URL: url, SUPABASE_SECRET_KEY: key };
      expect(await command(['export'], env)).toContain(problem);
    },
  );

  it('finds the data by .env in its folder, and names an export after the day', async () => {
    writeFileSync(join(folder, '.env'), `DATA_DIR=${dataDir}`);
    const script = join(PROJECT, 'supabase/enquiries/enquiries.ts');
    const tsx = ['--import', import.meta.resolve('tsx')];
    const exported = promisify(execFile)(process.execPath, [...tsx, script, 'export'], { cwd: folder });
    const [file = ''] = /enquiries-\d{4}-\d\d-\d\d\.xlsx/.exec((await exported).stdout) ?? [];
    expect(cellsOf(join(folder, file))).toHaveLength(66);
  });

  it('prints what to check if a hosted project or the local site does not respond, and keeps the export of before', async () => {
    const before = join(folder, 'before.xlsx');
    writeFileSync(before, 'of before');
    const hosted = { SUPABASE_URL: silent, SUPABASE_SECRET_KEY: 'sb_secret_1' };
    expect(await command(['export', before], hosted)).toMatch(/does not respond.*SUPABASE_URL/);
    expect(readFileSync(before, 'utf8')).toBe('of before');
    expect(readdirSync(folder)).not.toContain('before.xlsx.part');
    expect(await command([], { DATA_DIR: stoppedDir })).toMatch(/does not respond.*npm start/);
  });
});
