/** A position in words, for the messages of a scenario that does not hold. */
import { type AnyGame, deciding, enumerate, question, type Seat } from '@signoria/kernel';
import { CARDS } from '../data/cards.ts';
import { REGIONS } from '../data/map.ts';
import { game } from '../rules/game.ts';
import { cardsOf, size } from '../rules/pile.ts';
import { NONE, type State } from '../rules/state.ts';
import { strength } from '../rules/strength.ts';

const table: AnyGame = game;

export function describe(s: State): string {
  const owners = REGIONS.flatMap((id, region) => (s.owner[region] === NONE ? [] : [`${id} ${s.owner[region]}`]));
  return [
    'the position:',
    ...s.hands.map((_, seat) => seatLine(s, seat)),
    `  site ${nameOf(s.site)}, Pope ${nameOf(s.pope)}, token ${s.token}, draw pile ${size(s.pile)} cards`,
    `  regions: ${owners.join(', ') || 'all neutral'}`,
    `  discards: ${cardsOf(s.discards).join(' ') || 'none'}`,
    `  ${asked(s)}`,
  ].join('\n');
}

function seatLine(s: State, seat: Seat): string {
  const facedown = s.facedown[seat]! === NONE ? '' : ` [${CARDS[s.facedown[seat]!]}]`;
  const line = cardsOf(s.lines[seat]!).join(' ') || '-';
  const hand = cardsOf(s.hands[seat]!).join(' ') || '-';
  const passed = s.passed[seat] ? ', passed' : '';
  return `  seat ${seat}: hand ${hand} | line ${line}${facedown} = ${strength(s, seat)}${passed}`;
}

function nameOf(region: number): string {
  return region === NONE ? 'none' : REGIONS[region]!;
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
