// @vitest-environment node
import { expect, test } from 'vitest';
import { firm } from '../../../src/firm/firm.ts';
import { mailUrl, profileBookPath, telUrl, whatsappUrl } from '../../../src/firm/links.ts';
import { addressLines, mapUrl, offices } from '../../../src/firm/offices.ts';

test.each([
  ['+60 5-000 0000', 'tel:+6050000000'],
  ['(05) 000 0000', 'tel:050000000'],
  ['+60 12.000.0000', 'tel:+60120000000'],
])('%s is dialled as %s', (phone, url) => {
  expect(telUrl(phone)).toBe(url);
});

test('a mail goes to the address', () => {
  expect(mailUrl('ipoh@contoh.example')).toBe('mailto:ipoh@contoh.example');
});

test.each(['Hello Contoh & Partners, a question?', '您好，我想询问。', '안녕하십니까? #1 50%'])(
  'a chat opens with the firm and says: %s',
  (greeting) => {
    const url = new URL(whatsappUrl(greeting));
    expect(url.origin + url.pathname).toBe(`https://wa.me/${firm.whatsapp}`);
    expect([...url.searchParams]).toEqual([['text', greeting]]);
  },
);

test('wa.me gets digits only', () => {
  expect(firm.whatsapp).toMatch(/^\d+$/);
});

test('the profile book of each language', () => {
  expect(profileBookPath('en', true)).toBe('/firm-profile-2024.pdf');
  expect(profileBookPath('zh', false)).toBe('/firm-profile-2024-zh.pdf');
  expect(profileBookPath('ko', false)).toBe('/firm-profile-2024-ko.pdf');
});

test('the offices are Ipoh, first, and Teluk Intan', () => {
  expect(offices.map(({ address }) => address.town)).toEqual(['Ipoh', 'Teluk Intan']);
});

test('an address as on an envelope', () => {
  expect(addressLines(offices[0])).toEqual(['1 Jalan Contoh', '30000 Ipoh', 'Perak, Malaysia']);
});

test.each(offices)('the map shows the address of $id', (office) => {
  const url = new URL(mapUrl(office));
  expect(url.origin).toBe('https://www.google.com');
  expect(url.searchParams.get('query')).toBe(addressLines(office).join(', '));
});
