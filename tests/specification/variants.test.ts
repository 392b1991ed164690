// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { tryOut, variants } from './variants.ts';

// Two minutes each: by default only where CI is set. By hand: npx tsx tests/specification/variants.ts
describe.runIf(process.env.CI)(
  'whoever changes words, lists or languages breaks no test but those here',
  () => {
    test.each(Object.keys(variants))('%s', { timeout: 900_000 }, (name) => {
      expect(tryOut(name)).toBe('');
    });
  },
);
