import { engrave, hatch } from '../burin/engrave.ts';
import { type Area, mix, ramp, steps } from '../burin/geometry.ts';
import { type Frame, floor, rows, side } from '../burin/perspective.ts';
import type { Layer } from '../burin/plate.ts';
import { cut, rimmed, type Stroke } from '../burin/stroke.ts';
import type { Mirrored } from '../country/water.ts';

/** A bridge under a track: its extent along it, the positions of its piers, the depth of the water below the rails. */
export interface Bridge {
  from: number;
  to: number;
  piers: readonly number[];
  deep: number;
}

/** Heights of the girders' bottom and top relative to the rails, in metres. */
const [FOOT, HEAD] = [-1.15, -0.22] as const;

/** Height of the cap on a pier. */
const CAP = 0.35;

/** Plate girders on brick piers. */
export function bridge(at: Frame, { from, to, piers, deep }: Bridge): Layer[] {
  const soffit = floor(at, FOOT, from, 1.3, to, -1.3);
  return [
    { covers: [soffit], strokes: hatch(soffit, 0, 2.2, 0.8) },
    ...piers.map((along) => pier(at, along, deep)),
    girder(at, from, to),
  ];
}

/** The near girder with stiffeners and flanges, the ends of the sleepers, the near rail. */
function girder(at: Frame, from: number, to: number): Layer {
  const web = side(at, 1.3, from, FOOT, to, HEAD);
  const each = (apart: number) => steps(from, to, Math.round((to - from) / apart));
  return {
    covers: [web, side(at, 1.45, from, HEAD, to, 0)],
    halo: 0.4,
    strokes: [
      ...engrave(rows(at, 1.3, [from, to], [FOOT, HEAD], 3.7), web, 0.42, { pitch: 2.8 }),
      ...each(1.05).map((along) => cut(1.2, at(along, 1.36, FOOT), at(along, 1.36, HEAD))),
      cut(1.9, at(from, 1.4, FOOT), at(to, 1.4, FOOT)),
      cut(1.2, at(from, 1.4, HEAD), at(to, 1.4, HEAD)),
      ...each(0.55).map((along) => cut(1.2, at(along, 1.45, -0.2), at(along, 1.45, -0.06))),
      cut(1.2, at(from, 1, 0), at(to, 1, 0)),
    ],
  };
}

/** A pier: a long lit face and a shaded flank, both tapering upwards. */
function pier(at: Frame, along: number, deep: number): Layer {
  const top = FOOT - CAP;
  const half = (part: number) => 0.8 + 0.25 * part;
  const out = (part: number) => 1.6 + 0.2 * part;
  const up = (part: number) => mix(top, -deep, part);
  const corner = (part: number, end: 1 | -1, face: 1 | -1) =>
    at(along + end * half(part), face * out(part), up(part));
  const face: Area = [corner(0, -1, 1), corner(0, 1, 1), corner(1, 1, 1), corner(1, -1, 1)];
  const flank: Area = [corner(0, -1, 1), corner(0, -1, -1), corner(1, -1, -1), corner(1, -1, 1)];
  const cap = side(at, 1.75, along - 1, top, along + 1, FOOT);
  const capEnd: Area = [
    at(along - 1, 1.75, top),
    at(along - 1, -1.7, top),
    at(along - 1, -1.7, FOOT),
    at(along - 1, 1.75, FOOT),
  ];
  const shade = side(at, 1.7, along - 0.8, top - 0.85, along + 0.8, top);
  const [[, low], [, high]] = [at(along, 1.7, top - 0.85), at(along, 1.7, top)];
  return {
    covers: [face, flank, cap, capEnd],
    strokes: [
      ...bricks(at, along, corner, up),
      ...hatch(shade, 30, 2.6, (_, y) => 0.5 * ramp(low, high, y)),
      ...hatch(flank, 0, 2.7, 0.62),
      rimmed(face, 0.75),
      rimmed(flank, 0.6),
      rimmed(cap, 0.75),
      rimmed(capEnd, 0.6),
      ...hatch(capEnd, 90, 2.2, 0.5),
    ],
  };
}

/** Courses of stone on a pier, each offset against the one above. */
function bricks(
  at: Frame,
  along: number,
  corner: (part: number, end: 1 | -1, face: 1 | -1) => Area[number],
  up: (part: number) => number,
): Stroke[] {
  const courses = steps(0, 1, 11);
  const joints = courses.slice(0, -1).flatMap((part, row) =>
    [-0.5, 0, 0.5].map((place) => {
      const x = along + place + (row % 2) * 0.25;
      return cut(0.6, at(x, 1.7, up(part)), at(x, 1.7, up(part + 1 / 11)));
    }),
  );
  return [
    ...courses.slice(1, -1).map((part) => cut(0.6, corner(part, -1, 1), corner(part, 1, 1))),
    ...joints,
  ];
}

/** The reflections of the piers. */
export const mirroredPiers = (at: Frame, { piers, deep }: Bridge): Mirrored =>
  piers.flatMap((along) => {
    const down = (place: number, out: number, up: number) => at(along + place, out, -2 * deep - up);
    const [near, foot] = [down(-1.05, 1.8, -deep), down(-0.8, 1.6, -1.5)];
    return [
      { area: [near, down(-1.05, -1.8, -deep), down(-0.8, -1.6, -1.5), foot], tone: 0.68 },
      { area: [near, down(1.05, 1.8, -deep), down(0.8, 1.6, -1.5), foot], tone: 0.26 },
    ];
  });
