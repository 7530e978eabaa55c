/** What bots do unasked, at frames that stand open to them: sell, offer, accept. */
import { type AnyState, actFree, type Choice, type Frame, find, freeOf, type Seat } from '@signoria/kernel';
import type { Playable } from './thought.ts';

export interface Volunteered {
  readonly frame: Frame;
  readonly choice: Choice;
}

/** More proposals than this in one game are importunate. */
export const MOST_PROPOSALS = 8;

/** What a seat has proposed in this game so far: lines of its notation that begin with this word. */
export type Proposed = (verb: string) => readonly string[];

/**
 * `world` is imagined, or a world inside a search. Null when the seat lets things be. Without `proposed` nothing is proposed
 * to anybody; with it, nothing a second time.
 */
export function volunteered(
  module: Playable,
  world: AnyState,
  seat: Seat,
  proposed: Proposed | null = null,
): Volunteered | null {
  const { game, policy } = module;
  if (world.open.length === 0 || world.outcome !== null) return null;
  const choice =
    policy.volunteer?.(world, seat) ?? (proposed === null ? null : proposal(module, world, seat, proposed));
  if (choice === null) return null;
  for (const frame of world.open) {
    const menu = freeOf(game, frame).offer(world, frame, seat);
    const found = menu === null ? null : find(menu, choice);
    if (found !== null) return { frame, choice: found };
  }
  throw new Error(`seat ${seat} volunteers what is not offered: ${JSON.stringify(choice)}`);
}

function proposal({ game, policy }: Playable, world: AnyState, seat: Seat, proposed: Proposed): Choice | null {
  const choice = policy.propose?.(world, seat) ?? null;
  if (choice === null) return null;
  const line = game.notation.write(choice);
  const before = proposed(choice.do);
  return before.length < MOST_PROPOSALS && !before.includes(line) ? choice : null;
}

/** More than this before one answer is a policy that goes in circles. */
const MOST = 16;

/** Inside a search: `seat` does what it would do unasked before it answers. */
export function volunteer(module: Playable, s: AnyState, seat: Seat): void {
  if (module.policy.volunteer === undefined) return;
  const { asked } = s;
  for (let i = 0; i < MOST && s.outcome === null && s.asked === asked; i++) {
    const deed = volunteered(module, s, seat);
    if (deed === null) return;
    actFree(module.game, s, deed.frame, seat, deed.choice);
  }
}
