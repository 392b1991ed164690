import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { fileOf } from '../../plugins/prerender/hosts/siteRules.ts';
import { localeOf, unlocalizedPath } from '../../src/core/i18n/localizedPath.ts';
import { isSampleFirm } from '../specification/ownersWords.ts';
import { bundle } from '../unit/bundles.ts';
import { dist, each, listed } from './pages.ts';

const KILOBYTE = 1024;

/**
 * Maximum weight of each kind of page with its styles, compressed with Brotli; a page may grow by a fifth. A server sends ten
 * packets, some 14 KB including headers, before it waits for an acknowledgement (RFC 6928); what exceeds that is painted a
 * round trip later.
 */
const MOST: readonly [kind: RegExp, kilobytes: number][] = [
  // With the photographs of four partners; in other languages, with what to say on the telephone.
  [/^\/$/, 18],
  [/^\/(services|services\/.+)$/, 16],
  // With all situations and what to do in each.
  [/^\/situations$/, 23],
  [/^\/(lawyers|lawyers\/.+|contact|history)$/, 14],
  [/^\/faq$/, 17],
  [/^\/(privacy-policy.*|terms-of-service|disclaimer)$/, 16],
];
const ELSE = 15;
/** What a living firm's names, partners and offices may take besides: no test may keep it from going online. */
const OWN = isSampleFirm ? 0 : 2;

each(listed)('with its styles is within the budget of its kind', ({ address }) => {
  const [, most = ELSE] = MOST.find(([kind]) => kind.test(unlocalizedPath(address))) ?? [];
  expect(compressed(fileOf(address))).toBeLessThanOrEqual((most + OWN) * KILOBYTE);
});

const scriptsOf = (document: Document) =>
  [...document.querySelectorAll('script[src]')].map((script) => String(script.getAttribute('src')));

each(listed)('waits for no stylesheet, and preloads no script', ({ document }) => {
  const waited = 'head link[rel=stylesheet]:not([media=print]), link[rel=modulepreload]';
  expect(document.querySelector(waited)?.outerHTML).toBeUndefined();
});

/** The files of a form's code. */
const formCode = (document: Document) =>
  document.querySelector('[data-form-code]')?.getAttribute('data-form-code')?.split(' ') ?? [];

/** Budgets of the scripts that a page loads at once, compressed: of every page, and of one with the form. Kilobytes. */
const [EVERY_PAGE, WITH_FORM] = [1.25, 3.1];

test('the scripts of the pages have no framework in them, and the form’s code does not depend on that of every page', () => {
  const withForm = listed.find(({ document }) => document.querySelector('#enquiry'))?.document as Document;
  const [main = '', ...form] = scriptsOf(withForm);
  for (const { document } of listed)
    expect(scriptsOf(document)).toEqual(document.querySelector('#enquiry') ? [main, ...form] : [main]);
  expect(form).toHaveLength(1);
  expect(compressed(main)).toBeLessThanOrEqual(EVERY_PAGE * KILOBYTE);
  expect(compressed(main) + compressed(String(form))).toBeLessThanOrEqual(WITH_FORM * KILOBYTE);
  const files = [...form, ...formCode(withForm)];
  expect(files.length).toBeGreaterThan(3);
  for (const file of files)
    expect(readFileSync(join(dist, file), 'utf8'), file).not.toContain(basename(main));
});

each(listed.filter(({ document }) => document.querySelector('#enquiry')))(
  'lists its form’s code',
  ({ document, address }) => {
    const code = formCode(document)
      .map((file) => readFileSync(join(dist, file), 'utf8'))
      .join('');
    const { id } = localeOf(address);
    const texts: string[] = [bundle(id, 'enquiry').success.title, bundle(id, 'common').error.title];
    expect(texts.filter((text) => !code.includes(text))).toEqual([]);
  },
);

const compressed = (file: string) =>
  statSync(join(dist, `${file}.br`), { throwIfNoEntry: false })?.size ?? statSync(join(dist, file)).size;
