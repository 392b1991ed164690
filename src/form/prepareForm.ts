/** The parts of the Network Information API that are used here; only Chromium has it. */
type Connection = { saveData?: boolean; effectiveType?: 'slow-2g' | '2g' | '3g' | '4g' };

/**
 * Prepares the form before it is touched, if it is at most half a screen away: fetches its code at low priority, runs it
 * while the browser is idle, and makes the form live. Each step is a separate task, short enough not to delay a tap on a
 * slow phone. Does nothing with Save-Data or on 2G. If a step fails, the first touch repeats them all.
 */
export function prepareForm(island: HTMLElement, goLive: () => Promise<void>): void {
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
  observer.observe(island);
}

async function prepare(goLive: () => Promise<void>): Promise<void> {
  // A failed import is not retried; a failed fetch is.
  await Promise.all(codeFiles().map(async (url) => (await fetch(url, { priority: 'low' })).blob()));
  preloadCode();
  await idle();
  // With React, which is half of the code.
  await import('./outcomeBox.tsx');
  await idle();
  await import('./mountForm.tsx');
  await idle();
  await goLive();
}

/** Loads all modules of the form's code in parallel, which imports would load one after the other. */
export function preloadCode(): void {
  for (const href of codeFiles()) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

/** The files of the form's code, which the build lists in the page. */
const codeFiles = () =>
  document.querySelector<HTMLElement>('[data-form-code]')?.dataset.formCode?.split(' ').filter(Boolean) ?? [];

/** Resolves when the browser is idle; in Safari, which has no such callback, after a short delay. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 200),
  );
