// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import type { ResourceKey } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { bundlesIn, loadBundle } from '../../plugins/bundles.ts';
import { renderProfile } from '../../plugins/profile/Profile.tsx';
import { PROJECT } from '../../plugins/project.ts';
import { setAboutLines } from '../../src/blocks/aboutLines.ts';
import { initialsOf, Plate } from '../../src/blocks/Portrait.tsx';
import { facts, firm } from '../../src/core/firm/firm.ts';
import { mailUrl, telUrl } from '../../src/core/firm/links.ts';
import { type ServiceSlug, serviceSlugs } from '../../src/core/firm/services.ts';
import { createI18n } from '../../src/core/i18n/createI18n.ts';
import { defaultLocale, locales } from '../../src/core/i18n/locales.ts';
import { ErrorBoundary } from '../../src/frame/ErrorScreen.tsx';
import { ServicePage } from '../../src/pages/ServicePage.tsx';
import { bundle } from './bundles.ts';
import { takeErrors } from './console.ts';

/** The default language's texts, with changes to some bundles. */
const withTexts = (changed: Record<string, object>) =>
  createI18n(
    defaultLocale,
    async (id, namespace): Promise<ResourceKey> => ({
      ...((await loadBundle(id, namespace)) as object),
      ...changed[namespace],
    }),
    bundlesIn(PROJECT, defaultLocale.id),
  );

// No page has them: tests/site/screens.test.ts.
test('a list of Practice Areas is shown', async () => {
  const [slug] = serviceSlugs as [ServiceSlug];
  render(
    <I18nextProvider i18n={await withTexts({ [`services/${slug}`]: { practices: ['Tenders'] } })}>
      <ServicePage slug={slug} />
    </I18nextProvider>,
  );
  expect(screen.getByRole('heading', { name: bundle(defaultLocale.id, 'service').practices })).toBeTruthy();
  expect(screen.getByText('Tenders')).toBeTruthy();
});

test.runIf(firm.profileYear)('the firm’s profile tells of later dates without the foundation', async () => {
  const leadership = { year: '1906', title: 'A new head', description: '', imageAlt: '' };
  const i18n = await withTexts({ history: { timeline: { items: { leadership } } } });
  document.body.innerHTML = renderProfile(i18n);
  expect(screen.queryByText(leadership.title)).toBeTruthy();
});

function Broken(): never {
  throw new Error('The sum does not add up');
}

test.each(locales)('the error screen in $name replaces what throws, and the rest stays', async (locale) => {
  render(
    <I18nextProvider i18n={await createI18n(locale, loadBundle, ['common'])}>
      <p>The rest of the page</p>
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    </I18nextProvider>,
  );
  expect(takeErrors().length).toBeGreaterThan(0);
  expect(screen.getByRole('alert').textContent).toContain('The sum does not add up');
  expect(screen.getByRole('heading').textContent).toBe(bundle(locale.id, 'common').error.title);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ href }) => href)).toEqual([telUrl(facts.phone), mailUrl(facts.email)]);
  expect(screen.getByText('The rest of the page')).toBeTruthy();
});

test('a name has its initials', () => {
  const names = ['Adam Contoh', 'Adam bin Contoh', 'contoh', 'Contoh & Partners'];
  expect(names.map(initialsOf)).toEqual(['AC', 'AC', 'C', 'CP']);
});

test('each of six partners has another plate', () => {
  const plates = [0, 1, 2, 3, 4, 5].map((index) =>
    renderToStaticMarkup(<Plate name="Adam Contoh" index={index} />),
  );
  expect(new Set(plates).size).toBe(6);
});

test('lines come below what the page is about in their language, in each link, and replace those before', () => {
  const about = 'I wasn’t paid (again)\n\n임금을 받지 못했습니다';
  const chat = `https://wa.me/1?text=${encodeURIComponent(`Hello,\n${about}`)}`;
  document.body.innerHTML = '<a href="/contact"></a><a></a>';
  const [form, whatsapp] = document.querySelectorAll('a') as unknown as [HTMLElement, HTMLElement];
  for (const link of [form, whatsapp]) link.dataset.about = about;
  whatsapp.setAttribute('href', chat);

  setAboutLines('paper', { english: ['Writ Saman'], translated: [] });
  setAboutLines('day', { english: ['Last day: 2 March'], translated: ['마지막 날: 3월 2일'] });
  setAboutLines('day', { english: ['Last day: 3 March'], translated: ['마지막 날: 3월 3일'] });
  const now =
    'I wasn’t paid (again)\nWrit Saman\nLast day: 3 March\n\n임금을 받지 못했습니다\n마지막 날: 3월 3일';
  expect(form.dataset.about).toBe(now);
  expect(form.getAttribute('href')).toBe('/contact');
  expect(new URL((whatsapp as HTMLAnchorElement).href).searchParams.get('text')).toBe(`Hello,\n${now}`);

  setAboutLines('day', { english: [], translated: [] });
  setAboutLines('paper', { english: [], translated: [] });
  expect(whatsapp.getAttribute('href')).toBe(chat);
});
