// What the two halves of the translators' mode say to each other: the panel in the page, and the development server.
import type { Place } from './marks.ts';

/** Where the panel asks for texts, and sends them. */
export const ADDRESS = '/__translator';

/** Before a text in the page: `<!--text ko:common:header.skip-->`. */
export const TEXT_COMMENT = 'text ';

/** What a translator should look at: not there, the same as English, or English has changed since. */
export type State = 'missing' | 'same' | 'outdated';

/** A text as the panel shows it. */
export interface ListedText extends Place {
  /** `null` for a text that English does not have. */
  english: string | null;
  /** `null` for a text that is not there yet. */
  value: string | null;
  states: State[];
  /** The English that an outdated text was translated from. */
  before?: string;
}

/** The texts of a language. `problem` says why it is not known which are out of date. */
export interface TextList {
  name: string;
  texts: ListedText[];
  problem?: string;
}

/** A text as it shall be, and as the one who changed it saw it before (`null`: there was none). */
export interface Change extends Place {
  value: string;
  before: string | null;
}

/** That a translation is right for the present English, as the one who says so has read it. */
export interface Confirmation extends Place {
  english: string;
}

/**
 * What a text is to a reader: part of the page, the tab's title, the description for search engines, a picture's
 * description, a label for screen readers, words in a link's address, a message that a script shows, or data for
 * machines.
 */
export type Role = 'text' | 'title' | 'description' | 'picture' | 'label' | 'address' | 'message' | 'data';

/**
 * What the texts of a language are to readers, and on which pages, by the texts' places. A text without an entry
 * is on no page as it first shows: a validation message, a toast, an e-mail.
 */
export type SiteUses = Record<string, { role: Role; page: string }[]>;
