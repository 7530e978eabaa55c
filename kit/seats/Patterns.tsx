/**
 * The definitions that every drawing refers to: hatchings, the sea, the shields, the arch of the cards.
 * Mount once per page, before anything that draws.
 */
import type { ComponentChildren } from 'preact';
import { EMBLEMS } from './emblems.data.ts';
import { Tinted } from './Tinted.tsx';
import { emblemInkOf, fillOf, TINCTURES, type Tincture } from './tincture.ts';

const LIGHT_LINE = { stroke: '#fff', 'stroke-opacity': 0.42, 'stroke-width': 1.1 };
const DOT = { r: 1, fill: '#3a2600', 'fill-opacity': 0.5 };

interface Hatching {
  readonly size: number;
  readonly turn?: string;
  readonly body: ComponentChildren;
}

/** Gules in pale, azure barwise, vert bendwise, or in dots, purpure bendwise sinister, tenné crossed, argent plain. */
const HATCHINGS: Readonly<Record<Tincture, Hatching>> = {
  red: { size: 5, body: <path d="M2.5 0V5" {...LIGHT_LINE} /> },
  blue: { size: 5, body: <path d="M0 2.5H5" {...LIGHT_LINE} /> },
  green: { size: 5, turn: 'rotate(-45)', body: <path d="M2.5 0V5" {...LIGHT_LINE} /> },
  yellow: {
    size: 6,
    body: (
      <>
        <circle cx="1.5" cy="1.5" {...DOT} />
        <circle cx="4.5" cy="4.5" {...DOT} />
      </>
    ),
  },
  purple: { size: 5, turn: 'rotate(45)', body: <path d="M2.5 0V5" {...LIGHT_LINE} /> },
  brown: { size: 6, body: <path d="M3 0V6M0 3H6" {...LIGHT_LINE} stroke-opacity={0.36} /> },
  white: { size: 6, body: null },
};

export const SHIELD_OUTLINE = 'M2 3H30V19C30 29 22 34.5 16 37.5C10 34.5 2 29 2 19Z';
const SHIELD_FIELD = 'M4.6 5.6H27.4V19C27.4 27 21 31.8 16 34.6C11 31.8 4.6 27 4.6 19Z';
const KEYLINE = '#1c140e';

/** The window of a card, 120 wide. */
export const CARD_ARCH = 'M13 131.5V60A47 47 0 0 1 107 60V131.5Z';

function HatchPattern({ tincture }: { tincture: Tincture }) {
  const { size, turn, body } = HATCHINGS[tincture];
  return (
    <pattern
      id={`hatch-${tincture}`}
      width={size}
      height={size}
      patternUnits="userSpaceOnUse"
      {...(turn ? { patternTransform: turn } : {})}
    >
      {body}
    </pattern>
  );
}

function ShieldSymbol({ tincture }: { tincture: Tincture }) {
  return (
    <symbol id={`shield-${tincture}`} viewBox="0 0 32 40">
      <Tinted tincture={tincture}>
        <path d={SHIELD_OUTLINE} stroke={KEYLINE} stroke-width="1.6" />
      </Tinted>
      <path d={SHIELD_FIELD} fill={fillOf(tincture)} />
      <path d={EMBLEMS[tincture]} fill={emblemInkOf(tincture)} transform="translate(5.2 6.4) scale(.0422)" />
    </symbol>
  );
}

export function Patterns() {
  return (
    <svg class="kit-defs" aria-hidden="true">
      <defs>
        {TINCTURES.map((tincture) => (
          <HatchPattern key={tincture} tincture={tincture} />
        ))}
        {TINCTURES.map((tincture) => (
          <ShieldSymbol key={tincture} tincture={tincture} />
        ))}
        <pattern id="sea-waves" width="26" height="9" patternUnits="userSpaceOnUse">
          <path d="M1 5q3-3 6 0t6 0" fill="none" stroke="var(--sea-line)" stroke-width=".8" opacity=".55" />
        </pattern>
        <clipPath id="card-arch">
          <path d={CARD_ARCH} />
        </clipPath>
      </defs>
    </svg>
  );
}
