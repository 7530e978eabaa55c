/** Chapter 15b: rearranging the Palace, one card at a time; the Palace is legal after every single move (VIR-15.4). */
import { type Asks, type Blocked, type Chapter, list, type Seat, schedule } from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { CARDS } from '../../data/cards.ts';
import {
  EVERY_ROOM,
  EVERY_SPACE,
  ROOM,
  ROOMS,
  type RoomId,
  SHADED,
  SPACE,
  SPACES,
  type SpaceId,
} from '../../data/palace.ts';
import { arrange, type CardPlace, type Do, discard, STOP } from '../model/choices.ts';
import { story } from '../model/events.ts';
import {
  clearSpace,
  discardCourtier,
  frozenBy,
  isFree,
  seatCard,
  unlockedSpaces,
  usedShaded,
} from '../model/palace.ts';
import { NONE, roomAt, type State, spaceAt } from '../model/state.ts';

export type ArrangeFrame = Asks<{ readonly at: 'rearrange'; readonly seat: Seat }, Do<'arrange' | 'discard' | 'stop'>>;

/** VIR-4.2, VIR-4.3, VIR-R31: where in this Room the card could lie; null for nowhere. */
function berth(s: State, seat: Seat, room: number, card: number): CardPlace | null {
  const at = roomAt(seat, room);
  if (s.roomCard[at] === NONE) return editionOf(s).cards[card]!.action < 0 ? null : ROOMS[room]!;
  return s.roomUpgrade[at] === NONE ? `under.${ROOMS[room]!}` : null;
}

/** May a Courtier go from one space to another? A shaded space left makes room for a shaded space taken. */
function canShift(s: State, seat: Seat, from: number, to: number): boolean {
  if (s.courtier[spaceAt(seat, to)] !== NONE) return false;
  if (!SHADED[to] || SHADED[from]) return true;
  return usedShaded(s, seat) < unlockedSpaces(s, seat);
}

/** VIR-R32: what lies on an Upgrade may leave only if the Upgrade can take its place. */
function mayLeave(s: State, seat: Seat, room: number): boolean {
  const upgrade = s.roomUpgrade[roomAt(seat, room)]!;
  return upgrade === NONE || editionOf(s).cards[upgrade]!.action >= 0;
}

function fromSpaces(s: State, seat: Seat, into: Do<'arrange' | 'discard' | 'stop'>[]): void {
  for (const space of EVERY_SPACE) {
    const at = spaceAt(seat, space);
    const card = s.courtier[at]!;
    if (card === NONE) continue;
    into.push(discard(SPACES[space]!)); // VIR-15.12: also while others are free
    if (!s.courtierReady[at]) continue; // VIR-15.6
    for (const room of EVERY_ROOM) {
      const there = frozenBy(s, seat, room) === null ? berth(s, seat, room, card) : null;
      if (there !== null) into.push(arrange(SPACES[space]!, there));
    }
    for (const to of EVERY_SPACE) {
      if (canShift(s, seat, space, to)) into.push(arrange(SPACES[space]!, SPACES[to]!));
    }
  }
}

/** VIR-15.7: only to a free Courtier space. */
function fromRooms(s: State, seat: Seat, into: Do<'arrange' | 'discard' | 'stop'>[]): void {
  for (const room of EVERY_ROOM) {
    const at = roomAt(seat, room);
    if (s.roomCard[at] === NONE || frozenBy(s, seat, room) !== null) continue;
    for (const to of EVERY_SPACE) {
      if (!isFree(s, seat, to)) continue;
      if (mayLeave(s, seat, room)) into.push(arrange(ROOMS[room]!, SPACES[to]!));
      if (s.roomUpgrade[at] !== NONE) into.push(arrange(`under.${ROOMS[room]!}`, SPACES[to]!));
    }
  }
}

function isSpace(place: CardPlace): place is SpaceId {
  return Object.hasOwn(SPACE, place);
}

/** The Room of `top` and of `under.top`. */
function roomOf(place: CardPlace): number {
  return ROOM[(place.startsWith('under.') ? place.slice(6) : place) as RoomId];
}

/** Takes the card off its place; an Upgrade whose card leaves becomes the Action card (VIR-R32). */
function lift(s: State, seat: Seat, from: CardPlace): number {
  if (isSpace(from)) return clearSpace(s, seat, SPACE[from]);
  const at = roomAt(seat, roomOf(from));
  const upgrade = s.roomUpgrade[at]!;
  s.roomUpgrade[at] = NONE;
  if (from.startsWith('under.')) return upgrade;
  const card = s.roomCard[at]!;
  s.roomCard[at] = upgrade;
  return card;
}

function lay(s: State, seat: Seat, card: number, to: CardPlace, ready: boolean): void {
  if (isSpace(to)) seatCard(s, seat, SPACE[to], card, ready);
  else if (to.startsWith('under.')) s.roomUpgrade[roomAt(seat, roomOf(to))] = card;
  else s.roomCard[roomAt(seat, roomOf(to))] = card;
}

function whyNotArrange(s: State, seat: Seat): readonly Blocked<Do<'arrange'>>[] {
  const blocked: Blocked<Do<'arrange'>>[] = [];
  const space = SPACES.find((_, i) => isFree(s, seat, i)) ?? 'R1';
  for (const room of EVERY_ROOM) {
    const by = frozenBy(s, seat, room);
    if (by === null || s.roomCard[roomAt(seat, room)] === NONE) continue;
    const choice = arrange(ROOMS[room]!, space);
    blocked.push({ choice, why: 'roomFrozen', rules: ['VIR-15.5'], facts: { room: ROOMS[room]!, by } });
  }
  for (const from of EVERY_SPACE) {
    const card = s.courtier[spaceAt(seat, from)]!;
    if (card === NONE || s.courtierReady[spaceAt(seat, from)]) continue;
    const to = ROOMS.find((_, room) => frozenBy(s, seat, room) === null) ?? 'top';
    const facts = { card: CARDS[card]! };
    blocked.push({ choice: arrange(SPACES[from]!, to), why: 'courtierExhausted', rules: ['VIR-15.6'], facts });
  }
  return blocked;
}

export const arrangeSteps: Chapter<State, ArrangeFrame> = {
  rearrange: {
    rules: ['VIR-15.4', 'VIR-15.5', 'VIR-15.6', 'VIR-15.7'],
    seat: (_, f) => f.seat,
    menu(s, { seat }) {
      const choices: Do<'arrange' | 'discard' | 'stop'>[] = [STOP];
      fromSpaces(s, seat, choices);
      fromRooms(s, seat, choices);
      return list(choices);
    },
    blocked: (s, f) => whyNotArrange(s, f.seat),
    take(s, f, c) {
      if (c.do === 'discard') {
        discardCourtier(s, f.seat, SPACE[c.space]);
        schedule(s, f);
      } else if (c.do === 'arrange') {
        const card = lift(s, f.seat, c.from);
        lay(s, f.seat, card, c.to, isSpace(c.from)); // VIR-15.7: out of a Room it lands exhausted
        story.sink?.push({ what: 'cardMoved', seat: f.seat, card: CARDS[card]!, from: c.from, into: c.to });
        schedule(s, f);
      }
    },
  },
};
