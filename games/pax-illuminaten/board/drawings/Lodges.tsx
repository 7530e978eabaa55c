/**
 * Lodges as borders around their cards: the faction's colour and its own pattern between two dark lines. Two lodges that
 * share a card lie one inside the other. Only the whole shape is outlined, never the cards one by one.
 */
import { FACTIONS, type FactionId } from '../../data/factions.ts';
import type { LodgeView, PlaceView } from '../../rules/view/types.ts';
import { type Box, extentOf, grown, shapeOf } from './geometry.ts';
import { FACTION_COLOUR, INK } from './glyphs.ts';

/** Distance of a border's outer edge from the cards, the innermost first; the last is for three lodges that meet in pairs. */
const RINGS = [3.6, 8.6, 13.6] as const;
const THICK = 4.4;

const LIGHT = { stroke: '#fff', 'stroke-opacity': 0.8 } as const;
/** Told apart without colour: stripes, dots, bars, plain, slanted the other way, a light line. */
const PATTERN: { readonly [id in FactionId]: preact.JSX.Element | null } = {
  AR: <path d="M0 4.5H9M4.5 0V9" {...LIGHT} stroke-width="1.6" />,
  CO: <circle cx="4.5" cy="4.5" r="2.1" fill="#fff" fill-opacity=".85" />,
  MA: <path d="M0 0L9 9M-4.5 4.5L4.5 13.5M4.5-4.5L13.5 4.5" {...LIGHT} stroke-width="1.4" />,
  CR: null,
  SC: <path d="M0 9L9 0M-2 2L2-2M7 11L11 7" {...LIGHT} stroke-width="4" />,
  CL: <path d="M0 2H9M0 6.5H9" {...LIGHT} stroke-width="1.3" />,
};

export function LodgePatterns() {
  return (
    <defs>
      {FACTIONS.map((id) => (
        <pattern key={id} id={`pax-lodge-${id}`} width="9" height="9" patternUnits="userSpaceOnUse">
          <rect width="9" height="9" fill={FACTION_COLOUR[id]} />
          {PATTERN[id]}
        </pattern>
      ))}
    </defs>
  );
}

/** For each the innermost ring that no other lodge on one of its cards has. */
export function ringsOf(lodges: readonly Pick<LodgeView, 'places'>[]): readonly number[] {
  const rings: number[] = [];
  for (const { places } of lodges) {
    const taken = rings.filter((_, other) => lodges[other]!.places.some((place) => places.includes(place)));
    const free = RINGS.findIndex((_, ring) => !taken.includes(ring));
    rings.push(free < 0 ? RINGS.length - 1 : free);
  }
  return rings;
}

function Rects({ boxes, by, fill }: { readonly boxes: readonly Box[]; readonly by: number; readonly fill: string }) {
  return (
    <g fill={fill}>
      {boxes.map((box) => (
        <rect key={`${box.x} ${box.y} ${box.width}`} {...grown(box, by)} rx="7" />
      ))}
    </g>
  );
}

export interface LodgeBorderProps {
  readonly name: string;
  readonly lodge: LodgeView;
  readonly places: readonly PlaceView[];
  readonly ring: number;
  readonly hidden: boolean;
}

export function LodgeBorder({ name, lodge, places, ring, hidden }: LodgeBorderProps) {
  const boxes = shapeOf(places, lodge.places);
  const outer = RINGS[ring]!;
  const all = grown(extentOf(boxes), outer);
  return (
    <g class={hidden ? 'lodge hidden' : 'lodge'}>
      {[0, 1].map((layer) => (
        <mask key={layer} id={`${name}-${layer}`} maskUnits="userSpaceOnUse" {...all}>
          <rect {...all} fill="#fff" />
          <Rects boxes={boxes} by={outer - THICK + (layer === 0 ? -1 : 0)} fill="#000" />
        </mask>
      ))}
      <g mask={`url(#${name}-0)`}>
        <Rects boxes={boxes} by={outer + 1} fill={INK} />
      </g>
      <g mask={`url(#${name}-1)`}>
        <Rects boxes={boxes} by={outer} fill={`url(#pax-lodge-${lodge.faction})`} />
      </g>
    </g>
  );
}
