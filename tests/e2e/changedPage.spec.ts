import type { Page } from '@playwright/test';
import { ENQUIRY, enquiryForm, storedEnquiries, visitor } from './enquiryForm.ts';
import { expect, holdBack, test } from './site.ts';

// Other programs change pages too, before and after the form is live. Nothing that is typed meanwhile may be lost.

/** What resembles the parts of the form: elements with their attributes. */
const FOREIGN = [
  ['h3', { tabindex: '-1' }],
  ['input', { name: 'name', value: 'Foreign', 'aria-invalid': 'true' }],
  ['input', { name: 'website', value: 'https://foreign.example' }],
  ['textarea', { name: 'message' }],
  ['button', { popovertarget: 'foreign', 'aria-label': 'Foreign' }],
] as const;
type Foreign = typeof FOREIGN;

/** Changes to a page, by what they do. Each runs in the page and gets the field that is being typed into. */
const CHANGES: Record<string, (field: HTMLElement, foreign: Foreign) => void> = {
  'elements of a password manager and a spelling checker': (field) => {
    field.after(document.createElement('com-1password-button'));
    document.querySelector('#enquiry textarea')?.after(document.createElement('grammarly-extension'));
    document.querySelector('[data-enquiry]')?.prepend(document.createElement('button'));
  },
  'translated labels': () => {
    for (const label of document.querySelectorAll('#enquiry :is(label, p, button span)')) {
      const font = document.createElement('font');
      font.textContent = label.textContent;
      if (label.textContent) label.replaceChildren(font);
    }
  },
  'other attributes, and texts changed in place': (field) => {
    for (const { firstChild } of document.querySelectorAll('#enquiry :is(label, p)'))
      if (firstChild instanceof Text) firstChild.data += ' (changed)';
    for (const element of document.querySelectorAll('#enquiry *'))
      element.setAttribute('data-darkreader', '');
    field.setAttribute('autocomplete', 'off');
    field.className = 'keeper';
  },
  'a field in another element, and a part removed': () => {
    document.getElementById('enquiry-subject')?.parentElement?.remove();
    const field = document.getElementById('enquiry-email');
    const around = document.createElement('div');
    field?.replaceWith(around);
    if (field) around.append(field);
  },
  'parts like its own, in a form before ours and within ours': (_, foreign) => {
    for (const name of ['form', 'div']) {
      const around = document.createElement(name);
      for (const [part, attributes] of foreign) {
        const element = around.appendChild(document.createElement(part));
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      }
      if (name === 'form') document.querySelector('[data-enquiry]')?.before(around);
      else document.querySelector('#enquiry form')?.prepend(around);
    }
  },
};

const change = (page: Page, what: string): Promise<void> =>
  field(page, 'name').evaluate(CHANGES[what] as (field: HTMLElement) => void, FOREIGN);

const isLive = async (page: Page): Promise<boolean> => (await page.locator('#enquiry > div').count()) > 0;
/** By its id: some programs change the label, or have fields of the same name. */
const field = (page: Page, name: string) => page.locator(`#enquiry-${name}`);
/** Milliseconds from one key to the next. */
const KEY = 150;
const NAME = 'Nguyen Thi Lan Huong';

for (const what of Object.keys(CHANGES)) {
  test(`${what}: what is typed while the form becomes live is there, in its place`, async ({ page }) => {
    const [email, form] = [visitor(), enquiryForm(page)];
    const arrive = await holdBack(page, /assets\/mountForm-/);
    await page.goto('/contact');
    await field(page, 'name').press('(');
    await page.keyboard.type(')');
    await page.keyboard.press('ArrowLeft');
    await change(page, what);
    let typed = '';
    // The form becomes live after the third key, during one of the next; then five more.
    for (let after = 0; after < 5; ) {
      if (typed.length === 3) arrive();
      const key = NAME[typed.length % NAME.length] ?? '';
      await page.keyboard.type(key, { delay: KEY });
      typed += key;
      if (await isLive(page)) after += 1;
      if (after === 1) await change(page, what);
    }
    await expect(field(page, 'name')).toBeFocused();
    await expect(field(page, 'name')).toHaveValue(`(${typed})`);
    await field(page, 'message').fill(ENQUIRY.message);
    await field(page, 'email').fill(email);
    // Buttons of others send nothing.
    for (const button of await page.locator('[data-enquiry] button:not([data-send])').all())
      await button.dispatchEvent('click', { detail: 1 });
    await expect(field(page, 'message')).toBeEnabled();
    expect(await storedEnquiries(email)).toEqual([]);
    // Enter clicks the first button of a form, which may not be ours.
    await field(page, 'name').press('Enter');
    await expect(form.thanks).toBeFocused();
    expect(await storedEnquiries(email)).toMatchObject([{ name: `(${typed})` }]);
  });
}

for (const when of ['and the page changes', 'and the page is as it was']) {
  test(`a composition is open while the form becomes live, ${when}: it goes on`, async ({ page }) => {
    const arrive = await holdBack(page, /assets\/mountForm-/);
    await page.goto('/contact');
    await field(page, 'name').focus();
    const keyboard = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      keyboard.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
    const ended = () => page.evaluate(() => document.documentElement.dataset.ended);
    await page.evaluate(() => {
      const note = () => {
        document.documentElement.dataset.ended = 'yes';
      };
      addEventListener('compositionend', note);
    });
    await compose('하');
    if (when === 'and the page changes') for (const what of Object.keys(CHANGES)) await change(page, what);
    arrive();
    await expect.poll(() => isLive(page)).toBe(true);
    expect(await ended()).toBeUndefined();
    await compose('한');
    expect(await ended()).toBeUndefined();
    await keyboard.send('Input.insertText', { text: '한' });
    await page.keyboard.insertText('국');
    await expect(field(page, 'name')).toHaveValue('한국');
    await expect(field(page, 'name')).toBeFocused();
  });
}
