import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { colour } from '../../../tools/colour.ts';
import { points } from '../../../tools/vignettes/burin/curves.ts';
import { engrave } from '../../../tools/vignettes/burin/engrave.ts';
import { extent } from '../../../tools/vignettes/burin/geometry.ts';
import { compose } from '../../../tools/vignettes/burin/plate.ts';
import { clip, cut } from '../../../tools/vignettes/burin/stroke.ts';
import { subtract } from '../../../tools/vignettes/burin/subtract.ts';
import { svg } from '../../../tools/vignettes/burin/svg.ts';
import { drawings, engraving, type Vignette } from '../../../tools/vignettes/drawings.ts';

const names = Object.keys(drawings) as Vignette[];
const committed = (name: Vignette) => readFileSync(`src/pictures/vignettes/${name}.svg`, 'utf8');

const square = points('10,10 20,10 20,20 10,20');
const size = (areas: ReturnType<typeof subtract>) =>
  Math.abs(areas.reduce((sum, area) => sum + extent(area), 0));

test.each(names)('%s is what npm run vignettes makes', (name) => {
  expect(committed(name) === engraving(name), `${name}.svg is older than its code`).toBe(true);
});

test.each(names)('%s is small enough to stand in a page', (name) => {
  const file = committed(name);
  expect(file.length).toBeLessThanOrEqual(45_000);
  expect(brotliCompressSync(file).length).toBeLessThanOrEqual(14_000);
});

test.each(names)('%s is paths in one ink: no ground, no text, nothing that runs or is fetched', (name) => {
  const file = committed(name);
  const elements = [...file.matchAll(/<(\w+)/g)].map(([, element]) => element);
  expect(new Set(elements)).toEqual(new Set(['svg', 'path', 'g']));
  const attributes = [...file.matchAll(/([\w-]+)="/g)].map(([, attribute]) => attribute);
  expect(new Set(attributes)).toEqual(
    new Set([
      'xmlns',
      'width',
      'height',
      'viewBox',
      'fill',
      'stroke',
      'stroke-linejoin',
      'stroke-width',
      'd',
    ]),
  );
  const colours = [...file.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, value]) => value);
  expect(new Set(colours)).toEqual(new Set(['none', colour('ink')]));
  expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="640" height="480" /);
});

test('a line is cut where it runs in and out of an area', () => {
  const line = cut(1, [0, 15], [30, 15]);
  expect(clip(line, square, 'inside')).toEqual([cut(1, [10, 15], [20, 15])]);
  expect(clip(line, square, 'outside')).toEqual([cut(1, [0, 15], [10, 15]), cut(1, [20, 15], [30, 15])]);
});

test('of an area remains what no cover hides', () => {
  expect(subtract(square, [points('30,30 40,30 40,40')])).toEqual([square]);
  expect(subtract(square, [points('0,0 30,0 30,30 0,30')])).toEqual([]);
  expect(size(subtract(square, [points('15,5 25,5 25,25 15,25')]))).toBeCloseTo(50);
  expect(size(subtract(square, [points('13,13 17,13 17,17 13,17')]))).toBeCloseTo(84);
  expect(
    size(subtract(square, [points('12,0 14,0 14,30 12,30'), points('0,12 30,12 30,14 0,14')])),
  ).toBeCloseTo(64);
});

test('a line swells with its tone and ends where the paper is to stay white', () => {
  const tone = (x: number) => (x < 14 ? 0 : 0.5);
  const [stroke, ...others] = engrave([points('0,15 30,15')], square, tone, { pitch: 4, step: 1 });
  expect(others).toEqual([]);
  expect(stroke?.map(([x]) => x)).toEqual([expect.closeTo(14.5, 0), 20]);
  expect(stroke?.every(([, , width]) => width === 2)).toBe(true);
});

test('what stands before hides what stands behind it', () => {
  const behind = { strokes: [cut(1, [100, 115], [130, 115])] };
  const before = { covers: [points('110,110 120,110 120,120 110,120')] };
  const edge = () => 1;
  expect(compose({ layers: [behind, before], edge }).strokes).toHaveLength(2);
  expect(compose({ layers: [before, behind], edge }).strokes).toHaveLength(1);
});

test('straight lines and round ones are written in few commands', () => {
  const round = Array.from({ length: 19 }, (_, index): [number, number, number] => {
    const turn = (index * Math.PI) / 36;
    return [100 + 30 * Math.cos(turn), 100 + 30 * Math.sin(turn), 1.2];
  });
  const plate = { strokes: [cut(1.2, [10, 10], [20, 10], [50, 10]), round], bows: [], solids: [] };
  expect(svg(plate, '#000')).toContain('<path stroke-width="3.6" d="m30 30h120');
  expect(svg(plate, '#000')).toMatch(/a90 90 0 01-90 90"/);
});
