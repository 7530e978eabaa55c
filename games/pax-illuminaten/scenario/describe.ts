/** A position in words, for the messages of a scenario that does not hold. */
import { type AnyGame, deciding, enumerate, question, type Seat } from '@signoria/kernel';
import { FACTION_COUNT, FACTIONS } from '../data/factions.ts';
import { CARDS } from '../data/luminaries.ts';
import { cellAt, cellCount, isUp, placeId } from '../rules/board.ts';
import { game } from '../rules/game.ts';
import type { State, Who } from '../rules/state.ts';

const table: AnyGame = game;

export function describe(s: State): string {
  const up = s.cards.flatMap((card, place) => {
    if (!isUp(s, place)) return [];
    const cells = Array.from({ length: cellCount(s, place) }, (_, cell) => cellAt(s, place, cell));
    return [`  ${placeId(s, place)} ${CARDS[card]} [${cells.map((who) => (who < 0 ? '-' : who)).join(' ')}]`];
  });
  return ['the position:', ...up, ...s.order.map((who) => sideLine(s, who)), `  ${asked(s)}`].join('\n');
}

function sideLine(s: State, who: Who): string {
  const stock = FACTIONS.map((id, f) => `${id}${s.stocks[who * FACTION_COUNT + f]}`).join(' ');
  return `  participant ${who}: ${stock} | hand ${s.hands[who]!.map((card) => CARDS[card]).join(' ') || '-'}`;
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
  return menu === null ? [] : enumerate(menu).map((choice) => table.notation.write(choice));
}
