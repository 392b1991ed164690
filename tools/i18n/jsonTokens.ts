import { createScanner } from 'jsonc-parser';

/** A JSON token: a bracket, a punctuation mark, a string. */
export interface Token {
  kind: 'string' | 'other';
  text: string;
  offset: number;
  /** Counted from 1. */
  line: number;
  /** Whether it is a string followed by a colon. */
  isKey?: boolean;
}

/** A token with its context. */
export interface Place {
  token: Token;
  next?: Token;
  /** The tokens before it, nearest last. */
  past: readonly Token[];
  /** The innermost open bracket. */
  opened?: Token;
}

/** Finds the token at or after an offset, in JSON that may be broken. */
export function readTokens(source: string, offset: number): Place {
  const scanner = createScanner(source);
  const tokens: Token[] = [];
  while (scanner.getPosition() < source.length) {
    scanner.scan();
    const start = scanner.getTokenOffset();
    const text = source.slice(start, scanner.getPosition());
    // JSON allows no other white space.
    if (/^[ \t\r\n]*$/.test(text)) continue;
    const kind = text.startsWith('"') ? 'string' : 'other';
    tokens.push({ kind, text, offset: start, line: scanner.getTokenStartLine() + 1 });
  }
  const end: Token = { kind: 'other', text: '', offset: source.length, line: tokens.at(-1)?.line ?? 1 };
  const found = tokens.findIndex((token) => token.offset >= offset);
  const index = found < 0 ? tokens.length : found;
  const next = tokens[index + 1];
  return {
    token: { ...(tokens[index] ?? end), isKey: next?.text === ':' },
    next,
    past: tokens.slice(0, index),
    opened: openAt(tokens.slice(0, index)),
  };
}

/** The innermost open bracket after some tokens. */
function openAt(tokens: readonly Token[]): Token | undefined {
  const open: Token[] = [];
  for (const token of tokens) {
    if (token.text === '{' || token.text === '[') open.push(token);
    if (token.text === '}' || token.text === ']') open.pop();
  }
  return open.at(-1);
}
