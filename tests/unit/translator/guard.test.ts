import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { isFromOwnPage } from '../../../tools/translator/server/translatorPlugin.ts';

const OWN = {
  host: 'localhost:4173',
  origin: 'http://localhost:4173',
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
};

const ask = (headers: Record<string, string | undefined>, remoteAddress = '127.0.0.1', method = 'POST') =>
  isFromOwnPage({ method, headers, socket: { remoteAddress } } as unknown as IncomingMessage);

describe('changing texts', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    'is allowed to a page of the server itself, from %s',
    (address) => {
      expect(ask(OWN, address)).toBe(true);
    },
  );

  it.each<[who: string, headers: object, address?: string]>([
    ['another machine', {}, '192.168.1.20'],
    ['a machine whose address begins alike', {}, '127.0.0.1.example'],
    ['another site', { origin: 'https://evil.example' }],
    ['another server on this machine', { origin: 'http://localhost:3000' }],
    ['a page without an origin', { origin: 'null' }],
    ['a request without an origin', { origin: undefined }],
    ['a form', { 'content-type': 'text/plain' }],
    ['a picture or a script on another site', { 'sec-fetch-site': 'cross-site' }],
  ])('is refused to %s', (_, headers, address) => {
    expect(ask({ ...OWN, ...headers }, address)).toBe(false);
  });

  it('reading needs no origin, but a foreign origin is refused', () => {
    expect(ask({ host: 'localhost:4173' }, '127.0.0.1', 'GET')).toBe(true);
    expect(ask({ host: 'localhost:4173', origin: 'null' }, '127.0.0.1', 'GET')).toBe(false);
  });
});
