import { placeName } from '../translator/marks.ts';
import type { Role, SiteUses } from '../translator/protocol.ts';
import type { ChangedText } from './changedTexts.ts';

/** A changed text on a page: what it is to a reader there, and on how many pages it stands besides. */
export interface ShownText extends ChangedText {
  role: Role;
  others: number;
}

/** A page to be looked at, by its address, with the changed texts that are to be seen there. */
export interface ChangedPage {
  address: string;
  texts: ShownText[];
}

/** Texts on more pages than these, such as those of the menu, are shown on one of them. */
const FEW = 4;

/**
 * Which pages show which changed texts.
 *
 * @param uses where the texts of their language stand now
 * @returns pages in the order of their texts, and the texts that no page shows as it first loads: an e-mail, a message
 */
export function changedPages(
  texts: readonly ChangedText[],
  uses: SiteUses,
): { pages: ChangedPage[]; elsewhere: ChangedText[] } {
  const pages = new Map<string, ShownText[]>();
  const placed = texts.map((text) => ({ text, found: uses[placeName(text)] ?? [] }));
  // Those that are on few pages choose theirs first; the others go where there is a picture already.
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
