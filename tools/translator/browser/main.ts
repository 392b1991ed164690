// The translators' panel, injected into every page of `npm run dev` by tools/translator/server/translatorPlugin.ts.
// The page's styles are imported first: positions are wrong until they apply.
import '../../../plugins/prerender/devStyles.ts';
import { MODE_ATTRIBUTE } from '../protocol.ts';
import { make, panelLocale, t } from './make.ts';
import { readPage } from './pageTexts.ts';
import styles from './translator.css?inline';
import { startTranslator } from './translator.ts';

const isOn = document.documentElement.hasAttribute(MODE_ATTRIBUTE);
if (isOn) readPage();

// A shadow root isolates the page's styles and the panel's from each other.
const host = make('div', { id: 'translator', popover: 'manual' });
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

if (isOn) startTranslator(shadow);
else shadow.append(make('a', { className: 'corner', href: '?translate', lang: panelLocale }, t('translate')));
