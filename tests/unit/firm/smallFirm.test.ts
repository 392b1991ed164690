// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lawyers } from '../../../src/firm/lawyers.ts';
import { headOffice, offices } from '../../../src/firm/offices.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { localizedPath } from '../../../src/i18n/localizedPath.ts';
import { createTexts } from '../../../supabase/functions/send-contact-email/texts.ts';
import { loadBundle } from '../bundles.ts';
import { openPage } from '../openPage.ts';

/** Only the first two partners, both in the head office. */
vi.mock('../../../src/firm/lawyers.ts', async (original) => {
  const firm = await original<typeof import('../../../src/firm/lawyers.ts')>();
  return { ...firm, lawyers: firm.lawyers.slice(0, 2) };
});
vi.mock('../../../src/firm/offices.ts', async (original) => {
  const firm = await original<typeof import('../../../src/firm/offices.ts')>();
  return { ...firm, offices: firm.offices.slice(0, 1) };
});

/** Where the third partner has one, nobody would be left whose it is. */
vi.mock('../../../src/pictures/photographs.ts', () => ({ photographOf: () => undefined }));

/** A bundle as in its file, with its placeholders. */
// biome-ignore lint/suspicious/noExplicitAny: each test reads keys that it knows
const source = (localeId: string, namespace: string): Promise<any> => loadBundle(localeId, namespace);

const main = () => screen.getByRole('main');
const headings = () =>
  within(main())
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

test.each(locales)('in $name two partners are two', async (locale) => {
  await openPage(localizedPath(locale, '/lawyers'));
  const { words } = (await source(locale.id, 'common')).numbers;
  const profiles = within(main()).getAllByRole('link').slice(0, -1);
  expect(profiles.map(({ textContent }) => textContent)).toEqual(lawyers.map(({ name }) => name));
  const [intro = ''] = (await source(locale.id, 'lawyers')).intro;
  const [before = '', after = ''] = intro.split(/\{\{PartnerCount\}\}/);
  const said = `${words[1].charAt(0).toUpperCase()}${words[1].slice(1)}`;
  expect(main().textContent).toContain(before + said + after.split('{{')[0]);
});

test.each(locales)('in $name one office is one, and no text names another', async (locale) => {
  expect(offices).toEqual([headOffice]);
  const names: Record<string, { name: string }> = (await source(locale.id, 'common')).offices;
  const [own = '', ...others] = Object.values(names).map(({ name }) => name);
  for (const path of ['/', '/contact', '/faq', '/services/real-estate-conveyancing', '/lawyers']) {
    const page = await openPage(localizedPath(locale, path));
    for (const other of others) expect(page.head + page.body, path).not.toContain(other);
    expect(page.head + page.body, path).not.toMatch(/\{\{|_sole/);
  }
  await openPage(localizedPath(locale, '/contact'));
  expect(main().querySelector('header')?.textContent).toContain(own);
  expect(headings().filter((text) => text === own)).toHaveLength(1);
});

test.each(locales)('in $name the answer about the offices is that of one office', async (locale) => {
  await openPage(localizedPath(locale, '/faq'));
  const groups: { items: Record<string, string>[] }[] = Object.values(
    (await source(locale.id, 'faq')).groups,
  );
  const items = groups.flatMap((group) => group.items);
  const [item] = items.filter(({ question_sole }) => question_sole);
  expect(main().textContent).toContain(item?.question_sole);
  // The text around the number of offices.
  const longest = item?.question?.split(/\{\{.*?\}\}/).sort((a, b) => b.length - a.length)[0];
  expect(longest).toBeTruthy();
  expect(main().textContent).not.toContain(longest);
});

test.each(locales)('in $name a mail says of one office what its text has for one', async (locale) => {
  const texts = await createTexts(async (localeId, namespace) => {
    const bundle = await source(localeId, namespace);
    const acknowledgment = { ...bundle.acknowledgment, closing: 'Our offices', closing_sole: 'Our office' };
    return JSON.stringify(namespace === 'emails' ? { ...bundle, acknowledgment } : bundle);
  });
  expect(texts.of(locale)('acknowledgment.closing')).toBe('Our office');
});
