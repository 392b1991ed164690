/** How wide a text of a page's head may be; a letter is 1 wide, a Chinese or Korean character 2. */
export interface Limits {
  least: number;
  most: number;
}

/** Of a whole title, the firm's name included. Search engines cut off longer ones. */
export const TITLE: Limits = { least: 15, most: 65 };

/** Of the description of the page at an address. That of the home page is the tagline that the owner specified. */
export const descriptionLimits = (address: string): Limits => ({
  least: address === '/' ? 1 : 70,
  most: 160,
});

/** The width of a text. */
export const width = (text: string): number =>
  [...text].reduce(
    (sum, character) => sum + (/[\u1100-\u11ff\u2e80-\ud7ff\uff00-\uffef]/.test(character) ? 2 : 1),
    0,
  );
