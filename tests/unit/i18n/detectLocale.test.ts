import { afterEach, expect, test } from 'vitest';
import { detectLocale } from '../../../src/i18n/detectLocale.ts';
import { localeOf } from '../../../src/i18n/localizedPath.ts';

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['/', 'en'],
  ['/faq', 'en'],
  ['/chinese', 'zh'],
  ['/chinese/', 'zh'],
  ['/chinese/services/criminal-law', 'zh'],
  ['/korean/contact?from=chinese#enquiry', 'ko'],
  ['/services/korean', 'en'],
  ['/koreanische', 'en'],
  ['/chinese2/faq', 'en'],
])('at %s the language is %s, for the browser as for the build', (address, id) => {
  history.replaceState(null, '', address);
  expect(detectLocale().id).toBe(id);
  expect(localeOf(window.location.pathname).id).toBe(id);
});

test('the address alone decides, not what was remembered or what the browser prefers', () => {
  localStorage.setItem('i18nextLng', 'ko');
  sessionStorage.setItem('i18nextLng', 'ko');
  // biome-ignore lint/suspicious/noDocumentCookie: as a detector would have left it
  document.cookie = 'i18next=ko';
  document.documentElement.lang = 'ko';
  history.replaceState(null, '', '/chinese?lng=ko');
  expect(detectLocale().id).toBe('zh');
  // biome-ignore lint/suspicious/noDocumentCookie: taken away again
  document.cookie = 'i18next=; max-age=0';
});

test('nothing is remembered', () => {
  history.replaceState(null, '', '/korean');
  detectLocale();
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
});
