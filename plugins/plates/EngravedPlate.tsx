import type { LetterPath } from './letters.ts';
import { type Ring, rosette } from './rosette.ts';

/** The colours of a plate: background, lines, the rosette's border, and the tint of the ground. */
export interface PlateColours {
  ground: string;
  ink: string;
  border: string;
  tint: string;
}

const CENTRE = 'translate(200 234)';

interface EngravedPlateProps {
  name: string;
  /** The name's initials as outlines. */
  initials: LetterPath;
  colours: PlateColours;
}

/** An engraved plate, 4:5, shown where there is no photograph: the initials of a name over its rosette. */
export function EngravedPlate({ name, initials, colours }: EngravedPlateProps) {
  const { border, rose } = rosette(name, 162);
  const { ground, ink, tint } = colours;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 400 500"
      fill="none"
      stroke={ink}
      strokeWidth="0.6"
      aria-hidden="true"
    >
      <defs>
        <pattern id="tint" width="16" height="5" patternUnits="userSpaceOnUse">
          <path stroke={tint} strokeWidth="0.5" d="M0 2.5Q4 0 8 2.5T16 2.5" />
        </pattern>
        <pattern id="hatch" width="4" height="2.1" patternUnits="userSpaceOnUse">
          <path strokeWidth="0.9" d="M0 1H4" />
        </pattern>
      </defs>
      <path fill={ground} stroke="none" d="M0 0H400V500H0Z" />
      <path fill="url(#tint)" stroke="none" d="M26 26H374V474H26Z" />
      <Frame colours={colours} />
      <g transform={CENTRE}>
        <circle fill={ground} stroke="none" r="167" />
        <Curves id="border" ring={border} stroke={colours.border} strokeWidth="0.5" />
        <Curves id="rose" ring={rose} stroke={ink} strokeWidth="0.55" />
        <circle fill={ground} strokeWidth="2" r="70" />
        <circle r="66" />
        <Initials letters={initials} colours={colours} />
      </g>
    </svg>
  );
}

/** The initials, hatched, with the shadow line of an engraving. */
function Initials({ letters, colours: { ink } }: { letters: LetterPath; colours: PlateColours }) {
  const { path, left, right, top, bottom } = letters;
  const scale = 48 / (bottom - top);
  const shifted = (shift: number) =>
    `translate(${(-scale * (left + right)) / 2 + shift} ${(-scale * (top + bottom)) / 2 + shift}) scale(${scale.toFixed(4)})`;
  return (
    <>
      <path fill={ink} stroke="none" transform={shifted(1.6)} d={path} />
      <path fill="url(#hatch)" strokeWidth={0.9 / scale} transform={shifted(0)} d={path} />
    </>
  );
}

interface CurvesProps {
  id: string;
  ring: Ring;
  stroke: string;
  strokeWidth: string;
}

function Curves({ id, ring: { curve, copies }, ...line }: CurvesProps) {
  return (
    <g {...line}>
      <path id={id} d={curve} />
      {copies.slice(1).map(({ turn, scale }) => (
        <use key={`${turn} ${scale}`} href={`#${id}`} transform={`rotate(${turn}) scale(${scale})`} />
      ))}
    </g>
  );
}

/** A double frame with the floor tiles' diamond in each corner. */
function Frame({ colours }: { colours: PlateColours }) {
  const corners = [
    [26, 26],
    [374, 26],
    [26, 474],
    [374, 474],
  ] as const;
  return (
    <>
      <path strokeWidth="1.6" d="M14 14H386V486H14Z" />
      <path d="M26 26H374V474H26ZM126 436H274" />
      {corners.map(([x, y]) => (
        <Diamond key={`${x} ${y}`} x={x} y={y} size={12} colours={colours} />
      ))}
      <Diamond x={176} y={436} size={7} colours={colours} />
      <Diamond x={200} y={436} size={11} colours={colours} />
      <Diamond x={224} y={436} size={7} colours={colours} />
    </>
  );
}

interface DiamondProps {
  x: number;
  y: number;
  size: number;
  colours: PlateColours;
}

function Diamond({ x, y, size, colours: { ground, ink } }: DiamondProps) {
  return (
    <g stroke="none" transform={`translate(${x} ${y}) scale(${size})`}>
      <path fill={ink} d="M0-1 1 0 0 1-1 0Z" />
      <path fill={ground} d="M0-.34.34 0 0 .34-.34 0Z" />
    </g>
  );
}

/**
 * The first letters of the first and the last word of a name.
 *
 *     initialsOf('Adam bin Contoh') // => 'AC'
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [...new Set([words.at(0), words.at(-1)])].map((word) => word?.charAt(0).toUpperCase()).join('');
}
