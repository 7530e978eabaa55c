/** A bot that may only pass for its player: what that comes to, and when the table has to wait. */
import { type Choice, find, menuOf, NotationError, question, type Seat } from '@signoria/kernel';
import type { Actor } from '../actor.ts';
import type { TableGame } from '../ports.ts';
import { coverOf } from '../seats/absence.ts';
import { biddingAt } from './bids.ts';
import { windowAt } from './reaction-windows.ts';

export function mayOnlyPass({ facts }: Actor, seat: Seat): boolean {
  return coverOf(facts, seat)?.limit === 'pass';
}

/** The answer that stays out of it; null when there is none, and the table waits for the player. */
export function passLine(t: Actor, seat: Seat): string | null {
  const { game, state } = t.course!.match;
  const menu = menuOf(game, state, seat);
  if (menu === null) return null;
  const { at } = question(game, state, seat)!;
  const found = passes(t, seat, at).find((choice) => find(menu, choice) !== null);
  return found === undefined ? null : game.notation.write(found);
}

/** What an auction calls passing, what does nothing in a window, and what every game's notation knows. */
function passes(t: Actor, seat: Seat, at: string): readonly Choice[] {
  const { module } = t.ports;
  const { game, state } = t.course!.match;
  const bid = biddingAt(module.bidding, at);
  const declined = windowAt(module, at)?.decline(game.view(state, seat), seat) ?? null;
  return [...(bid === undefined ? [] : [bid.pass]), ...(declined === null ? [] : [declined]), ...plainPass(game)];
}

function plainPass({ notation }: TableGame['game']): readonly Choice[] {
  try {
    return [notation.read('pass')];
  } catch (error) {
    if (error instanceof NotationError) return [];
    throw error;
  }
}
