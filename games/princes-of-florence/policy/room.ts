/** How well an estate could still be built on: a feeling for space, from the number of ways tiles could still lie. */
import type { Seat } from '@signoria/kernel';
import { editionOf, type SideTables } from '../data/box.ts';
import { TOUCHING_BUILDERS } from '../data/economy.ts';
import { BUILDINGS, LANDSCAPE_COUNT, type Piece, pieceOf } from '../data/pieces.ts';
import { sideOf } from '../rules/model/estate.ts';
import type { Player, State } from '../rules/model/state.ts';
import { TEMPER } from './temper.ts';

/** A large and a medium building stand for all that may still be wanted; landscapes for themselves. */
const LARGE = pieceOf(BUILDINGS.indexOf('laboratory'));
const MEDIUM = pieceOf(BUILDINGS.indexOf('opera'));

function ways(side: SideTables, p: Player, piece: Piece): number {
  const apart = piece >= LANDSCAPE_COUNT && p.builders < TOUCHING_BUILDERS;
  const takenLow = p.builtLow | p.landLow;
  const takenHigh = p.builtHigh | p.landHigh;
  const builtLow = p.builtLow | side.low;
  const builtHigh = p.builtHigh | side.high;
  const lies = side.lies[piece]!;
  let n = 0;
  for (let i = 0; i < lies.length; i++) {
    const lie = lies[i]!;
    if ((lie.low & takenLow) !== 0 || (lie.high & takenHigh) !== 0) continue;
    if (apart && ((lie.haloLow & builtLow) !== 0 || (lie.haloHigh & builtHigh) !== 0)) continue;
    n++;
  }
  return n;
}

/** The first ways count most. */
function ease(n: number): number {
  return n === 0 ? -1 : n / (n + TEMPER.ways);
}

/** Points the space of `seat` is worth: above all for the buildings its hand wants. */
export function room(s: State, seat: Seat): number {
  const p = s.players[seat]!;
  const side = sideOf(s);
  const { wants } = editionOf(s);
  let worth =
    TEMPER.roomLarge * ease(ways(side, p, LARGE)) +
    TEMPER.roomMedium * ease(ways(side, p, MEDIUM)) +
    TEMPER.roomLandscape * ease(ways(side, p, 0));
  let seen = 0;
  for (let i = 0; i < p.hand.length; i++) {
    const { building } = wants[p.hand[i]!]!;
    if (p.buildings[building]! > 0 || (seen >> building) & 1 || s.buildings[building] === 0) continue;
    seen |= 1 << building;
    worth += TEMPER.roomWanted * ease(ways(side, p, pieceOf(building)));
  }
  return worth;
}
