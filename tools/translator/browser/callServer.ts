import { ADDRESS } from '../protocol.ts';
import { t } from './t.ts';

/**
 * Calls the development server. Throws with a message for the translator.
 *
 * @param body what is sent; without it, the call only reads
 */
export async function callServer<Answer>(path: string, body?: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const request = body && { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(ADDRESS + path, request).catch(() => undefined);
  if (!response) throw new Error(t('refusals.noAnswer'));
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.problem);
  return answer;
}
