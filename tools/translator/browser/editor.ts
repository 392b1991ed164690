import { tidyText } from '../../i18n/characters.ts';
import { ADDRESS, type Change, type Confirmation, type ListedText } from '../protocol.ts';
import { button, make, panelLocale, t } from './make.ts';

/** The open field and what it began with. A second one opens only when the first has nothing unsaved. */
let open: { field: HTMLTextAreaElement; start: string } | undefined;
const hasUnsaved = (): boolean => open !== undefined && open.field.value !== open.start;

addEventListener('beforeunload', (event) => {
  if (hasUnsaved()) event.preventDefault();
});

// Vite reloads the page when a file changes, including the one being saved; it waits for this promise.
import.meta.hot?.on('vite:beforeFullReload', async () => {
  while (hasUnsaved()) await new Promise((resolve) => setTimeout(resolve, 50));
});

/**
 * Calls the development server. Throws with a message for the translator.
 *
 * @param body what is sent; without it, the call only reads
 */
export async function callServer<Answer>(path: string, body?: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const request = body && { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(ADDRESS + path, request).catch(() => undefined);
  if (!response) throw new Error(t('refusals.noAnswer'));
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.problem);
  return answer;
}

/** What happens after a text was edited. */
interface Done {
  /** It was saved, with warnings of the check; the server reloads the page. */
  saved: (notes: string[]) => void;
  confirmed: () => void;
}

/**
 * Opens a text for editing, in place of the one that is open. Clicking on another text neither saves nor discards what is
 * unsaved: it returns to the field.
 *
 * @param box where the form is put
 */
export function openEditor(box: HTMLElement, text: ListedText, done: Done): void {
  if (open && hasUnsaved()) {
    open.field.focus();
    return;
  }
  const { locale, file, key, state } = text;
  const start = text.value ?? '';
  const field = make('textarea', { value: start, lang: locale, rows: 3 + Math.ceil(start.length / 50) });
  const problem = make('p', { role: 'alert' });
  const close = () => {
    open = undefined;
    box.replaceChildren();
  };
  // Nothing can be typed meanwhile, so that nothing is lost when the page is loaded again.
  const attempt = async (act: () => Promise<void>) => {
    field.disabled = true;
    try {
      await act();
      close();
    } catch (error) {
      problem.textContent = (error as Error).message;
      field.disabled = false;
      field.focus();
    }
  };
  const save = () =>
    attempt(async () => {
      const value = tidyText(field.value, text.value, text.english);
      if (value === text.value) return;
      const change: Change = { locale, file, key, value, before: text.value };
      done.saved(await callServer<string[]>('/texts', change));
    });
  const confirm = () =>
    attempt(async () => {
      const confirmation: Confirmation = { locale, file, key, english: text.english ?? '' };
      await callServer('/confirmations', confirmation);
      done.confirmed();
    });
  field.onkeydown = (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    save();
  };
  const form = make(
    'section',
    {
      ariaLabel: t('text'),
      lang: panelLocale,
      onkeydown: ({ key, isComposing }) => key === 'Escape' && !isComposing && !hasUnsaved() && close(),
    },
    factsOf(text),
    make('label', {}, t('text'), field),
    problem,
    button(t('save'), save),
    ' ',
    button(t('cancel'), close),
    ' ',
    state === 'outdated' && button(t('confirm'), confirm),
    make('p', { className: 'keys' }, t('editKeys')),
  );
  box.replaceChildren(form);
  open = { field, start };
  field.focus();
}

/** The place of a text, its English, and notes for the translator. */
function factsOf({ locale, file, key, english, state, before, original }: ListedText): HTMLElement {
  const facts: [name: string, words: string | null | undefined | false, lang?: string][] = [
    [t('facts.file'), `locales/${locale}/${file}.json`],
    [t('facts.key'), key],
    [t('facts.english'), locale !== 'en' && english, 'en'],
    [t('facts.before'), before, 'en'],
    [t('facts.original'), original, locale],
    [t('facts.lookAt'), state && t(`states.${state}`)],
  ];
  const rows = facts.flatMap(([name, words, lang = '']) =>
    words ? [make('dt', {}, name), make('dd', lang ? { lang } : {}, words)] : [],
  );
  return make('dl', {}, ...rows);
}
