import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser believes that it is online, which is a hint only. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
