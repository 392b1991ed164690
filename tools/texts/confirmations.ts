import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TextName } from './textName.ts';

const folderOf = (localeId: string): string => `locales/${localeId}/confirmed`;

/**
 * The file with which a person confirms that an older translation is right for the present English. It contains that
 * English, so a later change of English invalidates it. One file for each text, so that two people's confirmations
 * never conflict, and so that one can be created in the browser.
 *
 *     confirmationFile('ko', { namespace: 'faq', key: 'items.0.answer' })
 *     // => 'locales/ko/confirmed/faq/items.0.answer.txt'
 */
export const confirmationFile = (localeId: string, { namespace, key }: TextName): string =>
  `${confirmationFolder(localeId, namespace)}${key}.txt`;

/** The folder of the confirmations of a bundle's texts, with a slash at its end. */
export const confirmationFolder = (localeId: string, namespace: string): string =>
  `${folderOf(localeId)}/${namespace}/`;

/** The content of such a file. Surrounding white space does not matter when it is typed by hand. */
export const confirmationText = (english: string): string => `${english.trim()}\n`;

/** The English for which a translation was last confirmed. */
export function readConfirmation(root: string, localeId: string, name: TextName): string | undefined {
  const path = join(root, confirmationFile(localeId, name));
  return existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\r\n', '\n').trim() : undefined;
}

/** Records that a translation is right for an English text. */
export function writeConfirmation(root: string, localeId: string, name: TextName, english: string): void {
  const path = join(root, confirmationFile(localeId, name));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, confirmationText(english));
}

/** The files of a language's confirmations, as paths in the project. */
export function confirmationFiles(root: string, localeId: string): string[] {
  const folder = join(root, folderOf(localeId));
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}
