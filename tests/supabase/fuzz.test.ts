import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Answered, ask } from '../ask.ts';
import { howMany } from './heavy.ts';
import { contact } from './postgres.ts';
import { type Site, startSite } from './site.ts';
import { each } from './wait.ts';

// Malicious requests to every port that listens while the site runs.

const REQUESTS = howMany(5_000, 400);
/** Fixed, so that a failure can be reproduced. */
const SEED = 1892;
/** Content of a file that no server may serve. */
const CANARY = 'only-for-the-firm';

let site: Site;
beforeAll(async () => {
  site = await startSite();
  writeFileSync(join(site.dataDir, 'canary.txt'), CANARY);
});
afterAll(() => site.stop());

const oneOf = (words: string) => fc.constantFrom(...words.split(' '));
const method = oneOf('GET HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND SEARCH');
const part = fc.oneof(
  oneOf('rest v1 contacts rpc enquiry_report claim_mail functions auth storage send-contact-email _system'),
  oneOf('keys.json canary.txt @fs ~ .env .git proc self .. . %2e%2e ..%2f ..\\ %5c %00 % %zz %c0%ae'),
  fc.webPath({ size: 'small' }).map((path) => path.replace(/^\//, '')),
);
const path = fc
  .tuple(
    fc.oneof(
      oneOf(
        '/rest/v1/contacts /rest/v1/rpc/enquiry_report /functions/v1/send-contact-email /mails /delete /',
      ),
      fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => `/${parts.join('/')}`),
    ),
    oneOf(
      ' ?select=* ?select=name,mails(*) ?id=eq.1 ?id=in.( ?or=( ?limit=x ?offset=99999999999999999999 ?%=%',
    ),
  )
  .map((parts) => parts.join(''));
const value = fc.oneof(
  oneOf('return=representation resolution=merge-duplicates count=exact 0-1 bytes=5-1 text/csv gzip chunked'),
  oneOf('https://evil.example evil.example PUT -1 null Bearer'),
  fc.constant('x'.repeat(5_000)),
  fc.string({ unit: 'grapheme-ascii', maxLength: 20 }),
);
const headers = fc.dictionary(
  fc.oneof(
    oneOf(
      'apikey authorization prefer range content-type accept accept-encoding accept-language origin expect',
    ),
    oneOf('accept-profile content-profile x-forwarded-for x-http-method-override if-none-match upgrade'),
  ),
  value,
  { maxKeys: 5 },
);
const body = fc.oneof(
  fc.constant(undefined),
  fc.json(),
  oneOf('[] {} [{}] null {"name":{}} {"most":-1} {"described":[]} {"type":"sweep"}'),
  fc.constant(0).map(() => JSON.stringify(contact())),
  fc.string({ unit: 'binary' }),
  fc.nat(2_000).map((depth) => '['.repeat(depth)),
);

/** The keys that a request carries: mostly a visitor's. */
const key = fc.constantFrom('anon', 'anon', 'anon', 'none', 'service');
const request = fc.record({ method, path, headers, body, key });
type Request = typeof request extends fc.Arbitrary<infer Made> ? Made : never;

async function send(url: string, { method, path, headers, body, key }: Request): Promise<Answered> {
  const apikey: Record<string, string> =
    key === 'none' ? {} : { apikey: site.keys[key as 'anon' | 'service'] };
  const hasBody = body !== undefined && !['GET', 'HEAD', 'TRACE', 'OPTIONS'].includes(method);
  const framed: Record<string, string> = hasBody ? { 'content-length': String(Buffer.byteLength(body)) } : {};
  return ask(url, {
    method,
    path,
    headers: { ...apikey, ...headers, ...framed },
    body: hasBody ? body : undefined,
  });
}

it.each(['site', 'inbox', 'database', 'function'] as const)(
  `${REQUESTS} requests to the %s get no 5xx, no stack trace and no file of the firm`,
  async (name) => {
    const url = { site: site.url, inbox: site.inbox, ...site.urls }[name];
    const requests = fc.sample(request, { numRuns: REQUESTS, seed: SEED });
    const answers = await each(requests, 8, (one) => send(url, one));
    const counts: Record<string, number> = {};
    for (const { status } of answers) counts[String(status)] = (counts[String(status)] ?? 0) + 1;
    console.info(`${name}: ${JSON.stringify(counts)}`);
    const wrong = requests
      .map((one, index) => ({ ...one, answer: answers[index] as Answered }))
      .filter(
        ({ answer: { status = 0, text } }) =>
          status >= 500 || /\n +at .*:\d+:\d+|node_modules|file:\/\//.test(text) || isSecret(text),
      );
    expect(wrong.slice(0, 5)).toEqual([]);
    // Breaking off the connection is only acceptable as an answer to what is not HTTP.
    expect(counts.undefined ?? 0).toBeLessThanOrEqual(REQUESTS / 10);
  },
  300_000,
);

const isSecret = (text: string) =>
  text.includes(CANARY) || text.includes(site.keys.service) || text.includes('root:x:0');

it('stores an enquiry afterwards, and no part has died', async () => {
  const { status } = await ask(site.url, {
    method: 'POST',
    path: '/rest/v1/contacts',
    headers: { apikey: site.keys.anon, 'content-type': 'application/json' },
    body: JSON.stringify(contact()),
  });
  expect(status).toBe(201);
  expect(site.printed()).not.toMatch(/ended|Error|at .*:\d+:\d+/);
});
