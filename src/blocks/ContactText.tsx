import type { ReactNode } from 'react';
import { facts } from '../core/firm/firm.ts';
import { mailUrl, telUrl } from '../core/firm/links.ts';

const links: Record<string, { href: string; className?: string }> = {
  // Browsers would break the number after its hyphen.
  [facts.phone]: { href: telUrl(facts.phone), className: 'unbroken' },
  [facts.email]: { href: mailUrl(facts.email) },
};

const addresses = Object.keys(links).map((address) => address.replace(/[.+?*^$()[\]{}|\\]/g, '\\$&'));
const ADDRESS = new RegExp(`(${addresses.join('|')})`);

/** A text with the firm's phone number and email address as links. */
export function ContactText({ children }: { children: string }): ReactNode {
  return children.split(ADDRESS).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
      <a key={index} {...links[part]}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
