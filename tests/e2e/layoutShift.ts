/** Runs in a page: its cumulative layout shift so far. */
export function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let shift = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // Buffered entries arrive with the next task, recent shifts with the next frame.
    requestAnimationFrame(() => setTimeout(() => resolve(shift), 50));
  });
}
