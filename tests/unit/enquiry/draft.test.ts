// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { emptyEnquiry, toEnquiry } from '../../../src/core/enquiry/enquiry.ts';
import { clearDraft, keepTyped, readDraft, restoreTyped, saveDraft } from '../../../src/form/draft.ts';

const typed = { name: '김민수', email: 'k@', phone: '', subject: 'Lease', message: 'One\ntwo' };

test('a field that was emptied before the form is live stays empty, and the others keep their draft', () => {
  saveDraft(typed);
  document.body.innerHTML = '<input data-field="name"><input data-field="subject">';
  const [name, subject] = document.querySelectorAll('input');
  restoreTyped(document.body);
  expect([name?.value, subject?.value]).toEqual([typed.name, typed.subject]);
  if (subject) subject.value = '';
  keepTyped(document.body, subject);
  restoreTyped(document.body);
  expect([readDraft(), subject?.value]).toEqual([{ ...typed, subject: '' }, '']);
});

test('what was sent is not taken for a draft, wherever a browser brings it back', () => {
  clearDraft(typed);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('two');
  saveDraft(typed);
  expect(readDraft()).toEqual({});
  document.body.innerHTML =
    '<input data-field="name" value="Kim"><textarea data-field="message">One\ntwo</textarea>';
  restoreTyped(document.body);
  expect([...document.querySelectorAll('input, textarea')]).toMatchObject([{ value: '' }, { value: '' }]);
  saveDraft({ ...typed, message: 'Three' });
  expect(readDraft().message).toBe('Three');
});

test('what comes along again about the same takes the place of what came before; what is about something else does not', () => {
  document.body.innerHTML = '<textarea data-field="message"></textarea>';
  const message = document.querySelector('textarea') as HTMLTextAreaElement;
  const come = (about: string, written = '') => {
    saveDraft({ ...typed, message: message.value + written });
    message.value = '';
    sessionStorage.setItem('enquiry-about', `${Date.now()} ${about}`);
    restoreTyped(document.body);
    return message.value;
  };
  expect(come('Dismissed\n\n해고')).toBe('Dismissed\n\n해고\n\n');
  expect(come('Dismissed\nBy 3 March\n\n해고', 'Mine')).toBe('Dismissed\nBy 3 March\n\n해고\n\nMine');
  expect(come('Wages\n\n임금')).toBe('Wages\n\n임금\n\nDismissed\nBy 3 March\n\n해고\n\nMine');
  expect(come('Wages\n\n임금')).toBe('Wages\n\n임금\n\nDismissed\nBy 3 March\n\n해고\n\nMine');
});

test.each([
  ...['not JSON', '[]', '"text"', '7', '{"name": 7, "email": null, "subject": "Lease", "other": "x"}'],
])('keeps texts of known fields alone of a stored %s', (stored) => {
  saveDraft(typed);
  sessionStorage.setItem(sessionStorage.key(0) ?? '', stored);
  const subject = stored.includes('Lease') ? 'Lease' : '';
  expect(toEnquiry(readDraft())).toEqual({ ...emptyEnquiry, subject });
});
