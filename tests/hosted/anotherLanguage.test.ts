import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { siteAddresses } from '../../plugins/prerender/siteAddresses.ts';
import { locales } from '../../src/i18n/locales.ts';
import { documentOf } from './documentOf.ts';

const { root, dist, settings, language } = inject('hosted');
const addresses = siteAddresses(dist);
// Its links, alternates and sitemap are those of any language: tests/site, which npm run test:variants -- language runs on such a
// site too.
describe('a site built for a host with an additional language', () => {
  const isOwn = (address: string) => `${address}/`.startsWith(`${language.prefix}/`);

  test('has every page in it, the 404 page included', () => {
    const [other] = locales.filter(({ prefix }) => prefix !== '');
    const pathsIn = (prefix = '') =>
      addresses
        .filter((address) => `${address}/`.startsWith(`${prefix}/`))
        .map((address) => address.slice(prefix.length))
        .sort();
    expect(pathsIn(language.prefix)).toEqual(pathsIn(other?.prefix));
    expect(pathsIn(language.prefix)).toEqual(expect.arrayContaining(['', '/404', '/faq']));
    for (const address of addresses.filter(isOwn)) {
      expect(documentOf(address).documentElement.lang, address).toBe(language.tag);
    }
  });

  test('shows its texts, and has them in a chunk of the form’s script', () => {
    const { title } = JSON.parse(readFileSync(join(root, 'locales', language.id, 'enquiry.json'), 'utf8'));
    expect(documentOf(`${language.prefix}/contact`).body.textContent).toContain(title);
    expect(documentOf('/contact').body.textContent).not.toContain(title);
    const scripts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'));
    const withText = scripts.filter((file) =>
      readFileSync(join(dist, 'assets', file), 'utf8').includes(title),
    );
    expect(withText).toHaveLength(1);
  });

  test('connects only to the backend of its settings', () => {
    const headers = readFileSync(join(dist, '_headers'), 'utf8');
    expect(headers).toContain(`connect-src 'self' ${settings.VITE_SUPABASE_URL};`);
    const scripts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'));
    const text = scripts.map((file) => readFileSync(join(dist, 'assets', file), 'utf8')).join();
    expect(text).toContain(settings.VITE_SUPABASE_URL);
    expect(text).toContain(settings.VITE_SUPABASE_ANON_KEY);
  });
});
