import { expect, it } from 'vitest';
import { readOptions } from '../../supabase/local/options.ts';

it.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 1 to 65535, not "http"'],
  [{ MAIL_PORT: '0' }, 'MAIL_PORT must be a whole number from 1 to 65535, not "0"'],
  ...['.', '..', 'data', 'public/data', 'dist', '/project/public', 'supabase', 'supabase/.temporary'].map(
    (DATA_DIR): [Record<string, string>, string] => [
      { DATA_DIR },
      'DATA_DIR must be outside the project or in supabase/.temp',
    ],
  ),
  [{ FIRM_EMAIL: 'office' }, 'FIRM_EMAIL: “office” is not an email address'],
  [{ MAIL_FROM: 'a@b.my, c@d.my' }, 'MAIL_FROM: “a@b.my, c@d.my” is not one email address'],
])('refuses %o with the reason', (env, reason) => {
  expect(() => readOptions('/project', env)).toThrow(reason);
});

it.each([
  [undefined, '/project/supabase/.temp'],
  ['', '/project/supabase/.temp'],
  ['supabase/.temp/other', '/project/supabase/.temp/other'],
  ['../data', '/data'],
])('reads the data folder from DATA_DIR=%s', (DATA_DIR, dataDir) => {
  expect(readOptions('/project', { DATA_DIR })).toMatchObject({ dataDir, siteDir: `${dataDir}/dist` });
});
