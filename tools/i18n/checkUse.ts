import { OWN_WORDS } from './checkBundle.ts';
import type { CheckedLanguage } from './checkBundles.ts';
import { PLURAL } from './expectedTexts.ts';
import type { Finding } from './finding.ts';
import type { Code } from './look.ts';
import { errorAt } from './readBundle.ts';

/** Groups that the code reads without writing out their keys: `createI18n.ts`, `offerLanguage.ts` and `pages.ts`. */
const READ_WHOLE = ['facts', 'offer', 'meta'];

/**
 * Finds English texts that no code shows, and returns one warning per bundle, for a developer. A text counts as shown if
 * a source file contains its key, or the key of a group around it, as a string; unless that file names only other bundles.
 * (The compiler checks the reverse: that every key in the code exists.)
 *
 * @param english the default language, already checked
 */
export function checkUse(code: Code, { bundles }: CheckedLanguage): Finding[] {
  const namespaces = [...bundles.keys()];
  const shown = [...bundles.values()].filter(({ namespace }) => namespace !== OWN_WORDS);
  const files = code.files.map((strings) => ({
    strings,
    own: strings.filter((string) => namespaces.some((name) => fits(string, name))),
  }));
  return shown.flatMap((bundle): Finding[] => {
    const { namespace } = bundle;
    const own = files.filter(({ own }) => own.length === 0 || own.some((name) => fits(name, namespace)));
    const used = [
      ...own.flatMap(({ strings }) => strings.filter((string) => !string.includes(':'))),
      ...files.flatMap(({ strings }) => strings.flatMap(keyIn(namespace))),
      ...READ_WHOLE,
    ].map(toRegExp);
    const unused = [...bundle.texts.keys()].filter(
      (key) => !used.some((use) => use.test(key.replace(PLURAL, ''))),
    );
    const [first] = unused;
    const values = { keys: unused.join(', ') };
    return first ? [{ ...errorAt(bundle, first, 'shownNowhere', values), level: 'warning' }] : [];
  });
}

/** The key of a string such as `common:tagline`, if it is of this bundle. */
const keyIn = (namespace: string) => (string: string) => {
  const [bundle = '', key] = string.split(':');
  return key && fits(bundle, namespace) ? [key] : [];
};

/** Whether a namespace in the code, such as `services/*`, can be this one. */
const fits = (pattern: string, namespace: string): boolean =>
  pattern === namespace || (/\w\/\*/.test(pattern) && namespace.startsWith(pattern.replace('*', '')));

/** Matches a key and all below it; `*` is a part of one segment. */
const toRegExp = (key: string): RegExp =>
  new RegExp(`^${key.replace(/[.+?^${}()|[\]\\/]/g, '\\$&').replaceAll('*', '[^.]+')}(?:\\.|$)`);
