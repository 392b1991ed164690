import { expect, it } from 'vitest';
import { readOptions } from '../../supabase/local/options.ts';

it.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 1 to 65535, not "http"'],
  [{ SMTP_PORT: '0' }, 'SMTP_PORT must be a whole number from 1 to 65535, not "0"'],
  [{ DATA_DIR: 'public/data' }, 'DATA_DIR must not be in public/'],
  [{ DATA_DIR: 'dist' }, 'DATA_DIR must not be in dist/'],
  [{ DATA_DIR: '/project/public' }, 'DATA_DIR must not be in public/'],
])('%o is refused with the reason', (env, reason) => {
  expect(() => readOptions('/project', env)).toThrow(reason);
});

it.each([
  [undefined, '/project/supabase/.temp'],
  ['', '/project/supabase/.temp'],
  ['publications', '/project/publications'],
  ['../data', '/data'],
])('the data is put into DATA_DIR=%s', (DATA_DIR, dataDir) => {
  expect(readOptions('/project', { DATA_DIR })).toMatchObject({ dataDir, siteDir: `${dataDir}/dist` });
});
