// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { firm } from '../../../src/firm/firm.ts';
import { mailUrl, telUrl } from '../../../src/firm/links.ts';
import { addressLines, mapUrl, offices } from '../../../src/firm/offices.ts';
import { serviceSlugs } from '../../../src/firm/services.ts';
import { isDefault, locales } from '../../../src/i18n/locales.ts';
import { localizedPath } from '../../../src/i18n/localizedPath.ts';
import { bundle, seen } from '../bundles.ts';
import { openPage } from '../openPage.ts';

const main = () => within(screen.getByRole('main'));
const section = (name: string) => within(main().getByRole('region', { name }));
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
/** The target of the link whose name begins with these words; a hint about a new tab may follow. */
const href = (words: string, where = main()) =>
  where.getByRole('link', { name: (name) => name.startsWith(words) }).getAttribute('href');

test.each(locales)(
  'the contact page in $name shows the offices, the notary, the form and the chat',
  async (locale) => {
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
  },
);

test.each(locales.filter((locale) => !isDefault(locale)))(
  'on the page of $name each area links to its page, and notarial services to theirs',
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
])(
  'the contents of %s link to every section, with the same anchors in every language',
  async (path, name) => {
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
  },
);
