import { scriptOf } from '../../src/core/i18n/script.ts';
import { withoutInvisible } from './characters.ts';
import type { Verdict } from './finding.ts';
import { keepsAsNames } from './glossary.ts';
import type { Look, TextRules } from './look.ts';
import { originalRules, translationRules } from './rules.ts';

/**
 * What is wrong with a text, by the table of rules.
 *
 * @param english the English that it translates; empty if there is none, undefined if it translates nothing
 */
export function checkText(
  key: string,
  text: string,
  english: string | undefined,
  rules: TextRules,
): Verdict[] {
  if (!withoutInvisible(text).trim()) return [{ level: 'error', rule: 'emptyText' }];
  const { locale, terms } = rules;
  const isName = (words: string) => keepsAsNames(words, locale.id, terms);
  const look: Look = { ...rules, key, text, english, script: scriptOf(locale.tag) ?? 'Latn', isName };
  const verdicts: Verdict[] = [];
  const rows = english === undefined ? originalRules : translationRules;
  for (const { rule, sees, warning, confirm, unless = [] } of rows) {
    if (verdicts.some((one) => unless.includes(one.rule))) continue;
    const values = typeof sees === 'function' ? sees(look) : signs(text, sees);
    if (!values) continue;
    const confirms = warning || confirm ? String(values.found ?? text) : undefined;
    verdicts.push({ level: warning ? 'warning' : 'error', rule, values, confirms });
  }
  return verdicts;
}

/** What a pattern matches in a text, and Unicode's notation of each match: `U+200B`. */
function signs(text: string, pattern: RegExp) {
  const found = [...new Set(text.match(pattern) ?? [])];
  const codePoint = (sign: string) =>
    `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return found.length > 0 && { found: found.join(' ').trim(), characters: found.map(codePoint) };
}
