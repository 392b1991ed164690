import { ADDRESS, type Change, type Confirmation, type SiteUses, type TextList } from '../protocol.ts';
import { say } from './say.ts';

/** Every text of a language. Throws with a sentence for the translator. */
export const fetchTexts = (localeId: string): Promise<TextList> => ask(`/texts?lng=${localeId}`);

/** What the texts of a language are to readers; takes a while the first time. */
export const fetchUses = (localeId: string): Promise<SiteUses> => ask(`/uses?lng=${localeId}`);

/** Writes a text into its file. The server then has the page loaded again. Throws with a sentence that says why not. */
export const saveText = (change: Change): Promise<object> => ask('/texts', post(change));

/** Notes that a translation is right for the present English. Throws with a sentence that says why not. */
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
