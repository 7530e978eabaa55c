/** What lies above the cards: tags of the lodges, the artificial rival's figure and aim. */
import { ShieldMark } from '@signoria/kit';
import type { FactionId } from '../../data/factions.ts';
import type { PlaceId } from '../../data/layouts.ts';
import type { LodgeView } from '../../rules/view/types.ts';
import { cardBox, FACTION_COLOUR, GlyphMark, plateBox } from '../drawings/index.ts';
import { type Table, tinctureOf } from '../table.ts';

const TAG = { width: 66, height: 19, first: 4, step: 71 } as const;
const CREAM = '#FFF8EA';
const KEY = '#1c140e';

/** Each lodge's tag hangs on its uppermost card that carries the fewest. */
function tagPlaces(lodges: readonly LodgeView[]): readonly { readonly place: PlaceId; readonly index: number }[] {
  const used = new Map<PlaceId, number>();
  return lodges.map(({ places }) => {
    const least = Math.min(...places.map((id) => used.get(id) ?? 0));
    const place = places.find((id) => (used.get(id) ?? 0) === least)!;
    used.set(place, least + 1);
    return { place, index: least };
  });
}

export interface LodgesProps {
  readonly table: Table;
  readonly hidden: (faction: FactionId) => boolean;
}

export function LodgeTags({ table, hidden }: LodgesProps) {
  const { lodges, places } = table.view;
  const spots = tagPlaces(lodges);
  return (
    <>
      {lodges.map(({ faction, size, controller, influence, main }, i) => {
        const { place, index } = spots[i]!;
        const box = cardBox(places.find(({ id }) => id === place)!);
        const held = influence.find(({ who }) => who === controller)?.count ?? 0;
        const width = controller === null ? TAG.width - 24 : TAG.width;
        return (
          <g
            key={i}
            class={hidden(faction) ? 'lodge-tag hidden' : 'lodge-tag'}
            transform={`translate(${box.x + TAG.first + index * TAG.step} ${box.y - 8.5})`}
          >
            <rect
              y={-TAG.height / 2}
              width={width}
              height={TAG.height}
              rx="4"
              fill={FACTION_COLOUR[faction]}
              stroke={KEY}
              stroke-width="1.3"
            />
            {main ? (
              <rect x="2" y={2 - TAG.height / 2} width={width - 4} height={TAG.height - 4} rx="2.5" class="main" />
            ) : null}
            <GlyphMark of={faction} x={13} y={0} size={13} fill={CREAM} />
            <text x="23" y="5.2">
              {size}
            </text>
            {controller === null ? null : (
              <>
                <ShieldMark tincture={tinctureOf(table, controller)} x={43} y={0} width={11.5} />
                <text x="51.5" y="5.2">
                  {held}
                </text>
              </>
            )}
          </g>
        );
      })}
    </>
  );
}

/** The rival's figure, and the card its plan points at. */
export function BoardMarks({ table }: { readonly table: Table }) {
  const { rival, places, players } = table.view;
  if (rival === null) return null;
  const boxOf = (id: PlaceId) => cardBox(places.find((place) => place.id === id)!);
  const home = plateBox(players.find(({ who }) => who === rival.who)!, places);
  const stands = rival.figure === 'areopagus' ? home : boxOf(rival.figure);
  const target = rival.target === null ? null : boxOf(rival.target);
  return (
    <>
      {target === null ? null : (
        <g transform={`translate(${target.x + 62} ${target.y + 40})`} class="rival-target">
          <circle r="15" />
          <path d="M0-21V-9M0 9V21M-21 0H-9M9 0H21" />
        </g>
      )}
      <g transform={`translate(${stands.x + stands.width - 12} ${stands.y + 2})`} class="rival-figure">
        <circle r="13" fill={CREAM} stroke={KEY} stroke-width="1.5" />
        <GlyphMark of="figure" x={0} y={0} size={19} fill={KEY} />
      </g>
    </>
  );
}
