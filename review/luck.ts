/**
 * What chance did: each event drawn anew, just that one, all else as it was. Judged with open cards, because luck is what
 * happened and not what anybody knew of it.
 */
import {
  type AnyState,
  type ChanceEvent,
  carryOut,
  drawnBetween,
  random,
  redrawing,
  rekey,
  type Seat,
} from '@signoria/kernel';
import type { Judge } from './judge.ts';
import { difference, type Estimate, roundedEstimate } from './numbers.ts';
import type { Step } from './path.ts';
import { column, type Sample, sampleOf } from './values.ts';

export interface Luck {
  /** What the event was for, as the rules name it; whom it was for, where it was for somebody; the how manieth of them. */
  readonly purpose: string;
  readonly seat: Seat | null;
  readonly index: number;
  /** By seat, what it brought in win share. */
  readonly luck: readonly Estimate[];
}

export interface Chances {
  readonly luck: readonly Luck[];
  /** The entry before chance spoke: all its events drawn anew in each world. */
  readonly decided: Sample;
}

/** `after`: what the entry really led to, in so many worlds. */
export function* chancesOf(judge: Judge, step: Step, after: Sample, seed: number): Generator<void, Chances> {
  const drawn = drawnBetween(step.before.chance, step.after.chance);
  if (drawn.length === 0) return { luck: [], decided: after };
  const { seats, worlds } = after;
  const luck: Luck[] = [];
  let redrawn = after;
  for (const event of drawn) {
    redrawn = sampleOf(judge, seats, worlds, seed, (own) => otherwise(judge, step, event, own));
    luck.push({ ...addressOf(event), luck: lucky(after, redrawn) });
    yield;
  }
  // Of one event, drawing all of them anew is drawing that one.
  if (drawn.length === 1) return { luck, decided: redrawn };
  return { luck, decided: sampleOf(judge, seats, worlds, seed, (own) => beforeChance(judge, step, own)) };
}

function lucky(after: Sample, redrawn: Sample): readonly Estimate[] {
  const { seats } = after;
  return Array.from({ length: seats }, (_, seat) =>
    roundedEstimate(difference(column(after.shares, seats, seat), column(redrawn.shares, seats, seat))),
  );
}

/** The entry again with one event drawn by another key; after that the future is as new as in any open world. */
function otherwise({ game }: Judge, { before, seat, deed }: Step, event: ChanceEvent, seed: number): AnyState {
  const s = game.clone(before);
  const other = futureKey(seed);
  redrawing(event, other, () => carryOut(game, s, seat, deed));
  s.chance.key = other;
  return s;
}

function beforeChance({ game }: Judge, { before, seat, deed }: Step, seed: number): AnyState {
  const s = game.clone(before);
  s.chance.key = futureKey(seed);
  carryOut(game, s, seat, deed);
  return s;
}

/** As in `worldFor`, so that an event drawn anew meets the futures it is compared with. */
export function futureKey(seed: number): string {
  const holder = { chance: { key: '', used: {}, draws: 0 } };
  rekey(holder, random(seed));
  return holder.chance.key;
}

function addressOf({ address, index }: ChanceEvent): Pick<Luck, 'purpose' | 'seat' | 'index'> {
  const match = /^(.*)\/(\d+)$/.exec(address);
  return match === null
    ? { purpose: address, seat: null, index }
    : { purpose: match[1]!, seat: Number(match[2]), index };
}
