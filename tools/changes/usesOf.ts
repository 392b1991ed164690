import { defaultLocale, locales } from '../../src/i18n/locales.ts';
import { localeOf } from '../../src/i18n/localizedPath.ts';
import { placeName } from '../translator/marks.ts';
import type { Role } from '../translator/protocol.ts';
import { renderTexts } from '../translator/server/renderTexts.ts';

/**
 * The uses of a language's texts, by place: role and page. A text without an entry is on no page initially; it may be a
 * validation message, a toast or an e-mail.
 */
export type SiteUses = Record<string, { role: Role; page: string }[]>;

/** Finds where the texts of a language are used, by rendering every page. */
export async function usesOf(
  renderer: typeof import('../../src/prerender.tsx'),
  root: string,
  localeId: string,
): Promise<SiteUses> {
  const found: SiteUses = {};
  // A folder that is not a language of the site is rendered with the default language's pages.
  const own = locales.some(({ id }) => id === localeId) ? localeId : defaultLocale.id;
  const pages = renderer.pageFiles().filter(({ path }) => localeOf(path).id === own);
  for (const { path: page } of pages) {
    // Lets the server answer other requests in between.
    await new Promise(setImmediate);
    const { uses } = await renderTexts(renderer, root, page, 'http://localhost', 'translate');
    const once = new Map(
      uses.filter((use) => use.locale === localeId).map((use) => [`${use.role} ${placeName(use)}`, use]),
    );
    for (const { role, ...place } of once.values()) {
      const name = placeName(place);
      found[name] = [...(found[name] ?? []), { role, page }];
    }
  }
  return found;
}
