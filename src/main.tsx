// In the built site all styles come with the page; see build/prerenderPlugin.ts.
if (import.meta.env.DEV) {
  // The order of the cascade's layers is that of the first file.
  await import('./styles/tokens.css');
  const load = import.meta.glob(['./styles/*.css', './**/*.module.css']);
  await Promise.all(Object.values(load).map((style) => style()));
}

if (document.querySelector('[data-not-found]')) {
  console.error('404: no page has the address', window.location.pathname);
}

// What the page shows comes first; what follows takes nothing of the line or the processor from it.
const shown = new Promise<void>((resolve) => {
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(() => resolve());
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
});
shown.then(() => import('./layout/offerLanguage.ts')).then(({ offerLanguage }) => offerLanguage());

const enquiry = document.getElementById('enquiry');
if (enquiry) {
  // A visitor may be faster than the form's code: what is sent before it has arrived is sent when it has.
  let sentEarly = false;
  const early = (event: Event) => {
    event.preventDefault();
    sentEarly = true;
  };
  enquiry.addEventListener('submit', early);
  Promise.race([shown.then(() => isSeen(enquiry)), isUsed(enquiry)])
    .then(() => import('./enquiry/takeOver.tsx'))
    .then(({ takeOver }) => takeOver(enquiry))
    .then(() => {
      enquiry.removeEventListener('submit', early);
      if (sentEarly) enquiry.querySelector('form')?.requestSubmit();
    })
    .catch((error: unknown) => {
      console.error(error);
      showFailure(enquiry, error instanceof Error ? error.message : String(error));
    });
}

/** Waits until an element is on the screen: who only looks up the address loads no form. */
function isSeen(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
}

/** Waits until the visitor begins with a form. */
function isUsed(element: Element): Promise<unknown> {
  return new Promise((resolve) => element.addEventListener('focusin', resolve, { once: true }));
}

/** Puts the error screen, which the page brings with it, in the place of the form. */
function showFailure(place: HTMLElement, message: string): void {
  const template = document.querySelector<HTMLTemplateElement>('#failure');
  if (!template) return;
  const screen = template.content.cloneNode(true) as DocumentFragment;
  const line = screen.querySelector('[data-message]');
  if (line) line.textContent = message;
  place.replaceChildren(screen);
}
