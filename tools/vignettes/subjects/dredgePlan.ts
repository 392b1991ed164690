/** The pontoon in metres: length, half width, height of the deck above the water. */
export const HULL = { long: 32, half: 7, deck: 2.1 };

/** A shed on it: extent along it, half width, heights of the walls' foot, eaves and ridge. */
export interface Shed {
  from: number;
  to: number;
  half: number;
  foot: number;
  eaves: number;
  ridge: number;
}

/** The long house over jigs and tables, and the tower above it, where the buckets tip. */
export const HOUSE: Shed = { from: 9.5, to: 28, half: 6.2, foot: 4.9, eaves: 8.6, ridge: 11.4 };
export const TOWER: Shed = { from: 11.5, to: 17, half: 3.2, foot: 9.9, eaves: 13.2, ridge: 15 };

/** The ladder's foot under water and its hinge in the tower, as along and up. */
export const LADDER = { foot: [-9, -3], hinge: [14.5, 11.6] } as const;
