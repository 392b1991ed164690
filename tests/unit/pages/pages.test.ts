// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { firm } from '../../../src/firm/firm.ts';
import { mailUrl, profileBookPath, telUrl } from '../../../src/firm/links.ts';
import { addressLines, headOffice, mapUrl, offices } from '../../../src/firm/offices.ts';
import { serviceSlugs } from '../../../src/firm/services.ts';
import { isDefault, locales } from '../../../src/i18n/locales.ts';
import { localizedPath } from '../../../src/i18n/localizedPath.ts';
import { bundle, filled, seen } from '../bundles.ts';
import { openPage } from '../openPage.ts';

const main = () => within(screen.getByRole('main'));
const section = (name: string) => within(main().getByRole('region', { name }));
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
/** The target of the link whose name begins with these words; a hint about a new tab may follow. */
const href = (words: string, where = main()) =>
  where.getByRole('link', { name: (name) => name.startsWith(words) }).getAttribute('href');

test.each(locales)('FAQ in $name: each group has its questions, one open at a time', async (locale) => {
  await openPage(localizedPath(locale, '/faq'));
  const { groups } = bundle(locale.id, 'faq');
  const names = Object.values<{ title: string; items: { question: string; answer: string }[] }>(groups).map(
    ({ title, items }) => {
      const details = [...screen.getByRole('region', { name: title }).querySelectorAll('details')];
      expect(details.filter(({ open }) => open)).toEqual([]);
      expect(details.map(({ firstElementChild }) => firstElementChild?.tagName)).toEqual(
        items.map(() => 'SUMMARY'),
      );
      expect(details.map(({ textContent }) => textContent)).toEqual(
        items.map(({ question, answer }) => filled(question + answer)),
      );
      // The browser keeps one `<details>` of each name open at a time.
      const own = new Set(details.map((each) => each.getAttribute('name')));
      expect(own.size).toBe(1);
      return [...own][0];
    },
  );
  expect(new Set(names).size).toBe(names.length);
});

test.each(locales)('Contact in $name: the offices, the notary, the form, the chat', async (locale) => {
  await openPage(localizedPath(locale, '/contact'));
  const { offices: labels, notary, whatsapp } = bundle(locale.id, 'contact');
  const names = bundle(locale.id, 'common').offices;
  for (const office of offices) {
    const card = within(
      main().getByRole('heading', { name: names[office.id].name }).parentElement as HTMLElement,
    );
    for (const line of [...addressLines(office), office.phone, office.fax, office.email]) {
      expect(card.getByText(line)).toBeTruthy();
    }
    expect(href(office.phone, card)).toBe(telUrl(office.phone));
    expect(href(office.email, card)).toBe(mailUrl(office.email));
    expect(href(labels.map, card)).toBe(mapUrl(office));
  }
  const card = section(notary.title);
  expect(card.getByText(seen(notary.text))).toBeTruthy();
  expect(card.getByRole('link').getAttribute('href')).toBe(telUrl(firm.notary.phone));
  expect(document.getElementById('enquiry')?.dataset.variant).toBe('contact');
  expect(href(whatsapp.link)).toMatch(/^https:\/\/wa\.me\//);
});

test.each(locales.filter((locale) => !isDefault(locale)))(
  'the page of $name: badge, history, numbered areas, form, office, chat, profile',
  async (locale) => {
    await openPage(localizedPath(locale, '/'));
    const text = bundle(locale.id, 'language');
    expect(main().getByText(seen(text.badge))).toBeTruthy();
    expect(main().getByRole('heading', { level: 1 }).textContent).toBe(filled(text.title));
    for (const paragraph of text.history.body)
      expect(section(text.history.title).getByText(seen(paragraph))).toBeTruthy();
    const [area] = section(text.areas.title).getAllByRole('listitem');
    expect(area?.parentElement?.tagName).toBe('OL');
    expect(document.getElementById('enquiry')?.dataset.variant).toBe('language');
    const office = section(text.office.title);
    for (const line of addressLines(headOffice)) expect(office.getByText(line)).toBeTruthy();
    expect(href(text.office.map, office)).toBe(mapUrl(headOffice));
    expect(href(text.whatsapp)).toMatch(/^https:\/\/wa\.me\//);
    expect(href(filled(text.download))).toBe(profileBookPath(locale.id, false));
  },
);

test.each(locales.filter((locale) => !isDefault(locale)))(
  'on the page of $name each area leads to its own page, notarial services to theirs',
  async (locale) => {
    await openPage(localizedPath(locale, '/'));
    const { title, items } = bundle(locale.id, 'language').areas;
    const links = section(title)
      .getAllByRole('listitem')
      .map((area) => within(area).getByRole('link'));
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ...serviceSlugs.map((slug) => [items[slug], localizedPath(locale, `/services/${slug}`)]),
      [items.notarial, localizedPath(locale, '/services#notarial')],
    ]);
    // A text without its area would be read by nobody.
    expect(Object.keys(items)).toHaveLength(links.length);
  },
);

test.each([
  ['/privacy-policy', 'privacy'],
  ['/terms-of-service', 'terms'],
  ['/disclaimer', 'disclaimer'],
])('%s: contents that lead to every section, in every language alike', async (path, name) => {
  const anchors: (string | null)[][] = [];
  for (const locale of locales) {
    await openPage(localizedPath(locale, path));
    const { sections, contentsTitle, prevails } = bundle(locale.id, name);
    const titles = Object.values<{ title: string }>(sections).map(({ title }) => title);
    const contents = within(main().getByRole('navigation', { name: contentsTitle })).getAllByRole('link');
    expect(texts(contents)).toEqual(titles);
    const targets = contents.map((link) => link.getAttribute('href'));
    for (const [index, target] of targets.entries()) {
      const heading = document.querySelector(`${target} > h2`);
      expect(heading?.textContent).toBe(titles[index]);
    }
    expect(main().getByText(prevails)).toBeTruthy();
    anchors.push(targets);
  }
  for (const each of anchors) expect(each).toEqual(anchors[0]);
});

test.each(locales)('in $name an address that no page has gets the not-found page', async (locale) => {
  const { status, lang } = await openPage(localizedPath(locale, '/no/such/page'));
  expect([status, lang]).toEqual([404, locale.tag]);
  const { title, text, home } = bundle(locale.id, 'notFound');
  expect(main().getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(main().getByText(text)).toBeTruthy();
  expect(href(home)).toBe(localizedPath(locale, '/'));
});
