// The translator's panel, on every page of `npm run dev`; tools/translator/server/translatorPlugin.ts puts it there.
// The page's styles first: until they are there, nothing stands in its place.
import '../../prerender/devStyles.ts';
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

// In a shadow root, the page's styles and the panel's leave each other alone.
const host = document.createElement('div');
host.id = 'translator';
host.popover = 'manual';
const shadow = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
shadow.adoptedStyleSheets = [sheet];
document.body.append(host);
host.showPopover();

// What opens on the page opens over it; the panel must stay at hand.
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
