import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedFields } from '../../src/enquiry/enquiry.ts';
import { firm } from '../../src/firm/firm.ts';
import type { Child } from '../../supabase/local/child.ts';
import { readKeys } from '../../supabase/local/keys.ts';
import { backendUrls } from '../../supabase/local/ports.ts';
import { startDatabase } from '../../supabase/local/processes.ts';
import { calls } from './calls.ts';
import { NO_LIMITS, newDataDir, prepareData } from './pipeline.ts';
import { end } from './wait.ts';

const root = join(import.meta.dirname, '../..');
const HELD = 3;

/** The working directory of the command. */
const folder = mkdtempSync(join(tmpdir(), 'command-'));
let dataDir: string;
let database: Child;
let environment: Record<string, string>;
let insert: ReturnType<typeof calls>['insert'];
const HOUR = 3_600_000;
const minuteIn = (time: number) => new Date(time).toISOString().replace('T', ' ').slice(0, 16);

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
beforeAll(async () => {
  dataDir = await prepareData(
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
    ...Array.from({ length: HELD }, (_, index) => enquiry(`Held ${index}`, 'now()')),
  );
  database = await startDatabase(dataDir);
  environment = { DATA_DIR: dataDir };
  insert = calls(backendUrls(dataDir), readKeys(dataDir)).insert;
});
afterAll(async () => {
  await end(database);
  for (const made of [dataDir, folder, stoppedDir]) rmSync(made, { recursive: true, force: true });
});

/** The data of a site that was stopped, and the address of its database. */
let stoppedDir: string;
let silent: string;
beforeAll(async () => {
  stoppedDir = await newDataDir();
  readKeys(stoppedDir);
  silent = backendUrls(stoppedDir).database;
});

const command = (...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), join(root, 'supabase/enquiries/enquiries.ts'), ...args],
    { cwd: folder, env: { ...process.env, ...environment, COLUMNS: '400' } },
  ).catch((error: { stdout: string; stderr: string; code: number }) => error);
/** The id in the row of a name. */
const idOf = (table: string, name: string) =>
  /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/.exec(
    table.split('\n').find((row) => row.includes(name)) ?? '',
  )?.[0];

describe('npm run enquiries', () => {
  it('lists the newest, with failed, held and refused ones', async () => {
    const { stdout } = await command();
    expect(stdout).toMatch(/Refused.*sent.*failed, attempt 1, next try .* UTC: refused/);
    expect(stdout).toMatch(/Too late.*sent.*given up, attempts: 1: refused/);
    expect(stdout).toMatch(/Held 0.*in the next digest.*held/);
    expect(stdout).toContain(`${'x'.repeat(40)}…`);
    expect(stdout).not.toContain('Old 59');
    const [older, stored, mails, held, one, remove, refused] = stdout.trim().split('\n').slice(-7);
    expect(older).toBe('Older enquiries: npm run enquiries -- page 2');
    expect(stored).toBe('66 stored, 5 of them in the last 24 hours');
    expect(mails).toBe(
      'Emails: 1 failed and will be retried, 1 waiting for more than an hour, 1 given up recently',
    );
    expect(held).toMatch(/^Acknowledgements held after a flood: 3\. .*: npm run enquiries -- release$/);
    expect(one).toMatch(/: npm run enquiries -- release <id>$/);
    expect(remove).toMatch(/: npm run enquiries -- delete held \S+$/);
    expect(refused).toMatch(/^Refused in the hour from .*: 7 by the limit per network$/);
  });

  it('lists older ones page by page, each once', async () => {
    const pages = [await command(), await command('page', '2')].map(({ stdout }) => stdout);
    const names = pages.flatMap((page) => page.match(/(Old|Held) \d+|Refused|Too late|Just now/g) ?? []);
    expect(new Set(names).size).toBe(66);
    expect(pages[1]).not.toContain('Older enquiries');
    expect(await command('page', '3')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'There is no page 3: the oldest enquiries are on page 2\n',
    });
  });

  it('prints times in the firm’s time zone', async () => {
    const at = async (TZ: string) => {
      environment = { ...environment, TZ };
      return (await command()).stdout;
    };
    const there = await at('America/New_York');
    expect(there).toBe(await at(firm.timeZone));
    expect(there).toMatch(/│ '\d{1,2} \w{3,4} \d{4}, \d\d:\d\d'/);
  });

  it('exports all of them as text, in local time, into a file that only the owner can read', async () => {
    const file = join(dataDir, 'all.xlsx');
    writeFileSync(file, 'of before, readable by everybody', { mode: 0o644 });
    const { stdout } = await command('export', file);
    expect(stdout).toContain(`${file}: 66 enquiries.`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const [head, ...rows] = cellsOf(file);
    const columns = [
      `received (${firm.timeZone})`,
      ...storedFields,
      'mail to the firm',
      'acknowledgement',
      'id',
    ];
    expect(head).toEqual(columns);
    expect(rows).toHaveLength(66);
    const row = rows.find((cells) => cells.includes('Too late')) ?? [];
    // As they were typed: a spreadsheet runs no text as a formula and shows no mark before it.
    expect(row).toContain('=cmd|calc');
    expect(row).toContain('+60 5-000 0000');
    const received = Date.now() - 25 * HOUR + 8 * HOUR;
    expect([0, 1, 2].map((minutes) => minuteIn(received - minutes * 60_000))).toContain(row[0]);
  });

  it('a failed export leaves the previous one intact', async () => {
    const file = join(folder, 'before.xlsx');
    writeFileSync(file, 'of before');
    const local = environment;
    environment = { SUPABASE_URL: silent, SUPABASE_SECRET_KEY: 'sb_secret_1' };
    expect(await command('export', file)).toMatchObject({ code: 1 });
    environment = local;
    expect(readFileSync(file, 'utf8')).toBe('of before');
    expect(readdirSync(folder)).not.toContain('before.xlsx.part');
  });

  it('names the file after the day if no name is given', async () => {
    const today = () => minuteIn(Date.now() + 8 * HOUR).slice(0, 10);
    const days = [today()];
    const { stdout } = await command('export');
    days.push(today());
    const [file = '', day = ''] = /enquiries-([\d-]+)\.xlsx/.exec(stdout) ?? [];
    expect(days).toContain(day);
    expect(stdout).toContain(`${file}: 66 enquiries.`);
    expect(cellsOf(join(folder, file))).toHaveLength(67);
  });

  it('finds the data folder that .env sets, like npm start', async () => {
    const local = environment;
    writeFileSync(join(folder, '.env'), `DATA_DIR=${dataDir}`);
    environment = {};
    const { stdout } = await command();
    rmSync(join(folder, '.env'));
    environment = local;
    expect(stdout).toContain('66 stored');
  });

  it('deletes one and prints whose it was', async () => {
    const id = idOf((await command()).stdout, 'Refused');
    expect((await command('delete', String(id))).stdout).toMatch(
      /^Deleted the enquiry of Refused, a0.*@mail\.example.*\n.*in the firm’s mailbox/,
    );
    const again = await command('delete', String(id));
    expect(again).toMatchObject({ code: 1, stderr: `There is no enquiry with the id ${id}\n` });
    expect((await command()).stdout).toMatch(/65 stored.*\n.*0 failed/);
  });

  it('releases or deletes held ones, up to the last one shown', async () => {
    const held = (name: string) => insert({ name, email: 'b@mail.example', message: name, consent: true });
    const id = String(idOf((await command()).stdout, 'Held 1'));
    expect((await command('release', id)).stdout).toBe('Released emails: 1\n');
    for (const none of [id, 'Held 1']) {
      const stderr = `No enquiry with the id ${none} has held emails\n`;
      expect(await command('release', none)).toMatchObject({ code: 1, stderr });
    }
    expect((await command('release')).stdout).toBe(`Released emails: ${HELD - 1}\n`);
    await held('Held later');
    const [, shown = ''] = /delete held (\S+)/.exec((await command()).stdout) ?? [];
    await held('Not looked at');
    expect((await command('delete', 'held', shown)).stdout).toBe('Deleted enquiries: 1\n');
    const { stdout } = await command();
    expect(stdout).toContain('66 stored');
    expect(stdout).toContain('Not looked at');
    await command('delete', String(idOf(stdout, 'Not looked at')));
  });

  it.each([['nonsense'], ['delete'], ['delete', 'held'], ['page', '0'], ['page', 'two']])(
    '%s %s explains itself',
    async (...args) => {
      const { stderr, code } = (await command(...args.filter(Boolean))) as { stderr: string; code: number };
      expect([code, stderr.includes('npm run enquiries -- export')]).toEqual([1, true]);
    },
  );

  it('prints help even if no site was ever started', async () => {
    environment = { ...environment, DATA_DIR: 'nowhere' };
    const { stdout } = await command('help');
    environment = { ...environment, DATA_DIR: dataDir };
    expect(stdout).toContain('npm run enquiries -- export');
  });

  it('reads a hosted project if one is set', async () => {
    const { anon, service } = readKeys(dataDir);
    const url = backendUrls(dataDir).database;
    const project = (key: string) => ({
      DATA_DIR: 'nowhere',
      SUPABASE_URL: `${url}/`,
      SUPABASE_SECRET_KEY: key,
    });
    const local = environment;
    environment = project(service);
    expect((await command()).stdout).toContain('65 stored');
    environment = project(anon);
    expect(await command()).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('enquiry_figures: 40'),
    });
    environment = local;
  });

  it.each([
    ['https://abc.supabase.co', '', 'SUPABASE_SECRET_KEY is not set'],
    ['', 'sb_secret_1', 'SUPABASE_URL is not set'],
    ['abc.supabase.co', 'sb_secret_1', 'SUPABASE_URL: “abc.supabase.co” is not a URL'],
    ['https://supabase.com/dashboard/project/abc', 'sb_secret_1', 'SUPABASE_URL: '],
  ])('with SUPABASE_URL=%s and SUPABASE_SECRET_KEY=%s takes no other database', async (url, key, problem) => {
    const local = environment;
    environment = { ...local, SUPABASE_URL: url, SUPABASE_SECRET_KEY: key };
    expect(await command('release')).toMatchObject({ code: 1, stderr: expect.stringContaining(problem) });
    environment = local;
  });

  it.each([
    [
      'a hosted project',
      () => ({ SUPABASE_URL: silent, SUPABASE_SECRET_KEY: 'sb_secret_1' }),
      /SUPABASE_URL/,
    ],
    ['the site here', () => ({ DATA_DIR: stoppedDir }), /npm start/],
  ])('says what to check if %s does not respond', async (_, silence, advice) => {
    const local = environment;
    environment = silence();
    const { stderr } = await command();
    environment = local;
    expect(stderr).toContain(`${silent} does not respond`);
    expect(stderr.match(/npm start|SUPABASE_URL/g)).toEqual([expect.stringMatching(advice)]);
  });
});
