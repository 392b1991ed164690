/** The part of gettext-parser that is used here; it has no types of its own. */
declare module 'gettext-parser' {
  export interface Entry {
    msgctxt?: string;
    msgid: string;
    msgstr: string[];
    comments?: { extracted?: string; reference?: string; flag?: string };
  }

  export interface Catalogue {
    charset: string;
    /** Nothing where a file has no header at all. */
    headers?: Record<string, string>;
    /** By context, then by English text. */
    translations: Record<string, Record<string, Entry>>;
  }

  export const po: {
    parse(input: string, options?: { validation?: boolean }): Catalogue;
    compile(catalogue: Catalogue, options?: { foldLength?: number }): Uint8Array;
  };
}
