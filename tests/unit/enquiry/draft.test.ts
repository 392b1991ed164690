// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { emptyEnquiry, toEnquiry } from '../../../src/core/enquiry/enquiry.ts';
import { clearDraft, keepTyped, readDraft, restoreTyped, saveDraft } from '../../../src/form/draft.ts';

/** The draft as the form restores it. */
const draft = () => toEnquiry(readDraft());

const typed = { name: '김민수', email: 'k@', phone: '', subject: 'Lease', message: 'One\ntwo' };

afterEach(() => vi.unstubAllGlobals());

test('a draft is kept for the tab alone, until it is cleared', () => {
  expect(readDraft()).toEqual({});
  saveDraft(typed);
  expect(readDraft()).toEqual(typed);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  clearDraft(typed);
  expect(readDraft()).toEqual({});
});

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

test.each(['not JSON', '[]', '"text"', '7', '{"name": 7, "email": null, "subject": "Lease", "other": "x"}'])(
  'keeps texts of known fields alone of a stored %s',
  (stored) => {
    saveDraft(typed);
    sessionStorage.setItem(sessionStorage.key(0) ?? '', stored);
    expect(draft()).toEqual({ ...emptyEnquiry, subject: stored.includes('Lease') ? 'Lease' : '' });
  },
);

test('works in a browser that forbids storage', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', {
    getItem: forbidden,
    setItem: forbidden,
    removeItem: forbidden,
    clear() {},
  });
  expect(() => saveDraft(typed)).not.toThrow();
  expect(draft()).toEqual(emptyEnquiry);
  expect(() => clearDraft(typed)).not.toThrow();
});
