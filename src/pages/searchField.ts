import { localeOf, localizedPath } from '../core/i18n/localizedPath.ts';
import type { Entry } from '../core/search/find.ts';
import { searchOf } from '../core/search/search.ts';

/** A term in brackets, with a Korean particle after it: short enough for the line of a phone. */
const TERM = /([(（][^)）]{1,22}[)）][가-힣]*)/;

/** How long after the last letter the number of results is said: at once, it would be said at every letter. Milliseconds. */
const PAUSE = 500;
/** Height of a window of which a keyboard takes a part. Pixels. */
const LOW = 600;

/**
 * Loads the words of a search field's language. What was typed is sent nowhere.
 *
 * @returns shows the results of what is typed; throws if the file cannot be loaded
 */
export async function searchField(search: HTMLElement): Promise<(isComposing: boolean) => void> {
  const part = <Part extends HTMLElement>(selector: string) => search.querySelector(selector) as Part;
  const [input, list, status] = [part<HTMLInputElement>('input'), part('ul[id]'), part('[role="status"]')];
  const [danger, numbers] = [part('[data-danger]'), part('#search-numbers')];
  const copy = (selector: string) =>
    part<HTMLTemplateElement>(selector).content.cloneNode(true) as DocumentFragment;
  const locale = localeOf(location.pathname);
  const { file, find } = await searchOf(locale, load);
  const tags = new Map(file.foreign);
  const terms = [...tags.keys()].map((term) => term.replace(/[().+]/g, '\\$&'));
  const foreign = new RegExp(`(${terms.join('|')})`);

  function row({ path, title, kind, when, share }: Entry): HTMLLIElement {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.className = 'whole phrase';
    link.href = localizedPath(locale, path);
    link.append(
      ...title
        .split(TERM)
        .flatMap((text, index) => (index % 2 ? span(marked(text), 'unbroken') : marked(text))),
    );
    const notes = [when, kind && file.kinds[kind]].flatMap((text) => (text ? [' ', span([text])] : []));
    if (share) {
      const clock = copy('[data-clock]');
      clock.querySelector('rect')?.setAttribute('width', `${share}%`);
      item.append(clock);
    }
    item.append(link, ...notes);
    return item;
  }

  /** A text with its foreign terms in their language. */
  function marked(text: string): (string | HTMLElement)[] {
    if (terms.length === 0) return [text];
    return text.split(foreign).map((part) => {
      const tag = tags.get(part);
      return tag ? Object.assign(span([part]), { lang: tag }) : part;
    });
  }

  let pause = 0;
  let said = '';

  /** Says what has been found, and first whom to call, unless it was said already. */
  function say(count: number): void {
    const found = (status.dataset.found ?? '').replace('#', String(count));
    const warning = danger.hidden ? '' : `${numbers.textContent} `;
    if (said === warning + found) return;
    said = warning + found;
    status.replaceChildren(span([warning], 'visually-hidden'), count ? found : copy('[data-say="none"]'));
  }

  // Enter goes to the first result, which the second one opens. Safari's last one of a composition has the code 229.
  input.addEventListener('keydown', (event) => {
    const first = list.querySelector('a');
    if (event.key !== 'Enter' || event.isComposing || event.keyCode === 229 || !first) return;
    // In Firefox, the same key would open the result.
    event.preventDefault();
    first.focus();
  });

  return async (isComposing) => {
    const typed = input.value;
    const { entries, isDanger } = await find(typed);
    // More was typed while a file was loading.
    if (typed !== input.value) return;
    list.replaceChildren(...entries.map((entry) => row(entry)));
    danger.hidden = !isDanger;
    // With the keyboard open, browsers scroll the field only just into view, and numbers and results not at all.
    if (entries.length > 0 && (visualViewport?.height ?? innerHeight) < LOW)
      input.scrollIntoView({ block: 'start' });
    clearTimeout(pause);
    // A placeholder of dictation is nothing yet.
    if (!/[\p{L}\p{N}]/u.test(typed)) {
      said = '';
      status.replaceChildren();
      // What is still being composed is not nothing.
    } else if (entries.length > 0 || !isComposing)
      pause = window.setTimeout(() => say(entries.length), PAUSE);
  };
}

function span(content: readonly (string | HTMLElement)[], className = ''): HTMLSpanElement {
  const element = document.createElement('span');
  if (className) element.className = className;
  element.append(...content);
  return element;
}

async function load(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
