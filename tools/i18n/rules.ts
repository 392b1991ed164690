import { scriptOf } from '../../src/core/i18n/typography.ts';
import { characters, ordinary } from './characters.ts';
import type { Verdict } from './finding.ts';
import { checkGlossary, keepsAsNames } from './glossary.ts';
import { length } from './lengths.ts';
import type { Look, Row, TextRules } from './look.ts';
import { lostNumbers } from './numbers.ts';
import * as placeholders from './placeholders.ts';
import * as scripts from './scripts.ts';

const unread = ['foreignScript', 'untranslated', 'noWords', ...characters.map(({ rule }) => rule)] as const;

/** The rules for every text, in the order of their findings. */
const everywhere: readonly Row[] = [
  ...characters,
  { rule: 'markup', sees: placeholders.markup },
  { rule: 'damagedPlaceholder', sees: placeholders.damaged },
  { rule: 'foreignScript', sees: scripts.foreign },
  { rule: 'superlative', warning: true, sees: scripts.superlative },
  { rule: 'traditional', unless: ['untidy'], sees: scripts.traditional },
  { rule: 'wrongWidth', sees: scripts.wrongWidth },
  { rule: 'fixedParticle', sees: scripts.fixedParticle },
  { rule: 'length', sees: length },
];

/** All rules for a text that translates nothing: an English one, or what the readers of a language type. */
const originalRules: readonly Row[] = [
  ...everywhere,
  { rule: 'unknownPlaceholder', unless: ['damagedPlaceholder'], sees: placeholders.unfilled },
];

/** All rules for a translation. */
const translationRules: readonly Row[] = [
  ...everywhere,
  { rule: 'lostPlaceholder', unless: ['damagedPlaceholder'], sees: placeholders.lost },
  {
    rule: 'unknownPlaceholder',
    unless: ['damagedPlaceholder', 'lostPlaceholder'],
    sees: placeholders.unknown,
  },
  { rule: 'untranslated', unless: ['foreignScript'], sees: scripts.latinOnly },
  { rule: 'noWords', confirm: true, unless: unread, sees: scripts.noWords },
  { rule: 'untranslated', warning: true, unless: unread, sees: scripts.identical },
  { rule: 'lostNumber', confirm: true, unless: unread, sees: (look) => lostNumbers(look, true) },
  { rule: 'lostFigure', warning: true, unless: unread, sees: (look) => lostNumbers(look, false) },
  { rule: 'glossaryTerm', unless: unread, sees: checkGlossary },
];

/** What is wrong with a text, by the table of rules. */
export function checkText(
  own: Pick<Look, 'namespace' | 'key' | 'text' | 'english'>,
  rules: TextRules,
): Verdict[] {
  const { text, english } = own;
  if (!ordinary(text).trim()) return [{ level: 'error', rule: 'emptyText' }];
  const { locale, terms } = rules;
  const isName = (words: string) => keepsAsNames(words, locale.id, terms);
  const look: Look = { ...rules, ...own, script: scriptOf(locale.tag) ?? 'Latn', isName };
  const verdicts: Verdict[] = [];
  const rows = english === undefined ? originalRules : translationRules;
  for (const { rule, sees, warning, confirm, unless = [] } of rows) {
    if (verdicts.some((one) => [rule, ...unless].includes(one.rule))) continue;
    const values = typeof sees === 'function' ? sees(look) : signs(text, sees);
    if (!values) continue;
    const confirms = warning || confirm ? String(values.found ?? text) : undefined;
    verdicts.push({ level: warning ? 'warning' : 'error', rule, values, confirms });
  }
  return verdicts;
}

/** What a pattern matches in a text; in Unicode's notation, `U+F0B7`, what no font shows. */
function signs(text: string, pattern: RegExp) {
  const found = [...new Set(text.match(pattern) ?? [])].map((sign) =>
    sign.replace(
      /[\p{Co}\p{Cn}\p{Cs}\ufffc\u0080-\u009f]/gu,
      (one) => `U+${one.codePointAt(0)?.toString(16).toUpperCase()}`,
    ),
  );
  return found.length > 0 && { found: found.join(' ').trim() };
}
