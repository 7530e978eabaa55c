/**
 * One city on the map: walls or its owner's shield, its toughness, what an Agent changes, Troops, Cathedral, anchors.
 * Fill and emblem say whose; the gold ring says what may be done. They never swap.
 */
import { emblemInkOf, ShieldMark, type Tincture, Tinted } from '@signoria/kit';
import type { CityId, SeaId } from '../../data/cities.ts';
import type { CityLook, TroopsLook } from './city-look.ts';
import { GlyphMark } from './glyphs.tsx';
import { CITY_DRAWINGS, SEA_DRAWINGS } from './map.data.ts';
import type { Point, Side } from './map.source.ts';
import sheet from './sheet/sheet.ts?drawn';

const INK = '#231A13';
const KEY = '#1c140e';

/** The town behind its walls, before it the shield of its owner, and its toughness. */
function Town({ id, look: { owner, toughness } }: { readonly id: CityId; readonly look: CityLook }) {
  return (
    <g>
      <use class="roofs" href={`${sheet}#town-${id}`} />
      {owner === null ? null : <ShieldMark tincture={owner} x={-2} y={4} width={22} />}
      <g transform={owner === null ? 'translate(0 3)' : 'translate(13 11)'}>
        <circle r="9.6" fill="var(--card)" stroke={INK} stroke-width="1.3" />
        <text y="5.2" class="toughness">
          {toughness}
        </text>
      </g>
    </g>
  );
}

interface AgentMarkProps {
  readonly id: CityId;
  readonly tincture: Tincture;
  readonly change: number;
}

/** An Agent, and by how much it changes the toughness for the reader. */
function AgentMark({ id, tincture, change }: AgentMarkProps) {
  return (
    <g transform="translate(15 -14)">
      <g data-place={`agent ${id}`}>
        <Tinted tincture={tincture}>
          <circle r="9" stroke={KEY} stroke-width="1.5" />
        </Tinted>
        <g style={{ color: emblemInkOf(tincture) }}>
          <GlyphMark name="agent" x={0} y={0} size={13} />
        </g>
      </g>
      {change === 0 ? null : (
        <text x="12" y="5" class="change">
          {change > 0 ? `+${change}` : `−${-change}`}
        </text>
      )}
    </g>
  );
}

/** A pennon with the number of Troops when there is more than one. */
function Pennon({ tincture, count, place }: Pick<TroopsLook, 'tincture' | 'count' | 'place'>) {
  return (
    <g class="pennon" data-place={place}>
      <Tinted tincture={tincture}>
        <path d="M0-11 16-6.5 0-1Z" stroke={KEY} stroke-width="1.3" stroke-linejoin="round" />
      </Tinted>
      <path d="M0-13V10" stroke={KEY} stroke-width="2.2" stroke-linecap="round" />
      {count === 1 ? null : (
        <g transform="translate(6 6)">
          <circle r="8.6" fill={KEY} />
          <text y="5.8" class="count">
            {count}
          </text>
        </g>
      )}
    </g>
  );
}

/** The garrison stands left of the walls; besiegers stand below them, behind crossed swords. */
function Troops({ troops }: { readonly troops: readonly TroopsLook[] }) {
  const garrison = troops.filter(({ besieging }) => !besieging);
  const outside = troops.filter(({ besieging }) => besieging);
  const row = outside.length * 20;
  return (
    <>
      {garrison.map((look) => (
        <g key={look.tincture} transform="translate(-24 -1)">
          <Pennon {...look} />
        </g>
      ))}
      {outside.length === 0 ? null : (
        <g class="besiegers" transform={`translate(${-row / 2 - 4} 30)`}>
          <rect x="-12" y="-15" width={row + 20} height="29" rx="5" />
          <GlyphMark name="war" x={-3} y={0} size={12} />
          {outside.map((look, i) => (
            <g key={look.tincture} transform={`translate(${8 + i * 20} 1)`}>
              <Pennon {...look} />
            </g>
          ))}
        </g>
      )}
    </>
  );
}

const NAME_AT: { readonly [S in Side]: { readonly x: number; readonly y: number; readonly anchor: string } } = {
  left: { x: -17, y: 5, anchor: 'end' },
  right: { x: 18, y: 5, anchor: 'start' },
  above: { x: 0, y: -25, anchor: 'middle' },
  below: { x: 0, y: 28, anchor: 'middle' },
};

/** Pieces push the name further out. */
function namePlace(side: Side, { owner, troops, agent, state, closed }: CityLook) {
  const at = NAME_AT[side];
  const garrison = troops.some(({ besieging }) => !besieging);
  const besieged = troops.some(({ besieging }) => besieging);
  const ring = state === 'plain' || closed ? 0 : 4;
  if (side === 'left') return { ...at, x: at.x - (garrison ? 12 : 0) - ring };
  if (side === 'right') return { ...at, x: at.x + (owner ? 6 : 0) + ring, y: agent ? 9 : 5 };
  if (side === 'above') return { ...at, y: at.y - ring - (agent ? 5 : 0) };
  return { ...at, y: at.y + (besieged ? 32 : 0) + ring };
}

export function CityName({ id, look }: { readonly id: CityId; readonly look: CityLook }) {
  const { at, name } = CITY_DRAWINGS[id];
  const { x, y, anchor } = namePlace(name, look);
  return (
    <text
      class={`city-name ${look.state}${look.closed ? ' closed' : ''}`}
      x={at[0] + x}
      y={at[1] + y}
      text-anchor={anchor}
    >
      {look.name}
    </text>
  );
}

/** Ring and wash: gold where one may go, dashes where one may ask why not. */
function Ring({ state }: { readonly state: CityLook['state'] }) {
  if (state === 'plain') return null;
  if (state === 'blocked') return <circle class="ring-blocked" r="19" />;
  return (
    <>
      <circle class={`ring-wash ${state}`} r="19" />
      <circle class="ring-key" r="21" />
      <circle class="ring-gold" r="19" />
    </>
  );
}

const ANCHOR_REACH = 20;

/** Where the anchor for this sea lies: in its own place, else on the way to the sea's name. */
export function anchorAt(id: CityId, sea: SeaId): Point {
  const { at, anchors } = CITY_DRAWINGS[id];
  const own = anchors[sea];
  if (own !== undefined) return own;
  const [dx, dy] = [SEA_DRAWINGS[sea].at[0] - at[0], SEA_DRAWINGS[sea].at[1] - at[1]];
  const reach = ANCHOR_REACH / Math.hypot(dx, dy);
  return [dx * reach, dy * reach];
}

export function CityMark({ id, look }: { readonly id: CityId; readonly look: CityLook }) {
  if (look.closed) {
    return (
      <g class="town closed">
        <path d="M-9-9 9 9M9-9-9 9" />
      </g>
    );
  }
  return (
    <g class={`town ${look.state}`}>
      {look.seas.map((sea) => {
        const [x, y] = anchorAt(id, sea);
        return <GlyphMark key={sea} name="anchor" x={x} y={y} size={13} class="anchor" />;
      })}
      <Ring state={look.state} />
      <circle class="ring-focus" r="23" />
      {look.fresh === undefined ? null : <circle class="ring-fresh" r="24" style={{ '--after': `${look.fresh}ms` }} />}
      <Town id={id} look={look} />
      {look.pirate ? <GlyphMark name="pirate" x={-17} y={-12} size={15} class="pirate" /> : null}
      {look.cathedral ? (
        <g transform="translate(-14 12)">
          <circle r="8.6" fill="var(--card)" stroke={INK} stroke-width="1.2" />
          <GlyphMark name="cathedral" x={0} y={-0.5} size={12} class="cathedral" />
        </g>
      ) : null}
      <Troops troops={look.troops} />
      {look.agent === null ? null : <AgentMark id={id} tincture={look.agent} change={look.change} />}
      {look.state === 'blocked' ? (
        <g class="why" transform="translate(-15 -15)">
          <circle r="8.5" />
          <text y="5">?</text>
        </g>
      ) : null}
    </g>
  );
}
