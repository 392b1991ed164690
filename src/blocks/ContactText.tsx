import type { ReactNode } from 'react';
import { facts } from '../core/firm/firm.ts';
import { mailUrl, telUrl } from '../core/firm/links.ts';

interface ContactLink {
  shown: string;
  href: string;
  className?: string;
}

const links: readonly ContactLink[] = [
  // Browsers would break the number after its hyphen.
  { shown: facts.phone, href: telUrl(facts.phone), className: 'unbroken' },
  { shown: facts.email, href: mailUrl(facts.email) },
];

/** A text with the firm's phone number and email address as links. */
export function ContactText({ children }: { children: string }) {
  return links.reduce<ReactNode[]>(
    (parts, link) => parts.flatMap((part) => (typeof part === 'string' ? linked(part, link) : [part])),
    [children],
  );
}

/** The text with its first mention of an address as a link. */
function linked(text: string, { shown, ...link }: ContactLink): ReactNode[] {
  const [before, ...after] = text.split(shown);
  if (after.length === 0) return [text];
  return [
    before,
    <a key={link.href} {...link}>
      {shown}
    </a>,
    after.join(shown),
  ];
}
