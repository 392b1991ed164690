import { addressLines, type Office } from '../core/firm/offices.ts';

/** An office's address, line by line; marked as Malay, its language on every page. */
export function AddressLines({ office }: { office: Office }) {
  return addressLines(office).map((line) => (
    <span key={line} lang="ms">
      {line}
    </span>
  ));
}
