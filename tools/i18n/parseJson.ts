import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type Position, positionAt, type Verdict } from './finding.ts';
import { type Place, readTokens, type Token } from './jsonTokens.ts';

/** A parsed bundle, or the first syntax error, in a translator's terms. */
export type Parsed = { root: Node; broken?: undefined } | { root?: undefined; broken: Verdict & Position };

type Fault = Pick<Verdict, 'rule' | 'values'> & { offset: number };

/** Parses the source of a bundle. */
export function parseJson(source: string): Parsed {
  const errors: ParseError[] = [];
  const root = parseTree(source, errors, { disallowComments: true });
  const [error] = errors;
  const fault = faultOfFile(source) ?? (error && faultAt(source, error));
  if (fault) return { broken: asVerdict(source, fault) };
  return root ? { root } : { broken: asVerdict(source, { rule: 'notKeysAndTexts', offset: 0 }) };
}

/** A fault as an error with its position. */
const asVerdict = (source: string, { rule, values, offset }: Fault): Verdict & Position => ({
  level: 'error',
  rule,
  values,
  ...positionAt(source, offset),
});

/** Faults of the file as a whole, such as its encoding. */
function faultOfFile(source: string): Fault | undefined {
  // U+FFFD comes from decoding errors; NUL is every other byte of UTF-16.
  const unreadable = source.search(/[\ufffd\0]/);
  if (unreadable >= 0) return { rule: 'notUtf8', offset: unreadable };
  if (source.startsWith('\ufeff')) return { rule: 'byteOrderMark', offset: 0 };
  const conflict = source.search(/^(?:<{7} |={7}$|>{7} )/m);
  return conflict >= 0 ? { rule: 'conflictMarkers', offset: conflict } : undefined;
}

function faultAt(source: string, { error, offset }: ParseError): Fault {
  const place = readTokens(source, offset);
  const fault = FAULTS[printParseErrorCode(error)]?.(place);
  return fault ?? { rule: 'notKeysAndTexts', offset };
}

/** The most likely mistake behind an error, by jsonc-parser's name for the error. */
const FAULTS: Record<string, (place: Place) => Fault | undefined> = {
  InvalidSymbol: strangeSymbol,
  InvalidCharacter: ({ token }) =>
    at(
      'tabInText',
      token,
      token.text.split('').findIndex((one) => one < ' '),
    ),
  InvalidEscapeCharacter: ({ token }) => at('badEscape', token, token.text.search(/\\(?!["\\/bfnrtu])/)),
  InvalidUnicode: ({ token }) => at('badEscape', token, token.text.search(/\\u(?![\da-f]{4})/i)),
  InvalidCommentToken: ({ token }) => at('comment', token),
  UnexpectedEndOfString: endlessText,
  CommaExpected: noComma,
  PropertyNameExpected: (place) => commaTooMany(place) ?? wrongBracket(place),
  ValueExpected: noText,
  ColonExpected: noColon,
  CloseBraceExpected: missingBracket,
  CloseBracketExpected: missingBracket,
  EndOfFileExpected: ({ past: [first], token }) =>
    first?.text === '{' ? at('afterTheEnd', token) : at('notKeysAndTexts', first ?? token),
};

const at = (rule: Fault['rule'], { offset }: Token, further = 0, values?: Fault['values']): Fault => ({
  rule,
  values,
  offset: offset + Math.max(further, 0),
});
const after = (rule: Fault['rule'], token: Token, values?: Fault['values']): Fault =>
  at(rule, token, token.text.length, values);

/** Characters that Chinese input methods and word processors insert in place of JSON's punctuation. */
const MARKS: Record<string, string> = {
  '，': ',',
  '、': ',',
  '；': ',',
  ';': ',',
  '：': ':',
  '｛': '{',
  '｝': '}',
  '［': '[',
  '］': ']',
  '【': '[',
  '】': ']',
};

function strangeSymbol({ past, token }: Place): Fault {
  const before = past.at(-1);
  const found = token.text.charAt(0);
  if (/[“”„‟‘’‚＂'«»「」『』]/.test(found)) return at('curlyQuote', token, 0, { found });
  if (MARKS[found]) return at('wrongMark', token, 0, { found, wanted: MARKS[found] });
  if (/[\s\u200b\u3000]/.test(found)) return at('strangeSpace', token);
  const afterText = before?.kind === 'string' && before.line === token.line;
  return afterText ? at('unpairedQuotes', token) : at('missingQuote', token, 0, { word: token.text });
}

/** A string without a closing quote on its line. */
function endlessText({ token, next }: Place): Fault {
  const curly = /[“”„‟＂](?=\s*[,，]?\s*$)/.exec(token.text);
  if (curly) return at('curlyQuote', token, curly.index, { found: curly[0] });
  // The string continues on the next line.
  if (next && next.kind === 'other' && !'{}[],:'.includes(next.text)) {
    return after('brokenText', token);
  }
  return at('unclosedQuote', token, token.text.replace(/\s*,?\s*$/, '').length);
}

function noComma({ past, token, opened }: Place): Fault | undefined {
  const before = past.at(-1);
  if (!before) return undefined;
  // A key inside a list: the list was not closed.
  if (opened?.text === '[' && (token.isKey || token.text === ':')) return missingBracketFor(opened, before);
  // What was taken for a value is the next key.
  if (token.text === ':' && past.at(-2)?.text === ':') return withoutText(past.slice(0, -1));
  if (/^[}\]]$/.test(token.text)) return wrongBracket({ token, opened });
  const inText = token.kind === 'string' && before.kind === 'string' && before.line === token.line;
  if (inText && opened?.text === '{' && !token.isKey) return at('unpairedQuotes', token);
  return after('missingComma', before, { after: short(before.text) });
}

function noText(place: Place): Fault | undefined {
  if (place.past.at(-1)?.text === ':') return withoutText(place.past);
  return commaTooMany(place) ?? wrongBracket(place);
}

function noColon({ past, token }: Place): Fault | undefined {
  const before = past.at(-1);
  if (!before) return undefined;
  const rule = token.kind === 'string' ? 'missingColon' : 'missingText';
  return after(rule, before, { key: short(before.text) });
}

/** @param past ends with a colon */
function withoutText(past: readonly Token[]): Fault | undefined {
  const [key, colon] = past.slice(-2);
  return key && colon && after('missingText', colon, { key: short(key.text) });
}

function commaTooMany({ past, token }: Place): Fault | undefined {
  const before = past.at(-1);
  if (token.text === ',') return at('extraComma', token);
  return before?.text === ',' && /^[}\]]?$/.test(token.text) ? at('extraComma', before) : undefined;
}

const CLOSING: Record<string, string> = { '{': '}', '[': ']' };

/** The file ends while something is still open. */
function missingBracket({ past, token, opened }: Place): Fault | undefined {
  return opened && missingBracketFor(opened, past.at(-1) ?? token);
}

function missingBracketFor({ text, line }: Token, last: Token): Fault {
  return after('missingBracket', last, { wanted: CLOSING[text], opened: text, line });
}

function wrongBracket({ token, opened }: Pick<Place, 'token' | 'opened'>): Fault | undefined {
  if (!opened || !/^[}\]]$/.test(token.text) || CLOSING[opened.text] === token.text) return undefined;
  const values = { found: token.text, wanted: CLOSING[opened.text], opened: opened.text, line: opened.line };
  return at('wrongBracket', token, 0, values);
}

/** Shortens a key or text for quoting. */
const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
