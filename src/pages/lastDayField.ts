import { setAboutLines } from '../blocks/aboutLines.ts';
import { intlLocale } from '../core/i18n/locales.ts';
import { localeOf } from '../core/i18n/localizedPath.ts';
import { type Counting, daysBetween, lastDay, localDay } from '../core/law/lastDay.ts';

/** Before it, a year is still being typed: 0002 on the way to 2026. */
const EARLIEST = '1900-01-01';

/**
 * Answers the day in the field with the last day of the time limit. Nothing is stored or sent; links to the form and to WhatsApp
 * take both days along.
 *
 * @returns shows the answer to what is in the field by now
 */
export function lastDayField(place: HTMLElement): () => void {
  const counting: Counting = JSON.parse(place.dataset.lastDay ?? '{}');
  const { english = '', translated = '' } = place.dataset;
  const input = place.querySelector('input') as HTMLInputElement;
  const status = place.querySelector('[role="status"]') as HTMLElement;
  const tag = intlLocale(localeOf(location.pathname));
  let shown = '';

  function show(): void {
    const [event, today] = [input.value, localDay()];
    // Saying the same again would interrupt a screen reader.
    if (shown === event + today) return;
    shown = event + today;
    const isCounted = event >= EARLIEST && daysBetween(today, event) <= (counting.ahead ?? 0);
    place.classList.toggle('screen-only', !isCounted);
    const { said, message } = isCounted
      ? answer(event, today)
      : { said: event > today ? [say('future')] : [], message: { english: [], translated: [] } };
    status.replaceChildren(...said);
    setAboutLines('day', message);
  }

  function answer(event: string, today: string) {
    const { day, end, latest } = lastDay(event, counting);
    const left = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(daysBetween(today, day), 'day');
    const days = (tag: string) => ({
      ...{ event: written(event, tag), day: written(day, tag), end: written(end, tag) },
      left,
    });
    const note = say('note', days(tag));
    if (event <= today) note.querySelector('[data-ahead]')?.remove();
    if (today > day || end === day) note.querySelector('[data-off]')?.remove();
    return {
      said: [say(today <= day ? 'last' : today <= latest ? 'closing' : 'over', days(tag)), note],
      message: { english: [filled(english, days('en-GB'))], translated: [filled(translated, days(tag))] },
    };
  }

  function say(id: string, values: Record<string, string> = {}): DocumentFragment {
    const template = place.querySelector(`[data-say="${id}"]`) as HTMLTemplateElement;
    const said = template.content.cloneNode(true) as DocumentFragment;
    // No line ends within a date, but after its weekday.
    const unbroken = Object.entries(values).map(([name, value]) => [
      name,
      value.replace(/([^,]) /g, '$1\u00a0'),
    ]);
    const texts = document.createTreeWalker(said, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      texts.currentNode.nodeValue = filled(String(texts.currentNode.nodeValue), Object.fromEntries(unbroken));
    return said;
  }

  // The tab may be looked at again on another day.
  document.addEventListener('visibilitychange', show);
  return show;
}

const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');

/** A day with its weekday, as readers of a language write it. */
const written = (day: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
