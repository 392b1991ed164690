import type { ReactNode } from 'react';
import { facts } from '../core/firm/firm.ts';
import { mailUrl, telUrl } from '../core/firm/links.ts';

const links: Record<string, { href: string; className?: string }> = {
  // Browsers would break the number after its hyphen.
  [facts.phone]: { href: telUrl(facts.phone), className: 'unbroken' },
  [facts.email]: { href: mailUrl(facts.email) },
};

const ADDRESS = new RegExp(
  Object.keys(links)
    .map((address) => address.replace(/[.+?*^$()[\]{}|\\]/g, '\\$&'))
    .join('|'),
  'g',
);

/** A text with the firm's phone number and email address as links. */
export function ContactText({ children }: { children: string }): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: address, index } of children.matchAll(ADDRESS)) {
    parts.push(
      children.slice(end, index),
      <a key={index} {...links[address]}>
        {address}
      </a>,
    );
    end = index + address.length;
  }
  return [...parts, children.slice(end)];
}
