/** The parts of the Network Information API that are used here; only Chromium has it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
}

/**
 * Prepares the form before it is touched, once the page has loaded and the form is at most half a screen away: fetches
 * its code at low priority, runs it while the browser is idle, and makes the form live. Each step is a separate task, short
 * enough not to delay a tap on a slow phone. Does nothing with Save-Data or on 2G. If a step fails, the first touch
 * repeats them all.
 */
export function prepareForm(place: HTMLElement, goLive: () => Promise<void>): void {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || effectiveType.includes('2g')) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      prepare(goLive).catch(() => {});
    },
    { rootMargin: '50% 0%' },
  );
  const watch = () => observer.observe(place);
  if (document.readyState === 'complete') watch();
  else addEventListener('load', watch);
}

async function prepare(goLive: () => Promise<void>): Promise<void> {
  await idle();
  // An import would be fetched at high priority, and not retried after a failure.
  await fetchCode('low');
  await idle();
  await import('./reactDom.ts');
  await idle();
  await import('./mountForm.tsx');
  await idle();
  await goLive();
}

/** Fetches the form's code, whose files the build lists in the page, into the browser's cache. */
export async function fetchCode(priority?: RequestPriority): Promise<void> {
  const urls = document.querySelector<HTMLElement>('[data-form-code]')?.dataset.formCode?.split(' ') ?? [];
  await Promise.all(urls.map(async (url) => (await fetch(url, { priority })).blob()));
}

/** Resolves when the browser is idle; in Safari, which has no such callback, after a short delay. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 200),
  );
