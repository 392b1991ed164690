import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOST_FILES } from '../../plugins/prerender/hosts/hosts.ts';
import { headersOf, type SiteRules } from '../../plugins/prerender/hosts/siteRules.ts';
import { addressOf, isNotFound } from '../../plugins/prerender/siteAddresses.ts';
import { filesBelow } from '../../plugins/project.ts';
import { locales } from '../../src/core/i18n/locales.ts';
import { localizedPath } from '../../src/core/i18n/localizedPath.ts';

/** Milliseconds after which an address counts as not answering. */
const TIMEOUT = 20_000;
/** Texts that a host has to compress, from this size in bytes. */
const COMPRESSED = /\.(html|css|js|svg)$/;
const SMALL = 2048;
/** Addresses asked for at the same time. */
const AT_ONCE = 6;

/** A file of the build and its address on the site. */
interface Published {
  file: string;
  address: string;
}

/**
 * How a live site differs from its build, one line per difference with an example address: unreachable addresses, other
 * content, missing headers, uncompressed pages, unknown addresses without a 404. Empty if it matches.
 *
 * @param site origin of the published site
 * @param dist folder of the build that was published
 * @param rules as `siteRules` reads them from that folder
 */
export async function siteFaults(site: string, dist: string, rules: SiteRules): Promise<string[]> {
  const home = await fetchAddress(`${site}/`);
  if (typeof home === 'string') return [`${home}: ${site}`];
  const found = new Map<string, string[]>();
  const files = publishedFiles(dist);
  const compare = async (one: Published) => {
    for (const fault of await faultsOf(site, dist, one, rules))
      found.set(fault, [...(found.get(fault) ?? []), one.address]);
  };
  while (files.length > 0) await Promise.all(files.splice(0, AT_ONCE).map(compare));
  return [
    ...[...found].map(formatFault),
    ...(await unknownFaults(site, dist)),
    ...(await redirectFaults(site, rules)),
  ];
}

/** Every file of a build with an address on the site. Not a host's settings, 404 pages and compressed copies. */
export function publishedFiles(dist: string): Published[] {
  return filesBelow(dist)
    .filter((file) => !HOST_FILES.test(file) && !/\.(br|gz)$/.test(file))
    .map((file) => ({ file, address: encodeURI(addressOf(file)) }))
    .filter(({ address }) => !isNotFound(address));
}

interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

async function faultsOf(
  site: string,
  dist: string,
  { file, address }: Published,
  { headers: rules }: SiteRules,
): Promise<string[]> {
  const answer = await fetchAddress(site + address);
  if (typeof answer === 'string') return [answer];
  const { status, headers, body } = answer;
  if (status >= 300 && status < 400) return ['Redirects to another address'];
  if (status !== 200) return [`Responds with status ${status}`];
  const same = readFileSync(join(dist, file)).equals(body);
  const compressed = !COMPRESSED.test(file) || body.length < SMALL || headers.has('content-encoding');
  return [
    ...(same ? [] : ['Differs from the build: uploaded from another build, or changed by the host']),
    ...(compressed ? [] : ['Not compressed']),
    ...headerFaults(headers, headersOf(rules, address)),
  ];
}

function headerFaults(headers: Headers, wanted: Record<string, string>): string[] {
  return Object.entries(wanted)
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name]) => `${headers.has(name) ? 'Wrong' : 'Missing'} header ${name}`);
}

/** An unknown address must respond with 404, not cached for long, and show the 404 page in the language of its folder. */
async function unknownFaults(site: string, dist: string): Promise<string[]> {
  const pages = locales.map((locale) => ({
    address: localizedPath(locale, '/no-such-page'),
    page: `${locale.prefix}/404.html`,
  }));
  // During a deployment, an asset may be missing for a moment.
  const asset = { address: '/assets/no-such-asset.js', page: undefined };
  const faults = [...pages, asset].map(async ({ address, page }) => {
    const answer = await fetchAddress(site + address);
    if (typeof answer === 'string') return `${answer}: ${address}`;
    const { status, headers, body } = answer;
    if (status !== 404) return `An unknown address responds with status ${status} instead of 404: ${address}`;
    if (page && !readFileSync(join(dist, page)).equals(body))
      return `An unknown address does not show ${page}: ${address}`;
    const maxAge = Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0);
    return maxAge > 60 ? `The 404 of an unknown address is cached for ${maxAge} s: ${address}` : undefined;
  });
  return (await Promise.all(faults)).filter((fault) => fault !== undefined);
}

/** Addresses with a slash at their end, and those of an earlier site, must lead to the page. */
async function redirectFaults(site: string, { notFound, moved }: SiteRules): Promise<string[]> {
  const slashes = ['/faq', ...notFound.map(({ folder }) => folder.slice(0, -1))].map((to) => ({
    from: `${to}/`,
    to,
  }));
  const old = moved.flatMap(({ from, to }) => [
    { from, to },
    { from: `${from}/`, to },
  ]);
  const faults = [...slashes, ...old].map(async ({ from, to }) => {
    const answer = await fetchAddress(site + encodeURI(from));
    if (typeof answer === 'string') return `${answer}: ${from}`;
    const location = answer.headers.get('location');
    const isRight =
      answer.status >= 301 && answer.status <= 308 && location && new URL(location, site).pathname === to;
    return isRight ? undefined : `Does not lead to ${to}: ${from}`;
  });
  return (await Promise.all(faults)).filter((fault) => fault !== undefined);
}

/** The response of an address, without following redirects; a message if there is none. */
async function fetchAddress(url: string): Promise<Answer | string> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) });
    const { status, headers } = response;
    return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    const { message, cause } = error as Error;
    return `No response (${cause instanceof Error ? cause.message : message})`;
  }
}

function formatFault([fault, addresses]: [string, string[]]): string {
  const [first, ...others] = addresses.sort();
  return `${fault}: ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}
