import { engrave, hatch } from '../burin/engrave.ts';
import { type Area, type Line, mix, type Point, steps } from '../burin/geometry.ts';
import { end, type Frame, rows, section, side } from '../burin/perspective.ts';
import type { Layer } from '../burin/plate.ts';
import { cut, outside, rimmed } from '../burin/stroke.ts';
import { HOUSE, HULL, type Shed, TOWER } from './dredgePlan.ts';

/** Walls and a long roof of corrugated iron: the bow gable is lit, the near wall in shade. */
function shed(
  at: Frame,
  { from, to, half, foot, eaves, ridge }: Shed,
  sheets: number,
): Required<Pick<Layer, 'covers' | 'strokes'>> {
  const wall = side(at, half, from, foot, to, eaves);
  const gable = section(
    at,
    from,
    `${-half},${foot} ${half},${foot} ${half},${eaves} 0,${ridge} ${-half},${eaves}`,
  );
  const low = (along: number, out = half + 0.5) => at(along, out, eaves - 0.2);
  const high = (along: number) => at(along, 0, ridge);
  const [bow, stern] = [from - 0.4, to + 0.4];
  const roof: Area = [low(bow), low(stern), high(stern), high(bow)];
  const lines = steps(bow, stern, sheets).map((along): Line => [low(along), high(along)]);
  return {
    covers: [wall, gable, roof],
    strokes: [
      ...hatch(wall, 90, 3, 0.42),
      ...engrave(rows(at, half, [from, to], [eaves - 1, eaves], 2.2), wall, 0.6, { pitch: 2.2 }),
      ...hatch(gable, 90, 3, 0.17),
      ...engrave(lines, roof, 0.24, { pitch: 3.2 }),
      rimmed(wall, 0.75),
      rimmed(gable, 0.75),
      cut(1.2, low(bow), low(stern)),
      cut(0.95, low(bow), high(bow), high(stern), low(stern)),
      cut(0.95, high(bow), low(bow, -half - 0.5)),
    ],
  };
}

/** The long house with its windows; its gable is open for the ladder. */
export function house(at: Frame): Layer {
  const { covers, strokes } = shed(at, HOUSE, 46);
  const windows = steps(11, 25.6, 6).map((along) => side(at, HOUSE.half, along, 5.9, along + 1.3, 7.2));
  return {
    covers,
    strokes: [
      ...strokes.flatMap((line) => outside(line, windows)),
      ...windows.flatMap((window) => [rimmed(window, 0.6), ...hatch(window, 0, 2, 0.75)]),
    ],
    solids: [end(at, HOUSE.from, -1.9, 5, 1.9, 10)],
  };
}

/** The tower, where the buckets tip. */
export const tower = (at: Frame): Layer => ({
  ...shed(at, TOWER, 14),
  solids: [end(at, TOWER.from, -1.8, 10.2, 1.8, 13)],
});

/** The lower deck: posts in front of the dark interior with jigs and tables. */
export function lowerDeck(at: Frame): Layer {
  const { from, to, half, foot } = HOUSE;
  const { deck } = HULL;
  const mouth = side(at, half, from, deck, to, foot);
  const front = end(at, from, -half, deck, half, foot);
  const jigs = [10.6, 13.4, 17.9, 20.4, 24.6].map((along) =>
    side(at, half - 0.3, along, deck, along + 1.5, 3.1),
  );
  const gloom = rows(at, half, [from, to], [deck, foot], 2.5).flatMap((line, index, all) =>
    engrave([line], mouth, mix(0.92, 0.52, index / all.length), { pitch: 2.5 }),
  );
  return {
    covers: [mouth, front],
    strokes: [
      ...hatch(front, 0, 2.6, 0.6),
      ...gloom.flatMap((line) => outside(line, jigs)),
      ...jigs.flatMap((jig) => [rimmed(jig, 0.6), ...hatch(jig, 90, 2.2, 0.3)]),
      ...steps(from, to, 8).map((along) =>
        cut(1.2, at(along, half + 0.1, deck), at(along, half + 0.1, foot)),
      ),
      rimmed(mouth, 0.75),
    ],
  };
}

/** The winchman's house on the fore deck. */
export function frontHouse(at: Frame): Layer {
  const { deck } = HULL;
  const wall = side(at, 5.6, 5, deck, 8.4, 5.2);
  const face = end(at, 5, 2.6, deck, 5.6, 5.2);
  const [corner, ridge] = [at(4.6, 6, 5.2), at(4.6, 4, 5.9)];
  const roof: Area = [corner, at(8.8, 6, 5.2), at(8.8, 4, 5.9), ridge];
  const roofEnd: Area = [corner, ridge, at(4.6, 2.2, 5.2)];
  return {
    covers: [wall, face, roof, roofEnd],
    halo: 0.4,
    strokes: [
      ...hatch(wall, 90, 2.8, 0.34),
      ...hatch(roof, 0, 2.6, 0.4),
      ...[wall, face, roof].map((area) => rimmed(area, 0.75)),
      rimmed(roofEnd, 0.6),
    ],
    solids: [5.5, 7].map((along) => side(at, 5.6, along, 3.4, along + 0.9, 4.5)),
  };
}

/** The chimney behind the ridge, its right half in shade. */
export function chimney(at: Frame): Layer {
  const [[left, foot], [right], [, top]] = [at(22, -2, 8), at(22.9, -2, 8), at(22, -2, 19)];
  const column = (from: number): Area => [
    [from, foot],
    [from, top],
    [right, top],
    [right, foot],
  ];
  const [west, east]: [Point, Point] = [
    [left - 1, top],
    [right + 1, top],
  ];
  return {
    covers: [column(left)],
    strokes: [
      rimmed(column(left), 0.75),
      cut(1.5, west, east),
      ...hatch(column(mix(left, right, 0.45)), 90, 2, 0.75),
    ],
  };
}
