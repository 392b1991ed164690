import { localeOf } from '../../../src/core/i18n/localizedPath.ts';
import { type ListedText, placeName, type TextList } from '../protocol.ts';
import { callServer, openEditor } from './editor.ts';
import { button, make, panelLocale, t } from './make.ts';
import { markedTexts, textAt } from './pageTexts.ts';

/** What this tab remembers over a reload, which every save causes. */
interface Session {
  /** Whether the list is open, its filter, and what is searched. */
  open: boolean;
  filter: string;
  search: string;
  /** What the reloaded page is to report: what was saved, the check's warnings, and the place of the text. */
  report: { message: string; note: string; place: string } | null;
}

const KEY = 'translator';
const session: Session = {
  ...{ open: false, filter: 'here', search: '', report: null },
  ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}'),
};
const keep = (part: Partial<Session>) =>
  sessionStorage.setItem(KEY, JSON.stringify(Object.assign(session, part)));

/** Which texts the list has: those of the page's files, those that need attention, or all. */
const FILTERS = {
  here: ({ locale, file }: ListedText) =>
    markedTexts.some(({ places }) => places.some((place) => place.locale === locale && place.file === file)),
  todo: ({ state }: ListedText) => state !== undefined,
  changed: ({ original }: ListedText) => original !== undefined,
  all: () => true,
};
type Filter = keyof typeof FILTERS;

/** Starts the translators' mode: pointing at texts on the page, and the panel with the list of all texts. */
export function startTranslator(shadow: ShadowRoot): void {
  let texts: ListedText[] = [];
  const box = make('div', { className: 'editor' });
  const { corner, toggle, report } = makeCorner(() => {
    keep({ open: !session.open });
    list.show();
  });
  const refresh = () =>
    Promise.all(localesHere().map((id) => callServer<TextList>(`/texts?lng=${id}`))).then(
      (lists) => {
        texts = lists.flatMap((one) => one.texts);
        toggle.textContent = t('textsOf', { language: lists[0]?.name ?? '' });
        if (lists[0]?.problem && !session.report) report('', lists[0].problem);
        list.show();
      },
      (error: Error) => report('', error.message),
    );
  const edit = (text: ListedText) =>
    openEditor(box, text, {
      saved: (notes) => {
        const message = t('saved', { file: `locales/${text.locale}/${text.file}.json`, key: text.key });
        keep({ report: { message, note: notes.join(' '), place: placeName(text) } });
      },
      confirmed: () => {
        report(t('confirmed'));
        refresh();
      },
    });
  const list = makeList(() => texts, edit);
  shadow.append(corner, list.panel, box);
  pointAndEdit(() => texts, edit, box);
  refresh();
  if (session.report) showSaved(session.report, report);
}

type Report = (message: string, note?: string) => void;

/** The buttons, with what was done and what is wrong with it: until the next action. */
function makeCorner(onToggle: () => void) {
  const status = make('p', { role: 'status' });
  const alert = make('p', { role: 'alert' });
  const toggle = button(t('textsOf', { language: '…' }), () => {
    onToggle();
    toggle.ariaExpanded = String(session.open);
  });
  toggle.ariaExpanded = String(session.open);
  const off = make('a', { href: '?translate=off' }, t('switchOff'));
  const keys = make('p', { className: 'keys' }, t('pointKeys'));
  const corner = make(
    'div',
    { className: 'corner', lang: panelLocale },
    alert,
    status,
    keys,
    toggle,
    ' ',
    off,
  );
  const report: Report = (message, note = '') => {
    status.textContent = message;
    alert.textContent = note;
  };
  // A change may reload the page more than once, so only an action ends the report.
  const forget = () => {
    keep({ report: null });
    report('');
  };
  for (const type of ['pointerdown', 'keydown', 'click']) addEventListener(type, forget, true);
  return { corner, toggle, report };
}

/** After a save, which reloads the page, says what was saved, with the check's warnings, and shows it. */
function showSaved({ message, note, place }: NonNullable<Session['report']>, report: Report): void {
  report(message, note);
  const saved = markedTexts.find(({ places }) => places.some((one) => placeName(one) === place));
  const element = saved?.nodes[0]?.parentElement;
  element?.closest('details')?.setAttribute('open', '');
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** The languages of this page's texts, the page's own first. */
function localesHere(): string[] {
  const others = markedTexts.flatMap(({ places }) => places.map(({ locale }) => locale));
  return [...new Set([localeOf(location.pathname).id, ...others])];
}

/** The list of texts: for those that cannot be pointed at, and those that need attention. */
function makeList(textsNow: () => readonly ListedText[], edit: (text: ListedText) => void) {
  const entries = make('ul', {});
  const show = () => {
    panel.hidden = !session.open;
    if (panel.hidden) return;
    const texts = textsNow();
    const search = session.search.toLowerCase();
    const found = texts
      .filter(FILTERS[session.filter as Filter])
      .filter((text) =>
        [`${text.file}: ${text.key}`, text.english, text.value].some((part) =>
          part?.toLowerCase().includes(search),
        ),
      )
      // Texts of the frame come after the page's own.
      .toSorted((a, b) => Number(a.file === 'common') - Number(b.file === 'common'));
    for (const option of filter.options)
      option.text = `${t(`filters.${option.value as Filter}`)} (${texts.filter(FILTERS[option.value as Filter]).length})`;
    entries.replaceChildren(...found.map((text) => entryOf(text, edit)));
    if (found.length === 0) entries.append(t('none'));
  };
  const ids = Object.keys(FILTERS) as Filter[];
  const filter = make('select', {}, ...ids.map((value) => make('option', { value })));
  filter.value = session.filter;
  const search = make('input', { type: 'search', value: session.search });
  filter.onchange = search.oninput = () => {
    keep({ filter: filter.value, search: search.value });
    show();
  };
  const labels = [make('label', {}, `${t('show')} `, filter), make('label', {}, `${t('search')} `, search)];
  const own = { className: 'panel', ariaLabel: t('texts'), lang: panelLocale, hidden: true };
  const panel = make('section', own, ...labels, entries);
  return { panel, show };
}

/** A text in the list, which opens for editing. */
function entryOf(text: ListedText, edit: (text: ListedText) => void): HTMLElement {
  const { locale, file, key, value, original } = text;
  const entry = button('', () => edit(text));
  entry.append(
    make('code', {}, `${file}: ${key}`),
    ' ',
    original ? make('del', { lang: locale }, original) : '',
    ' ',
    make('span', { lang: locale }, value ?? t('missing')),
  );
  return make('li', {}, entry);
}

/** Highlights the text under the pointer; a click opens it for editing. */
function pointAndEdit(
  textsNow: () => readonly ListedText[],
  edit: (text: ListedText) => void,
  box: HTMLElement,
): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('::highlight(translator) { background: var(--brass-light); color: var(--ink); }');
  document.adoptedStyleSheets.push(sheet);
  const pointed = ({ target, clientX, clientY }: MouseEvent) =>
    target instanceof Element && target.id !== 'translator'
      ? textAt(clientX, clientY, textsNow())
      : undefined;
  document.addEventListener('pointermove', (event) => {
    CSS.highlights.set('translator', new Highlight(...(pointed(event)?.ranges ?? [])));
  });
  document.addEventListener(
    'click',
    (event) => {
      // A click with Ctrl or Cmd keeps its normal effect: it follows a link or opens an answer.
      if (event.ctrlKey || event.metaKey || event.detail === 0) return;
      const found = pointed(event);
      if (!found) return;
      event.preventDefault();
      event.stopPropagation();
      box.classList.toggle('top', event.clientY > innerHeight / 2);
      edit(found.text);
    },
    true,
  );
}
