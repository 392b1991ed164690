import { characters, ordinary } from './characters.ts';
import type { CheckedText, RuleRow, TextRules } from './checkedText.ts';
import type { Verdict } from './finding.ts';
import { checkGlossary, forbiddenWords, keepsAsNames, lostTerm } from './glossary.ts';
import { length } from './lengths.ts';
import type { Rule } from './messages.ts';
import { addedTime, lostNumbers, otherOrder, otherUnit } from './numbers.ts';
import * as placeholders from './placeholders.ts';
import * as scripts from './scripts.ts';
import { otherSense } from './senses.ts';
import * as wording from './wording.ts';

const strange = characters.map(({ rule }) => rule);
const unread = ['foreignScript', 'untranslated', 'noWords', ...strange] as const;
const written = [...unread, 'traditional'] as const;
const counted = [...unread, 'lostNumber', 'lostFigure', 'otherUnit'] as const;
const marked = [...strange, 'wrongWidth', 'quotationMarks', 'strayMarks', 'damagedPlaceholder'] as const;
const ended = [...unread, ...marked, 'register', 'shortened'] as const;
const lost = [...unread, 'shortened', 'sameText'] as const;
const more = [...counted, 'lengthened', 'sameText', 'superlative'] as const;
const broken = ['damagedPlaceholder', 'lostPlaceholder'] as const;

/** The rules for every text, in the order of their findings. */
const everywhere: readonly RuleRow[] = [
  ...characters,
  { rule: 'chatter', level: 'warning', find: ({ text }) => wording.found(text, wording.CHATTER) },
  { rule: 'markup', find: placeholders.markup },
  { rule: 'damagedPlaceholder', find: placeholders.damaged },
  { rule: 'foreignScript', level: 'confirmable', find: scripts.foreign },
  { rule: 'superlative', level: 'warning', find: scripts.superlative },
  { rule: 'traditional', level: 'confirmable', unless: ['untidy'], find: scripts.traditional },
  { rule: 'wrongWidth', find: scripts.wrongWidth },
  { rule: 'strayMarks', level: 'confirmable', find: ({ text }) => wording.found(text, wording.EMOJI) },
  wording.byLanguage('quotationMarks', strange),
  wording.byLanguage('strayMarks', [...strange, 'wrongWidth']),
  { rule: 'unpaired', level: 'confirmable', unless: marked, find: wording.unpaired },
  { rule: 'spaces', level: 'confirmable', unless: marked, find: wording.spaces },
  { rule: 'repeated', level: 'warning', unless: strange, find: wording.repeated },
  wording.byLanguage('swappedPlaceholder'),
  { rule: 'fixedParticle', find: scripts.fixedParticle },
  { rule: 'length', find: length },
];

/** For a text that translates nothing: an English one, or what the readers of a language type. */
const originalRules: readonly RuleRow[] = [
  ...everywhere,
  { rule: 'unknownPlaceholder', unless: ['damagedPlaceholder'], find: placeholders.unfilled },
  { rule: 'saidOtherwise', level: 'confirmable', find: wording.saidOtherwise },
];

const translationRules: readonly RuleRow[] = [
  ...everywhere,
  { rule: 'lostPlaceholder', unless: ['damagedPlaceholder'], find: placeholders.lost },
  { rule: 'unknownPlaceholder', unless: broken, find: placeholders.unknown },
  { rule: 'untranslated', level: 'confirmable', unless: ['foreignScript'], find: scripts.latinOnly },
  { rule: 'noWords', level: 'confirmable', unless: unread, find: scripts.noWords },
  { rule: 'untranslated', level: 'warning', unless: unread, find: scripts.identical },
  { rule: 'otherChinese', level: 'confirmable', unless: written, find: scripts.otherChinese },
  wording.byLanguage('register', ['otherChinese']),
  wording.byLanguage('misspelt', ['register']),
  { rule: 'leftEnglish', level: 'confirmable', unless: unread, find: wording.leftEnglish },
  { rule: 'shortened', level: 'warning', unless: [...unread, 'chatter'], find: wording.shortened },
  { rule: 'lengthened', level: 'warning', unless: [...unread, 'chatter'], find: wording.lengthened },
  { rule: 'otherEnd', level: 'warning', unless: ended, find: wording.otherEnd },
  { rule: 'lostNumber', level: 'confirmable', unless: unread, find: (entry) => lostNumbers(entry, true) },
  { rule: 'lostFigure', level: 'warning', unless: unread, find: (entry) => lostNumbers(entry, false) },
  { rule: 'otherUnit', level: 'confirmable', unless: [...unread, 'lostNumber'], find: otherUnit },
  { rule: 'addedTime', level: 'warning', unless: counted, find: addedTime },
  { rule: 'otherOrder', level: 'warning', unless: counted, find: otherOrder },
  { rule: 'otherName', level: 'warning', unless: unread, find: wording.otherName },
  { rule: 'unnamedAct', level: 'confirmable', unless: unread, find: wording.unnamedAct },
  { rule: 'sameText', level: 'warning', unless: unread, find: wording.sameText },
  { rule: 'lostSense', level: 'warning', unless: lost, find: (entry) => otherSense(entry, true) },
  { rule: 'addedSense', level: 'warning', unless: more, find: (entry) => otherSense(entry, false) },
  { rule: 'forbiddenWord', level: 'confirmable', unless: unread, find: forbiddenWords },
  { rule: 'glossaryTerm', level: 'confirmable', unless: [...unread, 'forbiddenWord'], find: checkGlossary },
  { rule: 'lostTerm', level: 'warning', unless: [...unread, 'shortened', 'glossaryTerm'], find: lostTerm },
];

/** What is wrong with a text, by the table of rules, but for what a person has confirmed of a rule (`isRight`). */
export function checkText(
  entry: Pick<CheckedText, 'namespace' | 'key' | 'text' | 'english' | 'said' | 'twin' | 'before'>,
  rules: TextRules,
  isRight: (rule: Rule, found: string) => boolean,
): Verdict[] {
  const { text, english } = entry;
  if (!ordinary(text).trim()) return [{ level: 'error', rule: 'emptyText' }];
  const { locale, terms } = rules;
  const isName = (words: string) => keepsAsNames(words, locale.id, terms);
  const checked: CheckedText = { ...rules, ...entry, script: scripts.scriptIn(locale.tag), isName };
  const verdicts: Verdict[] = [];
  const rows = english === undefined ? originalRules : translationRules;
  for (const { rule, find, level, unless = [] } of rows) {
    if (verdicts.some((verdict) => [rule, ...unless].includes(verdict.rule))) continue;
    const values = typeof find === 'function' ? find(checked) : charactersFound(text, find);
    if (!values) continue;
    const confirms = level ? String(values.found ?? text) : undefined;
    if (confirms !== undefined && isRight(rule, confirms)) continue;
    verdicts.push({ level: level === 'warning' ? level : 'error', rule, values, confirms });
  }
  return verdicts;
}

/** What a pattern matches in a text; in Unicode's notation, `U+F0B7`, what no font shows. */
function charactersFound(text: string, pattern: RegExp) {
  const matches = text.match(pattern);
  if (!matches) return undefined;
  const unicode = (character: string) => `U+${character.codePointAt(0)?.toString(16).toUpperCase()}`;
  const found = [...new Set(matches)].join(' ').trim();
  return { found: found.replace(/[\p{Co}\p{Cn}\p{Cs}\ufffc\u0080-\u009f]/gu, unicode) };
}
