import { expect, test } from 'vitest';
import { hostedSettings } from '../../supabase/hosted/hostedSettings.ts';
import { readEnvironment, readOptions } from '../../supabase/local/options.ts';
import { folderWith } from '../folders.ts';

/** A legacy key of Supabase: a JSON Web Token, as far as anybody but its server can read it. */
const legacyKey = (role: string): string =>
  [{ alg: 'HS256', typ: 'JWT' }, { iss: 'supabase', role }, 'signature']
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');

const read = (own: Record<string, string> = {}) =>
  hostedSettings({
    VITE_SUPABASE_URL: 'https://project.example',
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_1',
    SITE_URL: 'https://contoh.example',
    SITE_HOST: 'nginx',
    ...own,
  });

test('reads the settings of a build for hosting', () => {
  expect(read({ SITE_URL: 'https://contoh.example/' })).toEqual({
    siteUrl: 'https://contoh.example',
    supabaseUrl: 'https://project.example/',
    anonKey: 'sb_publishable_1',
    host: 'nginx',
  });
  expect(read({ VITE_SUPABASE_ANON_KEY: legacyKey('anon') }).anonKey).toBe(legacyKey('anon'));
});

test('names all missing settings at once, and .env.example', () => {
  expect(() => hostedSettings({})).toThrow(
    /VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY, SITE_URL, SITE_HOST.*\.env\.example/,
  );
  expect(() => read({ SITE_URL: '' })).toThrow(/^Set SITE_URL,/);
});

test.each([
  // Without printing it.
  ['VITE_SUPABASE_ANON_KEY', 'sb_secret_1234', /^(?!.*1234).*secret key.*sb_publishable_.*delete this one/],
  ['VITE_SUPABASE_ANON_KEY', ' sb_secret_1', 'secret key'],
  ['VITE_SUPABASE_ANON_KEY', legacyKey('service_role'), 'secret key'],
  ['VITE_SUPABASE_ANON_KEY', 'sbp_1', 'not a publishable key'],
  ['VITE_SUPABASE_ANON_KEY', 'sb_publishable_1 ', 'white space'],
  ['VITE_SUPABASE_URL', 'project', 'not a URL'],
  ['VITE_SUPABASE_URL', 'https://abc.supabase.co/rest/v1', 'a path'],
  ['VITE_SUPABASE_URL', 'https://supabase.com/dashboard/project/abc', 'dashboard'],
  ['SITE_URL', 'wong.com.my', 'not a URL'],
  ['SITE_URL', 'https://www.wong.com.my/en', 'a path'],
  ['SITE_HOST', 'github-pages', 'not one of cloudflare, '],
  ['SITE_URL', 'https://www.wong.com.my,https://wong.com.my', 'a comma'],
])('rejects %s=%s and says what to use instead', (name, value, problem) => {
  expect(() => read({ [name]: value })).toThrow(problem);
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name}: `));
});

test.each<[Record<string, string>, string]>([
  [{ PORT: 'http' }, 'PORT must be a whole number from 1 to 65535, not "http"'],
  [{ MAIL_PORT: '0' }, 'MAIL_PORT must be a whole number from 1 to 65535, not "0"'],
  ...['.', '..', 'data', 'public/data', 'dist', '/project/public', 'supabase', 'supabase/.temporary'].map(
    (DATA_DIR): [{ DATA_DIR: string }, string] => [
      { DATA_DIR },
      'DATA_DIR must be outside the project or in supabase/.temp',
    ],
  ),
  [{ FIRM_EMAIL: 'office' }, 'FIRM_EMAIL: “office” is not an email address'],
  [{ MAIL_FROM: 'a@b.my, c@d.my' }, 'MAIL_FROM: “a@b.my, c@d.my” is not one email address'],
])('refuses %o with the reason', (env, reason) => {
  expect(() => readOptions('/project', env)).toThrow(reason);
});

test.each([
  [undefined, '/project/supabase/.temp'],
  ['', '/project/supabase/.temp'],
  ['supabase/.temp/other', '/project/supabase/.temp/other'],
  ['../data', '/data'],
])('reads the data folder from DATA_DIR=%s', (DATA_DIR, dataDir) => {
  expect(readOptions('/project', { DATA_DIR })).toMatchObject({ dataDir, siteDir: `${dataDir}/dist` });
});

test.each([
  ['smtps://u:pa$word@mail.example:465', 'smtps://u:pa$word@mail.example:465'],
  ["'pa$HOME#1'", 'pa$HOME#1'],
])('.env: %s is %s, with Windows’s line ends, too', (written, value) => {
  const { root } = folderWith({ '.env': `# Settings\r\nOF_A_TEST=${written}\r\nANOTHER_OF_A_TEST=1\r\n` });
  expect(readEnvironment(root)).toMatchObject({ OF_A_TEST: value, ANOTHER_OF_A_TEST: '1' });
});
