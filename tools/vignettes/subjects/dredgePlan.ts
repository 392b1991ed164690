/** Length of the dredge's pontoon, half its width, height of its deck over the water, metres. */
export const HULL = { long: 32, half: 7, deck: 2.1 };

/** A shed on it: from where to where along, half its width, heights of its walls' foot, its eaves and its ridge. */
export interface Shed {
  from: number;
  to: number;
  half: number;
  foot: number;
  eaves: number;
  ridge: number;
}

/** The long house over jigs and tables, and the tower over it, where the buckets tip. */
export const HOUSE: Shed = { from: 9.5, to: 28, half: 6.2, foot: 4.9, eaves: 8.6, ridge: 11.4 };
export const TOWER: Shed = { from: 11.5, to: 17, half: 3.2, foot: 9.9, eaves: 13.2, ridge: 15 };

/** The ladder from its foot under the water to its hinge in the tower: along and up. */
export const LADDER = { foot: [-9, -3], hinge: [14.5, 11.6] } as const;
