import { createScanner } from 'jsonc-parser';

/** A piece of JSON: a bracket, a mark, a text. */
export interface Token {
  kind: 'string' | 'other';
  text: string;
  offset: number;
  /** Counted from 1. */
  line: number;
  /** Whether it is a text that a colon follows. */
  isKey?: boolean;
}

/** A piece of JSON among its neighbours. */
export interface Place {
  token: Token;
  next?: Token;
  /** All that stands before it, the nearest last. */
  past: readonly Token[];
  /** The bracket that is open there. */
  opened?: Token;
}

/** Finds the piece of JSON that stands at an offset, or its end, however broken it is. */
export function readTokens(source: string, offset: number): Place {
  const scanner = createScanner(source);
  const tokens: Token[] = [];
  while (scanner.getPosition() < source.length) {
    scanner.scan();
    const start = scanner.getTokenOffset();
    const text = source.slice(start, scanner.getPosition());
    // Other kinds of space are no space to JSON.
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

/** The bracket that is open after some pieces. */
function openAt(tokens: readonly Token[]): Token | undefined {
  const open: Token[] = [];
  for (const token of tokens) {
    if (token.text === '{' || token.text === '[') open.push(token);
    if (token.text === '}' || token.text === ']') open.pop();
  }
  return open.at(-1);
}
