import { vi } from 'vitest';

/** The beginnings of the warnings since the test began; taking them marks them as expected. */
export const takeWarnings = (): string[] => take('warn');

/** The beginnings of the errors since the test began; taking them marks them as expected. */
export const takeErrors = (): string[] => take('error');

function take(kind: 'warn' | 'error'): string[] {
  const written = vi.mocked(console[kind]);
  const texts = written.mock.calls.map(([first]) => String(first));
  written.mockClear();
  return texts;
}
