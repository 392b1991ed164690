import { loadForm } from './enquiry/loadForm.ts';

if (document.querySelector('[data-not-found]')) {
  console.error('404: no page has the address', window.location.pathname);
}

// What the page shows comes first; what follows takes nothing of the line or the processor from it.
const painted = pageIsPainted();
painted.then(() => import('./layout/offerLanguage.ts')).then(({ offerLanguage }) => offerLanguage());

const enquiry = document.getElementById('enquiry');
if (enquiry) loadForm(enquiry, painted);

// A page that is gone back to comes as it was left, with the menu over it.
window.addEventListener('pagehide', () => {
  document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
});

/** Waits until the page has all that it shows, has shown it, and has nothing else to do. */
async function pageIsPainted(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  if (PerformanceObserver.supportedEntryTypes.includes('paint')) {
    await new Promise((resolve) => {
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    });
  }
  await new Promise<unknown>((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}
