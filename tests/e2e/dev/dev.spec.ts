import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, siteAddresses } from '../../../plugins/prerender/hosts/siteRules.ts';
import { readKeys } from '../../../supabase/local/keys.ts';
import { dist, oneOfEachKind } from '../site.ts';
import { expect, test } from './devServer.ts';

/** The classes by which texts are broken. */
const BREAKS = /\b(?:unbroken|sentence|clause|phrase)\b/g;

/** A page's elements, without scripts, and of their attributes only languages and what breaks lines. */
function textsOf(html: string): string {
  const [, body = ''] = /<body>(.*)<\/body>/s.exec(html) ?? [];
  return body
    .replace(/<(script|style)\b.*?<\/\1>|<link[^>]*>/gs, '')
    .replace(/<(\w+)([^>]*)>/g, (_, tag: string, attributes: string) => {
      const [, classes = ''] = / class="([^"]*)"/.exec(attributes) ?? [];
      const [lang = ''] = / lang="[^"]*"/.exec(attributes) ?? [];
      return `\n<${[tag, ...(classes.match(BREAKS) ?? [])].join('.')}${lang}>`;
    })
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

test('npm run dev shows the texts of the built site, with the same breaks and languages', async ({
  dev,
  request,
}) => {
  const addresses = oneOfEachKind(siteAddresses(dist));
  for (const address of addresses) {
    const shown = await (await request.get(dev.url + address)).text();
    const built = readFileSync(join(dist, fileOf(address)), 'utf8');
    expect(textsOf(shown), address).toBe(textsOf(built));
  }
  expect(addresses.length).toBeGreaterThan(20);
});

test('it has its backend, and does not serve its keys', async ({ dev, request }) => {
  const dataDir = String(process.env.DATA_DIR);
  const headers = { apikey: readKeys(dataDir).service };
  expect(await (await request.get(`${dev.url}/rest/v1/contacts`, { headers })).json()).toEqual([]);
  const address = `${dataDir.slice(dev.root.length)}/keys.json`;
  for (const path of [address, `/@fs${dev.root}${address}`, `${address}?raw`, `${address}?import`])
    expect((await request.get(dev.url + path)).status(), path).toBe(403);
});
