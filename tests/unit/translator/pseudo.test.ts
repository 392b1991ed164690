import { describe, expect, it } from 'vitest';
import { pseudoText } from '../../../tools/translator/devTexts.ts';

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
});
