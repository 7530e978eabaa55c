/**
 * What every seat may expect before anything is dealt: the same for all games of one set-up, so that what chance brought can be
 * compared from game to game.
 */
import { mix } from '@signoria/bots';
import { type AnyGame, begin, type Header, seedOf } from '@signoria/kernel';
import type { Judge } from './judge.ts';
import { futureKey } from './luck.ts';
import { estimate } from './numbers.ts';
import { column, sampleOf } from './values.ts';

export type Setup = Pick<Header, 'seats' | 'options' | 'edition'>;

export interface Start {
  /** By seat. */
  readonly shares: readonly number[];
  /** One standard error of each; none where it was found in very many worlds once and for all. */
  readonly errors: readonly number[];
}

/** Where nothing is kept for a set-up. */
const WORLDS = 256;
const SEED = seedOf('start');

export function startOf(judge: Judge, setup: Setup): Start {
  const kept = isBasic(judge.game, setup) ? judge.judgement.starts?.[setup.seats] : undefined;
  return kept === undefined ? startIn(judge, setup, WORLDS) : { shares: kept, errors: kept.map(() => 0) };
}

export function startIn(judge: Judge, { seats, options, edition }: Setup, worlds: number): Start {
  const deals = sampleOf(judge, seats, worlds, SEED, (own) =>
    begin(judge.game, { seats, options, edition, key: futureKey(mix(own, 3)) }),
  );
  const bySeat = Array.from({ length: seats }, (_, seat) => estimate(column(deals.shares, seats, seat)));
  return { shares: bySeat.map(({ mean }) => mean), errors: bySeat.map(({ se }) => se) };
}

/** As the box says it, nothing added and nothing corrected. */
export function isBasic({ options }: AnyGame, setup: Pick<Setup, 'options' | 'edition'>): boolean {
  return setup.edition === null && Object.entries(setup.options).every(([id, value]) => options[id]?.default === value);
}
