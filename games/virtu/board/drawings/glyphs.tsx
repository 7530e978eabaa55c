/**
 * The game's small signs on a 24 grid, drawn to be read at 12 pixels: symbols, actions, pieces, foreign powers.
 * Solid ones take the colour of the text; the florin is a coin and keeps its own.
 */
import { Picture } from '@signoria/kit';
import type { ComponentChildren } from 'preact';

const line = { fill: 'none', stroke: 'currentColor', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
const solid = (d: string) => <path d={d} fill="currentColor" fill-rule="evenodd" />;

const CROWN = (
  <>
    {solid('M4.5 17.5 2.5 7.5l5.3 3.600L12 4l4.2 7.1 5.3-3.6-2 10ZM4.5 19h15v2.500h-15Z')}
    <circle cx="2.7" cy="6.5" r="1.7" fill="currentColor" />
    <circle cx="21.3" cy="6.5" r="1.7" fill="currentColor" />
    <circle cx="12" cy="3.4" r="1.9" fill="currentColor" />
  </>
);

const MASK = solid(
  'M1.8 8.600c3.4-2 6.9-2.2 10.2-.7 3.3-1.5 6.8-1.3 10.2.7.4 5-1.7 8.9-5.3 8.9-2.7 0-3.5-2.4-4.9-2.400s-2.2 2.4-4.9 2.400c-3.6 0-5.7-3.9-5.3-8.900Z' +
    'M4.9 11.200c1.3 2.2 3.8 2.5 5.3.9-1.3-1.7-3.7-2.1-5.3-.9ZM19.1 11.200c-1.6-1.2-4-.8-5.3.9 1.5 1.6 4 1.3 5.3-.9Z',
);

const SWORDS = (
  <g {...line}>
    <path d="M3.5 3.5 15.8 15.800M20.5 3.5 8.2 15.8" stroke-width="2.5" />
    <path d="M12.6 18.800l6.2-6.200M11.4 18.8 5.2 12.6" stroke-width="2.2" />
    <path d="M17 17l3.8 3.800M7 17l-3.8 3.8" stroke-width="2.8" />
  </g>
);

const GLYPHS = {
  florin: (
    <>
      <circle cx="12" cy="12" r="9.5" fill="#E3AE2E" stroke="#6B4700" stroke-width="1.8" />
      <path
        d="M12 6c1.6 2 1.6 4 0 6-1.6-2-1.6-4 0-6ZM12 12c2-3.5 5-3 5-.500 0 1.8-2 2.2-2.6 1M12 12c-2-3.5-5-3-5-.500 0 1.8 2 2.2 2.6 1M9.5 14h5M12 12v6"
        fill="none"
        stroke="#6B4700"
        stroke-width="1.6"
        stroke-linecap="round"
      />
    </>
  ),
  crown: CROWN,
  cross: solid('M10 2h4v6h6v4h-6v10h-4V12H4V8h6Z'),
  cavalry: solid(
    'M7.2 21.500c.1-4.1 2.4-5.5 3.1-8.5-1.3.9-2.5 1.2-3.7 2.3-1 .9-2.4.6-3-.6-.5-1 .1-1.9.9-2.9 1.2-1.5 1.7-3.6 3.1-5.2 1.1-1.3 2.6-2 3.9-2.300L12.2 1.500l2 2.700c4.5 1 6.6 5.2 6.6 10 0 2.8-.5 5.2-1.1 7.300ZM9.3 8.100a1.1 1.1 0 1 0 .1 0Z',
  ),
  ship: solid(
    'M2.5 15.500h19l-3.5 6H6ZM10.8 2h1.700v12h-1.700ZM13.5 3.500c5 2 7 6 7 10.200h-7ZM9.8 6c-3.6 1.6-5.3 4.4-5.3 7.700h5.300Z',
  ),
  mask: MASK,
  war: SWORDS,
  arrow: (
    <g {...line} stroke-width="3">
      <path d="M19 13a7.2 7.2 0 1 1-2.6-5.8" />
      <path d="M20 2.800v5.700h-5.7" />
    </g>
  ),

  govern: CROWN,
  patronage: solid(
    'M12 3C6.5 3 2.2 6.8 2.2 11.800c0 5 4.2 9.2 9.8 9.2 1.5 0 2.3-.9 2.3-2 0-1.3-1.1-1.8-1.1-3 0-1.1.9-1.8 2.2-1.800h2.600c2.5 0 3.8-1.6 3.8-4C21.8 6 17.5 3 12 3Z' +
      'M6.8 10.200a1.7 1.7 0 1 0 .1 0ZM9.6 5.800a1.7 1.7 0 1 0 .1 0ZM14.5 5.800a1.7 1.7 0 1 0 .1 0ZM17.6 9.400a1.6 1.6 0 1 0 .1 0ZM7.6 14.600a1.6 1.6 0 1 0 .1 0Z',
  ),
  trade: (
    <>
      <g {...line} stroke-width="2">
        <path d="M12 3v17.500M7 21h10M4 6.500h16" />
        <path d="M4.5 6.5 1.8 13.500h5.600ZM19.5 6.500l-2.7 7h5.600Z" stroke-width="1.5" />
      </g>
      {solid('M1.3 13.500h6.400a3.2 3.2 0 0 1-6.4 0ZM16.3 13.500h6.400a3.2 3.2 0 0 1-6.4 0Z')}
    </>
  ),
  diplomacy: solid(
    'M6.5 2.500h12A3 3 0 0 1 21.5 5.500V8h-4v10.500a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V16h4.500Z' +
      'M8.5 6v1.500h7V6ZM8.5 9.500V11h7V9.500ZM8.5 13v1.500h4V13ZM4 17.700a1.7 1.7 0 0 0 3 1.800h5.200v-1.800Z',
  ),
  intrigue: MASK,

  city: solid('M3 21V8h3V5h3v3h1.500V4h3v4H15V5h3v3h3v13h-6.500v-4a2.5 2.5 0 0 0-5 0v4Z'),
  troop: solid('M4.5 1.500h2v21h-2ZM7.5 3l13.5 4.7-13.5 5Z'),
  agent: MASK,
  cathedral: solid(
    'M11.2 1h1.600v1.500h1.500v1.600h-1.500V6c3.7 1 6.2 3.7 6.2 8H5c0-4.3 2.5-7 6.2-8V4.100H9.700V2.500h1.500ZM3.5 15h17v7h-5.800v-2.500a2.7 2.7 0 0 0-5.4 0V22H3.500Z',
  ),
  anchor: (
    <g {...line} stroke-width="2.4">
      <circle cx="12" cy="4.6" r="2.2" />
      <path d="M12 7v14M7.5 10.500h9M3.5 14.500c.8 4 4.3 6.5 8.5 6.500s7.7-2.5 8.5-6.500M3.5 14.500l-1.3 2.700M3.5 14.500l2.8 1.200M20.5 14.500l1.3 2.700M20.5 14.500l-2.8 1.2" />
    </g>
  ),
  pirate: solid(
    'M3 1.500h2v21H3ZM6 3h15l-2.5 5.500L21 14H6ZM12.5 4.600a3.2 3.2 0 0 0-1.9 5.800v1.500h3.800v-1.500a3.2 3.2 0 0 0-1.9-5.800ZM11.2 7.200a.9.9 0 1 0 .1 0ZM13.8 7.200a.9.9 0 1 0 .1 0Z',
  ),
  indulgence: solid(
    'M5 1.500h14v13.300a4.7 4.7 0 0 0-6.3 6.700H5ZM8 5.500V7h8V5.500ZM8 9v1.500h8V9ZM8 12.500V14h4.500v-1.500ZM16.8 15.500a3.6 3.6 0 1 0 .1 0ZM15 21.500l-.6 2.5 2.4-1.2 2.4 1.2-.6-2.500Z',
  ),
  prestige: solid('M12 1.800l3 6.5 7.1.8-5.3 4.8 1.5 7L12 17.4 5.7 20.900l1.5-7L1.9 9.100l7.1-.8Z'),
  trophy: solid(
    'M6.5 2h11v1.800h3.300c.3 4.3-1.2 7.2-4.3 7.800a5 5 0 0 1-3.2 2.600v3.300h3.500V22H7.200v-4.500h3.500v-3.300a5 5 0 0 1-3.2-2.600C4.4 11 2.9 8.1 3.2 3.800h3.300ZM5 5.600c.1 2 .7 3.3 1.7 3.9-.2-1.2-.2-2.5-.2-3.900ZM19 5.600h-1.500c0 1.4 0 2.7-.2 3.9 1-.6 1.6-1.9 1.7-3.900Z',
  ),
  space: <path {...line} stroke-width="2.2" stroke-dasharray="3.4 3" d="M5 3h14v18H5Z" />,
  once: (
    <>
      <circle cx="12" cy="12" r="9.5" {...line} stroke-width="2.2" />
      {solid('M10 8.3 13 6h1v12h-2.400V9.300L10 10.400Z')}
    </>
  ),

  france: solid(
    'M12 1.500c2.3 2.8 3.3 5.2 2.7 8.2 1.6-2.6 6.7-2.5 6.7 1.4 0 2.7-2.5 3.8-4.8 2.9.7-.6 1-1.3.8-2-.9-1-2.7.2-3.3 2.400h2.700v2.200h-3c.2 2 1 3.7 2.1 4.600H8.100c1.1-.9 1.9-2.6 2.1-4.600h-3v-2.200h2.700c-.6-2.2-2.4-3.4-3.3-2.4-.2.7.1 1.4.8 2-2.3.9-4.8-.2-4.8-2.9 0-3.9 5.1-4 6.7-1.4-.6-3 .4-5.4 2.7-8.200Z',
  ),
  holy_roman_empire: (
    <>
      {solid('M11 .8h2v2h2v2h-2v2.300a7.5 7.5 0 1 1-2 0V4.800H9v-2h2Z')}
      <path d="M4.6 14h14.800M12 7v7" stroke="var(--panel)" stroke-width="1.7" fill="none" />
    </>
  ),
  ottoman_empire: solid(
    'M14.5 2.500A9.8 9.8 0 1 0 21 17.3 8 8 0 1 1 14.5 2.500ZM17.8 7l1 2.5 2.7.2-2.1 1.7.7 2.6-2.3-1.4-2.3 1.4.7-2.6-2.1-1.7 2.7-.2Z',
  ),
} as const satisfies { readonly [name: string]: ComponentChildren };

export type GlyphName = keyof typeof GLYPHS;
export const GLYPH_NAMES = Object.keys(GLYPHS) as GlyphName[];

export interface GlyphProps {
  readonly name: GlyphName;
  /** Said aloud; left out where words stand beside it. */
  readonly label?: string;
}

export function Glyph({ name, label }: GlyphProps) {
  const look = { class: `glyph ${name}`, viewBox: '0 0 24 24' };
  return (
    <Picture {...look} label={label}>
      {GLYPHS[name]}
    </Picture>
  );
}

export interface GlyphMarkProps {
  readonly name: GlyphName;
  /** Its middle, in the units of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly class?: string;
}

/** The same sign inside another drawing. */
export function GlyphMark({ name, x, y, size, class: extra = '' }: GlyphMarkProps) {
  const scale = size / 24;
  return (
    <g class={`glyph-mark ${extra}`} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}>
      {GLYPHS[name]}
    </g>
  );
}
