/** The five Rooms of a Palace in their ring: what each does, what lies in it, where the marker stands, what blocks it. */
import { cued, Icon, type LastPlace, nameOf, Shield, tinctureOf } from '@signoria/kit';
import { useRef } from 'preact/hooks';
import { PRINTED } from '../../data/actions.ts';
import { ROOMS } from '../../data/palace.ts';
import type { PlayerView, RoomView } from '../../rules/view/types.ts';
import { actionName, cardName, powerName } from '../../text/names.ts';
import type { BoardCues } from '../cues.ts';
import { Glyph } from '../drawings/index.ts';
import type { OnLook } from '../looking.ts';
import { cardFacts } from '../printed.ts';
import { inWords, Symbols } from '../Symbols.tsx';
import { calledOf, type Pointing, type Table, wordsOf } from '../table.ts';
import { targetProps } from '../target.tsx';
import { thing } from '../things.ts';
import { AgentDisc } from './AgentDisc.tsx';
import { crossedArrows } from './crossing.ts';
import { Marker } from './Marker.tsx';

export interface PalaceProps {
  readonly table: Table;
  readonly pointing: Pointing;
  readonly cues: BoardCues;
  readonly player: PlayerView;
  readonly onLook: OnLook;
}

/** Corners of the pentagon, in hundredths of the ring's box, clockwise from the top. */
const CORNERS = [
  [50, 15],
  [82, 40],
  [73, 84],
  [27, 84],
  [18, 40],
] as const;
const RING = `M${CORNERS.map((corner) => corner.join(' ')).join('L')}Z`;

function between(i: number): { readonly x: number; readonly y: number; readonly turn: number } {
  const [a, b] = [CORNERS[i]!, CORNERS[(i + 1) % CORNERS.length]!];
  return {
    x: (a[0] + b[0]) / 2,
    y: (a[1] + b[1]) / 2,
    turn: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI,
  };
}

/** The way the marker goes. */
function Way() {
  return (
    <svg class="ring-way" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path class="band" d={RING} vector-effect="non-scaling-stroke" />
      <path class="dashes" d={RING} vector-effect="non-scaling-stroke" />
    </svg>
  );
}

function Arrows({ table, player }: Pick<PalaceProps, 'table' | 'player'>) {
  const { palace } = wordsOf(table);
  const crossed = crossedArrows(table, player);
  return (
    <>
      {player.rooms.map(({ id, arrow }, i) => {
        const { x, y, turn } = between(i);
        const place = { left: `${x}%`, top: `${y}%` };
        if (arrow === null) {
          return (
            <svg
              key={id}
              class="ring-step"
              style={{ ...place, rotate: `${turn}deg` }}
              viewBox="-8 -8 16 16"
              aria-hidden="true"
            >
              <path d="M-5-6 7 0-5 6Z" />
            </svg>
          );
        }
        return (
          <span
            key={id}
            class={`refresh${crossed.includes(arrow) ? ' crossed' : ''}`}
            style={place}
            role="img"
            aria-label={palace.refresh[arrow]}
          >
            <Icon name="turn" />
          </span>
        );
      })}
    </>
  );
}

/** The symbol printed in a bare Room. */
function printedWords(table: Table, { action }: RoomView): readonly string[] {
  const printed = PRINTED[action];
  return printed === undefined ? [] : [wordsOf(table).symbol(printed, 1)];
}

/** What stands in a Room, in words. */
export function spokenRoom(table: Table, room: RoomView): string {
  const { palace } = wordsOf(table);
  const { language, view } = table;
  const card = (id: RoomView['card']) =>
    id === null ? null : `${cardName(language, id)} (${inWords(table, cardFacts(view, id).symbols) ?? palace.nothing})`;
  return [
    palace.room(actionName(language, room.action)),
    ...(room.card === null ? [palace.bare, ...printedWords(table, room)] : [card(room.card)!]),
    ...(room.upgrade === null ? [] : [palace.upgrade(card(room.upgrade)!)]),
    ...(room.marker ? [palace.marker] : []),
    ...(room.indulgence ? [palace.indulgence] : []),
    ...(room.agent === null ? [] : [palace.agent(nameOf(table, room.agent))]),
    ...(room.blocked === null ? [] : [palace.blocked[room.blocked]]),
    ...(room.arrow === null ? [] : [palace.refresh[room.arrow]]),
  ].join(', ');
}

function RoomCards({ table, room }: { readonly table: Table; readonly room: RoomView }) {
  const words = wordsOf(table);
  if (room.card === null) {
    const printed = PRINTED[room.action];
    return (
      <span class="room-card bare">
        {printed === undefined ? words.palace.bareShort : <Symbols table={table} amounts={{ [printed]: 1 }} silent />}
      </span>
    );
  }
  return (
    <>
      <span class="room-card">
        <b>{words.face.cards[room.card]}</b>
        <Symbols table={table} amounts={cardFacts(table.view, room.card).symbols} silent />
      </span>
      {room.upgrade === null ? null : (
        <span class="room-card under">
          <b>{words.face.cards[room.upgrade]}</b>
          <Symbols table={table} amounts={cardFacts(table.view, room.upgrade).symbols} silent />
        </span>
      )}
    </>
  );
}

interface RoomProps extends PalaceProps {
  readonly room: RoomView;
  readonly place: LastPlace;
}

function RoomTile(props: RoomProps) {
  const { table, cues, player, room, place } = props;
  const words = wordsOf(table);
  const i = ROOMS.indexOf(room.id);
  const at = thing.room(player.seat, room.id);
  const fresh = cued(cues, at);
  const [left, top] = CORNERS[i]!;
  const shut = room.blocked === null ? '' : ' shut';
  return (
    <button
      type="button"
      {...targetProps(props, at, spokenRoom(table, room), `room${room.marker ? ' here' : ''}${shut} ${fresh.class}`)}
      style={{ left: `${left}%`, top: `${top}%`, ...fresh.style }}
    >
      <span class="room-head">
        <Glyph name={room.action} />
        <b>{words.face.actions[room.action]}</b>
      </span>{' '}
      <RoomCards table={table} room={room} />
      {room.marker ? <Marker place={place} tincture={tinctureOf(table, player.seat)} /> : null}
      {room.agent === null ? null : <AgentDisc tincture={tinctureOf(table, room.agent)} />}
      {room.indulgence ? (
        <span class="indulgence">
          <Glyph name="indulgence" />
        </span>
      ) : null}
    </button>
  );
}

/** In the middle: whose Palace it is and what lies in its treasury. */
function Yard({ table, player }: Pick<PalaceProps, 'table' | 'player'>) {
  const words = wordsOf(table);
  return (
    <div class="yard">
      <svg class="yard-floor" viewBox="-60 -60 120 120" aria-hidden="true">
        <path d="M0-58 41-41 58 0 41 41 0 58-41 41-58 0-41-41Z" />
        <path class="inner" d="M0-49 34.6-34.6 49 0 34.6 34.6 0 49-34.6 34.6-49 0-34.6-34.6Z" />
      </svg>
      <Shield tincture={tinctureOf(table, player.seat)} />
      <span class="yard-name">
        {player.power === null ? calledOf(table, player.seat) : powerName(table.language, player.power)}
      </span>
      <span class="yard-florins">
        <Glyph name="florin" />
        <b class="num">{player.florins}</b>
        <span class="only-heard">{words.symbol('florin', player.florins)}</span>
      </span>
    </div>
  );
}

export function Ring(props: PalaceProps) {
  const { table, player } = props;
  const place: LastPlace = useRef(null);
  return (
    <fieldset class="ring" aria-label={wordsOf(table).palace.rooms}>
      <Way />
      <Yard table={table} player={player} />
      <Arrows table={table} player={player} />
      {player.rooms.map((room) => (
        <RoomTile key={room.id} {...props} room={room} place={place} />
      ))}
    </fieldset>
  );
}
