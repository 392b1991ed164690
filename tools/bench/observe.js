// Runs in every measured page before its own scripts, and collects what the browser reports.
(() => {
  const kept = { lcp: 0, cls: 0, blocked: 0 };

  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    kept.lcp = startTime;
  });
  watch('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) kept.cls += value;
  });
  watch('longtask', ({ duration }) => {
    kept.blocked += duration - 50;
  });

  window.measures = () => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return {
      html: performance.getEntriesByType('navigation')[0].transferSize,
      script: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
      fcp: performance.getEntriesByName('first-contentful-paint')[0].startTime,
      ...kept,
    };
  };
})();
