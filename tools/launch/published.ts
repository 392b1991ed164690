import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HEADERS_FILE, type HeaderRule, headersOf, parseHeaders } from '../../plugins/prerender/headers.ts';
import { addressOf, isNotFound } from '../../plugins/prerender/siteAddresses.ts';
import { locales } from '../../src/core/i18n/locales.ts';
import { localizedPath } from '../../src/core/i18n/localizedPath.ts';

/** Milliseconds after which an address counts as not answering. */
const TIMEOUT = 20_000;
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
 */
export async function siteFaults(site: string, dist: string): Promise<string[]> {
  if (!existsSync(join(dist, HEADERS_FILE))) {
    return ['There is no build to compare with: run “npm run build”, then upload dist/'];
  }
  const home = await ask(`${site}/`);
  if (typeof home === 'string') return [`${home}: ${site}`];
  const rules = parseHeaders(readFileSync(join(dist, HEADERS_FILE), 'utf8'));
  const found = new Map<string, string[]>();
  const files = publishedFiles(dist);
  const compare = async (one: Published) => {
    for (const fault of await faultsOf(site, dist, one, rules))
      found.set(fault, [...(found.get(fault) ?? []), one.address]);
  };
  while (files.length > 0) await Promise.all(files.splice(0, AT_ONCE).map(compare));
  return [...[...found].map(formatFault), ...(await unknownFaults(site, dist))];
}

/** Every file of a build with an address on the site. Not a host's settings, 404 pages and compressed copies. */
export function publishedFiles(dist: string): Published[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(dist, file)).isFile())
    .filter((file) => !file.startsWith('_') && !/\.(br|gz)$/.test(file))
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
  rules: readonly HeaderRule[],
): Promise<string[]> {
  const answer = await ask(site + address);
  if (typeof answer === 'string') return [answer];
  const { status, headers, body } = answer;
  if (status >= 300 && status < 400) return ['Redirects to another address'];
  if (status !== 200) return [`Responds with status ${status}`];
  const same = readFileSync(join(dist, file)).equals(body);
  const compressed = !existsSync(join(dist, `${file}.gz`)) || headers.has('content-encoding');
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
    const answer = await ask(site + address);
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

/** The response of an address, without following redirects; a message if there is none. */
async function ask(url: string): Promise<Answer | string> {
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
