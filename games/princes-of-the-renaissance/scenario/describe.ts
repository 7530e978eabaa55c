/** A position in words, for the messages of a scenario that does not hold. */
import { type AnyGame, deciding, enumerate, freedoms, question, type Seat } from '@signoria/kernel';
import { CITIES } from '../data/cities.ts';
import { FAMILIES } from '../data/families.ts';
import { TILES } from '../data/tiles.ts';
import { TROOPS } from '../data/troops.ts';
import { game } from '../rules/game.ts';
import { cardsOf } from '../rules/pile.ts';
import type { State } from '../rules/state.ts';

const table: AnyGame = game;

export function describe(s: State): string {
  return [
    `the position, decade ${s.decade}, ${s.wars} wars:`,
    ...s.hands.map((_, seat) => seatLine(s, seat)),
    `  status: ${CITIES.map((id, city) => `${id} ${s.status[city]}`).join(', ')}`,
    `  auction: ${JSON.stringify(s.auction)}`,
    `  war: ${JSON.stringify(s.war)}`,
    `  ${asked(s)}`,
  ].join('\n');
}

function seatLine(s: State, seat: Seat): string {
  const tiles = TILES.filter((_, tile) => s.tiles[tile] === seat);
  const troops = TROOPS.filter((_, troop) => (s.troops[seat]! & (1 << troop)) !== 0);
  const family = FAMILIES[s.family[seat]!] ?? 'no family';
  const held = `${s.purse[0][seat]} gold, ${s.purse[1][seat]} influence`;
  const cards = cardsOf(s.hands[seat]!).join(' ') || '-';
  return `  seat ${seat}: ${family}; ${held}; cards ${cards}; troops ${troops.join(' ') || '-'}; tiles ${tiles.join(' ') || '-'}`;
}

function asked(s: State): string {
  if (s.outcome !== null) return `over: ${s.outcome.winners.join(', ')} won (${s.outcome.reason})`;
  if (s.todo.length === 0) return 'nothing is asked yet';
  const seats = deciding(table, s);
  return `asked: ${question(table, s, null)!.at} of ${seats.map((seat) => `${seat} (${moves(s, seat).join(', ')})`).join('; ')}`;
}

/** All that a seat may answer now, as lines. */
export function moves(s: State, seat: Seat): readonly string[] {
  const menu = question(table, s, seat)?.menu ?? null;
  return menu === null ? [] : enumerate(menu, undefined, 200).map((choice) => table.notation.write(choice));
}

/** Where a seat may act unasked. */
export function openTo(s: State, seat: Seat): readonly string[] {
  return freedoms(table, s, seat).map(({ at }) => at);
}
