import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContactText } from '../../../src/blocks/ContactText.tsx';
import { facts } from '../../../src/core/firm/firm.ts';
import { mailUrl, telUrl } from '../../../src/core/firm/links.ts';

test('every telephone number and address in a text is a link, and no word is lost', () => {
  const { phone, email } = facts;
  const text = `Call ${phone}, write to ${email}, or call ${phone} again. ${email}`;
  const html = renderToStaticMarkup(<ContactText>{text}</ContactText>);
  expect(html.replace(/<[^>]*>/g, '')).toBe(text);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual([telUrl(phone), mailUrl(email), telUrl(phone), mailUrl(email)]);
});
