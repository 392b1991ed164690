const KEY = 'translator';

/** What of the panel outlasts the loading of a page. */
export interface PanelSession {
  open?: boolean;
  filter?: string;
  search?: string;
  /** The place of the entry that is open in the list. */
  entry?: string;
  /** What was saved a moment ago, to be shown when the page is there again. */
  saved?: { place: string; scroll: number };
}

/** Reads what this tab has kept. */
export function readSession(): PanelSession {
  return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
}

/** Keeps more, or other, things in this tab. */
export function keepSession(more: PanelSession): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...readSession(), ...more }));
}
