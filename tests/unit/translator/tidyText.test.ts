import { expect, test } from 'vitest';
import { tidyText } from '../../../tools/fix/tidyText.ts';

test.for([
  ['  常见问题  ', ['常见'], '常见问题'],
  ['常见问题\n', ['常见'], '常见问题'],
  ['常见问题\n', [null, 'FAQ'], '常见问题'],
  ['질문'.normalize('NFD'), ['FAQ'], '질문'],
  ['One \n two\n', ['a\nb'], 'One\ntwo'],
  ['One\n\n two', ['ab'], 'One two'],
  // The separators of lists.
  ['; ', [', '], '; '],
  [' und ', ['와 ', ' and '], ' und '],
  ['与\n', ['和', ' and '], '与'],
] as const)('tidies “%s”', ([typed, before, tidy]) => {
  expect(tidyText(typed, ...before)).toBe(tidy);
});
