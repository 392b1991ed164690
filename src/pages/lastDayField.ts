import { setAboutLines } from '../blocks/aboutLines.ts';
import { intlLocale } from '../core/i18n/locales.ts';
import { localeOf } from '../core/i18n/localizedPath.ts';
import { type Counting, daysBetween, lastDay, localDay, monthsBetween } from '../core/law/lastDay.ts';

/** Before it, a year is still being typed: 0002 on the way to 2026. */
const EARLIEST = '1900-01-01';
/** The number of days above which years and months are named too. */
const MANY = 90;

/**
 * Answers the day in the field with the last day of the time limit. Nothing is sent, and nothing stored but the day in the tab's
 * history; links to the form and to WhatsApp take both days along.
 *
 * @returns shows the answer to what is in the field by now
 */
export function lastDayField(place: HTMLElement): () => void {
  const counting: Counting = JSON.parse(place.dataset.lastDay ?? '{}');
  const { english = '', translated = '', long = '' } = place.dataset;
  const input = place.querySelector('input') as HTMLInputElement;
  const status = place.querySelector('[role="status"]') as HTMLElement;
  const tag = intlLocale(localeOf(location.pathname));
  let shown = '';
  // Setting it to nothing would empty the parts of a day that is being typed.
  if (!input.value && history.state) input.value = history.state;

  function show(): void {
    const [event, today] = [input.value, localDay()];
    // Saying the same again would interrupt a screen reader.
    if (shown === event + today) return;
    shown = event + today;
    keepDay();
    const isCounted = event >= EARLIEST && daysBetween(today, event) <= (counting.ahead ?? 0);
    place.classList.toggle('screen-only', !isCounted);
    const { said, message } = isCounted
      ? answer(event, today)
      : { said: event > today ? [say('future')] : [], message: { english: [], translated: [] } };
    status.replaceChildren(...said);
    setAboutLines('day', message);
  }

  /** Keeps the day for the way back: browsers do not restore it, as the page begins with a field of another type. */
  function keepDay(): void {
    history.replaceState(input.value, '');
  }

  function answer(event: string, today: string) {
    const { day, end, latest } = lastDay(event, counting);
    const left = distance(today, day);
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

  /** How far a day is from today: in days, and if they are many, in years and months too. */
  function distance(today: string, day: string): string {
    const days = daysBetween(today, day);
    const left = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(days, 'day');
    return Math.abs(days) > MANY ? filled(long, { left, months: inMonths(today, day, tag) }) : left;
  }

  function say(id: string, values: Record<string, string> = {}): DocumentFragment {
    const template = place.querySelector(`[data-say="${id}"]`) as HTMLTemplateElement;
    const said = template.content.cloneNode(true) as DocumentFragment;
    // No line ends within a date, but after its weekday, and before what is in brackets.
    const unbroken = Object.entries(values).map(([name, value]) => [
      name,
      value.replace(/([^,]) (?!\()/g, '$1\u00a0'),
    ]);
    const texts = document.createTreeWalker(said, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      texts.currentNode.nodeValue = filled(String(texts.currentNode.nodeValue), Object.fromEntries(unbroken));
    return said;
  }

  // The tab may be looked at again on another day.
  document.addEventListener('visibilitychange', show);
  // A link within the page makes an entry of its own.
  addEventListener('hashchange', keepDay);
  return show;
}

const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');

/** The whole years and months between two days, such as `5 years, 11 months`. */
function inMonths(from: string, to: string, tag: string): string {
  const months = monthsBetween(from, to);
  const units = { year: Math.floor(months / 12), month: months % 12 };
  const parts = Object.entries(units)
    .filter(([, number]) => number > 0)
    .map(([unit, number]) =>
      new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(number),
    );
  return new Intl.ListFormat(tag, { type: 'unit', style: 'short' }).format(parts);
}

/** A day with its weekday, as readers of a language write it. */
const written = (day: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
