/**
 * Why a bot answered as it did: its best other answers with what they promised, and what it wanted, as data for a page or a
 * report to put into words. Everything is judged in worlds that whoever asks could imagine, so while a game runs a reason
 * tells nothing its reader may not know: the bot's hand is then as the reader imagines it, and may only be one with which
 * the answer was possible. When all is open, ask as the bot itself.
 */
import {
  type AnyState,
  alike,
  answer,
  type Choice,
  enumerate,
  find,
  imagine,
  menuOf,
  type Random,
  type Seat,
  random as seeded,
} from '@signoria/kernel';
import { SEARCH, searchFor } from './parameters.ts';
import { newScratch, rateInto } from './rates.ts';
import { masterly } from './search/leaf.ts';
import { type Roller, rollOut } from './search/rollout.ts';
import { mix } from './seeds.ts';
import type { Playable } from './thought.ts';

export interface Weighed {
  /** In the game's notation. */
  readonly line: string;
  /** The bot's chance to win after it, 0 to 1. */
  readonly value: number;
}

/** What it wanted, in a word. */
export type Wish =
  /** There was nothing else to do. */
  | { readonly kind: 'only' }
  /** All answers promise about the same. */
  | { readonly kind: 'even' }
  /** Its own chances are better after it than after the next best. */
  | { readonly kind: 'gain'; readonly by: number }
  /** It takes more from this rival than it brings the bot. */
  | { readonly kind: 'hinder'; readonly rival: Seat; readonly by: number }
  /** Another answer promised more, as far as the reader can tell: it saw more, or was easy on its company. */
  | { readonly kind: 'otherwise'; readonly by: number };

export interface Reasons {
  readonly chosen: Weighed;
  /** The best others, best first. */
  readonly others: readonly Weighed[];
  readonly wish: Wish;
}

export interface Inquiry {
  /** The position before the answer. */
  readonly state: AnyState;
  readonly by: Seat;
  readonly choice: Choice;
  /** Who asks: a seat, null for spectators. */
  readonly reader: Seat | null;
  readonly seed: number;
}

/** Worlds looked at, worlds tried until the answer is possible in one, and other answers weighed. */
const WORLDS = 12;
const TRIED = 48;
const OTHERS = 4;
/** Chances closer than this are alike. */
const ALIKE = 0.01;

/** All at once: where nobody else waits. */
export function reasonsFor(module: Playable, inquiry: Inquiry): Reasons | null {
  const work = reasoning(module, inquiry);
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** Null where the reader may not know the answer, or can imagine no world in which it was possible. In small steps. */
export function* reasoning(module: Playable, inquiry: Inquiry): Generator<void, Reasons | null> {
  const { state, by, reader } = inquiry;
  if (state.picks !== null && reader !== by) return null; // sealed
  const worlds = yield* worldsFor(module, inquiry);
  const [first] = worlds;
  if (first === undefined || !(yield* isTold(module, worlds, inquiry))) return null;
  const { notation } = module.game;
  const others = bestOthers(module, first, inquiry);
  const chosen = yield* weigh(module, worlds, inquiry, inquiry.choice);
  if (chosen === null) return null;
  const weighed: { readonly line: string; readonly chances: Float64Array }[] = [];
  for (const choice of others) {
    const chances = yield* weigh(module, worlds, inquiry, choice);
    if (chances !== null) weighed.push({ line: notation.write(choice), chances });
  }
  const rest = weighed.sort((a, b) => b.chances[by]! - a.chances[by]!);
  return {
    chosen: { line: notation.write(inquiry.choice), value: chosen[by]! },
    others: rest.map(({ line, chances }) => ({ line, value: chances[by]! })),
    wish: wishOf(by, chosen, rest[0]?.chances ?? null),
  };
}

/** Worlds the reader may imagine in which the bot could answer so. */
function* worldsFor(
  { game }: Playable,
  { state, by, choice, reader, seed }: Inquiry,
): Generator<void, readonly AnyState[]> {
  const worlds: AnyState[] = [];
  for (let n = 0; n < TRIED && worlds.length < WORLDS; n++) {
    const world = imagine(game, state, reader, mix(seed, n));
    const menu = menuOf(game, world, by);
    if (menu !== null && find(menu, choice) !== null) worlds.push(world);
    yield;
  }
  return worlds;
}

/** How many worlds are looked at for answers the reader could not tell from the one given, and how many answers in each. */
const DOUBTED = 6;
const DOUBTS = 150;

/**
 * Whether the reader has seen which answer it was: in no world they imagine does another one look the same to them. A card
 * kept in secret is no less a secret because somebody asks why.
 */
function* isTold(
  { game }: Playable,
  worlds: readonly AnyState[],
  { by, choice, reader, seed }: Inquiry,
): Generator<void, boolean> {
  if (reader === by) return true;
  const given = game.notation.write(choice);
  const after = (world: AnyState, given: Choice): unknown => {
    const s = game.clone(world);
    answer(game, s, by, given);
    return game.view(s, reader);
  };
  for (const world of worlds.slice(0, DOUBTED)) {
    const menu = menuOf(game, world, by)!;
    const seen = after(world, find(menu, choice)!);
    for (const other of enumerate(menu, seeded(seed), DOUBTS)) {
      if (game.notation.write(other) !== given && alike(after(world, other), seen)) return false;
      yield;
    }
  }
  return true;
}

/** What the game's policy likes best but for the answer given. */
function bestOthers({ game, policy }: Playable, world: AnyState, { by, choice, seed }: Inquiry): readonly Choice[] {
  const choices = enumerate(menuOf(game, world, by)!, seeded(seed));
  const scratch = newScratch();
  rateInto(scratch, policy, world, by, choices);
  const given = game.notation.write(choice);
  return choices
    .map((other, i) => ({ other, rate: scratch.rates[i]! }))
    .filter(({ other }) => game.notation.write(other) !== given)
    .sort((a, b) => b.rate - a.rate)
    .slice(0, OTHERS)
    .map(({ other }) => other);
}

/** Everybody's chances after this answer, on the mean of the worlds where it can be given; null where it never can. */
function* weigh(
  module: Playable,
  worlds: readonly AnyState[],
  { by, seed }: Inquiry,
  choice: Choice,
): Generator<void, Float64Array | null> {
  const { game, policy } = module;
  const sum = new Float64Array(worlds[0]!.seats);
  const chances = new Float64Array(sum.length);
  let weighed = 0;
  for (const [n, world] of worlds.entries()) {
    const found = find(menuOf(game, world, by)!, choice);
    if (found === null) continue;
    const s = game.clone(world);
    answer(game, s, by, found);
    rollOut(rollerFor(game, policy, s.seats, seeded(mix(seed, n, 1))), s, chances); // the same luck for every answer
    for (let seat = 0; seat < sum.length; seat++) sum[seat]! += chances[seat]!;
    weighed++;
    yield;
  }
  return weighed === 0 ? null : sum.map((total) => total / weighed);
}

function rollerFor(game: Playable['game'], policy: Playable['policy'], seats: number, random: Random): Roller {
  const parameters = searchFor(policy, seats, {}, SEARCH);
  return { game, policy: masterly(policy, seats), parameters, random, scratch: newScratch() };
}

function wishOf(by: Seat, chosen: Float64Array, next: Float64Array | null): Wish {
  if (next === null) return { kind: 'only' };
  const gain = chosen[by]! - next[by]!;
  let rival = -1;
  let harm = 0;
  for (let seat = 0; seat < chosen.length; seat++) {
    const lost = next[seat]! - chosen[seat]!;
    if (seat === by || lost <= harm) continue;
    harm = lost;
    rival = seat;
  }
  if (harm > ALIKE && harm > gain && gain > -ALIKE) return { kind: 'hinder', rival, by: harm };
  if (gain > ALIKE) return { kind: 'gain', by: gain };
  return gain < -ALIKE ? { kind: 'otherwise', by: -gain } : { kind: 'even' };
}
