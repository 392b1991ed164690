import { describe, expect, test } from 'vitest';
import { HOST_NAMES, hosts } from '../../plugins/prerender/hosts/hosts.ts';
import { movedPages, RULES_FILE, readRules, siteAddresses } from '../../plugins/prerender/hosts/siteRules.ts';
import { siteFaults } from '../../tools/launch/published.ts';
import { ask } from '../ask.ts';
import { hostServers, missing, publishWith } from './hostServers.ts';
import { dist } from './pages.ts';

// The built site on the servers that hosts run, with the settings that a build writes for each, and the checks of
// `npm run ready -- URL`.

const OLD = {
  '/about-us.html': '/history',
  '/our-lawyers': '/lawyers',
  '/cn/contact.php': '/chinese/contact',
  '/practice-areas/': '/services',
  '/index.php': '/',
  '/our%20firm/team(2019)+a,b.htm': '/lawyers',
  '/关于我们.html': '/chinese/history',
};
const addresses = siteAddresses(dist);
const rules = { ...readRules(dist), moved: movedPages(addresses, OLD) };

describe.each(HOST_NAMES)('%s', (name) => {
  const server = hostServers[name];
  const reason = missing(server);
  if (reason) console.log(`Not served by ${name}: ${reason}`);

  test.skipIf(reason)('serves every page, header, redirect and unknown address as it must', async () => {
    const url = await publishWith(name, server, dist, rules);
    expect(await siteFaults(url, dist, rules)).toEqual([]);
    const written = Object.keys(hosts[name].files(rules, 'https://www.contoh.example'));
    for (const file of [...written, RULES_FILE])
      expect((await ask(url, { path: `/${file}` })).status, file).toBeGreaterThanOrEqual(400);
    const { headers } = await ask(url, { path: '/faq.html?from=mail' });
    expect(headers.location).toMatch(/\/faq(\?from=mail)?$/);
  });
});

test('an old address that leads to no page, or is one, stops the build', () => {
  const moved = (from: string, to: string) => () => movedPages(addresses, { [from]: to });
  expect(moved('/about', '/histroy')).toThrow(/leads to .histroy, which is no page/);
  expect(moved('/faq/', '/history')).toThrow(/faq is a page of the site/);
});
