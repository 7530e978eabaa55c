/** The five Rooms of a Palace in their house: what each does, what lies in it, where the marker stands, what blocks it. */
import { cued, Icon, nameOf, Shield, tinctureOf } from '@signoria/kit';
import { PRINTED } from '../../data/actions.ts';
import { ROOMS } from '../../data/palace.ts';
import type { PlayerView, RoomView } from '../../rules/view/types.ts';
import { actionName, cardName, powerName } from '../../text/names.ts';
import type { BoardCues } from '../cues.ts';
import { Glyph, House, Prince, RoomScene } from '../drawings/index.ts';
import type { OnLook } from '../looking.ts';
import { cardFacts } from '../printed.ts';
import { inWords, Symbols } from '../Symbols.tsx';
import { calledOf, type Pointing, type Table, wordsOf } from '../table.ts';
import { targetProps } from '../target.tsx';
import { thing } from '../things.ts';
import { AgentDisc } from './AgentDisc.tsx';
import { crossedArrows } from './crossing.ts';

export interface PalaceProps {
  readonly table: Table;
  readonly pointing: Pointing;
  readonly cues: BoardCues;
  readonly player: PlayerView;
  readonly onLook: OnLook;
}

/** Middles of the rooms in hundredths of the house, clockwise from the tower. */
const ROOM_AT = [
  [50, 18.5],
  [80.5, 51],
  [80.5, 84],
  [19.5, 84],
  [19.5, 51],
] as const;

/** The ways from each to the next: over the roof, down one flight, through the gate, up the other, over the roof. */
const WAYS = [
  { x: 83, y: 27, turn: 45 },
  { x: 55, y: 63, turn: 90 },
  { x: 50, y: 94, turn: 180 },
  { x: 45, y: 63, turn: -90 },
  { x: 17, y: 27, turn: -45 },
] as const;

function Arrows({ table, player }: Pick<PalaceProps, 'table' | 'player'>) {
  const { palace } = wordsOf(table);
  const crossed = crossedArrows(table, player);
  return (
    <>
      {player.rooms.map(({ id, arrow }, i) => {
        const { x, y, turn } = WAYS[i]!;
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
}

function RoomTile(props: RoomProps) {
  const { table, cues, player, room } = props;
  const words = wordsOf(table);
  const i = ROOMS.indexOf(room.id);
  const at = thing.room(player.seat, room.id);
  const fresh = cued(cues, at);
  const [left, top] = ROOM_AT[i]!;
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
      <RoomScene action={room.action} card={room.card}>
        {room.marker ? <Prince of={tinctureOf(table, player.seat)} place={`marker ${player.seat}`} /> : null}
      </RoomScene>
      <RoomCards table={table} room={room} />
      {room.agent === null ? null : (
        <AgentDisc tincture={tinctureOf(table, room.agent)} place={`agent ${player.power}.${room.id}`} />
      )}
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
  return (
    <fieldset class="ring" aria-label={wordsOf(table).palace.rooms}>
      {player.power === null ? null : <House power={player.power} />}
      <Yard table={table} player={player} />
      <Arrows table={table} player={player} />
      {player.rooms.map((room) => (
        <RoomTile key={room.id} {...props} room={room} />
      ))}
    </fieldset>
  );
}
