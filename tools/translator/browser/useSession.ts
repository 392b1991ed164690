import { useState } from 'react';

/** State that survives a reload of this tab, which every save causes. */
export function useSession(key: string, initial: string): [string, (value: string) => void] {
  const [value, setValue] = useState(() => readSession(key) ?? initial);
  const keep = (next: string) => {
    keepSession(key, next);
    setValue(next);
  };
  return [value, keep];
}

export const readSession = (key: string): string | null => sessionStorage.getItem(`translator.${key}`);

export const keepSession = (key: string, value: string): void =>
  sessionStorage.setItem(`translator.${key}`, value);
