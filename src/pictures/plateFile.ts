/** The background of a plate: limestone or bottle green. */
export type PlateTone = 'limestone' | 'green';

/**
 * The file name of the engraved plate for a name.
 *
 *     plateFile('Adam Contoh', 'green') // => 'adam-contoh-green.svg'
 */
export const plateFile = (name: string, tone: PlateTone): string =>
  `${name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}${tone === 'green' ? '-green' : ''}.svg`;
