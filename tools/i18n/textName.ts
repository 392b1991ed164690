/** Identifies a text of a language. */
export interface TextName {
  namespace: string;
  key: string;
}

/** The name of a text in a catalogue: `services/criminal-law:help.0`. */
export const contextOf = (namespace: string, key: string): string => `${namespace}:${key}`;
