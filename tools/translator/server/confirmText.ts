import { writeConfirmation } from '../../i18n/confirmations.ts';
import { english as englishMessages, type Messages } from '../../i18n/messagesIn.ts';
import { textName } from '../../i18n/readBundle.ts';
import type { Site } from '../../i18n/site.ts';
import type { Confirmation } from '../protocol.ts';
import { findText, TextError } from './findText.ts';

/**
 * Records that a translation is right for the current English. Throws a TextError and writes nothing if the place does
 * not exist, or if the English has changed since it was read.
 */
export function confirmText(
  site: Site,
  confirmation: Confirmation,
  messages: Messages = englishMessages(),
): void {
  const { key, english } = confirmation;
  const { own, now, expected } = findText(site, confirmation, messages);
  if (now === null || expected === undefined) {
    throw new TextError(404, messages.panel('refusals.noText', { file: own.file, key }));
  }
  if (expected !== english)
    throw new TextError(409, messages.panel('refusals.englishChanged', { now: expected }));
  writeConfirmation(site.root, own.localeId, textName(own.namespace, key), english);
}
