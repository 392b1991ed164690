import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDrawn } from '../../plugins/drawings.ts';
import { HOST_FILES } from '../../plugins/prerender/hosts/hosts.ts';
import { addressOf, headersOf, isNotFound, type SiteRules } from '../../plugins/prerender/hosts/siteRules.ts';
import { filesBelow } from '../../plugins/project.ts';
import { locales } from '../../src/core/i18n/locales.ts';
import { localizedPath } from '../../src/core/i18n/localizedPath.ts';
import { isSameDrawing } from './sameDrawing.ts';

/** Milliseconds after which an address counts as not answering. */
const TIMEOUT = 20_000;
/** Texts that a host has to compress, from this size in bytes. */
const COMPRESSED = /\.(html|css|js|svg)$/;
const SMALL = 2048;
const AT_ONCE = 6;

interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

interface Check {
  address: string;
  faultsOf: (answer: Answer) => string[] | Promise<string[]>;
}

/**
 * How a live site differs from its build, one line per difference with an example address: unreachable addresses, other
 * content, missing headers, uncompressed pages, unknown addresses without a 404. `dist` is the build that was published.
 */
export async function siteFaults(site: string, dist: string, rules: SiteRules): Promise<string[]> {
  const silent = await fetchAddress(site).then(() => [], noResponse);
  if (silent.length > 0) return [`${silent}: ${site}`];
  const found = new Map<string, string[]>();
  const checks = [...fileChecks(dist, rules), ...unknownChecks(dist), ...redirectChecks(site, rules)];
  const ask = async ({ address, faultsOf }: Check) => ({
    address,
    faults: await fetchAddress(site + address).then(faultsOf, noResponse),
  });
  while (checks.length > 0) {
    for (const { address, faults } of await Promise.all(checks.splice(0, AT_ONCE).map(ask)))
      for (const fault of faults) found.set(fault, [...(found.get(fault) ?? []), address]);
  }
  return [...found].map(formatFault);
}

/** Every file of a build with an address on the site. Not a host's settings, 404 pages and compressed copies. */
export function publishedFiles(dist: string): { file: string; address: string }[] {
  return filesBelow(dist)
    .filter((file) => !HOST_FILES.test(file) && !/\.(br|gz)$/.test(file))
    .map((file) => ({ file, address: encodeURI(addressOf(file)) }))
    .filter(({ address }) => !isNotFound(address));
}

const fileChecks = (dist: string, { headers: rules }: SiteRules): Check[] =>
  publishedFiles(dist).map(({ file, address }) => ({
    address,
    async faultsOf({ status, headers, body }) {
      if (status >= 300 && status < 400) return ['Redirects to another address'];
      if (status !== 200) return [`Responds with status ${status}`];
      const built = readFileSync(join(dist, file));
      const same = isDrawn(file)
        ? await isSameDrawing(built, body, file.endsWith('.pdf'))
        : built.equals(body);
      const compressed = !COMPRESSED.test(file) || body.length < SMALL || headers.has('content-encoding');
      return [
        ...(same ? [] : ['Differs from the build: uploaded from another build, or changed by the host']),
        ...(compressed ? [] : ['Not compressed']),
        ...headerFaults(headers, headersOf(rules, address)),
      ];
    },
  }));

function headerFaults(headers: Headers, wanted: Record<string, string>): string[] {
  return Object.entries(wanted)
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name]) => `${headers.has(name) ? 'Wrong' : 'Missing'} header ${name}`);
}

/** An unknown address must respond with 404, not cached for long, and show the 404 page in the language of its folder. */
function unknownChecks(dist: string): Check[] {
  const pages = locales.map((locale) => ({
    address: localizedPath(locale, '/no-such-page'),
    page: `${locale.prefix}/404.html`,
  }));
  // During a deployment, an asset may be missing for a moment.
  const asset = { address: '/assets/no-such-asset.js', page: undefined };
  return [...pages, asset].map(({ address, page }) => ({
    address,
    faultsOf({ status, headers, body }) {
      if (status !== 404) return [`An unknown address responds with status ${status} instead of 404`];
      if (page && !readFileSync(join(dist, page)).equals(body))
        return [`An unknown address does not show ${page}`];
      const maxAge = Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0);
      return maxAge > 60 ? [`The 404 of an unknown address is cached for ${maxAge} s`] : [];
    },
  }));
}

/** Addresses with a slash at their end, and those of an earlier site, must lead to the page. */
function redirectChecks(site: string, { notFound, moved }: SiteRules): Check[] {
  const pages = ['/faq', ...notFound.map(({ folder }) => folder.slice(0, -1))];
  const slashes = [...pages.map((to) => ({ from: to, to })), ...moved].map(({ from, to }) => ({
    from: `${from}/`,
    to,
  }));
  return [...moved, ...slashes].map(({ from, to }) => ({
    address: encodeURI(from),
    faultsOf({ status, headers }) {
      const location = headers.get('location');
      const isRight = status >= 301 && status <= 308 && location && new URL(location, site).pathname === to;
      return isRight ? [] : [`Does not lead to ${to}`];
    },
  }));
}

/** The response of an address, without following redirects. Throws if there is none. */
async function fetchAddress(url: string): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) });
  const { status, headers } = response;
  return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

const noResponse = ({ message, cause }: Error): string[] => [
  `No response (${cause instanceof Error ? cause.message : message})`,
];

function formatFault([fault, addresses]: [string, string[]]): string {
  const [first, ...others] = addresses.sort();
  return `${fault}: ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}
