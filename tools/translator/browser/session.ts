const KEY = 'translator';

/** The panel's state that survives a reload. */
export interface PanelSession {
  open?: boolean;
  filter?: string;
  search?: string;
  /** The place of the open entry. */
  entry?: string;
  /** The text saved last, to be shown after the reload. */
  saved?: { place: string; scroll: number };
}

/** Reads the state of this tab. */
export function readSession(): PanelSession {
  return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
}

/** Merges changes into the state of this tab. */
export function keepSession(more: PanelSession): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...readSession(), ...more }));
}
