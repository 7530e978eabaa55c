/**
 * The seat's shield: a player's face everywhere (seat list, chronicle, map, waiting line).
 * Needs `Patterns` on the page.
 */

import { Picture } from '../cards/Picture.tsx';
import { SHIELD_OUTLINE } from './Patterns.tsx';
import type { Tincture } from './tincture.ts';

export interface ShieldProps {
  /** Null draws an empty, dashed shield: a free seat, or an answer not yet given. */
  readonly tincture: Tincture | null;
  /** Width in pixels; the stylesheet decides when it is left out. */
  readonly width?: number;
  /** Name for those who cannot see it. Leave out where the name stands beside it. */
  readonly label?: string;
}

export function Shield({ tincture, width, label }: ShieldProps) {
  const size = width === undefined ? {} : { style: { width: `${width}px`, height: `${width * 1.25}px` } };
  const drawing = tincture ? <use href={`#shield-${tincture}`} /> : <path d={SHIELD_OUTLINE} />;
  const look = { class: tincture ? 'shield' : 'shield empty', viewBox: '0 0 32 40', ...size };
  return (
    <Picture {...look} label={label}>
      {drawing}
    </Picture>
  );
}

export interface ShieldMarkProps {
  readonly tincture: Tincture;
  /** Centre of the shield in the units of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The same shield inside another SVG drawing. */
export function ShieldMark({ tincture, x, y, width }: ShieldMarkProps) {
  const height = width * 1.25;
  return <use href={`#shield-${tincture}`} x={x - width / 2} y={y - height / 2} width={width} height={height} />;
}
