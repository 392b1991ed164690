// Injected into every measured page before its own scripts; collects what the browser reports.
(() => {
  const CLICKED = 'bench-clicked';
  const kept = { lcp: 0, cls: 0, tasks: [] };

  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    kept.lcp = startTime;
  });
  watch('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) kept.cls += value;
  });
  watch('longtask', (task) => kept.tasks.push(task));

  const loaded = () =>
    performance.getEntriesByType('navigation')[0]?.loadEventEnd || Number.POSITIVE_INFINITY;
  /** @param {number} watched milliseconds after the load during which long tasks count */
  function metrics(watched) {
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const { lcp, cls, tasks } = kept;
    const blocked = tasks
      .filter(({ startTime }) => startTime < loaded() + watched)
      .reduce((sum, { duration }) => sum + duration - 50, 0);
    return { fcp, lcp, cls, blocked };
  }
  window.bench = { loaded, metrics, live: undefined, next: undefined };

  // From the first touch of the form until hydration, which is when React marks elements as its own.
  let touched;
  const isLive = (form) => Object.keys(form).some((key) => key.startsWith('__reactProps$'));
  function touch({ target, timeStamp }) {
    const form = target instanceof Element && target.closest('form');
    if (!form || touched) return;
    touched = timeStamp;
    const look = () => {
      if (isLive(form)) window.bench.live = Math.max(1, performance.now() - touched);
      else requestAnimationFrame(look);
    };
    look();
  }
  for (const beginning of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(beginning, touch, true);

  // From a click to the first paint of the page that it leads to, in this document or the next.
  const painted = (time) => {
    window.bench.next ??= time - Number(sessionStorage.getItem(CLICKED));
  };
  const now = () => performance.timeOrigin + performance.now();
  // A message posted just before a frame is painted arrives after it.
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
    // A prerendered page counts as painted when it is activated.
    document.addEventListener('prerenderingchange', () => afterPaint(() => painted(now())), { once: true });
  } else if (sessionStorage.getItem(CLICKED)) {
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') painted(performance.timeOrigin + startTime);
    });
  }
})();
