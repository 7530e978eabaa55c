/** The careful door: questions as a seat may see them, and answers from outside, checked before anything changes. */

import { type Blocked, find, type Menu, same } from '../choices/menu.ts';
import type { AnyGame, AnyState, Choice, Frame, Seat } from '../game/game.ts';
import { actFree, answer, askOf, freeOf, menuOf, sealedOf, top } from './loop.ts';
import { Refused } from './refusal.ts';

/** The open question as `seat` (or a spectator) sees it. */
export interface Question {
  /** Names the question in an answer, so that a late answer cannot hit the next one. */
  readonly ticket: number;
  /** The frame's name: text tables hold its prompt. */
  readonly at: string;
  /** Who is asked, as far as the viewer may know. */
  readonly deciding: readonly Seat[];
  /** Whether all seats of `deciding` answer unseen. */
  readonly sealed: boolean;
  readonly rules: readonly string[];
  /** Null when the viewer is not asked. */
  readonly menu: Menu<Choice> | null;
  readonly blocked: readonly Blocked<Choice>[];
  /** The viewer's answer so far to a sealed question: it may be replaced until the last one arrives. */
  readonly picked: Choice | null;
}

/** Something the viewer may do at any time, whoever is asked. */
export interface Freedom {
  readonly at: string;
  readonly menu: Menu<Choice>;
  readonly rules: readonly string[];
}

export function question(game: AnyGame, s: AnyState, viewer: Seat | null): Question | null {
  if (s.outcome !== null) return null;
  const f = top(s);
  const ask = askOf(game, f);
  const menu = viewer === null ? null : menuOf(game, s, viewer);
  const common = { ticket: s.asked, at: f.at, menu };
  if (ask !== null) {
    const blocked = menu === null ? [] : (ask.blocked?.(s, f) ?? []);
    return { ...common, deciding: [ask.seat(s, f)], sealed: false, rules: ask.rules, blocked, picked: null };
  }
  const sealed = sealedOf(game, f)!;
  const mine = viewer !== null && menu !== null ? viewer : null;
  return {
    ...common,
    deciding: openSeats(game, s, viewer),
    sealed: true,
    rules: sealed.rules,
    blocked: mine === null ? [] : (sealed.blockedFor?.(s, f, mine) ?? []),
    picked: mine === null ? null : s.picks![mine]!,
  };
}

/** Who still has to answer, as far as `viewer` may know: of a hushed question, everybody it was put to. */
function openSeats(game: AnyGame, s: AnyState, viewer: Seat | null): readonly Seat[] {
  const f = top(s);
  const sealed = sealedOf(game, f)!;
  const unknown = (seat: Seat) => sealed.hushed === true && seat !== viewer;
  return sealed.seats(s, f).filter((seat) => unknown(seat) || s.picks![seat] === null);
}

/** Who is really still to answer. For the table, never for a screen. */
export function deciding(game: AnyGame, s: AnyState): readonly Seat[] {
  if (s.outcome !== null) return [];
  const f = top(s);
  const ask = askOf(game, f);
  if (ask !== null) return [ask.seat(s, f)];
  return sealedOf(game, f)!
    .seats(s, f)
    .filter((seat) => s.picks![seat] === null);
}

export function freedoms(game: AnyGame, s: AnyState, seat: Seat): readonly Freedom[] {
  if (s.outcome !== null) return [];
  return s.open.flatMap((f) => {
    const free = freeOf(game, f);
    const menu = free.offer(s, f, seat);
    return menu === null ? [] : [{ at: f.at, menu, rules: free.rules }];
  });
}

/** What an answer turned out to be, once it was found legal. */
export type Deed =
  | { readonly kind: 'answer'; readonly choice: Choice }
  | { readonly kind: 'free'; readonly frame: Frame; readonly choice: Choice };

/** Find the legal deed behind an answer, or throw `Refused`. Changes nothing. */
export function judge(game: AnyGame, s: AnyState, seat: Seat, c: Choice, ticket: number | null = null): Deed {
  if (s.outcome !== null) throw new Refused({ why: 'over' });
  if (!Number.isInteger(seat) || seat < 0 || seat >= s.seats) throw new Refused({ why: 'no-such-seat', seat });
  const free = freeDeed(offersTo(game, s, seat), c);
  if (free !== null) return free;
  if (ticket !== null && ticket !== s.asked) throw new Refused({ why: 'stale', ticket, open: s.asked });
  const menu = menuOf(game, s, seat);
  if (menu === null) throw new Refused({ why: 'not-asked', asked: question(game, s, seat)!.deciding });
  const choice = find(menu, c);
  if (choice === null) throw forbidden(game, s, seat, c);
  return { kind: 'answer', choice };
}

/** The same for one answer after another of a seat to one position: what it may do is found out once. */
export function judging(game: AnyGame, s: AnyState, seat: Seat): (c: Choice) => Deed {
  const offers = [...offersTo(game, s, seat)];
  const menu = menuOf(game, s, seat);
  return (c) => {
    const free = freeDeed(offers, c);
    if (free !== null) return free;
    const choice = menu === null ? null : find(menu, c);
    return choice === null ? judge(game, s, seat, c) : { kind: 'answer', choice };
  };
}

interface Offer {
  readonly frame: Frame;
  readonly menu: Menu<Choice>;
}

function* offersTo(game: AnyGame, s: AnyState, seat: Seat): Generator<Offer> {
  for (const frame of s.open) {
    const menu = freeOf(game, frame).offer(s, frame, seat);
    if (menu !== null) yield { frame, menu };
  }
}

function freeDeed(offers: Iterable<Offer>, c: Choice): Deed | null {
  for (const { frame, menu } of offers) {
    const choice = find(menu, c);
    if (choice !== null) return { kind: 'free', frame, choice };
  }
  return null;
}

function forbidden(game: AnyGame, s: AnyState, seat: Seat, c: Choice): Refused {
  const { blocked, rules } = question(game, s, seat)!;
  const f = top(s);
  const exact = blocked.find((b) => same(b.choice, c)) ?? askOf(game, f)?.whyNot?.(s, f, c) ?? undefined;
  const line = game.notation.write(c);
  if (exact === undefined) return new Refused({ why: 'forbidden', line, reason: null, rules, facts: {} });
  return new Refused({ why: 'forbidden', line, reason: exact.why, rules: exact.rules, facts: exact.facts ?? {} });
}

export function carryOut(game: AnyGame, s: AnyState, seat: Seat, deed: Deed): void {
  if (deed.kind === 'free') actFree(game, s, deed.frame, seat, deed.choice);
  else answer(game, s, seat, deed.choice);
}
