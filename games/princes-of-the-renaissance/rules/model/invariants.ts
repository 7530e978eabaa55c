/** What must be true of every position, whatever was played. */

import { editionOf } from '../../data/box.ts';
import { HIGHEST, LOWEST } from '../../data/cities.ts';
import { GOLD, INFLUENCE } from '../../data/currency.ts';
import { EVENT_COUNT } from '../../data/events.ts';
import { TILES_PER_CITY } from '../../data/tiles.ts';
import { KINDS } from '../../data/treachery.ts';
import { TROOP_COUNT } from '../../data/troops.ts';
import { warLimit } from '../chapters/08-war.ts';
import { bits, handLimit } from './abilities.ts';
import { pledge } from './bids.ts';
import { size } from './pile.ts';
import { reach, ready } from './purse.ts';
import { IN_BOX, NONE, type State } from './state.ts';

export function violations(s: State): readonly string[] {
  const found: string[] = [];
  const must = (holds: boolean, sentence: string) => {
    if (!holds) found.push(sentence);
  };
  const box = editionOf(s);
  for (let kind = 0; kind < KINDS; kind++) {
    must(countKind(s, kind) === box.cards[kind], `POR-1.8: all cards of kind ${kind} are somewhere`);
  }
  for (let troop = 0; troop < TROOP_COUNT; troop++) {
    const out = s.troops.filter((army) => (army & (1 << troop)) !== 0).length;
    must(out + s.stock[troop]! === box.troops[troop]!.count, `POR-1.4: all troops of type ${troop} are somewhere`);
  }
  const inPlay = s.tiles.filter((where) => where !== IN_BOX).length;
  must(inPlay === 5 * TILES_PER_CITY, 'POR-2.4: thirty city tiles are in play');
  for (let event = 0; event < EVENT_COUNT; event++) {
    const sold = s.eventOwner[event] !== NONE || s.eventCity[event] !== NONE;
    must(!sold || box.events[event]!.decade <= s.decade, 'POR-10.7: no event is sold before its decade');
    must(s.eventOwner[event] === NONE || s.eventCity[event] === NONE, 'POR-7.18: an event lies in one place');
  }
  must(
    s.status.every((status) => status >= LOWEST && status <= HIGHEST),
    'POR-8.29: status lies from 3 to 10',
  );
  must(s.wars <= warLimit(s), 'POR-8.2: no more wars than the limit');
  for (let seat = 0; seat < s.seats; seat++) found.push(...brokenSeat(s, seat));
  return found;
}

function brokenSeat(s: State, seat: number): readonly string[] {
  const found: string[] = [];
  const { tiles } = editionOf(s);
  const owned = tiles.filter((_, tile) => s.tiles[tile] === seat).map(({ city }) => city);
  if (ready(s, seat, GOLD) < 0 || ready(s, seat, INFLUENCE) < 0)
    found.push(`POR-4.12: seat ${seat} has what it offers`);
  if (owned.length > 6) found.push(`POR-4.8: seat ${seat} has at most six city tiles`);
  if (bits(owned.reduce((set, city) => set | (1 << city), 0)) > 3)
    found.push(`POR-4.7: seat ${seat} is in three cities`);
  const over = size(s.hands[seat]!) - handLimit(s, seat);
  const top = s.todo.at(-1);
  if (over > 0 && top?.at !== 'discardCard') found.push(`POR-4.6: seat ${seat} holds too many cards`);
  const bid = pledge(s, seat);
  if (bid !== NONE && reach(s, seat, s.auction!.kind, s.auction!.currency) < bid) {
    found.push(`POR-7.6: seat ${seat} can pay the standing bid`);
  }
  if (s.family[seat] !== NONE && s.family.indexOf(s.family[seat]!) !== seat)
    found.push('POR-3.8: one family, one player');
  return found;
}

function countKind(s: State, kind: number): number {
  let n = s.deck[kind]! + s.discards[kind]!;
  for (const under of s.under) if (under === kind) n++;
  for (const looked of s.looking ?? []) if (looked === kind) n++;
  for (let seat = 0; seat < s.seats; seat++) n += s.hands[seat]![kind]!;
  return n;
}
