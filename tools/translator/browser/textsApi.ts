import { ADDRESS, type Change, type SiteUses, type TextList } from '../protocol.ts';

/** Every text of a language. Throws with a sentence for the translator. */
export const fetchTexts = (localeId: string): Promise<TextList> => ask(`/texts?lng=${localeId}`);

/** What the texts of a language are to readers; takes a while the first time. */
export const fetchUses = (localeId: string): Promise<SiteUses> => ask(`/uses?lng=${localeId}`);

/** Writes a text into its file. The server then has the page loaded again. Throws with a sentence that says why not. */
export async function saveText(change: Change): Promise<void> {
  await ask('/texts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });
}

async function ask<Answer>(path: string, request?: RequestInit): Promise<Answer> {
  const response = await fetch(ADDRESS + path, request).catch(() => undefined);
  if (!response) throw new Error('There is no answer: is “npm run dev” still running? Nothing is saved.');
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.problem);
  return answer;
}
