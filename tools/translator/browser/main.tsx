// The translators' panel, injected into every page of `npm run dev` by tools/translator/server/translatorPlugin.ts.
// The page's styles are imported first: positions are wrong until they apply.
import '../../../plugins/prerender/devStyles.ts';
import { createRoot } from 'react-dom/client';
import { MODE_ATTRIBUTE, textMode } from '../devTexts.ts';
import { followForm } from './followForm.ts';
import { followPage } from './pageTexts.ts';
import { Switch } from './Switch.tsx';
import { Translator } from './Translator.tsx';
import styles from './translator.css?inline';

const mode = textMode(document.documentElement.getAttribute(MODE_ATTRIBUTE));
if (mode === 'translate') followPage();
followForm(mode);

// A shadow root isolates the page's styles and the panel's from each other.
const host = document.createElement('div');
host.id = 'translator';
host.popover = 'manual';
const shadow = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
shadow.adoptedStyleSheets = [sheet];
document.body.append(host);
host.showPopover();

// Moves the panel above popovers, which open in the top layer.
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (target === host || !(target instanceof HTMLElement) || !target.matches(':popover-open')) return;
    host.hidePopover();
    host.showPopover();
  },
  true,
);

createRoot(shadow).render(mode === 'translate' ? <Translator /> : <Switch mode={mode} />);
