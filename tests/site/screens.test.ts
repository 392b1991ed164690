import { expect, test } from 'vitest';
import { situationList, situationPath } from '../../src/core/firm/situations.ts';
import { localeOf, malayNotice } from '../../src/core/i18n/localizedPath.ts';
import { isSampleFirm } from '../specification/ownersWords.ts';
import { SAMPLE_SCREENS, SCREENS, type Shown } from '../specification/screens.ts';
import { each, pages } from './pages.ts';

// Section 2 of the owner's specification: the routes, and what each page shows.

const addresses = pages.map(({ address }) => address);

test('the site has the owner’s routes, and those that help by situation or are required by law', () => {
  const others = ['/situations', ...situationList.map(({ id }) => situationPath(id)), malayNotice.path];
  const isEnglish = (address: string) => localeOf(address).prefix === '';
  const english = addresses.filter(isEnglish);
  const owners = Object.keys(SCREENS);
  expect(english.sort()).toEqual([...owners, ...others].filter(isEnglish).sort());
  expect(addresses).toEqual(expect.arrayContaining(owners));
});

each(pages.filter(({ address }) => SCREENS[address]))('of the owner shows what it should', (page) => {
  expect(faultsOf(page.document, SCREENS[page.address])).toEqual([]);
});

if (isSampleFirm)
  each(pages.filter(({ address }) => SAMPLE_SCREENS[address]))('of the sample firm has its own', (page) => {
    expect(faultsOf(page.document, SAMPLE_SCREENS[page.address])).toEqual([]);
  });

each(pages.filter(({ document }) => document.querySelector('#contents')))(
  'lists its contents',
  ({ document }) => {
    const ids = [...document.querySelectorAll('main section[id]')].map(({ id }) => `#${id}`);
    const links = [...document.querySelectorAll('#contents a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(ids);
  },
);

/** A selector, the words by which an element is chosen, and an attribute. */
const KEY = /^(.*?)(?: “(.*)”)?(?: @([\w-]+))?$/;

function faultsOf(document: Document, shown: Shown = {}): string[] {
  return Object.entries(shown).flatMap(([key, wanted]) => {
    const [, selector = '', words, attribute] = KEY.exec(key) ?? [];
    const elements = [...document.querySelectorAll(selector)].filter(
      (one) => !words || wordsOf(one) === words,
    );
    const all = elements.map((each) => (attribute ? String(each.getAttribute(attribute)) : wordsOf(each)));
    const found = words ? [...new Set(all)] : all;
    const isSo =
      typeof wanted === 'number'
        ? found.length === wanted
        : found.length === wanted.length &&
          wanted.every((each, index) =>
            each instanceof RegExp ? each.test(String(found[index])) : each === found[index],
          );
    return isSo ? [] : [`${key}: ${JSON.stringify(found)} instead of ${wanted}`];
  });
}

/** The visible text of an element, without additions for screen readers, such as that a link opens a new tab. */
function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const unseen of copy.querySelectorAll('.visually-hidden, script, style, svg')) unseen.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}
