/** Roofs, trees, water, hedges, stone and grass: the textures of the estates. Mount once per page. */
import type { ComponentChildren } from 'preact';

const SCALES = 'M0 8q3-5 6 0q3-5 6 0M-6 4q3-5 6 0q3-5 6 0q3-5 6 0';

interface RoofProps {
  readonly id: string;
  readonly tile: string;
  readonly line: string;
}

function Roof({ id, tile, line }: RoofProps) {
  return (
    <Texture id={id} width={12} height={8}>
      <rect width="12" height="8" fill={tile} />
      <path d={SCALES} fill="none" stroke={line} stroke-width="1.1" />
    </Texture>
  );
}

interface TextureProps {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly children: ComponentChildren;
}

function Texture({ id, width, height, children }: TextureProps) {
  return (
    <pattern id={`florence-${id}`} width={width} height={height} patternUnits="userSpaceOnUse">
      {children}
    </pattern>
  );
}

const CROWNS = [
  [8, 8, 7],
  [22, 6, 6.5],
  [15, 17, 7.5],
  [1, 20, 6.5],
  [31, 20, 6.5],
  [24, 26, 5],
  [8, 27, 4],
] as const;

function Trees() {
  return (
    <Texture id="forest" width={30} height={26}>
      <rect width="30" height="26" fill="#4C6B3C" />
      {CROWNS.map(([x, y, r]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y + 1.6} r={r} fill="#24391F" />
          <circle cx={x} cy={y} r={r} fill="#5F8549" />
          <circle cx={x - 2} cy={y - 2} r={r * 0.45} fill="#7DA35F" />
        </g>
      ))}
    </Texture>
  );
}

function Water() {
  return (
    <Texture id="lake" width={24} height={14}>
      <rect width="24" height="14" fill="#5F93A3" />
      <path
        d="M0 5q3-3 6 0t6 0t6 0t6 0M-6 12q3-3 6 0t6 0t6 0t6 0t6 0"
        fill="none"
        stroke="#A9CBD0"
        stroke-width="1.2"
      />
    </Texture>
  );
}

function Hedges() {
  return (
    <Texture id="park" width={20} height={20}>
      <rect width="20" height="20" fill="#9CB56C" />
      <circle cx="5" cy="5" r="2.6" fill="#6D8E48" />
      <circle cx="15" cy="15" r="2.6" fill="#6D8E48" />
      <circle cx="15" cy="5" r="1.3" fill="#E7C9C6" />
      <circle cx="5" cy="15" r="1.3" fill="#F2E3A8" />
    </Texture>
  );
}

export function TileDefs() {
  return (
    <svg class="kit-defs" aria-hidden="true">
      <defs>
        <Roof id="roof-terracotta" tile="#BE6A42" line="#8F4527" />
        <Roof id="roof-ochre" tile="#C98C4F" line="#8D5A2A" />
        <Roof id="roof-brick" tile="#A8553F" line="#743424" />
        <Roof id="roof-slate" tile="#7C8894" line="#566270" />
        <Trees />
        <Water />
        <Hedges />
        <Texture id="stone" width={20} height={12}>
          <rect width="20" height="12" fill="#D8C7A3" />
          <path d="M0 0H20M0 6H20M5 0V6M15 6V12" stroke="#A8946C" />
        </Texture>
        <Texture id="grass" width={60} height={60}>
          <path
            d="M12 14v-5M15 14l2-5M40 42v-5M43 42l2-5M46 18v-4M20 50v-4"
            stroke="var(--florence-grass-line)"
            stroke-width="1.2"
            stroke-linecap="round"
          />
        </Texture>
      </defs>
    </svg>
  );
}
