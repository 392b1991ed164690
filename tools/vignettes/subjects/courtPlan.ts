/** Length and depth of the court house in metres. */
export const LONG = 40;
export const DEEP = 13;

/** Its portico: extent along the front, and how far it projects. */
export const PORCH = { from: 12.6, to: 27.4, out: 4.6 };

/** Heights above the ground: the plinth, the string course, the cornice's bottom and top, the parapet. */
export const H = { plinth: 1, string: 5.6, cornice: 10.2, top: 11.7, parapet: 12.7 };
