import { expect, test } from 'vitest';
import { firm } from '../../../src/firm/firm.ts';
import { mailUrl, profileBookPath, telUrl, whatsappUrl } from '../../../src/firm/links.ts';
import { addressLines, headOffice, mapUrl, offices } from '../../../src/firm/offices.ts';

test.each([
  ['+60 5-000 0000', 'tel:+6050000000'],
  ['(05) 000 0000', 'tel:050000000'],
  ['+60 12.000.0000', 'tel:+60120000000'],
])('%s is dialled as %s', (phone, url) => {
  expect(telUrl(phone)).toBe(url);
});

test('a mail goes to the address', () => {
  expect(mailUrl('somebody@firm.example')).toBe('mailto:somebody@firm.example');
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

test('the profile book of the default language has no language in its name, the others have', () => {
  expect(profileBookPath('xx', true)).toBe(`/firm-profile-${firm.profileYear}.pdf`);
  expect(profileBookPath('xx', false)).toBe(`/firm-profile-${firm.profileYear}-xx.pdf`);
});

test('an address as on an envelope', () => {
  const address = {
    street: '7 Jalan Ujian',
    postcode: '01234',
    town: 'Pekan',
    state: 'Johor',
    country: 'Malaysia',
  };
  expect(addressLines({ ...headOffice, address })).toEqual([
    '7 Jalan Ujian',
    '01234 Pekan',
    'Johor, Malaysia',
  ]);
});

test.each(offices)('the map shows the address of $id', (office) => {
  const url = new URL(mapUrl(office));
  expect(url.origin).toBe('https://www.google.com');
  expect(url.searchParams.get('query')).toBe(addressLines(office).join(', '));
});
