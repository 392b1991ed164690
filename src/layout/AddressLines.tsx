import { addressLines, type Office } from '../firm/offices.ts';

/** An office's address, a line each, in the language of the country. */
export function AddressLines({ office }: { office: Office }) {
  return addressLines(office).map((line) => (
    <span key={line} lang="ms">
      {line}
    </span>
  ));
}
