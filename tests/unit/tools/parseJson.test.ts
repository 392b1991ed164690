import { expect, test } from 'vitest';
import { parseJson } from '../../../tools/i18n/parseJson.ts';

const WHOLE = `{
  "title": "문의",
  "items": [
    "하나",
    "둘"
  ],
  "group": {
    "first": "첫째",
    "last": "마지막"
  }
}
`;

test('a valid file is parsed', () => {
  expect(parseJson(WHOLE).root?.type).toBe('object');
  expect(parseJson(WHOLE).broken).toBeUndefined();
});

/** A person's mistake, the text that it replaces, and the position of the finding. */
const slips: [name: string, piece: string, by: string, rule: string, line: number, column: number][] = [
  ['a comma forgotten at the end of a line', '"문의",', '"문의"', 'missingMark', 2, 16],
  ['a comma after the last entry', '"마지막"', '"마지막",', 'extraComma', 9, 18],
  ['a colon forgotten', '"title": ', '"title" ', 'missingMark', 2, 10],
  ['a text forgotten', '"title": "문의"', '"title": ', 'quotes', 2, 11],
  ['key and colon without a text, before the next key', '"title": "문의",', '"title":', 'quotes', 2, 11],
  ['a closing quote forgotten', '"문의",', '"문의,', 'quotes', 2, 12],
  ['a line break within a text', '"첫째"', '"첫\n째"', 'quotes', 8, 14],
  ['a straight quote within a text', '"첫째"', '"첫 "번" 째"', 'quotes', 8, 18],
  ['curly quotes around a text', '"문의"', '“문의”', 'wrongMark', 2, 12],
  ['a full-width comma', '"문의",', '"문의"，', 'wrongMark', 2, 16],
  ['a non-breaking space', '"title": ', '"title":\u00a0', 'wrongMark', 2, 11],
  ['a bracket of a list forgotten', '  ],\n', '', 'brackets', 5, 8],
  ['the last bracket forgotten', '  }\n}\n', '  }\n', 'brackets', 10, 4],
  ['a bracket of the other kind', '  ],', '  },', 'brackets', 6, 3],
  ['a bracket too many', '  }\n}\n', '  }\n}\n}\n', 'notKeysAndTexts', 12, 1],
  ['a comment', '"title"', '// Titel\n  "title"', 'comment', 2, 3],
  ['a backslash before a letter', '"첫째"', '"첫\\째"', 'quotes', 8, 14],
  ['conflict markers', '  "title"', '<<<<<<< HEAD\n  "title"', 'conflictMarkers', 2, 1],
  ['a list instead of an object', WHOLE, '"문의"\n{}\n', 'notKeysAndTexts', 2, 1],
  ['a mark of the order of bytes', '{\n  "title"', '\ufeff{\n  "title"', 'notUtf8', 1, 1],
  ['another encoding', '문의', '\0\0', 'notUtf8', 2, 13],
];

test.for(slips)('%s is found at its position', ([, piece, by, rule, line, column]) => {
  expect(WHOLE).toContain(piece);
  const { broken } = parseJson(WHOLE.replace(piece, () => by));
  expect(broken).toMatchObject({ level: 'error', rule, line, column });
});

test('a missing bracket is reported with the one that it closes', () => {
  expect(parseJson(WHOLE.replace('  ],\n', '')).broken?.values).toMatchObject({ opened: '[', line: 3 });
});
