import type { i18n as I18n, ResourceKey } from 'i18next';
import { formTexts } from '../../../src/enquiry/formTexts.ts';
import { devBundles, type TextMode } from '../devTexts.ts';
import { markBundle } from '../marks.ts';

/** Makes the form load its bundles in this page's mode, and marks its texts so that they can be pointed at. */
export function followForm(mode: TextMode | undefined): void {
  formTexts.wrap = (load) => devBundles(mode, load);
  if (mode === 'translate') formTexts.onLive = markTexts;
}

/**
 * Marks the texts of the form, so that validation messages can be pointed at as well. Only after hydration, which
 * requires the first render to match the prerendered page.
 */
function markTexts(i18n: I18n): void {
  for (const [namespace, bundle] of Object.entries(i18n.getDataByLanguage(i18n.language) ?? {})) {
    const marked = markBundle(bundle as ResourceKey, i18n.language, namespace);
    i18n.addResourceBundle(i18n.language, namespace, marked, true, true);
  }
  // react-i18next re-renders on this event.
  i18n.emit('languageChanged', i18n.language);
}
