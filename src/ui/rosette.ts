/** A small number from a name, the same every time: FNV-1a, 32 bits. */
function hash(name: string): number {
  let value = 0x811c9dc5;
  for (const character of name) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/**
 * The path of a guilloche rosette, as engravers draw it on deeds: a circle whose radius swings in two
 * frequencies, drawn several times with its phase shifted. Every name has its own.
 *
 * @param radius of the whole, in the units of the drawing
 */
export function rosette(name: string, radius: number): string {
  const seed = hash(name);
  const lobes = 9 + (seed % 6);
  const inner = 4 + ((seed >>> 8) % 5);
  const depth = 0.16 + ((seed >>> 16) % 5) * 0.02;
  const strands = 7;
  const steps = 240;
  const strand = (index: number) => {
    const phase = (index / strands) * ((2 * Math.PI) / lobes);
    const points = Array.from({ length: steps }, (_, step) => {
      const angle = (step / steps) * 2 * Math.PI;
      const swing = 0.72 + depth * Math.sin(lobes * (angle + phase)) + 0.09 * Math.cos(inner * angle - phase);
      return `${(radius * swing * Math.cos(angle)).toFixed(1)} ${(radius * swing * Math.sin(angle)).toFixed(1)}`;
    });
    return `M${points.join('L')}Z`;
  };
  return Array.from({ length: strands }, (_, index) => strand(index)).join('');
}
