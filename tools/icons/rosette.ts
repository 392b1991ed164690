/** A part of a guilloche rosette: one closed curve, drawn again and again, turned and made smaller. */
export interface Ring {
  /** Path data around the origin. */
  curve: string;
  /** Each drawing of it: how far it is turned, in degrees, and its size, 1 for the first. */
  copies: { turn: number; scale: number }[];
}

/** How far each curve of an engine-turned rose is turned against the one before it, in lobes. */
const TURNINGS: readonly ((step: number) => number)[] = [
  // The lobes stand in line, like petals.
  () => 0,
  // Each stands in the gap of the one before it, like barleycorns.
  (step) => (step % 2) / 2,
  // They wind inwards.
  (step) => step / 9,
  // They wind one way and back again, like a chevron.
  (step) => Math.abs((step % 10) - 5) / 7,
];

/**
 * A guilloche rosette as engravers turn it on deeds and banknotes: a woven border, and a rose in it. Every name
 * has its own, the same every time.
 *
 * @param radius of the whole, in the units of the drawing
 */
export function rosette(name: string, radius: number): { border: Ring; rose: Ring } {
  const seed = hash(name);
  const pick = (shift: number, from: number, count: number) => from + ((seed >>> shift) % count);
  const lobes = pick(4, 9, 9);
  const turning = TURNINGS[pick(0, 0, TURNINGS.length)] ?? (() => 0);
  return { border: border(pick(10, 26, 14), radius), rose: rose(lobes, turning, radius) };
}

/** FNV-1a, 32 bits, stirred, so that names of one family differ in every part of it. */
function hash(name: string): number {
  let value = 0x811c9dc5;
  for (const character of name) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 12)) >>> 0;
}

/** Waves along the rim, each a little further round than the one before it, so that they weave. */
function border(lobes: number, radius: number): Ring {
  const strands = 5;
  return {
    curve: wave(lobes, radius * 0.93, radius * 0.07),
    copies: Array.from({ length: strands }, (_, index) => copy((360 / lobes) * (index / strands), 1)),
  };
}

/** One wave after the other towards the middle, each smaller and turned, as a rose engine cuts them. */
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

/** A circle whose radius swings: quadratic curves, from the middle of one side to the middle of the next. */
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
