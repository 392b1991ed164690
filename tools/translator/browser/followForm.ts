import type { i18n as I18n, ResourceKey } from 'i18next';
import { formTexts } from '../../../src/enquiry/formTexts.ts';
import { devBundles, type TextMode } from '../devTexts.ts';
import { markBundle } from '../marks.ts';

/** Has the form read its bundles as this page was rendered, and mark its texts where they can be pointed at. */
export function followForm(mode: TextMode | undefined): void {
  formTexts.wrap = (load) => devBundles(mode, load);
  if (mode === 'translate') formTexts.onLive = markTexts;
}

/**
 * Marks the texts of the live form, so that messages that come and go can be pointed at, too. Not before it is live:
 * what React finds in the page must be what it renders first.
 */
function markTexts(i18n: I18n): void {
  for (const [namespace, bundle] of Object.entries(i18n.getDataByLanguage(i18n.language) ?? {})) {
    const marked = markBundle(bundle as ResourceKey, i18n.language, namespace);
    i18n.addResourceBundle(i18n.language, namespace, marked, true, true);
  }
  // react-i18next renders again when the language changes.
  i18n.emit('languageChanged', i18n.language);
}
