import { ADDRESS, type Change, type Confirmation, type SiteUses, type TextList } from '../protocol.ts';
import { say } from './say.ts';

/** Every text of a language. Throws with a message for the translator. */
export const fetchTexts = (localeId: string): Promise<TextList> => ask(`/texts?lng=${localeId}`);

/** Where the texts of a language are used; slow the first time. */
export const fetchUses = (localeId: string): Promise<SiteUses> => ask(`/uses?lng=${localeId}`);

/** Saves a text to its file; the server then reloads the page. Throws with a message for the translator. */
export const saveText = (change: Change): Promise<object> => ask('/texts', post(change));

/** Confirms a translation for the present English. Throws with a message for the translator. */
export const confirmText = (confirmation: Confirmation): Promise<object> =>
  ask('/confirmations', post(confirmation));

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function ask<Answer>(path: string, request?: RequestInit): Promise<Answer> {
  const response = await fetch(ADDRESS + path, request).catch(() => undefined);
  if (!response) throw new Error(say('refusals.noAnswer'));
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.problem);
  return answer;
}
