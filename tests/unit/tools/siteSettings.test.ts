import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSiteSettings } from '../../../tools/prerender/siteSettings.ts';

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
  expect(readSiteSettings('production', root).embedded).toBeUndefined();
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

test.each([
  ['SITE_URL', 'contoh.example'],
  ['SITE_URL', 'localhost:4173'],
  ['VITE_SUPABASE_URL', 'project'],
])('%s=%s is no address, and named', (name, value) => {
  set({ ...whole, [name]: value });
  expect(() => readSiteSettings('production', root)).toThrow(
    `${name} must be an address that begins with https://, not "${value}"`,
  );
});

test('the backend on this machine needs no settings, and keeps its key', () => {
  const settings = readSiteSettings('embedded', root);
  expect(settings).toMatchObject({ siteUrl: 'http://localhost:4173', supabaseUrl: '/' });
  expect(settings.anonKey).toMatch(/^sb_publishable_/);
  expect(readSiteSettings('embedded', root).anonKey).toBe(settings.anonKey);
});

test('a port that is none is named', () => {
  set({ PORT: 'four thousand' });
  expect(() => readSiteSettings('embedded', root)).toThrow(/PORT .*four thousand/);
});
