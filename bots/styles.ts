/**
 * Tricks that somebody might try on a master, one for a whole game: each is a policy that does nothing else where it can, and
 * plays like an adept where it cannot. Nobody should win by them (`npm run -s exploits`).
 */
import {
  type AnyState,
  actFree,
  answer,
  type Choice,
  decider,
  type Frame,
  find,
  freeOf,
  type Menu,
  type Policy,
  type Seat,
} from '@signoria/kernel';
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

/** Whenever it is asked anything, it asks others for something that would serve it; refused, it asks for more. */
function hopelessOffers(module: Playable): Policy {
  const { policy } = module;
  return { ...policy, volunteer: (s, seat) => policy.volunteer?.(s, seat) ?? demand(module, s, seat) };
}

/** One of the offers that are open to it, another one for each question, by which it gains if somebody is fool enough. */
function demand(module: Playable, s: AnyState, seat: Seat): Choice | null {
  const { game } = module;
  if (s.picks !== null || decider(game, s) !== seat) return null;
  for (const frame of s.open) {
    const menu = freeOf(game, frame).offer(s, frame, seat);
    const offers = menu === null ? [] : oneSided(menu);
    for (let i = 0; i < offers.length; i++) {
      const offer = offers[(s.asked + i) % offers.length]!;
      if (find(menu!, offer) !== null && isGain(module, s, frame, seat, offer)) return offer;
    }
  }
  return null;
}

/** How much of one thing is asked for. */
const DEMANDS = [1, 3, 6];

/** Whatever is of one kind only: where there are two sides, one of them gives nothing. */
function oneSided(menu: Menu<Choice>): readonly Choice[] {
  if (menu.kind === 'any') return menu.of.flatMap(oneSided);
  if (menu.kind !== 'subset') return [];
  const { base, of } = menu;
  return of.flatMap(({ id }) =>
    DEMANDS.map((n) => ({ ...base, items: Array<string>(n).fill(id) })),
  ) as readonly Choice[]; // the form is checked against the menu
}

/** Whether somebody could accept this, and the seat would then stand better than before. */
function isGain({ game, policy }: Playable, s: AnyState, frame: Frame, seat: Seat, offer: Choice): boolean {
  if (policy.evaluate === undefined) return false;
  const chances = new Float64Array(s.seats);
  policy.evaluate(s, chances);
  const before = chances[seat]!;
  const then = game.clone(s);
  actFree(game, then, frame, seat, offer);
  for (let other = 0; other < s.seats; other++) {
    const answers = other === seat ? null : freeOf(game, frame).offer(then, frame, other);
    const accepted = answers === null ? null : acceptance(answers, freeOf(game, frame).offer(s, frame, other));
    if (accepted === null) continue;
    actFree(game, then, frame, other, accepted);
    policy.evaluate(then, chances);
    return chances[seat]! > before;
  }
  return false;
}

/** An acceptance that was not possible before. */
function acceptance(menu: Menu<Choice>, before: Menu<Choice> | null): Choice | null {
  if (menu.kind === 'list') {
    return menu.choices.find((c) => c.do === 'accept' && (before === null || find(before, c) === null)) ?? null;
  }
  if (menu.kind !== 'any') return null;
  return menu.of.map((part) => acceptance(part, before)).find((c) => c !== null) ?? null;
}

export const STYLES = {
  'always-pass': alwaysPass,
  'always-raise': alwaysRaise,
  'leader-basher': leaderBasher,
  'hopeless-offers': hopelessOffers,
} as const satisfies { readonly [style: string]: (module: Playable) => Policy };

export type Style = keyof typeof STYLES;
