/**
 * A name with the apostrophe of print, for one that was typed with that of a keyboard.
 *
 *     typographic("Dato' Lim") // => 'Dato’ Lim'
 */
export const typographic = (name: string): string => name.replaceAll("'", '’');
