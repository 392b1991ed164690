// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import type { ResourceKey } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { type ServiceSlug, serviceOf, serviceSlugs } from '../../../src/core/firm/services.ts';
import { createI18n } from '../../../src/core/i18n/createI18n.ts';
import { defaultLocale } from '../../../src/core/i18n/locales.ts';
import { ServicePage } from '../../../src/pages/ServicePage.tsx';
import { bundle, loadBundle } from '../bundles.ts';

test.each([
  ['an item', ['Tenders'], true],
  ['no item', [], false],
])('Practice Areas are shown only for a list with items: one with %s', async (_, practices, shown) => {
  const [slug] = serviceSlugs as [ServiceSlug];
  const load = async (id: string, namespace: string): Promise<ResourceKey> => {
    const own = (await loadBundle(id, namespace)) as object;
    return namespace === `services/${slug}` ? { ...own, practices } : { ...own };
  };
  const namespaces = [
    'common',
    'service',
    'services',
    `lawyers/${serviceOf(slug).lawyer}`,
    `services/${slug}`,
  ];
  render(
    <I18nextProvider i18n={await createI18n(defaultLocale, load, namespaces)}>
      <ServicePage slug={slug} />
    </I18nextProvider>,
  );
  const { practices: name } = bundle(defaultLocale.id, 'service');
  expect(screen.queryByRole('heading', { name }) !== null).toBe(shown);
  for (const practice of practices) expect(screen.getByText(practice)).toBeTruthy();
});
