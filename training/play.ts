/** Games of adepts who err now and then, and what every seat looked like on the way. */
import {
  type AnyState,
  answer,
  begin,
  decider,
  enumerate,
  type GameModule,
  keyFromSeed,
  menuOf,
  type Random,
  random,
} from '@signoria/kernel';
import { highest, newScratch, rateInto } from '../bots/rates.ts';
import { winShare } from '../bots/search/rollout.ts';
import { volunteer } from '../bots/volunteer.ts';

/** Positions, row by row: who won, a share for each seat; then the features of every seat. */
export interface Sample {
  readonly seats: number;
  readonly size: number;
  /** The number of its game: what is kept for testing is kept by game, never by position. */
  readonly games: number[];
  readonly rows: Float32Array[];
}

/** No game is played on longer. */
const BOUND = 5000;
/** How much of a menu is looked at, as in rollouts. */
const GLANCE = 16;
/** The most erring of them answer so often at random. */
const ERRING = 0.15;

export interface Recipe {
  readonly games: number;
  /** One of so many judged positions is kept. */
  readonly every: number;
}

export function playSample(module: GameModule, seats: number, { games, every }: Recipe): Sample {
  const { size } = module.policy.leaf!;
  const sample: Sample = { seats, size, games: [], rows: [] };
  const chance = random(77);
  for (let n = 0; n < games; n++) {
    const s = begin(module.game, { seats, key: keyFromSeed(`training/${n}`) });
    const rows = playOne(module, s, every, chance);
    if (s.outcome === null) continue;
    for (const row of rows) {
      for (let seat = 0; seat < seats; seat++) row[seat] = winShare(s.outcome, seat);
      sample.games.push(n);
      sample.rows.push(row);
    }
  }
  return sample;
}

function playOne(module: GameModule, s: AnyState, every: number, chance: Random): Float32Array[] {
  const { game, policy } = module;
  const rows: Float32Array[] = [];
  const scratch = newScratch();
  const erring = chance.next() * ERRING;
  for (let asked = 0; s.outcome === null && asked < BOUND; asked++) {
    volunteer(module, s, decider(game, s));
    if (s.outcome !== null) break;
    if (isJudged(module, s) && chance.below(every) === 0) rows.push(lookAt(module, s, chance));
    const seat = decider(game, s);
    const choices = enumerate(menuOf(game, s, seat)!, chance, GLANCE);
    if (choices.length > 1) rateInto(scratch, policy, s, seat, choices);
    const errs = chance.next() < erring;
    const at = errs
      ? chance.below(choices.length)
      : choices.length === 1
        ? 0
        : highest(scratch.rates, choices.length, chance);
    answer(game, s, seat, choices[at]!);
  }
  return rows;
}

function isJudged({ policy }: GameModule, s: AnyState): boolean {
  const { judgedAt, leaf } = policy;
  return (judgedAt === undefined || judgedAt.includes(s.todo.at(-1)!.at)) && leaf!.ready?.(s) !== false;
}

/** As one of the seats knows it: its own features, and of the others what they show. */
function lookAt({ policy }: GameModule, s: AnyState, chance: Random): Float32Array {
  const { size, describe } = policy.leaf!;
  const row = new Float32Array(s.seats + s.seats * size);
  const x = new Float64Array(s.seats * size);
  const viewer = chance.below(s.seats);
  describe(s, false, x);
  row.set(x, s.seats);
  describe(s, true, x);
  row.set(x.subarray(viewer * size, (viewer + 1) * size), s.seats + viewer * size);
  return row;
}
