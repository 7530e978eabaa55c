/** Where to put tiles: so that as much as possible can still lie beside them. */
import type { Seat } from '@signoria/kernel';
import { editionOf } from '../data/box.ts';
import { LANDSCAPE_COUNT, PIECE } from '../data/pieces.ts';
import { bitCount } from '../data/squares.ts';
import type { Choice } from '../rules/model/choices.ts';
import { lieAt, sideOf } from '../rules/model/estate.ts';
import { neighbourEast } from '../rules/model/neighbours.ts';
import type { State } from '../rules/model/state.ts';
import { room } from './room.ts';

/** The room there would be then; of equals, the one with fewer free squares beside it. */
export function ratePlaces(s: State, seat: Seat, choices: readonly Choice[], into: Float64Array): void {
  const p = s.players[seat]!;
  const side = sideOf(s);
  const { builtLow, builtHigh, landLow, landHigh } = p;
  const freeLow = ~(builtLow | landLow | side.low);
  const freeHigh = ~(builtHigh | landHigh | side.high);
  for (let i = 0; i < choices.length; i++) {
    const c = choices[i]!;
    if (c.do !== 'place') continue;
    const piece = PIECE[c.piece];
    const lie = lieAt(s, piece, c);
    if (piece < LANDSCAPE_COUNT) {
      p.landLow |= lie.low;
      p.landHigh |= lie.high;
    } else {
      p.builtLow |= lie.low;
      p.builtHigh |= lie.high;
    }
    into[i] = room(s, seat) - 0.02 * (bitCount(lie.haloLow & freeLow) + bitCount(lie.haloHigh & freeHigh));
    p.builtLow = builtLow;
    p.builtHigh = builtHigh;
    p.landLow = landLow;
    p.landHigh = landHigh;
  }
}

/** Joint places: about three squares of one's own; the others are squares saved. */
export function rateJointPlaces(s: State, seat: Seat, choices: readonly Choice[], into: Float64Array): void {
  const f = s.todo[s.todo.length - 1]!;
  if (f.at !== 'jointPlace') return;
  const lies = editionOf(s).joint[PIECE[(choices[0] as Extract<Choice, { do: 'place' }>).piece]]!;
  const west = neighbourEast(s, seat) === (seat === f.active ? f.partner : f.active);
  for (let i = 0; i < choices.length; i++) {
    const c = choices[i]!;
    if (c.do !== 'place') continue;
    const lie = lies.find((l) => l.at === c.at && l.turn === c.turn && l.flip === c.flip)!;
    const own = (west ? lie.westPart : lie.eastPart).squares.length;
    into[i] = -Math.abs(own - 3);
  }
}
