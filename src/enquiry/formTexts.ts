import type { i18n as I18n } from 'i18next';
import type { BundleLoader } from '../i18n/createI18n.ts';

/** Hooks into the form's texts for code outside the site. */
interface FormTexts {
  /** Wraps the bundle loader, so that hydration sees the same texts as the prerendered page. */
  wrap: (load: BundleLoader) => BundleLoader;
  /** Called once the form is live. */
  onLive: (i18n: I18n) => void;
}

/** No-ops on the built site; the translators' mode of `npm run dev` (`tools/translator/`) replaces both. */
export const formTexts: FormTexts = { wrap: (load) => load, onLive: () => {} };
