import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSiteSettings } from '../../../plugins/prerender/siteSettings.ts';
import { legacyKey, UNPUBLISHABLE } from './unpublishable.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
  for (const name of ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY', 'SITE_URL', 'PORT', 'DATA_DIR']) {
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

const whole = {
  VITE_SUPABASE_URL: 'https://project.example',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_1',
  SITE_URL: 'https://contoh.example',
};

test('a build for hosting reads its settings from the environment', () => {
  set({ ...whole, SITE_URL: 'https://contoh.example/' });
  expect(readSiteSettings('production', root)).toMatchObject({
    siteUrl: 'https://contoh.example',
    supabaseUrl: 'https://project.example/',
    anonKey: 'sb_publishable_1',
  });
  expect(readSiteSettings('production', root).local).toBeUndefined();
});

test('or from .env', () => {
  const lines = Object.entries(whole).map(([name, value]) => `${name}=${value}`);
  writeFileSync(join(root, '.env'), lines.join('\n'));
  expect(readSiteSettings('production', root)).toMatchObject({ anonKey: 'sb_publishable_1' });
});

test('all that is missing is named at once, with where to read about it', () => {
  expect(() => readSiteSettings('production', root)).toThrow(
    /VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY, SITE_URL.*\.env\.example/,
  );
  set({ ...whole, SITE_URL: '' });
  expect(() => readSiteSettings('production', root)).toThrow(/^Set SITE_URL,/);
});

test.each(UNPUBLISHABLE)('%s=%s is refused, and named with what to put there', (name, value, problem) => {
  set({ ...whole, [name]: value });
  expect(() => readSiteSettings('production', root)).toThrow(problem);
  expect(() => readSiteSettings('production', root)).toThrow(new RegExp(`^${name}: `));
});

test('a secret key is refused without being printed, and with what to do if it was published', () => {
  set({ ...whole, VITE_SUPABASE_ANON_KEY: 'sb_secret_1234' });
  expect(() => readSiteSettings('production', root)).toThrow(
    /^VITE_SUPABASE_ANON_KEY: (?!.*1234).*sb_publishable_.*replace that/,
  );
});

test('a legacy key of the role anon is public', () => {
  set({ ...whole, VITE_SUPABASE_ANON_KEY: legacyKey('anon') });
  expect(readSiteSettings('production', root).anonKey).toBe(legacyKey('anon'));
});

test('the backend on this machine needs no settings, and keeps its key', () => {
  const settings = readSiteSettings('local-backend', root);
  expect(settings).toMatchObject({ siteUrl: 'http://localhost:4173', supabaseUrl: '/' });
  expect(settings.anonKey).toMatch(/^sb_publishable_/);
  expect(readSiteSettings('local-backend', root).anonKey).toBe(settings.anonKey);
});

test('a port that is none is named', () => {
  set({ PORT: 'four thousand' });
  expect(() => readSiteSettings('local-backend', root)).toThrow(/PORT .*four thousand/);
});
