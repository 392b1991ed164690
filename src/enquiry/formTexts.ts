import type { i18n as I18n } from 'i18next';
import type { BundleLoader } from '../i18n/createI18n.ts';

/** What may be done to the form's texts from outside the site, before and after it is hydrated. */
interface FormTexts {
  /** Changes how its bundles are read: what it shows must be what the page was rendered with. */
  wrap: (load: BundleLoader) => BundleLoader;
  /** Told when the form is live. */
  onLive: (i18n: I18n) => void;
}

/** Does nothing on the built site. In `npm run dev` the translators' mode (`tools/translator/`) sets both. */
export const formTexts: FormTexts = { wrap: (load) => load, onLive: () => {} };
