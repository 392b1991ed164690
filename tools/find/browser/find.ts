// “Find a text”, put into every page of `npm run dev` by tools/find/findPlugin.ts.
import { type KeysIn, messagesIn, type Values } from '../../i18n/messages.ts';
import { createFinder, type PlacedText } from '../findTexts.ts';
import styles from './find.css?inline';

const ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title', 'content'];
const STATE = 'data-found';

// Its words are in the language of the browser, whatever the page's is.
const translate = messagesIn(...navigator.languages);
const t = (key: KeysIn<'find'>, values?: Values) => translate(`find.${key}`, values);

const make = (tag: string, properties: object, ...content: (Node | string)[]) => {
  const element: HTMLElement = Object.assign(document.createElement(tag), properties);
  element.append(...content);
  return element;
};
const toggle = make('button', { onclick: () => void switchTo(!find) });
const places = make('div', {});
const status = make('p', { role: 'status' });
const panel = make('section', { ariaLabel: t('start') }, places, status, t('keys'));
const host = make('div', { id: 'find', popover: 'manual', lang: translate.localeId });
host.attachShadow({ mode: 'open' }).append(make('style', {}, styles), panel, toggle);
document.body.append(make('style', {}, `[${STATE}] { outline: 2px solid var(--oxblood) }`), host);
host.showPopover();

let find: ReturnType<typeof createFinder> | undefined;
let current: { element: Element; texts: PlacedText[] } | undefined;
/** Whether the panel stays as it is when the pointer moves, so that it can be used. */
let isHeld = false;
let project = { root: '', github: '' };

async function switchTo(isOn: boolean): Promise<void> {
  // It stays on when a change loads the page again.
  sessionStorage.setItem(STATE, isOn ? 'on' : '');
  toggle.textContent = t(isOn ? 'stop' : 'start');
  panel.hidden = !isOn;
  const answer = isOn && (await (await fetch(`/__find?${encodeURIComponent(location.pathname)}`)).json());
  find = answer ? createFinder(answer.texts) : undefined;
  project = answer;
  show(textsOf(document.querySelector('title')));
}

const hasText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim());

/** The texts of an element, or of the nearest one around it. */
function textsOf(element: Element | null | undefined): typeof current {
  if (!element || element === host) return undefined;
  const words = [...ATTRIBUTES.map((name) => element.getAttribute(name)), element.textContent];
  // Longer ones are whole sections.
  const short = words.filter((text) => text !== null && text.length < 3000);
  const texts = [...new Set(short.flatMap((text) => find?.(text ?? '', hasText(element)) ?? []))];
  return texts.length > 0 ? { element, texts } : textsOf(element.parentElement);
}

/** The texts at the pointer, though a link may cover the whole of its card, and a shade its picture. */
function textsAt({ clientX: x, clientY: y }: MouseEvent): typeof current {
  const all = document.elementsFromPoint(x, y);
  const isIn = (box: DOMRect) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
  const words = all.find((element) => hasText(element) && isIn(element.getBoundingClientRect()));
  return textsOf(words ?? all.find((element) => element.hasAttribute('alt')) ?? all[0]);
}

function show(shown: typeof current, stays = false): void {
  current?.element.removeAttribute(STATE);
  [current, isHeld, status.textContent] = [shown, stays, ''];
  places.replaceChildren(...(shown?.texts.slice(0, 8).map(entryOf) ?? [t('none')]));
  shown?.element.setAttribute(STATE, '');
  const isLow = Number(shown?.element.getBoundingClientRect().top) > innerHeight / 2;
  host.style.inset = isLow ? '72px auto auto 8px' : '';
}

function entryOf(place: PlacedText): HTMLElement {
  const at = `${place.file}:${place.line}`;
  const href = `https://github.com/${project.github}/blob/HEAD/${at.replace(':', '#L')}`;
  const link = project.github ? make('a', { href, target: '_blank' }, 'GitHub') : '';
  const english = make('div', { lang: 'en' }, place.english ?? '');
  return make('p', {}, make('button', { onclick: () => open(at) }, at), ` ${place.key} `, link, english);
}

/** Opens a place in the editor. No browser is told whether one opened, but then another window comes to the front. */
async function open(place: string): Promise<void> {
  await fetch(`/__open-in-editor?file=${encodeURIComponent(`${project.root}/${place}`)}`);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  if (!document.hasFocus()) return;
  const copied = navigator.clipboard?.writeText(place).then(() => 'copied' as const);
  status.textContent = t((await copied?.catch(() => undefined)) ?? 'notOpened', { place });
}

/** Shows the next text of the page, or the one before it, where Enter opens it. */
function step(by: 1 | -1): void {
  const all: (Element | undefined)[] = [
    ...document.querySelectorAll('title, meta[name=description], body *'),
  ];
  for (let at = all.indexOf(current?.element) + by; all[at]; at += by) {
    const next = all[at]?.closest('head') || all[at]?.checkVisibility() ? textsOf(all[at]) : undefined;
    // What is around an element has the same text, and so has a sentence within it.
    if (next?.element !== all[at] || next?.texts.every((text) => current?.texts.includes(text))) continue;
    next?.element.scrollIntoView({ block: 'center', behavior: 'instant' });
    show(next, true);
    places.querySelector('button')?.focus();
    return;
  }
}

addEventListener('pointermove', (event) => {
  if (find && !isHeld && event.target !== host && event.pointerType !== 'touch') show(textsAt(event));
});
const pressed = (event: MouseEvent) => {
  // By keyboard, or with Ctrl or Cmd, a click has its normal effect: it follows a link or opens an answer.
  const isNormal = event.target === host || event.detail === 0 || event.ctrlKey || event.metaKey;
  const pointed = isNormal || !find ? undefined : textsAt(event);
  if (!pointed) return;
  event.preventDefault();
  event.stopPropagation();
  // The first tap of a finger shows what a mouse has shown before it clicks. Of several places a person chooses.
  const isShown = pointed.element === current?.element && pointed.texts.length === 1;
  show(pointed, true);
  if (isShown) places.querySelector('button')?.click();
};
addEventListener('click', pressed, true);
addEventListener('keydown', (event) => {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
  if (find && event.key === 'Escape') void switchTo(false);
  if (!find || !by || (event.target as Element).matches('input, textarea, select')) return;
  event.preventDefault();
  step(by);
});
// What opens above the page, such as the menu, must not cover the panel.
const putOnTop = ({ target }: Event) => {
  if (target === host) return;
  host.hidePopover();
  host.showPopover();
};
addEventListener('toggle', putOnTop, true);
void switchTo(sessionStorage.getItem(STATE) === 'on');
