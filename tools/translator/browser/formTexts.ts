import type { i18n as I18n, ResourceKey } from 'i18next';
import type { BundleLoader } from '../../../src/i18n/createI18n.ts';
import { devBundles, MODE_ATTRIBUTE, textMode } from '../devTexts.ts';
import { markBundle } from '../marks.ts';

const modeHere = () => textMode(document.documentElement.getAttribute(MODE_ATTRIBUTE));

/** Reads the bundles of the form as this page was rendered, so that React finds what it expects. */
export const bundlesHere = (load: BundleLoader): BundleLoader => devBundles(modeHere(), load);

/**
 * In the translator mode, marks the texts of a part of the page that React has taken over, so that messages that
 * come and go can be pointed at, too. Not before it has: what React finds in the page must be what it renders first.
 */
export function markTexts(i18n: I18n): void {
  if (modeHere() !== 'translate') return;
  for (const [namespace, bundle] of Object.entries(i18n.getDataByLanguage(i18n.language) ?? {})) {
    const marked = markBundle(bundle as ResourceKey, i18n.language, namespace);
    i18n.addResourceBundle(i18n.language, namespace, marked, true, true);
  }
  // react-i18next renders anew when the language changes.
  i18n.emit('languageChanged', i18n.language);
}
