import { createScanner, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type Position, positionAt, type Verdict } from './finding.ts';
import type { Rule, Values } from './messages.ts';

/** A parsed bundle, or the first syntax error, in a translator's terms. */
type Parsed = { root: Node; broken?: undefined } | { root?: undefined; broken: Verdict & Position };

type Fault = [rule: Rule, offset: number, values?: Values];

/** Parses the source of a bundle. */
export function parseJson(source: string): Parsed {
  const errors: ParseError[] = [];
  const root = parseTree(source, errors, { disallowComments: true });
  const [error] = errors;
  const fault = faultOfFile(source) ?? (error && faultAt(source, error));
  if (root && !fault) return { root };
  const [rule, offset, values] = fault ?? ['notKeysAndTexts', 0];
  return { broken: { level: 'error', rule, values, ...positionAt(source, offset) } };
}

/** The names in an object that stand there a second time; JSON keeps the last. */
export function repeatedKeys({ type, children = [] }: Node): Node[] {
  const names = type === 'object' ? children.flatMap(({ children: [name] = [] }) => name ?? []) : [];
  const isRepeated = (name: Node, index: number) =>
    names.findIndex(({ value }) => value === name.value) < index;
  return [...names.filter(isRepeated), ...children.flatMap(repeatedKeys)];
}

/** Faults of the file as a whole, such as its encoding. */
function faultOfFile(source: string): Fault | undefined {
  // NUL is every other byte of UTF-16, and stands for what is no UTF-8 (readBundle.ts); U+FEFF is a byte order mark.
  const unreadable = source.search(/^\ufeff|\0/);
  if (unreadable >= 0) return ['notUtf8', unreadable];
  const conflict = source.search(/^(?:<{7} |={7}$|>{7} |\|{7}(?: |$))/m);
  if (conflict >= 0) return ['conflictMarkers', conflict];
  // A program's words around the braces.
  const end = source.search(/(?<=[}\]])\s*[^\s}\]][^}\]]*$/);
  const isAfter = end >= 0 && !openBracket(source, end);
  const outside = /^\s*[^\s{[][^{[]*[{[]\s*["{]/.test(source) ? 0 : isAfter ? source.length - 1 : -1;
  return outside >= 0 ? ['outside', outside] : undefined;
}

/** Characters that Chinese input methods and word processors insert in place of JSON's punctuation. */
const MARKS: Record<string, string> = {
  ...{ '，': ',', '、': ',', '；': ',', ';': ',', '：': ':' },
  ...{ '｛': '{', '｝': '}', '［': '[', '］': ']', '【': '[', '】': ']' },
  ...{ '\u3000': ' ', '\u00a0': ' ' },
  ...Object.fromEntries([..."“”„‟‘’‚＂'«»「」『』"].map((quote) => [quote, '"'])),
};

/** The most likely mistake behind the first error of the parser, at the line where it can be corrected. */
function faultAt(source: string, { error, offset }: ParseError): Fault {
  const before = source.slice(0, offset).trimEnd();
  // The last words of it, for quoting.
  const after = before
    .slice(before.lastIndexOf('\n') + 1)
    .trim()
    .replace(/^..+(?=.{39}$)/, '…');
  const found = source.charAt(offset);
  const rest = source.slice(offset);
  const missing = (wanted: string): Fault => ['missingMark', before.length, { wanted, after }];
  const brackets = (at: number): Fault => {
    const open = openBracket(source, at);
    return [open ? 'brackets' : 'notKeysAndTexts', at, open];
  };
  switch (printParseErrorCode(error)) {
    case 'InvalidCommentToken':
      return ['comment', offset];
    case 'InvalidSymbol':
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      if (/^(?:#|\.\.\.|…|<!--)/.test(rest)) return ['comment', offset];
      return wrongMark(found, offset) ?? ['quotes', offset];
    case 'UnexpectedEndOfString':
    case 'InvalidCharacter': {
      const curly = rest.search(/[“”„‟＂](?=[^\S\n]*[,，]?[^\S\n]*(?:\n|$))/);
      const isOnLine = curly > 0 && !rest.slice(0, curly).includes('\n');
      return (isOnLine && wrongMark(rest.charAt(curly), offset + curly)) || ['quotes', offset];
    }
    case 'PropertyNameExpected':
    case 'ValueExpected':
      if (before.endsWith(':')) return ['quotes', before.length];
      if (before.endsWith(',')) return ['extraComma', before.length - 1];
      return found === ',' ? ['extraComma', offset] : brackets(offset);
    case 'ColonExpected':
      return missing(':');
    case 'CommaExpected': {
      // A key within a list: the list was not closed.
      const inList = openBracket(source, offset)?.opened === '[' && /^"[^"\n]*"\s*:/.test(rest);
      if (inList || '}]'.includes(found)) return brackets(inList ? before.length : offset);
      // The parsed text is really the next key.
      if (found === ':') return ['quotes', before.replace(/\s*"[^"]*"$/, '').length];
      // A quote within a text ends it: the rest of the line is not a new entry.
      const isNewLine = source.slice(before.length, offset).includes('\n');
      const isEntry = isNewLine || /^"[^"\n]*"\s*[:,\]}]/.test(rest);
      return found === '"' && !isEntry ? ['quotes', offset] : missing(',');
    }
    case 'CloseBraceExpected':
    case 'CloseBracketExpected':
      return brackets(before.length);
    default:
      return ['notKeysAndTexts', offset];
  }
}

const wrongMark = (found: string, offset: number): Fault | undefined =>
  MARKS[found] === undefined ? undefined : ['wrongMark', offset, { found, wanted: MARKS[found] }];

/** The innermost bracket that is open at an offset, and its line; undefined if none is. */
function openBracket(source: string, offset: number): { opened: string; line: number } | undefined {
  const scanner = createScanner(source, true);
  const open: { opened: string; line: number }[] = [];
  for (scanner.scan(); scanner.getTokenOffset() < offset; scanner.scan()) {
    const mark = source.charAt(scanner.getTokenOffset());
    if ('{['.includes(mark)) open.push({ opened: mark, line: scanner.getTokenStartLine() + 1 });
    if ('}]'.includes(mark)) open.pop();
  }
  return open.at(-1);
}
