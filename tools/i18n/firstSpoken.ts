import { defaultLocale } from '../../src/i18n/locales.ts';

/**
 * The first of a reader's languages that is available; English if none is.
 *
 *     firstSpoken(['ms', 'zh-CN', 'ko'], ['en', 'ko', 'zh']) // => 'zh'
 */
export function firstSpoken(tags: readonly string[], spokenIds: readonly string[]): string {
  const wanted = tags.map((tag) => tag.split('-')[0] ?? '');
  return wanted.find((id) => spokenIds.includes(id)) ?? defaultLocale.id;
}
