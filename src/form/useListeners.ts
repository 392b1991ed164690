import { useLayoutEffect, useRef } from 'react';

type Listeners = { [type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[type]) => void };

/** Listens to events in an element that React does not render. The listeners may differ with each render, not the types. */
export function useListeners(element: HTMLElement, listeners: Listeners): void {
  const latest = useRef<Record<string, (event: never) => void>>(listeners);
  useLayoutEffect(() => {
    latest.current = listeners;
  });
  useLayoutEffect(() => {
    const mounted = new AbortController();
    for (const type of Object.keys(latest.current)) {
      const listener = (event: Event) => latest.current[type]?.(event as never);
      element.addEventListener(type, listener, { signal: mounted.signal });
    }
    return () => mounted.abort();
  }, [element]);
}
