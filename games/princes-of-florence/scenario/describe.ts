/** A position in words, for the messages of a scenario that does not hold. */
import type { Seat } from '@signoria/kernel';
import { BONUS } from '../data/bonus.ts';
import { PIECES } from '../data/pieces.ts';
import { PRESTIGE } from '../data/prestige.ts';
import { PROFESSIONS } from '../data/professions.ts';
import type { State } from '../rules/model/state.ts';

export function describe(s: State): readonly string[] {
  return [
    `the position: round ${s.round}, ${s.phase}, first ${s.first}, stock ${s.stock.join(' ')}`,
    ...s.players.map((_, seat) => seatLine(s, seat)),
  ];
}

function seatLine(s: State, seat: Seat): string {
  const p = s.players[seat]!;
  const names = (cards: readonly number[], of: readonly string[]) => cards.map((card) => of[card]).join(' ') || '-';
  return [
    `  seat ${seat}: ${p.coins} coins, ${p.prestige} points`,
    `hand ${names(p.hand, PROFESSIONS)}, table ${names(p.table, PROFESSIONS)}, recruiting ${p.recruits}/${p.recruited}`,
    `bonus ${names(p.bonus, BONUS)}, cards ${names(p.cards, PRESTIGE)}`,
    `jesters ${p.jesters}, builders ${p.builders}, freedoms ${p.freedoms.join('')}`,
    `tiles ${p.tiles.map(({ piece, squares }) => `${PIECES[piece]}@${squares[0]}`).join(' ') || '-'}, best ${p.best}`,
  ].join('; ');
}
