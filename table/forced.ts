/**
 * A decision with one possible answer is no decision, and the table answers it. But only when everybody knows that it
 * is one: an answer at once would otherwise tell what is in a hand. So it must be forced in every world a spectator can
 * imagine.
 */
import {
  type AnyGame,
  type AnyState,
  type Choice,
  canonical,
  deciding,
  enumerate,
  imagine,
  type Menu,
  menuOf,
  question,
  type Seat,
} from '@signoria/kernel';

export interface Forced {
  readonly seat: Seat;
  readonly line: string;
}

/** So many that what slips through, and its absence, tell less than a fiftieth of a bit, however the chances lie. */
const WORLDS = 64;

export function forced(game: AnyGame, s: AnyState): Forced | null {
  const seat = deciding(game, s)[0];
  if (seat === undefined || question(game, s, null)!.sealed) return null;
  const choice = onlyChoice(menuOf(game, s, seat)!);
  if (choice === null || !isKnown(game, s, seat, choice)) return null;
  return { seat, line: game.notation.write(choice) };
}

/** Of payments only the sensible ones are listed, so a payment is never taken for the only one. */
function onlyChoice(menu: Menu<Choice>): Choice | null {
  if (hasPayment(menu)) return null;
  const [first, ...more] = enumerate(menu, undefined, 2);
  return first === undefined || more.length > 0 ? null : first;
}

function hasPayment(menu: Menu<Choice>): boolean {
  return menu.kind === 'any' ? menu.of.some(hasPayment) : menu.kind === 'payment';
}

function isKnown(game: AnyGame, s: AnyState, seat: Seat, choice: Choice): boolean {
  const expected = canonical(choice);
  for (let seed = 1; seed <= WORLDS; seed++) {
    const menu = menuOf(game, imagine(game, s, null, seed), seat);
    if (menu === null || canonical(onlyChoice(menu)) !== expected) return false;
  }
  return true;
}
