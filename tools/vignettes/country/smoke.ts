import { along, bowed } from '../burin/curves.ts';
import { type Line, mix, type Point, steps } from '../burin/geometry.ts';
import type { Layer } from '../burin/plate.ts';
import { type Random, seeded, within } from '../burin/random.ts';
import { stroke } from '../burin/stroke.ts';
import { blob } from './foliage.ts';

export interface Plume {
  /** Its path, from the chimney on. */
  way: Line;
  /** Size of the first and of the last billow. */
  from: number;
  to: number;
  billows: number;
  dark: number;
  seed: number;
}

/** A plume of smoke in billows that grow larger and lighter; the first is in front. */
export function plume({ way, from, to, billows, dark, seed }: Plume): Layer[] {
  const random = seeded(seed);
  return steps(0, 1, billows - 1)
    .map((part): Layer => {
      // The square root packs them closer at the chimney, where they are small.
      const [x, y] = along(way, part * Math.sqrt(part));
      const radius = mix(from, to, part) * within(random, 0.85, 1.2);
      const centre: Point = [x + within(random, -0.2, 0.2) * radius, y + within(random, -0.4, 0.4) * radius];
      return billow(centre, radius, dark * mix(1, 0.4, part), random);
    })
    .reverse();
}

/** A billow: bows along the lit rim, concentric arcs in the shade. */
function billow([x, y]: Point, radius: number, dark: number, random: Random): Layer {
  const at = blob(random, 8);
  const place = (angle: number, size: number): Point => {
    const [px, py] = at(angle, size);
    return [x + px * radius * 1.15, y + py * radius];
  };
  const bows = Math.max(5, Math.round(radius / 2.7));
  const slip = () => (within(random, -0.42, 0.42) * 245) / bows;
  const rim = steps(150, 395, bows).map((angle) => place(angle + slip(), within(random, 0.9, 1.04)));
  const fold = steps(215, 330, Math.max(3, Math.round(bows / 2))).map((angle) =>
    place(angle + slip() * 0.8, within(random, 0.4, 0.6)),
  );
  const rings = Math.max(2, Math.round((radius * (0.25 + 0.6 * dark)) / 3.1));
  const shade = steps(0, 1, rings).map((part) => {
    const size = 0.98 - (part * rings * 3) / radius;
    const reach = mix(80, 26, part) * within(random, 0.8, 1.15);
    const turn = 68 + within(random, -14, 14);
    const line = steps(turn - reach, turn + reach, 26).map((angle) => place(angle, size));
    return stroke(line, mix(1.7, 0.6, part) * (0.5 + 0.5 * dark));
  });
  return {
    covers: [steps(0, 345, 23).map((angle) => place(angle, 1)), bowed(rim)],
    strokes: shade,
    bows: radius > 14 ? [stroke(rim, 0.45), stroke(fold, 0.45)] : [stroke(rim, 0.45)],
  };
}
