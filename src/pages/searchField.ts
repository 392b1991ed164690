import { localeOf, localizedPath } from '../core/i18n/localizedPath.ts';
import type { Entry } from '../core/search/find.ts';
import { once } from '../core/search/plain.ts';
import { type Reach, searchOf } from '../core/search/search.ts';

/** A term in brackets, with a Korean particle after it: short enough for the line of a phone. */
const TERM = /[(（][^)）]{1,22}[)）][가-힣]*/;

/** How long after the last letter the number of results is said, and what is not found is looked for elsewhere. Milliseconds. */
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
  // The list below has the terms of the titles, marked in the build. A longer one first: it may have a shorter one in it.
  const marks = [...document.querySelectorAll<HTMLElement>('main [lang]')];
  marks.sort((a, b) => (b.textContent ?? '').length - (a.textContent ?? '').length);
  const tags = new Map(marks.map(({ textContent, lang }) => [textContent ?? '', lang]));
  const escaped = [...tags.keys()].map((term) => term.replace(/[().+]/g, '\\$&'));
  const foreign = new RegExp(`(${escaped.join('|') || '$^'})`);
  // A paper's title may have brackets of its own.
  const bracketed = [...escaped.filter((term) => term.includes('(')), TERM.source];
  const parts = new RegExp(`(${bracketed.join('|')})`);

  function row({ path, title, kind, deadline, clockPercent }: Entry): HTMLLIElement {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.className = 'whole phrase';
    link.href = localizedPath(locale, path);
    for (const [index, text] of title.split(parts).entries())
      link.append(...(index % 2 && !tags.has(text) ? [span(marked(text), 'unbroken')] : marked(text)));
    const notes = [deadline, kind && file.kinds[kind]].flatMap((text) => (text ? [' ', span([text])] : []));
    if (clockPercent) {
      const clock = copy('[data-clock]');
      clock.querySelector('rect')?.setAttribute('width', `${clockPercent}%`);
      item.append(clock);
    }
    item.append(link, ...notes);
    return item;
  }

  /** A text with its foreign terms in their language. */
  function marked(text: string): (string | HTMLElement)[] {
    return text.split(foreign).map((part) => {
      const tag = tags.get(part);
      return tag ? Object.assign(span([part]), { lang: tag }) : part;
    });
  }

  const rowOf = once(row);
  // Otherwise the first key would wait for what the first search and its rows prepare.
  for (const entry of (await find(document.title, 'language')).entries) rowOf(entry);

  let pause = 0;
  let said = '';

  /** Says what has been found, and first whom to call, unless it was said already. */
  function say(count: number): void {
    const found = (status.dataset.found ?? '').replace('#', String(count));
    const lines = [...numbers.querySelectorAll('[data-danger], a')].map(({ textContent }) => textContent);
    const warning = danger.hidden ? '' : `${lines.join('. ')}. `;
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

  /** Shows what is found of what is typed; undefined if more was typed meanwhile. */
  async function showFound(reach: Reach): Promise<readonly Entry[] | undefined> {
    const typed = input.value;
    // Read before anything changes: afterwards it would lay the page out at once, in the same task.
    const isLow = (visualViewport?.height ?? innerHeight) < LOW;
    const { entries, isDanger } = await find(typed, reach);
    if (typed !== input.value) return undefined;
    const rows: Element[] = entries.map(rowOf);
    // Those that stay are neither made nor laid out again.
    for (const old of [...list.children]) if (!rows.includes(old)) old.remove();
    for (const [place, found] of rows.entries())
      if (list.children[place] !== found) list.insertBefore(found, list.children[place] ?? null);
    danger.hidden = !isDanger;
    // With the keyboard open, browsers scroll the field only just into view, and numbers and results not at all.
    if (entries.length > 0 && isLow) input.scrollIntoView({ block: 'start' });
    return entries;
  }

  return async (isComposing) => {
    clearTimeout(pause);
    // What is composed in Latin letters is rarely meant so. In the task of the key, one frame shows letter and results.
    const found = await showFound(isComposing ? 'language' : 'latin');
    // A placeholder of dictation is nothing yet.
    if (!/[\p{L}\p{N}]/u.test(input.value)) {
      said = '';
      status.replaceChildren();
    } else if (found) {
      clearTimeout(pause);
      pause = window.setTimeout(async () => {
        // Who is at a result already keeps it.
        const entries = list.contains(document.activeElement) ? found : await showFound('all');
        // What is still being composed is not nothing.
        if (entries && (entries.length > 0 || !isComposing)) say(entries.length);
      }, PAUSE);
    }
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
