/** What moving own influence by one card would bring: REASSIGN is worth no more than its best move. */
import type { Seat } from '@signoria/kernel';
import { MOST_CELLS } from '../data/degrees.ts';
import { mayEnter } from '../rules/actions/reassign.ts';
import { cellAt, cellCount, freeCell, lowest, neighbours, presence } from '../rules/model/board.ts';
import { NONE, type State } from '../rules/model/state.ts';
import { potential } from './potential.ts';

/** By place: what the best move away from it gains, and what the best move onto it gains. */
export interface MoveGains {
  readonly away: Float64Array;
  readonly onto: Float64Array;
}

const PLACES = 32;

export function moveGains(s: State, seat: Seat, before: number): MoveGains {
  const away = new Float64Array(PLACES).fill(-1);
  const onto = new Float64Array(PLACES).fill(-1);
  for (let from = presence(s, seat); from !== 0; from &= from - 1) {
    const place = lowest(from);
    for (let to = neighbours(s, place) & s.faceUp; to !== 0; to &= to - 1) {
      const target = lowest(to);
      if (!mayEnter(s, target, seat)) continue;
      const gain = gainByMove(s, seat, place * MOST_CELLS + lastCell(s, seat, place), target, before);
      away[place] = Math.max(away[place]!, gain);
      onto[target] = Math.max(onto[target]!, gain);
    }
  }
  return { away, onto };
}

/** `source` as place * MOST_CELLS + cell. */
export function gainByMove(s: State, seat: Seat, source: number, to: number, before: number): number {
  const target = to * MOST_CELLS + freeCell(s, to);
  const who = s.cells[source]!;
  s.cells[source] = NONE;
  s.cells[target] = who;
  const after = potential(s, seat);
  s.cells[target] = NONE;
  s.cells[source] = who;
  return after - before;
}

function lastCell(s: State, seat: Seat, place: number): number {
  let cell = cellCount(s, place) - 1;
  while (cellAt(s, place, cell) !== seat) cell--;
  return cell;
}
