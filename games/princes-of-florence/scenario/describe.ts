/** A position in words, for the messages of a scenario that does not hold. */
import { type AnyGame, deciding, enumerate, question, type Seat } from '@signoria/kernel';
import { BONUS } from '../data/bonus.ts';
import { PIECES } from '../data/pieces.ts';
import { PRESTIGE } from '../data/prestige.ts';
import { PROFESSIONS } from '../data/professions.ts';
import { game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';

const table: AnyGame = game;

export function describe(s: State): string {
  return [
    `the position: round ${s.round}, ${s.phase}, first ${s.first}, stock ${s.stock.join(' ')}`,
    ...s.players.map((_, seat) => seatLine(s, seat)),
    `  ${asked(s)}`,
  ].join('\n');
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

function asked(s: State): string {
  if (s.outcome !== null) return `over: ${s.outcome.winners.join(', ')} won (${s.outcome.reason})`;
  if (s.todo.length === 0) return 'nothing is asked yet';
  const seats = deciding(table, s);
  const menus = seats.map((seat) => `${seat} (${moves(s, seat).slice(0, 40).join(', ')})`);
  return `asked: ${question(table, s, null)!.at} of ${menus.join('; ')}`;
}

/** All that a seat may answer now, as lines. */
export function moves(s: State, seat: Seat): readonly string[] {
  const menu = question(table, s, seat)?.menu ?? null;
  return menu === null ? [] : enumerate(menu).map((choice) => table.notation.write(choice));
}
