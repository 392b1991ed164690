import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HEADERS_FILE, type HeaderRule, headersOf, parseHeaders } from '../../plugins/prerender/headers.ts';
import { addressOf, isNotFound } from '../../plugins/prerender/siteAddresses.ts';
import { locales } from '../../src/i18n/locales.ts';
import { localizedPath } from '../../src/i18n/localizedPath.ts';

/** Milliseconds after which an address counts as not answering. */
const TIMEOUT = 20_000;
/** Addresses asked for at the same time. */
const AT_ONCE = 6;

/** A file of the build, and the address at which it is to be had. */
interface Published {
  file: string;
  address: string;
}

/**
 * What a host does otherwise than the build asks for, each in a line of plain words with an address as an example:
 * addresses that do not come, other content, missing headers, pages that are not compressed, unknown addresses that are
 * not answered as such. Empty if all is as built.
 *
 * @param site origin of the published site
 * @param dist folder of the build that was published
 */
export async function siteFaults(site: string, dist: string): Promise<string[]> {
  if (!existsSync(join(dist, HEADERS_FILE))) {
    return ['There is nothing to compare with: run “npm run build”, and publish the folder dist/'];
  }
  const home = await ask(`${site}/`);
  if (typeof home === 'string') return [`${home}: ${site}`];
  const rules = parseHeaders(readFileSync(join(dist, HEADERS_FILE), 'utf8'));
  const found = new Map<string, string[]>();
  const files = published(dist);
  const next = async (): Promise<void> => {
    for (let one = files.pop(); one; one = files.pop()) {
      for (const fault of await faultsOf(site, dist, one, rules)) {
        found.set(fault, [...(found.get(fault) ?? []), one.address]);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return [
    ...[...found].map(inWords),
    ...(await unknownFaults(site, dist)),
    ...(await missingAssetFaults(site)),
  ];
}

/** Every file of a build that has an address of its own: not a host's settings, 404 pages and compressed copies. */
export function published(dist: string): Published[] {
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
  if (status >= 300 && status < 400) return ['Sent on to another address'];
  if (status !== 200) return [`Answered with ${status}`];
  const same = readFileSync(join(dist, file)).equals(body);
  const compressed = !existsSync(join(dist, `${file}.gz`)) || headers.has('content-encoding');
  return [
    ...(same ? [] : ['Not what was built: published from another build, or changed by the host']),
    ...(compressed ? [] : ['Not compressed']),
    ...headerFaults(headers, headersOf(rules, address)),
  ];
}

function headerFaults(headers: Headers, wanted: Record<string, string>): string[] {
  return Object.entries(wanted)
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name]) => `${headers.has(name) ? 'Another' : 'No'} header ${name}`);
}

/** An address that does not exist must say so, in the language of its folder. */
async function unknownFaults(site: string, dist: string): Promise<string[]> {
  const faults = locales.map(async (locale) => {
    const address = localizedPath(locale, '/no-such-page');
    const answer = await ask(site + address);
    if (typeof answer === 'string') return `${answer}: ${address}`;
    const page = `${locale.prefix}/404.html`;
    if (answer.status !== 404) {
      return `An address that does not exist is answered with ${answer.status}, and should be with 404: ${address}`;
    }
    if (readFileSync(join(dist, page)).equals(answer.body)) return undefined;
    return `An address that does not exist shows another page than ${page}: ${address}`;
  });
  return (await Promise.all(faults)).filter((fault) => fault !== undefined);
}

/** An asset that is missing for a moment, during a deployment, must not be kept as missing. */
async function missingAssetFaults(site: string): Promise<string[]> {
  const address = '/assets/no-such-asset.js';
  const answer = await ask(site + address);
  if (typeof answer === 'string') return [`${answer}: ${address}`];
  const kept = Number(/max-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '')?.[1] ?? 0);
  return [
    ...(answer.status === 404
      ? []
      : [`An asset that is missing is answered with ${answer.status}: ${address}`]),
    ...(kept > 60 ? [`An asset that is missing is kept as missing for ${kept} s: ${address}`] : []),
  ];
}

/** What an address answers, not what it leads to; in words if nothing comes. */
async function ask(url: string): Promise<Answer | string> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) });
    const { status, headers } = response;
    return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    const { message, cause } = error as Error;
    return `Not answered (${cause instanceof Error ? cause.message : message})`;
  }
}

function inWords([fault, addresses]: [string, string[]]): string {
  const [first, ...others] = addresses.sort();
  return `${fault}: ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}
