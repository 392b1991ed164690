// Stands in for src/form/formBundles.ts in development, so that the live form has the texts of its page's mode.
import { loadFormBundle as load } from '../../../src/form/formBundles.ts';
import { devBundles, MODE_ATTRIBUTE, textMode } from '../devTexts.ts';

const mode = textMode(document.documentElement.getAttribute(MODE_ATTRIBUTE));

export const loadFormBundle = devBundles(mode, load);
