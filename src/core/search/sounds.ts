/** Jamo of a Hangul syllable in Latin letters, as people type them: sounds that they confuse are written alike. */
const INITIALS = 'k k n t t l m p p s s  j j j k t p h'.split(' ');
const VOWELS = 'a e ya ye o e yo ye o wa we we yo u wo we wi yu u i i'.split(' ');
const FINALS = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');
/** Finals that sound otherwise before a vowel: 받았어요 is "badasseoyo". */
const BEFORE_VOWEL: Readonly<Record<number, string>> = { 19: 's', 20: 's', 22: 'j', 23: 'j', 27: '' };

/** What is written in several ways, and the one of them that is compared. */
const HANGUL_ALIKE: readonly [RegExp, string][] = [
  [/eo|oh/g, 'o'],
  [/eu|oo/g, 'u'],
  [/ae|ei|ay/g, 'e'],
  [/ee/g, 'i'],
  [/ui/g, 'i'],
  [/ch|z/g, 'j'],
  [/sh/g, 's'],
  [/g/g, 'k'],
  [/d/g, 't'],
  [/b|v|f/g, 'p'],
  [/r/g, 'l'],
  [/([kntlmpsj])\1/g, '$1'],
];

/** How Korean sounds, in Latin letters; of Latin letters, what of them is compared. */
export function soundOfHangul(text: string): string {
  const letters = text.replace(/[가-힣](?=(.?))/g, (syllable, next) => {
    const code = syllable.charCodeAt(0) - 0xac00;
    const voiced = BEFORE_VOWEL[code % 28];
    // At the end of a part of a word, what follows is not known.
    const final = voiced === undefined || /[^아-잏]/.test(next) ? FINALS[code % 28] : next && voiced;
    return [INITIALS[Math.floor(code / 588)], VOWELS[Math.floor(code / 28) % 21], final].join('');
  });
  return HANGUL_ALIKE.reduce((all, [written, alike]) => all.replace(written, alike), letters.toLowerCase());
}

/** Pinyin without tones as it is compared: what is confused in the south, and at the keyboard, is written alike. */
export const plainPinyin = (pinyin: string): string =>
  pinyin
    .replace(/([zcs])h/g, '$1')
    .replace(/ng(?![aeiou])/g, 'n')
    .replace(/[üv]/g, 'u');

/**
 * How Chinese sounds, by a table of the characters of each sound; of Latin letters, what of them is compared.
 *
 * @param characters the characters of each sound, by `plainPinyin`
 */
export function soundOfHan(characters: Readonly<Record<string, string>>): (text: string) => string {
  const sounds = new Map(
    Object.entries(characters).flatMap(([sound, all]) => [...all].map((character) => [character, sound])),
  );
  return (text) => plainPinyin([...text].map((character) => sounds.get(character) ?? character).join(''));
}
