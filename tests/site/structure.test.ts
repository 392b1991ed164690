import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { expect, test } from 'vitest';
import { firm } from '../../src/core/firm/firm.ts';
import { typed } from '../../src/core/firm/lawyers.ts';
import { defaultLocale, type Locale, locales } from '../../src/core/i18n/locales.ts';
import { localeOf, localizedPath, malayNotice, unlocalizedPath } from '../../src/core/i18n/localizedPath.ts';
import { bundle } from '../unit/bundles.ts';
import { type BuiltPage, each, listed, pages } from './pages.ts';

// The structure of every page. tests/e2e/everyPage.spec.ts runs axe.

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    rules: { 'heading-level': 'error', 'empty-heading': 'error', 'input-missing-label': 'error' },
  }),
);

each(pages)('is valid HTML', async ({ address, html }) => {
  const { results } = await validator.validateString(html, address);
  const messages = results.flatMap((result) => result.messages);
  expect(messages.map(({ ruleId, message, line }) => `${line}: ${ruleId}: ${message}`)).toEqual([]);
});

each(pages)('is in its language, with header, main area, title and footer', ({ address, document }) => {
  expect(document.documentElement.lang).toBe(localeOf(address).tag);
  const frame = [...document.querySelectorAll('body > :is(header, main, footer)')];
  expect(frame.map(({ localName }) => localName)).toEqual(['header', 'main', 'footer']);
  expect(document.querySelectorAll('main h1')).toHaveLength(1);
});

each(pages)('reserves the space of each picture', ({ document }) => {
  const pictures = [...document.querySelectorAll('img')];
  const sizes = pictures.flatMap(({ width, height, outerHTML }) => (width && height ? [] : outerHTML));
  expect(sizes).toEqual([]);
});

test.each(locales.filter(({ id }) => id !== defaultLocale.id))(
  'in $name a blank to fill stays with what follows',
  (locale) => {
    const blanks = JSON.stringify(bundle(locale.id, 'language').call.items).match(/…[^\s"。]*。?/g) ?? [];
    const home = pages.find(({ address }) => address === localizedPath(locale, '/'));
    const kept = [...(home?.document.querySelectorAll('.unbroken') ?? [])].map((part) => part.textContent);
    expect(blanks.length).toBeGreaterThan(0);
    expect(kept.filter((text) => text.startsWith('…')).sort()).toEqual([...blanks].sort());
  },
);

function navigation({ document }: BuiltPage, name: string): Element[] {
  const [only, ...others] = document.querySelectorAll(`body > header nav[aria-label="${name}"]`);
  expect(others).toEqual([]);
  return [...(only?.querySelectorAll('a') ?? [])];
}
const attributes = (links: Element[], ...names: string[]) =>
  links.map((link) => names.map((name) => link.getAttribute(name)));

each(pages)('marks the main link to its section and no other', (page) => {
  const { address, document } = page;
  const locale = localeOf(address);
  const path = unlocalizedPath(address);
  const section = `/${path.split('/')[1]}`;
  const { header } = bundle(locale.id, 'common');
  const main = attributes(navigation(page, header.navigation), 'href', 'aria-current');
  expect(main).not.toEqual([]);
  const [own] = main.filter(([href]) => href === localizedPath(locale, section));
  expect(main.filter(([, current]) => current)).toEqual(
    own ? [[own[0], path === section ? 'page' : 'true']] : [],
  );
  const home = [...document.querySelectorAll('body > header > div > a')].find((link) =>
    typed(link.textContent ?? '').includes(firm.name),
  );
  expect(home?.getAttribute('href')).toBe(localizedPath(locale, '/'));
});

each(listed)('links to itself in every language, each in its own words', (page) => {
  const { address } = page;
  const own = localeOf(address);
  const path = address === malayNotice.path ? malayNotice.original : unlocalizedPath(address);
  const links = navigation(page, bundle(own.id, 'common').header.languages);
  expect(links.map(({ textContent }) => textContent)).toEqual(locales.map(({ name }) => name));
  const current = (locale: Locale) => (locale === own ? 'true' : null);
  expect(attributes(links, 'href', 'lang', 'hreflang', 'aria-current')).toEqual(
    locales.map((locale) => [localizedPath(locale, path), locale.tag, locale.tag, current(locale)]),
  );
});
