/**
 * The file name of the engraved plate for a name.
 *
 *     plateFile('Adam Contoh') // => 'adam-contoh.svg'
 */
export const plateFile = (name: string): string =>
  `${name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}.svg`;
