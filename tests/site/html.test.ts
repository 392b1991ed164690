import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { expect, test } from 'vitest';
import { pages } from './pages.ts';

const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

test.each(pages)('$address is valid HTML', async ({ address, html }) => {
  const { results } = await validator.validateString(html, address);
  expect(
    results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
  ).toEqual([]);
});

test('invalid HTML is reported', async () => {
  const { valid } = await validator.validateString('<!doctype html><p><div></p>');
  expect(valid).toBe(false);
});
