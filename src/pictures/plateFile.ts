/** What a plate is engraved in: limestone, or bottle green. */
export type PlateTone = 'limestone' | 'green';

/**
 * The file of a name's engraved plate.
 *
 *     plateFile('Adam Contoh', 'green') // => 'adam-contoh-green.svg'
 */
export const plateFile = (name: string, tone: PlateTone): string =>
  `${name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}${tone === 'green' ? '-green' : ''}.svg`;
