import { describe, expect, it } from 'vitest';
import { flatTexts } from '../../../src/core/i18n/mapTexts.ts';
import { pseudoBundle, pseudoText } from '../../../tools/translator/pseudo.ts';

const bundles = Object.values(
  import.meta.glob<object>('/locales/en/**/*.json', { import: 'default', eager: true }),
);

describe('the pseudo-language', () => {
  it('accents a text, makes it longer and puts it in brackets', () => {
    expect(pseudoText('Legal Disclaimer')).toBe('[Légáál Díísçlááíímér~]');
    expect(pseudoText('SCHEDULE')).toBe('[SÇHÉÉDÚLÉÉ~]');
  });

  it('leaves placeholders as they are', () => {
    expect(pseudoText('{{years}}+')).toBe('[{{years}}+]');
    expect(pseudoText('On {{received, datetime(dateStyle: long)}}.')).toContain(
      '{{received, datetime(dateStyle: long)}}',
    );
  });

  it('makes every text of the site a third longer, within a letter', () => {
    expect(bundles.length).toBeGreaterThan(20);
    for (const bundle of bundles) {
      const strange = flatTexts(pseudoBundle(bundle as Record<string, string>));
      for (const [key, text] of flatTexts(bundle as Record<string, string>)) {
        const plain = text.replace(/\{\{.*?\}\}/g, '').length;
        const longer = (strange.get(key) ?? '').replace(/\{\{.*?\}\}/g, '').length - 2;
        expect(Math.abs(longer - (plain * 4) / 3), `${key}: ${strange.get(key)}`).toBeLessThanOrEqual(1);
      }
    }
  });
});
