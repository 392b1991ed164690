import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hostedSettings } from '../../../supabase/hosted/hostedSettings.ts';
import { readEnvironment } from '../../../supabase/local/options.ts';

/** A legacy key of Supabase: a JSON Web Token, as far as anybody but its server can read it. */
const legacyKey = (role: string): string =>
  [{ alg: 'HS256', typ: 'JWT' }, { iss: 'supabase', role }, 'signature']
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
  for (const name of [
    'VITE_SUPABASE_URL',
    'VITE_SUPABASE_ANON_KEY',
    'SITE_URL',
    'SITE_HOST',
    'PORT',
    'DATA_DIR',
  ]) {
    vi.stubEnv(name, undefined);
  }
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

function set(settings: Record<string, string>): void {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
}

const read = () => hostedSettings(readEnvironment(root, 'production'));

const whole = {
  VITE_SUPABASE_URL: 'https://project.example',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_1',
  SITE_URL: 'https://contoh.example',
  SITE_HOST: 'nginx',
};

test('reads the settings of a build for hosting from the environment', () => {
  set({ ...whole, SITE_URL: 'https://contoh.example/' });
  expect(read()).toMatchObject({
    siteUrl: 'https://contoh.example',
    supabaseUrl: 'https://project.example/',
    anonKey: 'sb_publishable_1',
    host: 'nginx',
  });
});

test('reads them from .env', () => {
  const lines = Object.entries(whole).map(([name, value]) => `${name}=${value}`);
  writeFileSync(join(root, '.env'), lines.join('\n'));
  expect(read()).toMatchObject({ anonKey: 'sb_publishable_1' });
});

test('names all missing settings at once, and .env.example', () => {
  expect(() => read()).toThrow(
    /VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY, SITE_URL, SITE_HOST.*\.env\.example/,
  );
  set({ ...whole, SITE_URL: '' });
  expect(() => read()).toThrow(/^Set SITE_URL,/);
});

test.each([
  ['VITE_SUPABASE_ANON_KEY', 'sb_secret_1', 'secret key'],
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
  set({ ...whole, [name]: value });
  expect(() => read()).toThrow(problem);
  expect(() => read()).toThrow(new RegExp(`^${name}: `));
});

test('rejects a secret key without printing it, and says what to do if it was published', () => {
  set({ ...whole, VITE_SUPABASE_ANON_KEY: 'sb_secret_1234' });
  expect(() => read()).toThrow(/^VITE_SUPABASE_ANON_KEY: (?!.*1234).*sb_publishable_.*delete this one/);
});

test('accepts a legacy key of the role anon', () => {
  set({ ...whole, VITE_SUPABASE_ANON_KEY: legacyKey('anon') });
  expect(read().anonKey).toBe(legacyKey('anon'));
});
