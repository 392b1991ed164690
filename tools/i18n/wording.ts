import type { CheckedText, RuleRow } from './checkedText.ts';
import { languageOf } from './languages.ts';
import type { Rule, Values } from './messages.ts';
import { PLACEHOLDER, withoutPlaceholders } from './placeholders.ts';
import { sentences } from './senses.ts';

/** What a global pattern finds in a text, each with a few characters around it, by which it can be searched for. */
export function found(text: string, pattern: RegExp | undefined): Values | false {
  if (!pattern || text.search(pattern) < 0) return false;
  const places = [...text.matchAll(pattern)].map(({ 0: match, index }) =>
    text.slice(Math.max(0, index - 4), index + match.length + 4),
  );
  return { found: [...new Set(places)].join(' … ').trim() };
}

/** A rule by the pattern that each language has for it: see languages.ts. */
export const byLanguage = (rule: Rule, unless: readonly Rule[] = []): RuleRow => ({
  ...{ rule, unless, level: 'confirmable' },
  find: ({ text, locale }) => found(text, languageOf(locale.tag).faults?.[rule]),
});

/** What a model calls its translation, before a colon. */
const LABELS =
  'translation|translated text|output|korean|chinese|original|source|zh|ko|en|번역(?: ?결과|문)?|한국어(?: ?번역| 버전)?|원문|수정(?:본| 후)|버전 ?\\d|옵션 ?[A-C\\d]|기계 ?번역|译文(?:如下)?|翻译(?:结果|如下)?|(?:简体)?中文(?:版|翻译)?|原文|修改(?:后|版)|版本 ?\\d|选项 ?[A-C\\d]|机器翻译|机翻';
/** What a model says around its translation: labels, refusals, notes, and what stands for a text that it left out. */
export const CHATTER = new RegExp(
  [
    `^[\\s*【[（(]*(?:${LABELS})[\\s*】\\])）]*[:：]|^(?:【|\\[)(?:${LABELS}|译|번역)[】\\]]`,
    "^\\s*(?:here(?:[’']?s| is| are) (?:the|your) |(?:sure|certainly|of course|好的|当然(?:可以)?|没问题|물론입니다|물론이[죠지]요?|네, 알겠습니다|알겠습니다)[,.!，。！]|根据您的(?:要求|请求)|(?:요청|말씀)하신 (?:대로|번역)|네, 번역|번역해 드리|berikut (?:ialah|adalah|merupakan) .{0,14}terjemah|(?:다음은|여기) .{0,14}번역|(?:以下|这)(?:是|为).{0,8}(?:翻译|译文|文本))",
    'as an AI\\b|\\b(?:AI|人工智能) ?(?:助手|模型|翻译|语言|번역|언어)|language model|语言模型|언어 ?모델|번역 ?(?:결과|문)입니다|번역해 (?:드렸|보았)',
    "I (?:cannot|can[’']t|am unable to) (?:translate|help|assist)|无法(?:翻译|协助)|번역(?:할|해 드릴) 수 없|요청은 도와",
    '希望(?:这|以上|对您).{0,6}(?:帮助|满意)|如需.{0,8}(?:修改|调整|润色)|(?:保留|占位符).{0,4}(?:占位符|不变)|도움이 되(?:셨|었|길|기를)|추가(?:로|적인)? ?(?:수정|요청)|자리 ?표시자|(?:I )?hope this helps|let me know if',
    "[（([【](?:译者?注|编者注|注|直译|意译|직역|의역|역주|옮긴이(?: 주)?|역자 주|주|translator[’']?s? note|note|TN)\\s*[:：]",
    '[（([【](?:直译|意译|原文如此|待定|待补|暂译|AI ?翻译|直訳|직역|의역|미정|가역|원문 ?대로|AI ?번역)[）)\\]】]',
    '^\\s*(?:同上|上同|위와 (?:같음|동일)|상동|동일|ditto|same as above|as above)\\s*[.。]?\\s*$',
    '[（([【…](?:此处|以下|下|中|后)?(?:略|省略|생략|중략|(?:이하|후략)? ?생략|후략)[）)\\]】…]|以下省略|이하 생략|\\brest (?:unchanged|omitted)',
  ].join('|'),
  'gi',
);

/** Pictures as letters, ornaments, and marks of notes. */
export const EMOJI = /(?![©®™])\p{Extended_Pictographic}|[★☆√◆●■※]|^[→⇒]|[→⇒]$|\[\d+\]/gu;

/** A word, rather than an abbreviation. */
const ENGLISH = /(?<![A-Za-z])[A-Za-z]?[a-z]{2,}(?![A-Za-z])/;
const BRACKETS = /[（([《【“][^（）()[\]《》【】“”]*[）)\]》】”]/g;

/** Finds English words in the midst of another script; those in brackets, of addresses and of names may stand there. */
export function leftEnglish(entry: CheckedText): Values | false {
  const { text, script, terms, locale } = entry;
  if (script === 'Latn') return found(text, languageOf(locale.tag).faults?.leftEnglish);
  const bare = withoutPlaceholders(text)
    .replace(BRACKETS, ' ')
    .replace(BRACKETS, ' ')
    .replace(/\S*[@./]\w\S*/g, ' ');
  if (!ENGLISH.test(bare)) return false;
  const unnamed = terms
    .flatMap(({ forms }) => forms[locale.id]?.filter((form) => /[a-z]{2}/.test(form)) ?? [])
    .reduce((rest, form) => rest.replaceAll(form, ' '), bare);
  const words = unnamed.split(/[^A-Za-z]+/).filter((word) => ENGLISH.test(word));
  return words.length > 0 && { found: [...new Set(words)].join(' ') };
}

/** The words of a text in Latin letters, in lower case. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-z]{2,}(?:’[a-z]+)?/g) ?? [];

/** Finds abbreviations that a translation has lost, and words in Latin letters that no English or Malay text has. */
export function otherName({ text, english = '', script, latin }: CheckedText): Values | false {
  if (script === 'Latn' || !latin) return false;
  const isLabel = english === english.toUpperCase();
  const names = isLabel ? [] : (withoutPlaceholders(english).match(/\b[A-Z]{3,}\b/g) ?? []);
  const lost = names.filter((name) => !text.includes(name));
  const strange = wordsIn(withoutPlaceholders(text)).filter((word) => !latin.has(word));
  const all = [...new Set([...lost, ...strange])];
  return all.length > 0 && { found: all.join(' ') };
}

const OPENING = '（(“‘《〈[【「『';
const CLOSING = '）)”’》〉]】」』';

/** Finds a bracket or quote without its other half, or the wrong way round. */
export function unpaired({ text }: CheckedText): Values | false {
  const open: string[] = [];
  let before = '';
  for (const mark of text) {
    const isApostrophe = mark === '’' && open.at(-1) !== '‘' && /[\p{Script=Latn}\d]/u.test(before);
    before = mark;
    if (OPENING.includes(mark)) open.push(mark);
    else if (!isApostrophe && CLOSING.includes(mark) && OPENING[CLOSING.indexOf(mark)] !== open.pop())
      return { found: mark };
  }
  return open.length > 0 && { found: open.join(' ') };
}

/** Finds spaces that nobody meant: two together, at an end where the English has none, and in Chinese between its characters. */
export function spaces({ text, english, locale }: CheckedText): Values | false {
  const ends = [/^ /, /[^\S\n]$/].filter((end) => end.test(text) && !end.test(english ?? text));
  // What people type into the search may have spaces between its words.
  const pattern = english === undefined ? undefined : languageOf(locale.tag).faults?.spaces;
  return found(text, pattern) || found(text, / {2,}/g) || (ends.length > 0 && { found: text });
}

const END = /[.!?。！？…]["”’）)\]》]*$/;

/** Finds a text that has lost its end: it stops without a mark, or is much shorter than its English. */
export function shortened({ key, text, english = '', locale }: CheckedText): Values | false {
  const [short, shorter] = languageOf(locale.tag).length ?? [0, 0];
  const part = english.length < 80 ? 1 : text.length / english.length;
  // A “;” may well become a comma.
  const missing = sentences(english.replaceAll(';', ',')).length - sentences(text).length;
  const isCut = END.test(english) && !END.test(text);
  const isShort = isCut || part < shorter || (missing > 0 && part < short) || missing > 2;
  // A picture is described in as many words as a language needs.
  return isShort && !/alt$/i.test(key) && { found: text.slice(-20) };
}

/** Finds a text that is much longer than its English: a program may have added something. */
export function lengthened({ key, text, english = '', locale }: CheckedText): Values | false {
  const { length: [, , most] = [0, 0, Number.POSITIVE_INFINITY] } = languageOf(locale.tag);
  const isLong = english.length >= 80 && text.length / english.length > most;
  const more = sentences(text).length - sentences(english).length;
  return english !== '' && (isLong || more > 2) && !/alt$/i.test(key) && { found: text.slice(-20) };
}

/** How a text ends: with a question, an exclamation or more to come. */
const endOf = (text: string): string =>
  /([?!:]|(?<!\.)\.{3})["”’）)]*$/.exec(text.normalize('NFKC'))?.[1] ?? '';

/** Finds a text that ends otherwise than the English: without its question, louder, or with a stop after a title. */
export function otherEnd({ key, text, english = '' }: CheckedText): Values | false {
  const [wanted, end] = [endOf(english), endOf(text)];
  const isStop = /[.。]$/.test(text);
  const isLost = wanted === '?' || (wanted === ':' && !isStop);
  const isOther = end && end !== ':' ? !english.normalize('NFKC').includes(end) : !end && isLost;
  const isStopped = isStop && /title|label|link|name|home$/i.test(key) && !/[.!?…:]/.test(english);
  return english !== '' && (isOther || isStopped) && { found: text.slice(-20), english: english.slice(-20) };
}

const TWICE =
  /^(.{2,}?)\s*\1$|(?<!\p{L})(\p{L}{2,}) \2(?![\p{L}&])|((?!一)\p{Script=Hani}{2,4})\3|(?<!目)的的|您您|我我|与与|或或/giu;

/** Finds a word or a sentence that stands twice. */
export function repeated({ text, english = text }: CheckedText): Values | false {
  const twiceIn = (whole: string) =>
    sentences(whole).find((sentence, at, all) => sentence.length > 6 && all.indexOf(sentence) < at);
  const countIn = (whole: string, part: string) => whole.split(part).length - 1;
  const isMore = (name: string) => countIn(text, name) > Math.max(1, countIn(english, name));
  const again = text.match(PLACEHOLDER)?.find(isMore);
  const twice = twiceIn(text);
  const isNew = twice !== undefined && (text === english || twiceIn(english) === undefined);
  const value = again ?? (isNew ? twice : undefined);
  return found(text, TWICE) || (value !== undefined && { found: value });
}

/** Finds a text that is another one of its file, whose English says something else, and not only more. */
export function sameText({ english = '', twin }: CheckedText): Values | false {
  const [source = '', other = ''] = [english, twin?.english].map((text) => text?.toLowerCase());
  return twin !== undefined && !source.includes(other) && !other.includes(source) && { found: twin.key };
}

/** Finds acts that a page names for the first time without their English names beside them. */
export function unnamedAct({ text, before = '', locale }: CheckedText): Values | false {
  const acts = [...text.matchAll(languageOf(locale.tag).acts ?? /$^/g)].filter(({ 0: act, index }) => {
    const isFirst = !(before + text.slice(0, index)).includes(act);
    return isFirst && !/^(?:[([]|, )[A-Z]/.test(text.slice(index + act.length));
  });
  return acts.length > 0 && { found: acts.map(([act]) => act).join(', ') };
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\d]+|…/gu) ?? [];

/**
 * Finds a sentence to read out in English or in Malay that is another one than in the English file. Only the gap for the language
 * may be filled in: “I speak Korean”, “bahasa Korea”.
 */
export function saidOtherwise({ text, said, locale }: CheckedText): Values | false {
  if (said === undefined) return false;
  const [words, wanted] = [wordsOf(text), wordsOf(said)];
  const names = words.filter((word) => languageOf(locale.tag).spoken?.includes(word));
  const isFiller = (word: string) => ['…', 'a', 'an', 'bahasa', ...names].includes(word);
  const plain = (all: string[]) => all.filter((word) => !isFiller(word)).join(' ');
  const gaps = (all: string[]) => all.filter((word) => word === '…').length;
  const isSame = plain(words) === plain(wanted) && gaps(words) + names.length >= gaps(wanted);
  return !isSame && { found: text, said };
}
