import type { ListedText, Role, State } from '../protocol.ts';

/** What a text is to readers, in a translator's words. */
export const roleNames: Record<Role, string> = {
  text: 'Text on the page',
  title: 'Title of the page, in the tab and in search results',
  description: 'Description for search engines',
  picture: 'Description of a picture',
  label: 'Label that screen readers read out',
  address: 'Message that a link brings along',
  message: 'Message that shows at times',
  data: 'Data for search engines',
};

/** What a translator should look at. */
export const stateNames: Record<State, string> = {
  missing: 'Missing',
  same: 'Same as English',
  outdated: 'Changed in English since',
};

/** Bundles that no page shows. */
const elsewhere: Record<string, string> = { emails: 'E-mail', profile: 'Firm profile (PDF)' };

/** What a text is that no page has when it is loaded. */
export const elsewhereName = ({ file }: ListedText): string =>
  elsewhere[file] ?? 'Shown at times: a message of the form, a toast, the offer of a language';
