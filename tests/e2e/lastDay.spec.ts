import type { Page } from '@playwright/test';
import { firm } from '../../src/core/firm/firm.ts';
import { limitOf, type SituationId, situationList, situationPath } from '../../src/core/firm/situations.ts';
import { defaultLocale, intlLocale, type Locale, locales } from '../../src/core/i18n/locales.ts';
import { localizedPath } from '../../src/core/i18n/localizedPath.ts';
import { lawOn } from '../../src/core/law/register.ts';
import { bundle, filled, localeWithId } from '../unit/bundles.ts';
import { enquiryForm, storedEnquiries, visitor } from './enquiryForm.ts';
import { expect, test } from './site.ts';

// A situation's page asks for the day, and answers with the last one. It is Saturday, 5 December 2026, in Ipoh.

test.use({ viewport: { width: 390, height: 844 }, timezoneId: 'Asia/Kuala_Lumpur' });
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-12-05T02:00:00Z'));

/** 60 days before Wednesday, 9 December. Day and month are the same, so that every order of them means it. */
const EVENT = '2026-10-10';
const LAST = '2026-12-09';

const textsOf = (locale: Locale) => bundle(locale.id, 'situations');
const written = (day: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
const answerOf = (page: Page) => page.getByRole('main').getByRole('status');

async function open(page: Page, locale: Locale, id: SituationId) {
  await page.goto(localizedPath(locale, situationPath(id)));
  // Its script makes it one, once it listens to it.
  const field = page.getByRole('main').locator('input[type="date"]');
  await expect(field).toBeVisible();
  return field;
}

/** What goes along after a dismissal: English first. */
function messageIn(locale: Locale): string {
  return [defaultLocale, locale]
    .map((one) => {
      const tag = intlLocale(one);
      const days = { event: written(EVENT, tag), day: written(LAST, tag) };
      const { groups, lastDay } = textsOf(one);
      return `${groups.work.items.dismissed.text}\n${filled(lastDay.message, days)}`;
    })
    .join('\n\n');
}

test('from the search to the firm’s mail, in Korean, with four days left', async ({ page, mailsOf }) => {
  const korean = localeWithId('ko');
  const { lastDay, groups, cta, territory } = textsOf(korean);
  await page.goto(localizedPath(korean, '/situations'));
  const search = page.getByRole('main').getByRole('search');
  await search.getByRole('searchbox').pressSequentially('해고');
  await search.getByRole('link', { name: groups.work.items.dismissed.text }).click();
  const { ask } = bundle('ko', 'services/employment').limits.dismissal;
  await page.getByLabel(ask).and(page.locator('[type="date"]')).focus();
  await page.keyboard.type('1010202', { delay: 40 });
  await expect(answerOf(page), 'a year that is still being typed').toBeEmpty();
  await page.keyboard.type('6');
  const left = new Intl.RelativeTimeFormat('ko').format(4, 'day').replace(' ', '\u00a0');
  await expect(answerOf(page)).toContainText(filled(lastDay.last, { day: written(LAST, 'ko-KR'), left }));
  if (!lawOn('services/employment', 'limits.dismissal')?.signed)
    await expect(answerOf(page)).toContainText(lastDay.unchecked);
  await expect(answerOf(page)).toContainText(territory);
  await answerOf(page).getByRole('link', { name: cta.write }).click();

  const [email, form] = [visitor(), enquiryForm(page, korean)];
  await expect(form.field('message')).toHaveValue(`${messageIn(korean)}\n\n`);
  await form.field('name').fill('Kim');
  await form.field('email').fill(email);
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  expect(await storedEnquiries(email)).toMatchObject([{ message: messageIn(korean) }]);
  const toFirm = (await mailsOf(email, 2)).find(({ to }) => to[0]?.address !== email);
  // The firm reads it in English, on top.
  const [english = ''] = messageIn(korean).split('\n\n');
  expect(toFirm?.text?.replace(/\s+/g, ' ').split(email)[0]).toContain(english.replace(/\s+/g, ' '));
});

test('WhatsApp’s text has both days, and no old ones', { tag: '@engines' }, async ({ page }) => {
  test.skip(!firm.whatsapp, 'The firm has no WhatsApp');
  const chinese = localeWithId('zh');
  const field = await open(page, chinese, 'dismissed');
  const chat = page.locator('main a[href^="https://wa.me/6"]');
  const text = async () => new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
  const before = await text();
  await field.fill('2026-10-09');
  await field.fill(EVENT);
  const greeting = filled(bundle('zh', 'common').whatsappGreeting);
  await expect.poll(text).toBe(`${greeting}\n${messageIn(chinese)}`);
  await field.fill('');
  await expect.poll(text).toBe(before);
  await expect(answerOf(page)).toBeEmpty();
});

for (const [day, state] of [
  ['2026-11-21', 'closing'],
  ['2026-11-20', 'over'],
  ['2026-12-06', 'future'],
] as const) {
  test(`a writ of ${day}: ${state}; nothing is stored, and only code loaded`, async ({ page }) => {
    const { lastDay } = textsOf(defaultLocale);
    const field = await open(page, defaultLocale, 'courtPaper');
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect((await loaded()).join(' '), 'before it is touched').not.toContain('lastDayField');
    await field.fill(day);
    const [beginning] = lastDay[state].split('{{');
    await expect(answerOf(page)).toContainText(beginning);
    const extension = answerOf(page).getByText(filled(lastDay.extension));
    await expect(extension).toBeVisible({ visible: state === 'over' });
    expect(requests.filter((url) => !/\/assets\/[^?]+\.js$/.test(url))).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
  });
}

test('the end of a notice may be still to come, but not years ahead', async ({ page }) => {
  const { lastDay } = textsOf(defaultLocale);
  const field = await open(page, defaultLocale, 'dismissed');
  await field.fill('2026-12-31');
  await expect(answerOf(page)).toContainText(written('2027-03-01', 'en-GB'));
  const ahead = filled(lastDay.ahead, { event: written('2026-12-31', 'en-GB') });
  await expect(answerOf(page)).toContainText(ahead);
  await field.fill(EVENT);
  await expect(answerOf(page)).toContainText(written(LAST, 'en-GB'));
  await expect(answerOf(page)).not.toContainText(lastDay.ahead.split('}}')[1]);
  await field.fill('2027-12-31');
  await expect(answerOf(page)).toContainText(lastDay.future);
});

test('what is over offers what can be done; Back shows it again', { tag: '@engines' }, async ({ page }) => {
  const { lastDay, late } = textsOf(defaultLocale);
  const field = await open(page, defaultLocale, 'dismissed');
  await field.fill('2025-06-01');
  await expect(answerOf(page)).toContainText(written('2025-07-31', 'en-GB'));
  // No court extends this one.
  const long = filled(lastDay.long, { left: '492 days ago', months: '1 year, 4 months' });
  await expect(answerOf(page)).toContainText(long);
  await expect(answerOf(page)).not.toContainText(filled(lastDay.extension));
  await answerOf(page).getByRole('link', { name: late }).click();
  await expect(page.getByRole('heading', { name: late })).toBeInViewport();
  await page.goto('/faq');
  await page.goBack();
  await expect(field).toHaveValue('2025-06-01');
  await expect(answerOf(page)).toContainText(written('2025-07-31', 'en-GB'));
  await field.fill('');
  await page.goto('/faq');
  await page.goBack();
  await expect(field).toHaveValue('');
  await expect(answerOf(page)).toBeEmpty();
});

test('a touch before the first frame is not lost: what is typed next is the day', async ({ page }) => {
  await page.addInitScript(() => {
    const frame = requestAnimationFrame;
    window.requestAnimationFrame = (callback) => frame(() => setTimeout(() => frame(callback), 1000));
  });
  await page.goto(situationPath('dismissed'));
  const field = page.getByLabel(bundle('en', 'services/employment').limits.dismissal.ask);
  await field.focus();
  await page.keyboard.type('1');
  await expect(field).toHaveAttribute('type', 'date');
  await page.keyboard.type('10102026');
  await expect(answerOf(page)).toContainText(written(LAST, 'en-GB'));
});

test('what is typed while the code of the count is loading stays', async ({ page }) => {
  const field = await open(page, defaultLocale, 'dismissed');
  await page.route('**/lastDayField*', async (route) => {
    await page.keyboard.type('1010');
    await route.continue();
  });
  await field.focus();
  // Once the code runs, it notes for the way back, when the tab is looked at, that there is no whole day so far.
  const look = () => document.dispatchEvent(new Event('visibilitychange')) && history.state;
  await expect.poll(() => page.evaluate(look)).toBe('');
  await page.keyboard.type('2026');
  await expect(answerOf(page)).toContainText(written(LAST, 'en-GB'));
});

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('today is the visitor’s own day, and the next one after midnight', async ({ page }) => {
    await page.clock.setFixedTime('2026-12-06T04:59:00Z');
    const field = await open(page, defaultLocale, 'dismissed');
    await field.fill(EVENT);
    const left = (days: number) =>
      new Intl.RelativeTimeFormat('en').format(days, 'day').replaceAll(' ', '\u00a0');
    await expect(answerOf(page)).toContainText(left(4));
    await page.clock.setFixedTime('2026-12-06T05:00:00Z');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(answerOf(page)).toContainText(left(3));
  });
});

test('what to do begins on the first screen of every situation that asks for a day', async ({ page }) => {
  for (const row of situationList) {
    const limit = limitOf(row);
    if (!limit || !lawOn(`services/${limit.service}`, `limits.${limit.limitId}`)?.counted) continue;
    for (const locale of locales) {
      await open(page, locale, row.id);
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const title = page.getByRole('heading', { name: textsOf(locale).steps });
      await expect.soft(title, `${row.id}, ${locale.id}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test.describe('without the code of the count', () => {
  test.use({ expectedConsole: /lastDayField|Failed to/ });

  test('the page says so', async ({ page }) => {
    await page.route('**/lastDayField*', (route) => route.abort());
    const field = await open(page, defaultLocale, 'dismissed');
    await field.fill(EVENT);
    await expect(answerOf(page)).toContainText(filled(textsOf(defaultLocale).lastDay.failed));
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no field', async ({ page }) => {
    await page.goto(situationPath('dismissed'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('input[type="date"]')).toBeHidden();
  });
});
