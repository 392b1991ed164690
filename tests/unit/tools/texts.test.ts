import { type InlineConfig, runnerImport } from 'vite';
import { expect, test } from 'vitest';
import { loadBundle } from '../../../plugins/bundles.ts';
import { createTexts } from '../../../supabase/functions/send-contact-email/texts.ts';
import { texts } from '../../../tools/i18n/textsPlugin.ts';
import { projectWith } from '../textProject.ts';

// A list as an object is what translation software makes of it; the code would fail with “map is not a function”.

const load = (files: Record<string, string>, file: string) => {
  const { root } = projectWith(files);
  const options: InlineConfig = { root, configFile: false, logLevel: 'silent', plugins: [texts()] };
  return runnerImport<{ default: object }>(`/locales/${file}`, options);
};

test.each([
  ['{"items": {"0": "하나"}}', 'ko/faq.json:1:11: items'],
  ['{"items": ["하나", {"a": "둘"}]}', 'ko/faq.json:1:18: items.1'],
  ['{"items": ["하나"', 'ko/faq.json:1:'],
])('no page and no form gets the bundle %s, and the error names file and key', async (korean, place) => {
  const files = { 'en/faq.json': '{"items": ["One"]}', 'ko/faq.json': korean };
  await expect(load(files, 'ko/faq.json')).rejects.toThrow(`locales/${place}`);
});

test('a missing text, or one that English does not have, is loaded', async () => {
  const files = { 'en/faq.json': '{"items": ["One"], "a": "A"}', 'ko/faq.json': '{"items": ["하나", "둘"]}' };
  const { module } = await load(files, 'ko/faq.json');
  expect(module.default).toEqual({ items: ['하나', '둘'] });
});

test('the function does not start with such a bundle, and neither is it deployed', async () => {
  await expect(createTexts(loadBundle)).resolves.toBeDefined();
  const spoilt = async (id: string, name: string) => {
    const text = JSON.stringify(await loadBundle(id, name));
    return JSON.parse(
      id === 'ko' && name === 'emails'
        ? text.replace(/"body":\[("[^"]*")/, '"body":{"0":$1},"x":["y"')
        : text,
    );
  };
  await expect(createTexts(spoilt)).rejects.toThrow(
    'locales/ko/emails.json: this bundle is missing or broken. "acknowledgment.body" must be a list, as in English',
  );
});
