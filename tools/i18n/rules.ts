import { characters, ordinary } from './characters.ts';
import type { Verdict } from './finding.ts';
import { checkGlossary, forbiddenWords, keepsAsNames } from './glossary.ts';
import { length } from './lengths.ts';
import type { Look, Row, TextRules } from './look.ts';
import type { Rule } from './messages.ts';
import { addedTime, lostNumbers, otherOrder, otherUnit } from './numbers.ts';
import * as placeholders from './placeholders.ts';
import * as scripts from './scripts.ts';
import * as wording from './wording.ts';

const strange = characters.map(({ rule }) => rule);
const unread = ['foreignScript', 'untranslated', 'noWords', ...strange] as const;
const counted = [...unread, 'lostNumber', 'lostFigure', 'otherUnit'] as const;
const marked = [...strange, 'wrongWidth', 'quotationMarks', 'strayMarks', 'damagedPlaceholder'] as const;

/** The rules for every text, in the order of their findings. */
const everywhere: readonly Row[] = [
  ...characters,
  { rule: 'chatter', warning: true, sees: ({ text }) => wording.found(text, wording.CHATTER) },
  { rule: 'markup', sees: placeholders.markup },
  { rule: 'damagedPlaceholder', sees: placeholders.damaged },
  { rule: 'foreignScript', confirm: true, sees: scripts.foreign },
  { rule: 'superlative', warning: true, sees: scripts.superlative },
  { rule: 'traditional', confirm: true, unless: ['untidy'], sees: scripts.traditional },
  { rule: 'wrongWidth', sees: scripts.wrongWidth },
  { rule: 'strayMarks', confirm: true, sees: ({ text }) => wording.found(text, wording.EMOJI) },
  wording.byLanguage('quotationMarks', strange),
  wording.byLanguage('strayMarks', [...strange, 'wrongWidth']),
  { rule: 'unpaired', confirm: true, unless: marked, sees: wording.unpaired },
  { rule: 'spaces', confirm: true, unless: marked, sees: wording.spaces },
  { rule: 'repeated', warning: true, unless: strange, sees: wording.repeated },
  wording.byLanguage('swappedPlaceholder'),
  { rule: 'fixedParticle', sees: scripts.fixedParticle },
  { rule: 'length', sees: length },
];

/** All rules for a text that translates nothing: an English one, or what the readers of a language type. */
const originalRules: readonly Row[] = [
  ...everywhere,
  { rule: 'unknownPlaceholder', unless: ['damagedPlaceholder'], sees: placeholders.unfilled },
  { rule: 'saidOtherwise', confirm: true, sees: wording.saidOtherwise },
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
  { rule: 'untranslated', confirm: true, unless: ['foreignScript'], sees: scripts.latinOnly },
  { rule: 'noWords', confirm: true, unless: unread, sees: scripts.noWords },
  { rule: 'untranslated', warning: true, unless: unread, sees: scripts.identical },
  { rule: 'otherChinese', confirm: true, unless: [...unread, 'traditional'], sees: scripts.otherChinese },
  wording.byLanguage('register', ['otherChinese']),
  { rule: 'leftEnglish', confirm: true, unless: unread, sees: wording.leftEnglish },
  { rule: 'shortened', warning: true, unless: [...unread, 'chatter'], sees: wording.shortened },
  { rule: 'lengthened', warning: true, unless: [...unread, 'chatter'], sees: wording.lengthened },
  { rule: 'lostQuestion', warning: true, unless: [...unread, 'shortened'], sees: wording.lostQuestion },
  { rule: 'lostNumber', confirm: true, unless: unread, sees: (look) => lostNumbers(look, true) },
  { rule: 'lostFigure', warning: true, unless: unread, sees: (look) => lostNumbers(look, false) },
  { rule: 'otherUnit', confirm: true, unless: [...unread, 'lostNumber'], sees: otherUnit },
  { rule: 'addedTime', warning: true, unless: counted, sees: addedTime },
  { rule: 'otherOrder', warning: true, unless: counted, sees: otherOrder },
  { rule: 'lostNegation', warning: true, unless: [...unread, 'shortened'], sees: wording.lostNegation },
  { rule: 'sameText', warning: true, unless: unread, sees: wording.sameText },
  { rule: 'forbiddenWord', confirm: true, unless: unread, sees: forbiddenWords },
  { rule: 'glossaryTerm', confirm: true, unless: [...unread, 'forbiddenWord'], sees: checkGlossary },
];

/**
 * What is wrong with a text, by the table of rules.
 *
 * @param isRight whether a person has confirmed what a rule finds; other rules then still look at the text
 */
export function checkText(
  own: Pick<Look, 'namespace' | 'key' | 'text' | 'english' | 'said' | 'twin'>,
  rules: TextRules,
  isRight: (rule: Rule, found: string) => boolean,
): Verdict[] {
  const { text, english } = own;
  if (!ordinary(text).trim()) return [{ level: 'error', rule: 'emptyText' }];
  const { locale, terms } = rules;
  const isName = (words: string) => keepsAsNames(words, locale.id, terms);
  const look: Look = { ...rules, ...own, script: scripts.scriptIn(locale.tag), isName };
  const verdicts: Verdict[] = [];
  const rows = english === undefined ? originalRules : translationRules;
  for (const { rule, sees, warning, confirm, unless = [] } of rows) {
    if (verdicts.some((one) => [rule, ...unless].includes(one.rule))) continue;
    const values = typeof sees === 'function' ? sees(look) : signs(text, sees);
    if (!values) continue;
    const confirms = warning || confirm ? String(values.found ?? text) : undefined;
    if (confirms !== undefined && isRight(rule, confirms)) continue;
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
