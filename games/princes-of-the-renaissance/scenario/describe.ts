/** A position in words, for the messages of a scenario that does not hold. */
import type { Seat } from '@signoria/kernel';
import { CITIES } from '../data/cities.ts';
import { FAMILIES } from '../data/families.ts';
import { TILES } from '../data/tiles.ts';
import { TROOPS } from '../data/troops.ts';
import { cardsOf } from '../rules/model/pile.ts';
import type { State } from '../rules/model/state.ts';

export function describe(s: State): readonly string[] {
  return [
    `the position, decade ${s.decade}, ${s.wars} wars:`,
    ...s.hands.map((_, seat) => seatLine(s, seat)),
    `  status: ${CITIES.map((id, city) => `${id} ${s.status[city]}`).join(', ')}`,
    `  auction: ${JSON.stringify(s.auction)}`,
    `  war: ${JSON.stringify(s.war)}`,
  ];
}

function seatLine(s: State, seat: Seat): string {
  const tiles = TILES.filter((_, tile) => s.tiles[tile] === seat);
  const troops = TROOPS.filter((_, troop) => (s.troops[seat]! & (1 << troop)) !== 0);
  const family = FAMILIES[s.family[seat]!] ?? 'no family';
  const held = `${s.purse[0][seat]} gold, ${s.purse[1][seat]} influence`;
  const cards = cardsOf(s.hands[seat]!).join(' ') || '-';
  return `  seat ${seat}: ${family}; ${held}; cards ${cards}; troops ${troops.join(' ') || '-'}; tiles ${tiles.join(' ') || '-'}`;
}
