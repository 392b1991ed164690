import { engrave, hatch } from '../burin/engrave.ts';
import { type Area, ramp, steps } from '../burin/geometry.ts';
import { end, type Frame, rows, side } from '../burin/perspective.ts';
import type { Layer } from '../burin/plate.ts';
import { clip, cut, rimmed, type Stroke } from '../burin/stroke.ts';
import type { Mirrored } from '../country/water.ts';
import { chimney, frontHouse, house, lowerDeck, tower } from './dredgeHouses.ts';
import { gantry, ladder } from './dredgeLadder.ts';
import { HOUSE, HULL, TOWER } from './dredgePlan.ts';
import { chute, sternGantry } from './dredgeStern.ts';

/**
 * A bucket dredge. Coordinates in metres: along from the bow, out from the centre line towards the eye, up from the
 * water.
 *
 * @param water the lines of the water, which cover the foot of the ladder
 */
export function dredge(at: Frame, water: readonly Stroke[]): Layer[] {
  return [
    sternGantry(at),
    ...chute(at, -3.2),
    bow(at, -HULL.half, -1.3),
    ...gantry(at, -3.4),
    ...ladder(at),
    waterBefore(at, water),
    hull(at),
    bow(at, 1.3, HULL.half),
    chimney(at),
    house(at),
    tower(at),
    lowerDeck(at),
    ...gantry(at, 3.4),
    ...chute(at, 3.6),
    frontHouse(at),
    rails(at),
  ];
}

/** Its reflection. */
export function mirroredDredge(at: Frame): Mirrored {
  const down: Frame = (along, out, up) => at(along, out, -up);
  return [
    { area: side(down, HULL.half, 0, 0, HULL.long, HULL.deck), tone: 0.42 },
    { area: end(down, 0, -HULL.half, 0, HULL.half, HULL.deck), tone: 0.34 },
    { area: side(down, HOUSE.half, HOUSE.from, 2, HOUSE.to, HOUSE.foot), tone: 0.36 },
    { area: side(down, HOUSE.half, HOUSE.from, HOUSE.foot, HOUSE.to, HOUSE.ridge), tone: 0.36 },
    { area: side(down, 0, TOWER.from, TOWER.foot, TOWER.to, TOWER.ridge), tone: 0.36 },
    { area: side(down, 4, 2.2, 2, 4.4, 15), tone: 0.3 },
    { area: [down(27, 3.6, 7), down(41, 3.6, 3), down(41, 3.6, 2), down(27, 3.6, 5)], tone: 0.4 },
  ];
}

/** The water in front of the ladder, and the ripples around it. */
function waterBefore(at: Frame, water: readonly Stroke[]): Layer {
  const [[left, y], [right, end]] = [at(-16, 1.2, 0), at(1, 1.2, 0)];
  const area: Area = [
    [left, y],
    [right, end],
    [right, end + 40],
    [left, y + 40],
  ];
  return {
    covers: [area],
    strokes: [
      ...water.flatMap((line) => clip(line, area, 'inside')),
      cut(0.6, at(-7.6, 1.6, 0), at(-3, 1.6, 0)),
      cut(0.6, at(-8.4, 2.6, 0), at(-4.6, 2.6, 0)),
    ],
  };
}

/** The near side of the pontoon, in shade. */
function hull(at: Frame): Layer {
  const { long, half, deck } = HULL;
  const flank = side(at, half, 0, 0, long, deck);
  const [[, top], [, foot]] = [at(0, half, deck), at(0, half, 0)];
  const plates = steps(0, long, 12).slice(1, -1);
  return {
    covers: [flank],
    strokes: [
      ...engrave(
        rows(at, half, [0, long], [0, deck], 3.9),
        flank,
        (_, y) => 0.56 + 0.2 * ramp(top, foot, y),
        { pitch: 3.2 },
      ),
      ...plates.map((along) => cut(0.6, at(along, half, 0.1), at(along, half, deck - 0.3))),
      rimmed(flank, 0.95),
      cut(1.9, at(0, half, deck), at(long, half, deck)),
    ],
  };
}

/** One of the two blunt ends of the pontoon, between which the ladder descends. */
function bow(at: Frame, from: number, to: number): Layer {
  const area = end(at, 0, from, 0, to, HULL.deck);
  return { covers: [area], strokes: [...hatch(area, 0, 3, 0.2), rimmed(area, 0.75)] };
}

/** Handrails at bow and stern, and a rope to the bank. */
function rails(at: Frame): Layer {
  const { half, deck } = HULL;
  const posts = [...steps(0.3, 4.4, 4), ...steps(28.4, 31.8, 3)];
  return {
    strokes: [
      ...posts.map((along) => cut(0.6, at(along, half, deck), at(along, half, deck + 1))),
      cut(0.6, at(0.3, half, deck + 1), at(4.4, half, deck + 1)),
      cut(0.6, at(28.4, half, deck + 1), at(31.8, half, deck + 1)),
    ],
  };
}
