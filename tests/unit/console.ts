import { vi } from 'vitest';

/** The warnings that were written since the test began: what each began with. They count as expected. */
export const takeWarnings = (): string[] => take('warn');

/** The errors that were written since the test began: what each began with. They count as expected. */
export const takeErrors = (): string[] => take('error');

function take(kind: 'warn' | 'error'): string[] {
  const written = vi.mocked(console[kind]);
  const texts = written.mock.calls.map(([first]) => String(first));
  written.mockClear();
  return texts;
}
