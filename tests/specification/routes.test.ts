import { describe, expect, test } from 'vitest';
import { firm } from '../../src/core/firm/firm.ts';
import { lawyers } from '../../src/core/firm/lawyers.ts';
import { headOffice } from '../../src/core/firm/offices.ts';
import { situationList, situationPath } from '../../src/core/firm/situations.ts';
import { localeOf, malayNotice } from '../../src/core/i18n/localizedPath.ts';
import { addresses, page } from './builtPage.ts';
import { CHAT, SERVICES } from './ownersWords.ts';

// Section 2 of the owner's specification, "Screens and routes": the table of routes, and the layout of every page.

test('the routes', () => {
  const english = addresses.filter((address) => localeOf(address).prefix === '');
  expect(english.sort()).toEqual(
    [
      '/',
      '/lawyers',
      ...lawyers.map(({ slug }) => `/lawyers/${slug}`),
      '/services',
      ...SERVICES.map(([slug]) => `/services/${slug}`),
      '/history',
      '/faq',
      '/contact',
      '/disclaimer',
      '/privacy-policy',
      '/terms-of-service',
      '/404',
      // Not in the specification: finding help by what has happened.
      '/situations',
      ...situationList.map(({ id }) => situationPath(id)),
      // Not in the specification: required by law (src/core/i18n/localizedPath.ts).
      malayNotice.path,
    ].sort(),
  );
  expect(addresses).toContain('/chinese');
  expect(addresses).toContain('/korean');
});

describe('Header and footer', () => {
  const header = page('/').part('header');
  const footer = page('/').part('footer');

  test('the main links', () => {
    expect(header.all('nav:first-of-type li')).toEqual([
      'Home',
      'Lawyers',
      'Services',
      'History',
      'FAQ',
      'Contact',
    ]);
    expect(header.leads('Home')).toBe('/');
    for (const name of ['Lawyers', 'Services', 'History', 'FAQ', 'Contact'])
      expect(header.leads(name)).toBe(`/${name.toLowerCase()}`);
  });

  test('the language pages, in their own script', () => {
    expect(header.leads('中文')).toBe('/chinese');
    expect(header.leads('한국어')).toBe('/korean');
  });

  test('the buttons of the menu', () => {
    const names = [...header.element.querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Open menu', 'Close menu']);
  });

  test('the footer', () => {
    expect(footer.leads('Legal Disclaimer')).toBe('/disclaimer');
    expect(footer.leads('Privacy Policy')).toBe('/privacy-policy');
    expect(footer.leads('Terms of Service')).toBe('/terms-of-service');
    expect(footer.section('Visit Our Offices').all('h3')).toEqual([headOffice.address.town]);
    expect(footer.leads('View Location')).toMatch(/^https:\/\/www\.google\.com\/maps\//);
    expect(footer.leads('ENQUIRE ON WHATSAPP')).toMatch(CHAT);
    expect(footer.leads('DOWNLOAD FIRM PROFILE')).toBe(`/firm-profile-${firm.profileYear}.pdf`);
    expect(footer.element.querySelectorAll('img')).toHaveLength(1);
    expect(footer.text).toContain(`© ${firm.copyrightYear}`);
  });
});

test('Not-found', () => {
  const notFound = page('/404').part('main');
  expect(notFound.text).toContain('404');
  expect(notFound.all('h1')).toEqual(['Page Not Found']);
  expect(notFound.text).toContain("The page you're looking for doesn't exist or has been moved.");
  expect(notFound.leads('Return to Home')).toBe('/');
});
