import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Generous, since the machine may be busy.
configure({ asyncUtilTimeout: 10_000 });

// Stubs for layout and CSS, which jsdom lacks, as far as the site uses them.
if (typeof Element !== 'undefined') {
  Element.prototype.scrollIntoView ??= () => {};
  globalThis.IntersectionObserver ??= class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  globalThis.CSS ??= { escape: (name: string) => name.replace(/[^\w-]/g, '\\$&') } as typeof CSS;
}

// An unexpected error or warning on the console fails a test; an expected one is taken with `takeErrors` or
// `takeWarnings` of ./console.ts.
beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  // Tests of build code run without a document.
  if (typeof document !== 'undefined') {
    document.body.replaceChildren();
    document.head.replaceChildren();
    sessionStorage.clear();
    localStorage.clear();
  }
  expect(vi.mocked(console.error).mock.calls, 'errors on the console').toEqual([]);
  expect(vi.mocked(console.warn).mock.calls, 'warnings on the console').toEqual([]);
});
