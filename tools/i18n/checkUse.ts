import { SEARCH_WORDS } from './checkBundle.ts';
import type { Code } from './checkedText.ts';
import type { Finding } from './finding.ts';
import { errorAt, PLURAL } from './readBundle.ts';
import type { CheckedLanguage } from './site.ts';

/** Groups that the code reads without writing out their keys: `createI18n.ts`, `offerLanguage.ts` and `pages.ts`. */
const READ_WHOLE = ['facts', 'offer', 'meta'];

/**
 * Finds English texts that no code shows, and returns one warning per bundle, for a developer. A text counts as shown if
 * a source file contains its key, or the key of a group around it, as a string; unless that file names only other bundles.
 * (The compiler checks the reverse: that every key in the code exists.)
 */
export function checkUse(code: Code, { bundles }: CheckedLanguage): Finding[] {
  const namespaces = [...bundles.keys()];
  const isNamespace = (string: string) => namespaces.some((name) => fits(string, name));
  const files = code.files.map((strings) => ({ strings, named: strings.filter(isNamespace) }));
  return [...bundles.values()].flatMap((bundle): Finding[] => {
    const { namespace, texts } = bundle;
    if (namespace === SEARCH_WORDS) return [];
    const used = files.flatMap(({ strings, named }) => {
      const isNamed = named.length === 0 || named.some((name) => fits(name, namespace));
      return strings.filter((string) =>
        string.includes(':') ? fits(string.replace(/:.*/, ''), namespace) : isNamed,
      );
    });
    const shown = new Set([...READ_WHOLE, ...used.map((string) => string.replace(/^.*:/, ''))]);
    const patterns = [...shown].filter((key) => key.includes('*')).map(toRegExp);
    const isShown = (key: string): boolean =>
      shown.has(key) || (key.includes('.') && isShown(key.slice(0, key.lastIndexOf('.'))));
    const unused = [...texts.keys()].filter((full) => {
      const key = full.replace(PLURAL, '');
      return !isShown(key) && !patterns.some((pattern) => pattern.test(key));
    });
    const [first] = unused;
    const values = { keys: unused.join(', ') };
    return first ? [{ ...errorAt(bundle, first, 'shownNowhere', values), level: 'warning' }] : [];
  });
}

/** Whether a namespace in the code, such as `services/*`, can be this one. */
const fits = (pattern: string, namespace: string): boolean =>
  pattern === namespace || (/\w\/\*/.test(pattern) && namespace.startsWith(pattern.replace('*', '')));

/** Matches a key and all below it; `*` is a part of one segment. */
const toRegExp = (key: string): RegExp =>
  new RegExp(`^${key.replace(/[.+?^${}()|[\]\\/]/g, '\\$&').replaceAll('*', '[^.]+')}(?:\\.|$)`);
