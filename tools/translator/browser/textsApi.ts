import { ADDRESS, type Change, type Confirmation, type Saved, type TextList } from '../protocol.ts';
import { t } from './t.ts';

// These functions throw with a message for the translator.

/** Every text of a language. */
export const fetchTexts = (localeId: string): Promise<TextList> => ask(`/texts?lng=${localeId}`);

/** Saves a text to its file; the server then reloads the page. */
export const saveText = (change: Change): Promise<Saved> => ask('/texts', change);

/** Confirms a translation for the present English. */
export const confirmText = (confirmation: Confirmation): Promise<object> =>
  ask('/confirmations', confirmation);

async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const request = body && { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(ADDRESS + path, request).catch(() => undefined);
  if (!response) throw new Error(t('refusals.noAnswer'));
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.problem);
  return answer;
}
