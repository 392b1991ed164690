import { useId } from 'react';
import styles from './Portrait.module.css';
import { type Ring, rosette } from './rosette.ts';

const CENTRE = 'translate(200 234)';

interface EngravedPlateProps {
  name: string;
  alt: string;
}

/** A plate in the place of a photograph, 4:5: the initials of a name, engraved over its rosette. */
export function EngravedPlate({ name, alt }: EngravedPlateProps) {
  const tint = useId();
  const hatch = useId();
  const { border, rose } = rosette(name, 162);
  return (
    <svg
      className={styles.portrait}
      viewBox="0 0 400 500"
      width={400}
      height={500}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={!alt}
    >
      <defs>
        <pattern id={tint} width="16" height="5" patternUnits="userSpaceOnUse">
          <path className={styles.tint} d="M0 2.5Q4 0 8 2.5T16 2.5" />
        </pattern>
        <pattern id={hatch} width="4" height="2.1" patternUnits="userSpaceOnUse">
          <path className={styles.hatch} d="M0 1H4" />
        </pattern>
      </defs>
      <rect className={styles.ground} width="400" height="500" />
      <rect x="26" y="26" width="348" height="448" fill={`url(#${tint})`} />
      <Frame />
      <g transform={CENTRE}>
        <circle className={styles.ground} r="167" />
        <Curves ring={border} className={styles.border} />
        <Curves ring={rose} className={styles.rose} />
        <circle className={styles.ground} r="70" />
        <circle className={styles.medallion} r="70" />
        <circle className={styles.line} r="66" />
        <text className={styles.shade} x="1.6" y="25.6" textAnchor="middle">
          {initials(name)}
        </text>
        <text className={styles.initials} y="24" textAnchor="middle" fill={`url(#${hatch})`}>
          {initials(name)}
        </text>
      </g>
    </svg>
  );
}

function Curves({ ring: { curve, copies }, className }: { ring: Ring; className?: string }) {
  const id = useId();
  return (
    <g className={className}>
      <path id={id} d={curve} />
      {copies.slice(1).map(({ turn, scale }) => (
        <use key={`${turn} ${scale}`} href={`#${id}`} transform={`rotate(${turn}) scale(${scale})`} />
      ))}
    </g>
  );
}

/** Two rules, and in each corner the diamond of the floor tiles. */
function Frame() {
  const corners = [
    [26, 26],
    [374, 26],
    [26, 474],
    [374, 474],
  ] as const;
  return (
    <>
      <rect className={styles.rule} x="14" y="14" width="372" height="472" />
      <rect className={styles.line} x="26" y="26" width="348" height="448" />
      {corners.map(([x, y]) => (
        <Diamond key={`${x} ${y}`} x={x} y={y} size={12} />
      ))}
      <path className={styles.line} d="M126 436H274" />
      <Diamond x={176} y={436} size={7} />
      <Diamond x={200} y={436} size={11} />
      <Diamond x={224} y={436} size={7} />
    </>
  );
}

function Diamond({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path className={styles.corner} d="M0-1 1 0 0 1-1 0Z" />
      <path className={styles.stone} d="M0-.34.34 0 0 .34-.34 0Z" />
    </g>
  );
}

/** The first letters of the first and the last word of a name. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [...new Set([words.at(0), words.at(-1)])].map((word) => word?.charAt(0).toUpperCase()).join('');
}
