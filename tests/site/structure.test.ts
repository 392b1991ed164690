import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { expect, test } from 'vitest';
import { firm } from '../../src/core/firm/firm.ts';
import { defaultLocale, locales } from '../../src/core/i18n/locales.ts';
import { localeOf, localizedPath, malayNotice, unlocalizedPath } from '../../src/core/i18n/localizedPath.ts';
import { bundle } from '../unit/bundles.ts';
import { type BuiltPage, differs, everyPage, listed, pages } from './pages.ts';

// The structure of every page. tests/e2e/everyPage.spec.ts runs axe.

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    rules: { 'heading-level': 'error', 'empty-heading': 'error', 'input-missing-label': 'error' },
  }),
);

everyPage('a page is valid HTML', async ({ address, html }) => {
  const { results } = await validator.validateString(html, address);
  const messages = results.flatMap((result) => result.messages);
  return messages.map(({ ruleId, message, line }) => `${line}: ${ruleId}: ${message}`);
});

everyPage(
  'a page is in the language of its address, with a header, a main area with the title, and a footer',
  ({ address, document }) => {
    const frame = [...document.querySelectorAll('body > :is(header, main, footer)')];
    return [
      ...differs('lang', document.documentElement.lang, localeOf(address).tag),
      ...differs(
        'the frame',
        frame.map(({ localName }) => localName),
        ['header', 'main', 'footer'],
      ),
      ...differs('the number of titles', document.querySelectorAll('main h1').length, 1),
    ];
  },
);

everyPage('a page reserves the space of each picture', ({ document }) =>
  [...document.querySelectorAll('img')].flatMap(({ width, height, outerHTML }) =>
    width && height ? [] : outerHTML,
  ),
);

test.each(locales.filter(({ id }) => id !== defaultLocale.id))(
  'in $name, a blank in the sentences to read out stays with what follows it',
  (locale) => {
    const blanks = JSON.stringify(bundle(locale.id, 'language').call.items).match(/…[^\s"。]*。?/g) ?? [];
    const home = pages.find(({ address }) => address === localizedPath(locale, '/'));
    const kept = [...(home?.document.querySelectorAll('.unbroken') ?? [])].map((part) => part.textContent);
    expect(blanks.length).toBeGreaterThan(0);
    expect(kept.filter((text) => text.startsWith('…')).sort()).toEqual([...blanks].sort());
  },
);

/** The links of the header's navigation with a name. */
function navigation({ document }: BuiltPage, name: string): Element[] {
  const [only, ...others] = document.querySelectorAll(`body > header nav[aria-label="${name}"]`);
  if (others.length > 0) throw new Error(`has several navigations “${name}”`);
  return [...(only?.querySelectorAll('a') ?? [])];
}
const attributes = (links: Element[], ...names: string[]) =>
  links.map((link) => names.map((name) => link.getAttribute(name)));

everyPage('the header of a page marks the main link to its section and no other', (page) => {
  const { address, document } = page;
  const locale = localeOf(address);
  const path = unlocalizedPath(address);
  const section = `/${path.split('/')[1]}`;
  const { header } = bundle(locale.id, 'common');
  const main = attributes(navigation(page, header.navigation), 'href', 'aria-current');
  const [own] = main.filter(([href]) => href === localizedPath(locale, section));
  const home = [...document.querySelectorAll('body > header > div > a')].find((link) =>
    link.textContent?.includes(firm.name),
  );
  return [
    ...(main.length > 0 ? [] : ['has no main links']),
    ...differs(
      'what is marked',
      main.filter(([, current]) => current),
      own ? [[own[0], path === section ? 'page' : 'true']] : [],
    ),
    ...differs('the link of the firm’s name', home?.getAttribute('href'), localizedPath(locale, '/')),
  ];
});

everyPage(
  'the language links of a page lead to the same page, each in its own language',
  (page) => {
    const { address } = page;
    const own = localeOf(address);
    const path = address === malayNotice.path ? malayNotice.original : unlocalizedPath(address);
    const links = navigation(page, bundle(own.id, 'common').header.languages);
    return [
      ...differs(
        'the list',
        links.map(({ textContent }) => textContent),
        locales.map(({ name }) => name),
      ),
      ...differs(
        'what they lead to',
        attributes(links, 'href', 'lang', 'hreflang', 'aria-current'),
        locales.map((locale) => [
          localizedPath(locale, path),
          locale.tag,
          locale.tag,
          locale === own ? 'true' : null,
        ]),
      ),
    ];
  },
  listed,
);
