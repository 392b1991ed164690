import { afterEach, beforeEach, expect, vi } from 'vitest';

// Tests of tools and build code run without a document.
const testingLibrary = typeof document === 'undefined' ? undefined : await import('@testing-library/react');
// Generous, since the machine may be busy.
testingLibrary?.configure({ asyncUtilTimeout: 20_000 });

// Stubs for layout and CSS, which jsdom lacks, as far as the site uses them.
if (testingLibrary) {
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
  if (testingLibrary) {
    testingLibrary.cleanup();
    document.body.replaceChildren();
    document.head.replaceChildren();
    sessionStorage.clear();
    localStorage.clear();
  }
  expect(vi.mocked(console.error).mock.calls, 'errors on the console').toEqual([]);
  expect(vi.mocked(console.warn).mock.calls, 'warnings on the console').toEqual([]);
});
