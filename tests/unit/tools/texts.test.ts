import { type InlineConfig, runnerImport } from 'vite';
import { expect, test } from 'vitest';
import { loadBundle } from '../../../plugins/bundles.ts';
import { createTexts } from '../../../supabase/functions/send-contact-email/texts.ts';
import { texts } from '../../../tools/i18n/textsPlugin.ts';
import { projectWith } from '../textProject.ts';

// tests/e2e/dev/dev.spec.ts has a bundle that is broken, and a list as an object, as translation software makes it.

test('a missing text, or one that English does not have, is loaded', async () => {
  const files = { 'en/faq.json': '{"items": ["One"], "a": "A"}', 'ko/faq.json': '{"items": ["하나", "둘"]}' };
  const { root } = projectWith(files);
  const options: InlineConfig = { root, configFile: false, logLevel: 'silent', plugins: [texts()] };
  const { module } = await runnerImport<{ default: object }>('/locales/ko/faq.json', options);
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
