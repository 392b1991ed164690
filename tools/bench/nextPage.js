// Runs in the head of two pages: the first clicks a link to the second, which reports when it was painted.
(() => {
  const CLICKED = 'bench-clicked';
  /** Milliseconds in which the browser may prepare the next page, as while somebody reads. */
  const READING = 3000;
  const now = () => performance.timeOrigin + performance.now();
  const report = (time) => {
    new Image().src = `/bench-report?${time - Number(sessionStorage.getItem(CLICKED))}`;
  };

  if (document.prerendering) {
    // A message that is posted just before a frame is painted arrives after it.
    const afterPaint = (run) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = run;
        port2.postMessage(undefined);
      });
    document.addEventListener('prerenderingchange', () => afterPaint(() => report(now())), { once: true });
  } else if (sessionStorage.getItem(CLICKED)) {
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) {
        if (name === 'first-contentful-paint') report(performance.timeOrigin + startTime);
      }
    }).observe({ type: 'paint', buffered: true });
  } else {
    setTimeout(() => {
      sessionStorage.setItem(CLICKED, String(now()));
      document.querySelector('footer a[href$="/disclaimer"]').click();
    }, READING);
  }
})();
