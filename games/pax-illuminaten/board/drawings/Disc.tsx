/** A faction's disc: colour and glyph together, in a drawing and in running text. Other glyphs stand bare. */
import type { FactionId } from '../../data/factions.ts';
import { CREAM, FACTION_COLOUR, GLYPHS, type GlyphId, INK } from './glyphs.ts';

export interface DiscMarkProps {
  readonly of: FactionId;
  /** Centre and radius in the units of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export function DiscMark({ of, x, y, r }: DiscMarkProps) {
  const size = (r * 1.3) / 24;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill={FACTION_COLOUR[of]} stroke={INK} stroke-width={r * 0.12} />
      <path
        d={GLYPHS[of]}
        fill={CREAM}
        fill-rule="evenodd"
        transform={`scale(${size}) translate(-12 -12)`}
        pointer-events="none"
      />
    </g>
  );
}

/** The same beside words; they name it. */
export function Disc({ of, small = false }: { readonly of: FactionId; readonly small?: boolean }) {
  return (
    <svg class={small ? 'disc small' : 'disc'} viewBox="0 0 24 24" aria-hidden="true">
      <DiscMark of={of} x={12} y={12} r={11.2} />
    </svg>
  );
}

export interface GlyphMarkProps {
  readonly of: GlyphId;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill?: string;
}

export function GlyphMark({ of, x, y, size, fill = INK }: GlyphMarkProps) {
  const by = size / 24;
  return (
    <path
      d={GLYPHS[of]}
      fill={fill}
      fill-rule="evenodd"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${by})`}
    />
  );
}

export function Glyph({ of }: { readonly of: GlyphId }) {
  return (
    <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={GLYPHS[of]} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}
