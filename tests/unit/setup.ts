import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// What a test waits for may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lays nothing out and has no CSS: what every browser has of both, as far as the site uses it.
if (typeof Element !== 'undefined') {
  Element.prototype.scrollIntoView ??= () => {};
  globalThis.CSS ??= { escape: (name: string) => name.replace(/[^\w-]/g, '\\$&') } as typeof CSS;
}

// An error or a warning that a test did not ask for fails it; one that it asked for, it takes with
// `takeErrors` or `takeWarnings` of ./console.ts.
beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  // Tests of what runs at build have no document.
  if (typeof document !== 'undefined') {
    document.body.replaceChildren();
    document.head.replaceChildren();
    sessionStorage.clear();
    localStorage.clear();
  }
  expect(vi.mocked(console.error).mock.calls, 'errors on the console').toEqual([]);
  expect(vi.mocked(console.warn).mock.calls, 'warnings on the console').toEqual([]);
});
