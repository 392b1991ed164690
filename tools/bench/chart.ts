import { colour } from '../colour.ts';
import type { Row } from './table.ts';
import { type Variant, variants } from './variants.ts';

/** Colours by variant, in the order of the bars. */
const COLOURS: ReadonlyMap<Variant, string> = new Map([
  ['blank', colour('kopi')],
  ['site', colour('bottle')],
  ['limit', colour('brass')],
  ['app', colour('oxblood')],
]);
const BAR = 14;
const GROUP = COLOURS.size * BAR + 18;
const LEFT = 250;
const TOP = 74;
const WIDTH = 780;
/** Paper around the drawing. */
const MARGIN = 16;

/** Largest Contentful Paint as an SVG bar chart, a bar for each page and variant. */
export function chart(rows: readonly Row[]): string {
  const names = [...COLOURS.keys()];
  const addresses = [...new Set(rows.map(({ address }) => address))];
  const scale = (WIDTH - LEFT - 70) / Math.max(...rows.map(({ lcp }) => lcp));
  const bars = rows.map(({ address, variant, lcp }) => {
    const y = TOP + addresses.indexOf(address) * GROUP + names.indexOf(variant) * BAR;
    const width = lcp * scale;
    return [
      `<rect x="${LEFT}" y="${y}" width="${width.toFixed(1)}" height="${BAR - 2}" fill="${COLOURS.get(variant)}"/>`,
      `<text x="${(LEFT + width + 6).toFixed(1)}" y="${y + BAR - 4}">${(lcp / 1000).toFixed(2)} s</text>`,
    ].join('');
  });
  const labels = addresses.map(
    (address, index) =>
      `<text x="0" y="${TOP + index * GROUP + 0.5 * COLOURS.size * BAR + 4}">${address}</text>`,
  );
  const legend = names.map((name, index) => {
    const [x, y] = [(index % 2) * 340, 26 + Math.floor(index / 2) * 18];
    return `<rect x="${x}" y="${y}" width="12" height="12" fill="${COLOURS.get(name)}"/><text x="${x + 18}" y="${y + 10}">${variants[name]}</text>`;
  });
  const size = `${WIDTH + 2 * MARGIN} ${TOP + addresses.length * GROUP + MARGIN}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${size}" font-family="sans-serif" font-size="12">
<rect x="${-MARGIN}" y="${-MARGIN}" width="100%" height="100%" fill="${colour('paper')}"/>
<text x="0" y="14" font-size="14">Largest Contentful Paint on a slow phone (Lighthouse's mobile settings)</text>
${[...legend, ...labels, ...bars].join('\n')}
</svg>
`;
}
