import { useState } from 'react';
import type { Change } from '../protocol.ts';

/** What this tab remembers over a reload, which every save causes. */
interface Session {
  /** Whether the list is open, its filter, and what is searched. */
  open: boolean;
  filter: string;
  search: string;
  /** The changes that can be undone, oldest first. */
  changes: Change[];
  /** What the reloaded page is to report: the change that was saved, where the page was scrolled to, and the warnings. */
  saved: { change: Change; isUndone: boolean; scroll: number; notes: string[] } | null;
}

const KEY = 'translator';
const INITIAL: Session = { open: false, filter: 'here', search: '', changes: [], saved: null };

export const readSession = (): Session => ({
  ...INITIAL,
  ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}'),
});

export const keepSession = (part: Partial<Session>): void =>
  sessionStorage.setItem(KEY, JSON.stringify({ ...readSession(), ...part }));

/** State that survives a reload. */
export function useSession<Name extends 'open' | 'filter' | 'search'>(name: Name) {
  const [value, setValue] = useState(() => readSession()[name]);
  const keep = (next: Session[Name]) => {
    keepSession({ [name]: next });
    setValue(next);
  };
  return [value, keep] as const;
}
