import { placeName } from '../translator/marks.ts';
import type { Role } from '../translator/protocol.ts';
import type { ChangedText } from './changedTexts.ts';
import type { SiteUses } from './usesOf.ts';

/** A changed text as shown on a page, with its role there and the number of other pages that show it. */
export interface ShownText extends ChangedText {
  role: Role;
  others: number;
}

/** A page to look at, with the changed texts to be seen there. */
export interface ChangedPage {
  address: string;
  texts: ShownText[];
}

/** A text on more pages than this, such as one of the menu, is shown on one of them only. */
const FEW = 4;

/**
 * Chooses the pages that show the changed texts.
 *
 * @param uses where the texts of the language are used now
 * @returns the pages in the order of their texts, and the texts that no page shows initially (e-mails, messages)
 */
export function changedPages(
  texts: readonly ChangedText[],
  uses: SiteUses,
): { pages: ChangedPage[]; elsewhere: ChangedText[] } {
  const pages = new Map<string, ShownText[]>();
  const placed = texts.map((text) => ({ text, found: uses[placeName(text)] ?? [] }));
  // Texts on few pages choose first; common ones then reuse a page that is already chosen.
  const rareFirst = placed.toSorted((a, b) => countPages(a.found) - countPages(b.found));
  for (const { text, found } of rareFirst) {
    const addresses = [...new Set(found.map(({ page }) => page))];
    const shown =
      addresses.length <= FEW
        ? addresses
        : [addresses.find((address) => pages.has(address)) ?? addresses[0] ?? ''];
    for (const address of shown) {
      const role = found.find(({ page }) => page === address)?.role ?? 'text';
      const entry = { ...text, role, others: addresses.length - 1 };
      pages.set(address, [...(pages.get(address) ?? []), entry]);
    }
  }
  return {
    pages: [...pages].map(([address, shown]) => ({ address, texts: shown })),
    elsewhere: placed.filter(({ found }) => found.length === 0).map(({ text }) => text),
  };
}

const countPages = (found: SiteUses[string]): number => new Set(found.map(({ page }) => page)).size;
