import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../plugins/project.ts';
import { createTranslate, firstSpoken, type Translate } from './messages.ts';

/** The tools' messages to translators, a file for each language; English is the source here too. */
export const MESSAGES = join(PROJECT, 'tools/i18n/messages');

const known = new Map<string, Translate>();

/**
 * The tools' messages in the first of a reader's languages that they have, otherwise in English.
 *
 * @param tags BCP-47 tags such as `ko-KR`, or the folder of the language that somebody works on
 */
export function messagesIn(...tags: string[]): Translate {
  const ids = readdirSync(MESSAGES).map((file) => file.replace('.json', ''));
  const id = firstSpoken(tags, ids);
  const t =
    known.get(id) ?? createTranslate(id, JSON.parse(readFileSync(join(MESSAGES, `${id}.json`), 'utf8')));
  known.set(id, t);
  return t;
}

/**
 * The messages in the language of this machine's user, from `LC_ALL`, `LANG` or the system. Terminal output uses it
 * whichever language is being checked, since a developer looks at the Korean texts too.
 */
export const ownMessages = (): Translate => messagesIn(new Intl.DateTimeFormat().resolvedOptions().locale);
