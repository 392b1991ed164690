// @vitest-environment jsdom
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lawyers } from '../../src/firm/lawyers.ts';
import { offices } from '../../src/firm/offices.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localizedPath.ts';
import { copyProject } from '../../tools/copyProject.ts';
import { mailFaults } from '../../tools/ready/mail.ts';
import { fileOf, isNotFound, siteAddresses } from '../../tools/siteAddresses.ts';
import { added, hire, openOffice } from './changedFirm.ts';
import { commitTexts, replaceSamples, SAMPLE } from './livingFirm.ts';

const USER = 'website';
const PASSWORD = 'of the mailbox';

/** A mail server that wants to know who calls. */
const mailServer = new SMTPServer({
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password }, _, callback) =>
    username === USER && password === PASSWORD
      ? callback(null, { user: USER })
      : callback(new Error('Who are you?')),
});
const settings: Record<string, string> = {
  SITE_URL: 'https://www.wong.com.my',
  VITE_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_of_the_firm',
  FIRM_EMAIL: 'enquiries@wong.com.my',
  MAIL_FROM: '"Wong & Partners" <website@wong.com.my>',
  RESEND_API_KEY: '',
};

const root = copyProject();
const dist = join(root, 'dist');

interface Outcome {
  status: number;
  output: string;
}
const run = (command: string, ...args: string[]) =>
  new Promise<Outcome>((resolve) => {
    const env = { ...process.env, ...settings, NODE_ENV: 'production', NO_COLOR: '1' };
    execFile(join(root, 'node_modules/.bin', command), args, { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
const ready = () => run('tsx', 'tools/ready/ready.ts');

beforeAll(async () => {
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  const address = mailServer.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  settings.SMTP_URL = `smtp://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`;
});
afterAll(async () => {
  rmSync(root, { recursive: true });
  await new Promise<void>((resolve) => mailServer.close(resolve));
});

test('with the samples, ready names each, where it stands and what it is', async () => {
  const { status, output } = await ready();
  expect(status).toBe(1);
  const [first] = lawyers;
  expect(output).toMatch(new RegExp(`src/firm/lawyers\\.ts:\\d+  ${first?.name}`));
  expect(output).toMatch(/locales\/en\/home\.json:\d+ {2}\S/);
  expect(output).not.toContain('SMTP_URL');
});

describe('with all samples replaced, a lawyer and an office more', () => {
  let built: Outcome;
  const addresses: string[] = [];
  const htmlOf = (address: string) => readFileSync(join(dist, fileOf(address)), 'utf8');
  const documentOf = (address: string) => new DOMParser().parseFromString(htmlOf(address), 'text/html');
  const mainOf = (address: string) => documentOf(address).querySelector('main')?.textContent ?? '';

  beforeAll(async () => {
    replaceSamples(root);
    hire(root);
    openOffice(root);
    commitTexts(root);
    // As README says, for the firm has another name.
    expect(await run('tsx', 'tools/icons/icons.ts')).toMatchObject({ status: 0 });
    built = await run('vite', 'build');
    expect(built.output).not.toMatch(/error/i);
    addresses.push(...siteAddresses(dist));
  });

  test('ready is content', async () => {
    const { status, output } = await ready();
    expect(output).toContain('Nothing stands between');
    expect(status).toBe(0);
  });

  test('it would not be if the mail server did not know us', async () => {
    const SMTP_URL = settings.SMTP_URL?.replace(USER, 'somebody');
    const [fault] = await mailFaults({ ...settings, SMTP_URL });
    expect(fault?.setting).toBe('SMTP_URL');
    expect(fault?.problem).toMatch(/does not let us in: .*Who are you\?/);
  });

  test('search engines may list its pages, and are told where they are', () => {
    expect(built.output).not.toContain('Samples');
    expect(readFileSync(join(dist, 'robots.txt'), 'utf8')).toContain(`${settings.SITE_URL}/sitemap.xml`);
    expect(readFileSync(join(dist, '_headers'), 'utf8')).not.toContain('noindex');
    for (const address of addresses.filter((each) => !isNotFound(each)))
      expect(htmlOf(address), address).not.toContain('noindex');
  });

  test('no sample is on its pages or in what is made with them: the list names them all', () => {
    const made = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(html|vcf|webmanifest)$/.test(file),
    );
    expect(made.length).toBeGreaterThan(addresses.length);
    for (const file of made) {
      const text = readFileSync(join(dist, file), 'utf8');
      expect(SAMPLE.exec(text)?.[0], file).toBeUndefined();
    }
  });

  test.each(locales)(
    'in $name the lawyer has a profile, a card on the list and a place in the count',
    (locale) => {
      const profile = localizedPath(locale, `/lawyers/${added.lawyer.slug}`);
      expect(mainOf(profile)).toContain(added.lawyer.name);
      for (const path of ['/', '/lawyers', '/history']) {
        const links = [...documentOf(localizedPath(locale, path)).querySelectorAll('main a')];
        expect(
          links.filter((link) => link.getAttribute('href') === profile),
          path,
        ).toHaveLength(1);
      }
      const { numbers } = JSON.parse(readFileSync(join(root, 'locales', locale.id, 'common.json'), 'utf8'));
      const said = (count: number): RegExp => new RegExp(numbers.words[count - 1], 'i');
      const { intro } = JSON.parse(readFileSync(join(root, 'locales', locale.id, 'lawyers.json'), 'utf8'));
      const [before = ''] = intro[0].split('{{PartnerCount}}');
      const [, after = ''] = mainOf(localizedPath(locale, '/lawyers')).split(before);
      expect((before ? after : mainOf(localizedPath(locale, '/lawyers'))).slice(0, 20)).toMatch(
        said(lawyers.length + 1),
      );
    },
  );

  test.each(locales)('in $name the office has a card, and stands in a row with the others', (locale) => {
    const { offices: names } = JSON.parse(
      readFileSync(join(root, 'locales', locale.id, 'common.json'), 'utf8'),
    );
    const ids = [...offices.map(({ id }) => id), added.office.id];
    const page = documentOf(localizedPath(locale, '/contact'));
    const headings = [...page.querySelectorAll('main h3')].map(({ textContent }) => textContent);
    expect(headings).toEqual(ids.map((id) => names[id].name));
    const row = new RegExp(ids.map((id) => names[id].name).join('.{1,8}'));
    for (const path of ['/contact', '/faq', '/history', '/services/real-estate-conveyancing'])
      expect(mainOf(localizedPath(locale, path)), path).toMatch(row);
  });
});
