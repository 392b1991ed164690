// The translators' panel, injected into every page of `npm run dev` by tools/translator/server/translatorPlugin.ts.
// The page's styles are imported first: positions are wrong until they apply.
import '../../../plugins/prerender/devStyles.ts';
import { createRoot } from 'react-dom/client';
import { MODE_ATTRIBUTE } from '../devTexts.ts';
import { readPage } from './pageTexts.ts';
import { Translator } from './Translator.tsx';
import { panelLocale, t } from './t.ts';
import styles from './translator.css?inline';

const isOn = document.documentElement.getAttribute(MODE_ATTRIBUTE) === 'translate';
if (isOn) readPage();

// A shadow root isolates the page's styles and the panel's from each other.
const host = document.createElement('div');
host.id = 'translator';
host.popover = 'manual';
const shadow = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
shadow.adoptedStyleSheets = [sheet];
// Room to scroll the end of the page up from under the panel's buttons.
if (isOn) document.body.style.paddingBottom = '160px';
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

const enter = (
  <a className="corner" href="?translate" lang={panelLocale}>
    {t('translate')}
  </a>
);
createRoot(shadow).render(isOn ? <Translator /> : enter);
