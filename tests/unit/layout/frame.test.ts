import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { firm } from '../../../src/firm/firm.ts';
import { mapUrl, offices } from '../../../src/firm/offices.ts';
import { alternates } from '../../../src/i18n/alternates.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { localizedPath } from '../../../src/i18n/localizedPath.ts';
import { bundle } from '../bundles.ts';
import { openPage } from '../openPage.ts';

const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

const inHeader = (selector: string) => [
  ...document.querySelectorAll<HTMLElement>(`body > header ${selector}`),
];

/** The links of each navigation of a name: the one for wide screens, and the one in the menu, which is closed. */
const navigations = (name: string) =>
  inHeader('nav')
    .filter((each) => each.getAttribute('aria-label') === name)
    .map((each) => [...each.querySelectorAll('a')]);

test.each(locales)('in $name the header has the six main links, wide and in the menu', async (locale) => {
  await openPage(localizedPath(locale, '/faq'));
  const { header, nav } = bundle(locale.id, 'common');
  const both = navigations(header.navigation);
  expect(both).toHaveLength(2);
  for (const links of both) {
    expect(links.map(({ textContent }) => textContent)).toEqual(Object.values(nav));
    expect(hrefs(links)).toEqual(
      ['/', '/lawyers', '/services', '/history', '/faq', '/contact'].map((path) =>
        localizedPath(locale, path),
      ),
    );
    const active = links.filter((link) => link.hasAttribute('aria-current'));
    expect(active.map(({ textContent }) => textContent)).toEqual([nav.faq]);
  }
});

test.each([
  ['/', 'Home', 'page'],
  ['/chinese', '首页', 'page'],
  ['/services/criminal-law', 'Services', 'true'],
  ['/korean/lawyers/adam-contoh', '변호사', 'true'],
])('at %s the link %s is marked as the %s one', async (path, name, kind) => {
  await openPage(path);
  const marked = inHeader(`nav:first-of-type a[aria-current="${kind}"]`);
  expect(new Set(marked.map(({ textContent }) => textContent))).toEqual(new Set([name]));
});

test('no link is marked on a page that is not among them', async () => {
  await openPage('/privacy-policy');
  expect(inHeader('nav:first-of-type [aria-current]')).toEqual([]);
});

test.each(['/', '/chinese', '/korean/services/insurance', '/terms-of-service'])(
  'from %s the languages, in their own script, lead to the same page',
  async (path) => {
    const { lang } = await openPage(path);
    const id = locales.find(({ tag }) => tag === lang)?.id ?? '';
    const rest = path.replace(/^\/(chinese|korean)/, '') || '/';
    for (const links of navigations(bundle(id, 'common').header.languages)) {
      expect(links.map(({ textContent }) => textContent)).toEqual(locales.map(({ name }) => name));
      expect(hrefs(links)).toEqual(alternates(rest).map((each) => each.path));
      expect(links.map((link) => link.lang)).toEqual(locales.map(({ tag }) => tag));
      expect(links.map((link) => link.getAttribute('hreflang'))).toEqual(locales.map(({ tag }) => tag));
      expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(
        locales.map(({ tag }) => (tag === lang ? 'true' : null)),
      );
    }
  },
);

test('the menu is a popover, opened and closed by buttons that say so', async () => {
  await openPage('/');
  const menu = document.querySelector('[popover]');
  const open = screen.getByRole('button', { name: 'Open menu' });
  const close = screen.getByText('Close menu').closest('button');
  // With `auto`, Escape and a click beside it close the menu too.
  expect(menu?.getAttribute('popover')).toBe('auto');
  expect(open.getAttribute('popovertarget')).toBe(menu?.id);
  expect(open.getAttribute('popovertargetaction') ?? 'toggle').not.toBe('hide');
  expect(close?.getAttribute('popovertarget')).toBe(menu?.id);
  expect(close?.getAttribute('popovertargetaction')).toBe('hide');
  expect(menu?.contains(close)).toBe(true);
  expect(menu?.contains(open)).toBe(false);
});

test.each(locales)('in $name the menu’s buttons are named in the page’s language', async (locale) => {
  await openPage(localizedPath(locale, '/'));
  const { openMenu, closeMenu } = bundle(locale.id, 'common').header;
  expect(inHeader('button').map(({ textContent }) => textContent)).toEqual([openMenu, closeMenu]);
});

test.each(locales)('in $name the first link skips to the main content', async (locale) => {
  await openPage(localizedPath(locale, '/'));
  const [first] = screen.getAllByRole('link');
  expect(first?.textContent).toBe(bundle(locale.id, 'common').header.skip);
  const target = document.getElementById((first?.getAttribute('href') ?? '').slice(1));
  expect(target).toBe(screen.getByRole('main'));
  expect(target?.tabIndex).toBe(-1);
});

test('the firm’s name leads home', async () => {
  await openPage('/korean/faq');
  const { header, nav } = bundle('ko', 'common');
  const name = [firm.name, header.descriptor, nav.home].join(' ');
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/korean');
});

test('the footer has the Ipoh office, chat, profile, picture, legal pages and the 2024 copyright line', async () => {
  await openPage('/');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('heading', { name: 'Visit Our Offices' })).toBeTruthy();
  expect(footer.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'IPOH',
  ]);
  expect(footer.getByRole('link', { name: /^View Location/ }).getAttribute('href')).toBe(mapUrl(offices[0]));
  expect(footer.getByRole('link', { name: /^ENQUIRE ON WHATSAPP/ })).toBeTruthy();
  expect(footer.getByRole('link', { name: /^DOWNLOAD FIRM PROFILE/ })).toBeTruthy();
  expect(footer.getByRole('img').getAttribute('alt')).toMatch(/office/);
  expect(footer.getByText(`© 2024 ${firm.name}. All rights reserved.`)).toBeTruthy();
});

test.each(locales)('in $name the footer’s links are in its language', async (locale) => {
  await openPage(localizedPath(locale, '/history'));
  const footer = within(screen.getByRole('contentinfo'));
  const { footer: text, whatsappGreeting } = bundle(locale.id, 'common');
  const href = (name: string) =>
    footer.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href') ?? '';
  const chat = new URL(href(text.whatsapp));
  expect(chat.hostname).toBe('wa.me');
  expect(chat.searchParams.get('text')).toBe(whatsappGreeting.replace('{{firm}}', firm.name));
  expect(href(text.profile)).toBe(`/firm-profile-2024${locale.id === 'en' ? '' : `-${locale.id}`}.pdf`);
  expect(href(text.disclaimer)).toBe(localizedPath(locale, '/disclaimer'));
  expect(href(text.privacy)).toBe(localizedPath(locale, '/privacy-policy'));
  expect(href(text.terms)).toBe(localizedPath(locale, '/terms-of-service'));
});
