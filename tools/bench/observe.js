// Runs in every page that is measured, before the page's own scripts, and keeps what the browser reports.
(() => {
  const CLICKED = 'bench-clicked';
  const kept = { lcp: 0, cls: 0, tasks: [], form: undefined };

  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    kept.lcp = startTime;
  });
  watch('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) kept.cls += value;
  });
  watch('longtask', (task) => kept.tasks.push(task));

  const started = performance.now();
  function lookForForm() {
    const found = document.querySelector('form [name=email]');
    // Without a script the form can never send, and what is typed into it is typed for nothing.
    if (found && document.querySelector('script')) kept.form = performance.now();
    else if (performance.now() - started < 20_000) requestAnimationFrame(lookForForm);
  }
  requestAnimationFrame(lookForForm);

  function metrics() {
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    // Total Blocking Time: what each task after the first paint takes beyond 50 ms.
    const tbt = kept.tasks
      .filter(({ startTime }) => startTime > fcp)
      .reduce((sum, { duration }) => sum + duration - 50, 0);
    return { ...kept, tasks: undefined, fcp, tbt, form: kept.form && Math.max(kept.form, fcp) };
  }
  window.bench = { metrics, next: undefined };

  // From a click to the first paint of the page that it leads to, in this document or in the next one.
  const painted = (time) => {
    window.bench.next ??= time - Number(sessionStorage.getItem(CLICKED));
  };
  const now = () => performance.timeOrigin + performance.now();
  // A message that is sent just before a frame is painted arrives when it has been.
  const afterPaint = (run) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = run;
      port2.postMessage(undefined);
    });

  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.setItem(CLICKED, String(performance.timeOrigin + timeStamp));
      const old = document.querySelector('h1')?.textContent;
      const lookForPage = () => {
        const heading = document.querySelector('h1')?.textContent;
        if (heading && heading !== old) afterPaint(() => painted(now()));
        else requestAnimationFrame(lookForPage);
      };
      lookForPage();
    },
    true,
  );

  if (document.prerendering) {
    // A page that was rendered ahead is painted when it has been brought to the front.
    document.addEventListener('prerenderingchange', () => afterPaint(() => painted(now())), { once: true });
  } else if (sessionStorage.getItem(CLICKED)) {
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') painted(performance.timeOrigin + startTime);
    });
  }
})();
