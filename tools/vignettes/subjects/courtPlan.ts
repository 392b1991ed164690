/** Length and depth of the court house, metres. */
export const LONG = 40;
export const DEEP = 13;

/** Its portico: from where to where along the front, and how far it stands out. */
export const PORCH = { from: 12.6, to: 27.4, out: 4.6 };

/** Heights over the ground: of the ground floor, the band between the storeys, the cornice's foot, its top, the parapet. */
export const H = { plinth: 1, string: 5.6, cornice: 10.2, top: 11.7, parapet: 12.7 };
