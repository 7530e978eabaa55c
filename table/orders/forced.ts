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
  freeOf,
  isSure,
  type Menu,
  menuOf,
  PUBLIC_WORLDS,
  question,
  type Seat,
} from '@signoria/kernel';

export interface Forced {
  readonly seat: Seat;
  readonly line: string;
}

export function forced(game: AnyGame, s: AnyState): Forced | null {
  const seat = deciding(game, s)[0];
  if (seat === undefined || question(game, s, null)!.sealed) return null;
  const choice = onlyAnswer(game, s, seat);
  if (choice === null || !isKnown(game, s, seat, choice)) return null;
  return { seat, line: game.notation.write(choice) };
}

/** Null as well while the seat may still do something that could open other answers to it. */
function onlyAnswer(game: AnyGame, s: AnyState, seat: Seat): Choice | null {
  const menu = menuOf(game, s, seat);
  return menu === null || mayStir(game, s, seat) ? null : onlyChoice(menu);
}

function mayStir(game: AnyGame, s: AnyState, seat: Seat): boolean {
  return s.open.some((f) => {
    const free = freeOf(game, f);
    return free.aside !== true && free.offer(s, f, seat) !== null;
  });
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
  return isSure(game, s, null, (world) => canonical(onlyAnswer(game, world, seat)) === expected, PUBLIC_WORLDS);
}
