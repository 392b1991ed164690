import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Declaration, type Root } from 'postcss';
import { expect, test } from 'vitest';
import { dist, each, pages } from './pages.ts';

// Styles that the oldest browsers of docs/browsers.md do not support always have a fallback.

const print = readdirSync(join(dist, 'assets')).find((file) => /^print-.*\.css$/.test(file));
const sheets = new Map(
  pages.map(({ address, document }) => [document.querySelector('style')?.textContent ?? '', address]),
);
sheets.set(readFileSync(join(dist, 'assets', print ?? ''), 'utf8'), 'print');

/** A range (`width < 60rem`), or `not` before a condition: Safari 16.4 and Chrome 104 are the first to know them. */
const NEW_MEDIA = /[<>]|\bnot\s*\(/;
/** Values that the oldest browsers drop: a typed `attr()`, and `content` with a text for screen readers (Safari 17.4). */
const NEW_VALUES = [/attr\([^)]*\btype\(/, /^content:.*\/ ?"[^"]*"$/];

const atRules = (root: Root, name: string): AtRule[] => {
  const found: AtRule[] = [];
  root.walkAtRules(name, (rule) => void found.push(rule));
  return found;
};

/** The declarations with a new value of which a browser that does not know it makes nothing. */
function bareNewValues(root: Root): string[] {
  const bare: string[] = [];
  root.walkDecls((declaration) => {
    const value = NEW_VALUES.find((value) => value.test(String(declaration)));
    if (value && !isGuarded(declaration, value)) bare.push(String(declaration));
  });
  return bare;
}

/** Whether the same property has a plain value before this one, or `@supports` asks for the new one. */
function isGuarded(declaration: Declaration, value: RegExp): boolean {
  for (let before = declaration.prev(); before; before = before.prev()) {
    if (before.type === 'decl' && before.prop === declaration.prop && !value.test(String(before)))
      return true;
  }
  let at = declaration.parent as AtRule | undefined;
  while (at && !(at.name === 'supports' && value.test(at.params))) at = at.parent as AtRule | undefined;
  return Boolean(at);
}

const faultsOf = (rule: (root: Root) => string[]) =>
  [...sheets].flatMap(([css, address]) => rule(postcss.parse(css)).map((fault) => `${address}: ${fault}`));

test('no media query is ignored by an old browser', () => {
  const params = (root: Root) => atRules(root, 'media').map((rule) => rule.params);
  expect(faultsOf((root) => params(root).filter((query) => NEW_MEDIA.test(query)))).toEqual([]);
});

test('each new value has a plain one next to it', () => {
  expect(faultsOf(bareNewValues)).toEqual([]);
});

test('the menu is hidden only where it can be opened', () => {
  const faults = faultsOf((root) => {
    const opened = String(root).includes(':popover-open');
    const without = atRules(root, 'supports').some(({ params }) => params === 'selector(:popover-open)');
    return without === opened ? [] : [`${opened} ${without}`];
  });
  expect(faults).toEqual([]);
});

each(pages)('chooses its pictures by conditions that old browsers support', ({ document }) => {
  const conditions = [...document.querySelectorAll('[media], [sizes]')].map(
    (element) => `${element.getAttribute('media') ?? ''} ${element.getAttribute('sizes') ?? ''}`,
  );
  expect(conditions.filter((condition) => NEW_MEDIA.test(condition))).toEqual([]);
});
