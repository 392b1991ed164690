import { engrave, hatch } from '../burin/engrave.ts';
import { type Area, distance, extent, type Line, mix, type Point, ramp, steps } from '../burin/geometry.ts';
import { end, type Frame, floor, rows, side } from '../burin/perspective.ts';
import type { Layer } from '../burin/plate.ts';
import { clip, cut, outside, rimmed, taper } from '../burin/stroke.ts';

export interface House {
  /** Its extent along the terrace in metres. */
  from: number;
  to: number;
  /** Heights of its eaves and its ridge. */
  eaves: number;
  ridge: number;
  /** Indices of its open windows, of three. */
  open: readonly number[];
  /** Whether a signboard hangs over the walkway. */
  sign?: boolean;
  /** Whether a blind hangs in front of the shop. */
  blind?: boolean;
}

/** Height and depth of the covered walkway (five-foot way). */
const ARCADE = 3.1;
const DEEP = -2;

/** How far the eaves overhang, and how far back the ridge is. */
const OVERHANG = 0.8;
const RIDGE = -4.6;

/**
 * A terrace of shophouses: shops behind a covered walkway, rooms with louvred windows above. Coordinates: along the
 * terrace from its near end, out into the street, up from the ground.
 *
 * @param houses from the farthest to the nearest
 */
export function shophouses(at: Frame, houses: readonly House[]): Layer[] {
  const nearest = houses.at(-1);
  return [
    ...houses.flatMap((house) => [
      { ...roof(at, house), whole: house !== nearest },
      upper(at, house),
      shop(at, house),
      pillar(at, house),
      ...(house.sign ? [sign(at, house)] : []),
    ]),
    ...(nearest ? [gable(at, nearest)] : []),
  ];
}

/** The tiled roof, and the party wall towards the nearer house, which rises between roofs of different heights. */
function roof(at: Frame, { from, to, eaves, ridge }: House): Layer {
  const low = (along: number) => at(along, OVERHANG, eaves);
  const high = (along: number) => at(along, RIDGE, ridge);
  const slope: Area = [low(from), low(to), high(to), high(from)];
  const coping: Area = [
    low(from),
    high(from),
    at(from, RIDGE, ridge + 0.35),
    at(from, OVERHANG + 0.1, eaves + 0.35),
  ];
  const wall: Area = [low(from), high(from), at(from, RIDGE, ridge - 0.8), at(from, OVERHANG, eaves - 0.8)];
  // In perspective the lines are closer than along the eaves: their number follows the projected width.
  const across = Math.abs(extent(slope)) / distance(low(from), high(from));
  const tiles = steps(from, to, Math.max(2, Math.round(across / 3.4))).map(
    (along): Line => [low(along), high(along)],
  );
  return {
    covers: [slope, coping, wall],
    strokes: [
      ...engrave(tiles, slope, 0.36, { pitch: 3.4 }),
      cut(1.5, low(from), low(to)),
      cut(0.95, high(from), high(to)),
      rimmed(coping, 0.75),
    ],
  };
}

/** The upper storey: three louvred windows in the shade of the eaves. */
function upper(at: Frame, { from, to, eaves, open }: House): Layer {
  const wall = side(at, 0, from, ARCADE, to, eaves);
  const third = (to - from) / 3;
  const [sill, head] = [ARCADE + 0.95, eaves - 0.85];
  const windows = [0, 1, 2].flatMap((index) => {
    const along = (part: number) => from + third * (index + part);
    const window = side(at, 0, along(0.2), sill, along(0.82), head);
    const isOpen = open.includes(index);
    const lines = rows(at, 0, [along(0.2), along(0.82)], [sill, head], 2.3);
    return [
      rimmed(window, 0.75),
      ...engrave(lines, window, isOpen ? 0.9 : 0.55, { pitch: 2.3 }),
      ...(isOpen ? [] : [cut(0.6, at(along(0.51), 0, sill), at(along(0.51), 0, head))]),
      cut(0.75, at(along(0.14), 0, sill - 0.1), at(along(0.88), 0, sill - 0.1)),
    ];
  });
  return {
    covers: [wall, side(at, OVERHANG, from, eaves - 0.12, to, eaves)],
    strokes: [
      rimmed(wall, 0.6),
      ...engrave(rows(at, 0, [from, to], [eaves - 0.75, eaves + 0.1], 2.2), wall, 0.62, { pitch: 2.2 }),
      ...windows,
      cut(0.75, at(from, 0, ARCADE + 0.35), at(to, 0, ARCADE + 0.35)),
    ],
  };
}

/** The covered walkway with its lit floor, and the shop behind it. */
function shop(at: Frame, { from, to, blind }: House): Layer {
  const lintel = ARCADE - 0.25;
  const mouth = side(at, 0, from, 0.2, to, lintel);
  // In perspective, what is behind an opening appears farther along.
  const slip = steps(0, 30, 120).find((along) => at(from + along, DEEP, 0)[0] <= at(from, 0, 0)[0]) ?? 0;
  const wall = side(at, DEEP, from + slip - 1, 0.2, to + slip + 1, ARCADE);
  const ceiling = floor(at, ARCADE - 0.3, from, 0, to + slip, DEEP);
  const doors = [0.1, 0.58].map((part) => {
    const along = from + slip + (to - from) * part;
    return side(at, DEEP, along, 0.2, along + 1.5, 2.5);
  });
  const hung = [from + 0.35, to - 0.35] as const;
  const screen = side(at, 0, hung[0], 1.75, hung[1], lintel);
  const inside = [
    ...hatch(wall, 90, 3.4, 0.24).flatMap((line) => outside(line, [...doors, ceiling])),
    ...steps(-0.5, DEEP, 3).map((out) =>
      cut(0.75, at(from, out, ARCADE - 0.3), at(to + slip, out, ARCADE - 0.3)),
    ),
    cut(0.6, wall[0] as Point, wall[1] as Point),
    ...doors
      .flatMap((door) => [...hatch(door, 0, 3.4, 0.34), rimmed(door, 0.75)])
      .flatMap((line) => outside(line, [ceiling])),
  ].flatMap((line) => clip(line, mouth, 'inside'));
  const slats = engrave(rows(at, 0, hung, [1.75, lintel], 2.3), screen, 0.24, { pitch: 2.3 });
  return {
    covers: [mouth, side(at, 0, from, 0, to, 0.2)],
    strokes: [
      ...inside.flatMap((line) => outside(line, blind ? [screen] : [])),
      ...(blind ? [rimmed(screen, 0.6), ...slats] : []),
      rimmed(mouth, 0.6),
      cut(0.75, at(from, 0, 0), at(to, 0, 0)),
    ],
  };
}

/** The pillar at the near end of a house. */
function pillar(at: Frame, { from }: House): Layer {
  const [near, far] = [from - 0.33, from + 0.33];
  const face = side(at, 0.05, near, 0, far, ARCADE);
  const flank = end(at, near, 0.05, 0, -0.5, ARCADE);
  return {
    covers: [face, flank],
    halo: 0.3,
    strokes: [
      rimmed(face, 0.75),
      ...hatch(flank, 0, 2.5, 0.45),
      ...[ARCADE - 0.3, 0.4].map((up) => cut(0.75, at(near - 0.1, 0.1, up), at(far + 0.1, 0.1, up))),
    ],
  };
}

/** A signboard, too far away to be legible. */
function sign(at: Frame, { from, to }: House): Layer {
  const along = mix(from, to, 0.04);
  const board = end(at, along, 0.2, 3, 0.8, 4.9);
  return {
    covers: [board],
    halo: 0.4,
    strokes: [rimmed(board, 0.75)],
    solids: [end(at, along, 0.3, 3.15, 0.7, 4.75)],
  };
}

/** The end wall of the terrace, in shade. */
function gable(at: Frame, { from, eaves, ridge }: House): Layer {
  const wall: Area = [
    at(from, 0, 0),
    at(from, 0, eaves),
    at(from, RIDGE, ridge),
    at(from, 2 * RIDGE, eaves),
    at(from, 2 * RIDGE, 0),
  ];
  // Towards the edge of the plate its lines end one by one.
  const shade = (x: number) => 0.28 * ramp(618, 568, x);
  return {
    covers: [wall],
    strokes: [
      ...hatch(wall, 90, 3.4, shade),
      cut(0.95, at(from, 0, 0), at(from, 0, eaves)),
      taper([at(from, 0, 0), at(from, -2.6, 0)], 0.95, 0.4),
    ],
  };
}
