/** A symbol in the colour of the words around it, alone or inside another drawing. */
import { Picture } from '@signoria/kit';
import { GLYPHS, type GlyphId } from './glyphs.ts';
import sheet from './sheet/sheet.ts?drawn';

function Paths({ of }: { readonly of: GlyphId }) {
  return (
    <>
      {GLYPHS[of].map((d) => (
        <path key={d} d={d} fill-rule="evenodd" />
      ))}
    </>
  );
}

export interface GlyphProps {
  readonly of: GlyphId;
  /** Only where no words stand beside it. */
  readonly label?: string;
}

/** In colours of their own, from the sheet of drawings. */
const PROPS: readonly GlyphId[] = ['builder', 'jester', 'recruiting', 'prestige', 'travel', 'religion', 'opinion'];

export function Glyph({ of, label }: GlyphProps) {
  if (PROPS.includes(of)) {
    return (
      <Picture class="glyph prop" viewBox="0 0 48 48" label={label}>
        <use href={`${sheet}#prop-${of}`} />
      </Picture>
    );
  }
  const look = { class: 'glyph', viewBox: '0 0 24 24', fill: 'currentColor' };
  return (
    <Picture {...look} label={label}>
      <Paths of={of} />
    </Picture>
  );
}

export interface GlyphMarkProps {
  readonly of: GlyphId;
  /** Its middle and its width in the units of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly fill?: string;
}

/** The same symbol inside an SVG. */
export function GlyphMark({ of, x, y, width, fill = '#3A2A1E' }: GlyphMarkProps) {
  const scale = width / 24;
  return (
    <g transform={`translate(${x - width / 2} ${y - width / 2}) scale(${scale})`} fill={fill}>
      <Paths of={of} />
    </g>
  );
}

/** On a round of paper: badge of a tile or a card. */
export function Medal({ of, x, y, width }: Omit<GlyphMarkProps, 'fill'>) {
  return (
    <g>
      <circle cx={x} cy={y} r={width / 2} fill="#FBF5E8" stroke="#231A13" stroke-width={Math.max(1, width / 24)} />
      <GlyphMark of={of} x={x} y={y} width={width * 0.66} />
    </g>
  );
}
