import type { ReactNode } from 'react';
import { facts } from '../firm/firm.ts';
import { mailUrl, telUrl } from '../firm/links.ts';

const links = [
  [facts.phone, telUrl(facts.phone)],
  [facts.email, mailUrl(facts.email)],
] as const;

/** A text of the bundles, in which the firm's phone number and mail address are links. */
export function ContactText({ children }: { children: string }) {
  return links.reduce<ReactNode[]>(
    (parts, [shown, href]) =>
      parts.flatMap((part) => (typeof part === 'string' ? linked(part, shown, href) : [part])),
    [children],
  );
}

/** The text with its first mention of an address as a link. */
function linked(text: string, shown: string, href: string): ReactNode[] {
  const [before, ...after] = text.split(shown);
  if (after.length === 0) return [text];
  return [
    before,
    <a key={href} href={href}>
      {shown}
    </a>,
    after.join(shown),
  ];
}
