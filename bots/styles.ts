/**
 * Tricks that somebody might try on a master, one for a whole game: each is a policy that does nothing else where it can, and
 * plays like an adept where it cannot. Nobody should win by them (`npm run -s exploits`).
 */
import { type AnyState, answer, type Choice, type Policy, type Seat } from '@signoria/kernel';
import type { Playable } from './thought.ts';

/** Far above anything a policy says. */
const ABOVE_ALL = 1e9;

/** What letting it be is called, in one game or another. */
const IDLE: ReadonlySet<string> = new Set(['pass', 'stop', 'end', 'rest', 'done', 'none', 'keep', 'decline']);

type Bonus = (s: AnyState, seat: Seat, choices: readonly Choice[], into: Float64Array) => void;

/** The game's own policy, and then something on top. */
function bent({ policy }: Playable, bonus: Bonus): Policy {
  return {
    ...policy,
    rate(s, seat, choices, into) {
      policy.rate(s, seat, choices, into);
      bonus(s, seat, choices, into);
    },
  };
}

/** Never does anything that can be left alone. */
function alwaysPass(module: Playable): Policy {
  return bent(module, (_, __, choices, into) => {
    for (let i = 0; i < choices.length; i++) if (IDLE.has(choices[i]!.do)) into[i] = ABOVE_ALL;
  });
}

/** Outbids everybody by as little as possible, whatever it is and whatever it costs. */
function alwaysRaise(module: Playable): Policy {
  return bent(module, (_, __, choices, into) => {
    for (let i = 0; i < choices.length; i++) {
      const { amount } = choices[i] as Choice & { readonly amount?: unknown }; // by the form: a number, where there is one
      if (typeof amount === 'number' && choices.some((c) => IDLE.has(c.do))) into[i] = ABOVE_ALL - amount;
    }
  });
}

/** Does whatever hurts the leader most, and does not look at itself. */
function leaderBasher(module: Playable): Policy {
  const { game, policy } = module;
  return bent(module, (s, seat, choices, into) => {
    if (policy.evaluate === undefined || s.picks !== null) return;
    const chances = new Float64Array(s.seats);
    policy.evaluate(s, chances);
    const leader = leaderBut(chances, seat);
    for (let i = 0; i < choices.length; i++) {
      const then = game.clone(s);
      answer(game, then, seat, choices[i]!);
      if (then.outcome === null) policy.evaluate(then, chances);
      else chances.fill(0).set([then.outcome.winners.includes(leader) ? 1 : 0], leader);
      into[i] = -chances[leader]!;
    }
  });
}

function leaderBut(chances: Float64Array, seat: Seat): Seat {
  let leader = seat === 0 ? 1 : 0;
  for (let other = 0; other < chances.length; other++) {
    if (other !== seat && chances[other]! > chances[leader]!) leader = other;
  }
  return leader;
}

export const STYLES = {
  'always-pass': alwaysPass,
  'always-raise': alwaysRaise,
  'leader-basher': leaderBasher,
} as const satisfies { readonly [style: string]: (module: Playable) => Policy };

export type Style = keyof typeof STYLES;
