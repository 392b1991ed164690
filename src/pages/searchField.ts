import { type Entry, type SearchFile, searchIn } from '../core/search/find.ts';

/** A term in brackets, with a Korean particle after it: short enough for the line of a phone. */
const TERM = /([(（][^)）]{1,22}[)）][가-힣]*)/;

/** Loads the words of a search field's language, and shows the results of what is typed. What was typed is sent nowhere. */
export async function searchField(search: HTMLElement): Promise<void> {
  const part = <Part extends HTMLElement>(selector: string) => search.querySelector(selector) as Part;
  const [input, list, status] = [part<HTMLInputElement>('input'), part('ul[id]'), part('[role="status"]')];
  const response = await fetch(search.dataset.search ?? '');
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const { entries, traditional, kinds }: SearchFile = await response.json();
  const find = searchIn(entries, traditional);
  const clock = (share: number) => {
    const drawn = part<HTMLTemplateElement>('template').content.cloneNode(true) as DocumentFragment;
    drawn.querySelector('rect')?.setAttribute('width', `${share}%`);
    return drawn;
  };

  function show(): void {
    const isEmpty = !input.value.trim();
    const found = find(input.value);
    list.replaceChildren(...found.map((entry) => row(entry, kinds, clock)));
    part('[data-danger]').hidden = !found.slice(0, 3).some(({ danger }) => danger);
    part('[data-none]').hidden = isEmpty || found.length > 0;
    status.textContent = isEmpty ? '' : (status.dataset.found ?? '').replace('#', String(found.length));
  }
  // Also while a syllable is being composed: waiting for its end would leave the last one out.
  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing) list.querySelector('a')?.focus();
  });
  show();
}

function span(text: string, className = ''): HTMLSpanElement {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
}

function row(
  { path, title, kind, when, share }: Entry,
  kinds: SearchFile['kinds'],
  clock: (share: number) => Node,
): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.className = 'whole phrase';
  link.href = path;
  link.append(...title.split(TERM).map((text, index) => (index % 2 ? span(text, 'unbroken') : text)));
  const notes = [when, kind && kinds[kind]].flatMap((text) => (text ? [' ', span(text)] : []));
  item.append(...(share ? [clock(share)] : []), link, ...notes);
  return item;
}
