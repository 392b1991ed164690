/** A ring of a guilloche rosette: one closed curve, repeated with rotation and scale. */
export interface Ring {
  /** Path data centred on the origin. */
  curve: string;
  /** The repetitions: rotation in degrees, and scale (the first has 1). */
  copies: { turn: number; scale: number }[];
}

/** Patterns of engine turning: the rotation of each repetition in lobes. */
const TURNINGS: readonly ((step: number) => number)[] = [
  // In line, like petals.
  () => 0,
  // Alternating by half a lobe: barleycorn.
  (step) => (step % 2) / 2,
  // Spiralling inwards.
  (step) => step / 9,
  // Spiralling back and forth: chevron.
  (step) => Math.abs((step % 10) - 5) / 7,
];

/**
 * A guilloche rosette as on deeds and banknotes: a woven border with an engine-turned rose inside. Each name has its
 * own, always the same.
 *
 * @param radius of the whole, in user units
 */
export function rosette(name: string, radius: number): { border: Ring; rose: Ring } {
  const seed = hash(name);
  const pick = (shift: number, from: number, count: number) => from + ((seed >>> shift) % count);
  const lobes = pick(4, 9, 9);
  const turning = TURNINGS[pick(0, 0, TURNINGS.length)] ?? (() => 0);
  return { border: border(pick(10, 26, 14), radius), rose: rose(lobes, turning, radius) };
}

/** FNV-1a, 32 bits, with a final mix, so that similar names differ in every part. */
function hash(name: string): number {
  let value = 0x811c9dc5;
  for (const character of name) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 12)) >>> 0;
}

/** Waves along the rim, each rotated a little further, so that they interweave. */
function border(lobes: number, radius: number): Ring {
  const strands = 5;
  return {
    curve: wave(lobes, radius * 0.93, radius * 0.07),
    copies: Array.from({ length: strands }, (_, index) => copy((360 / lobes) * (index / strands), 1)),
  };
}

/** Concentric waves, each smaller and rotated, as a rose engine cuts them. */
function rose(lobes: number, turning: (step: number) => number, radius: number): Ring {
  const steps = 26;
  return {
    curve: wave(lobes, radius * 0.79, radius * 0.055),
    copies: Array.from({ length: steps }, (_, step) =>
      copy((360 / lobes) * turning(step), 1 - (0.46 * step) / (steps - 1)),
    ),
  };
}

const copy = (turn: number, scale: number) => ({
  turn: Number(turn.toFixed(2)),
  scale: Number(scale.toFixed(3)),
});

/** A circle with an oscillating radius, as quadratic curves between the midpoints of its sides. */
function wave(lobes: number, radius: number, depth: number): string {
  const steps = lobes * 8;
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI;
    const length = radius + depth * Math.cos(lobes * angle);
    return [length * Math.sin(angle), -length * Math.cos(angle)] as const;
  });
  const middle = (index: number) => {
    const [x = 0, y = 0] = points[index % steps] ?? [];
    const [nextX = 0, nextY = 0] = points[(index + 1) % steps] ?? [];
    return at((x + nextX) / 2, (y + nextY) / 2);
  };
  const sides = points.slice(1).map(([x, y], index) => `${at(x, y)} ${middle(index + 1)}`);
  return `M${middle(0)}Q${sides.join(' ')} ${at(...(points[0] ?? [0, 0]))} ${middle(0)}Z`;
}

const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
