import { expect, test } from 'vitest';
import { firm } from '../../../src/core/firm/firm.ts';
import { telUrl, whatsappUrl } from '../../../src/core/firm/links.ts';

test.each([
  ['+60 5-000 0000', 'tel:+6050000000'],
  ['(05) 000 0000', 'tel:050000000'],
  ['+60 12.000.0000', 'tel:+60120000000'],
])('%s is dialled as %s', (phone, url) => {
  expect(telUrl(phone)).toBe(url);
});

test('a chat opens with the firm and a greeting in any script', () => {
  const greeting = 'Contoh & Partners, 您好: 안녕하십니까? #1 50%';
  const url = new URL(whatsappUrl(greeting));
  expect(url.origin + url.pathname).toBe(`https://wa.me/${firm.whatsapp}`);
  expect([...url.searchParams]).toEqual([['text', greeting]]);
});
