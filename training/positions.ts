/** Positions that depend on the rules alone, to hold features and judgements against what they were. */
import {
  type AnyState,
  answer,
  begin,
  decider,
  enumerate,
  type GameModule,
  keyFromSeed,
  menuOf,
  random,
} from '@signoria/kernel';
import { masterly } from '../bots/search/leaf.ts';

const ASKED = 400;
const EVERY = 25;

/** Of one game by random legal answers. */
export function positions({ game, policy }: GameModule, seats: number): readonly AnyState[] {
  const chance = random(3);
  const s = begin(game, { seats, key: keyFromSeed('positions') });
  const found: AnyState[] = [];
  for (let n = 0; s.outcome === null && n < ASKED; n++) {
    if (n % EVERY === 0 && policy.leaf?.ready?.(s) !== false) found.push(game.clone(s));
    const seat = decider(game, s);
    const choices = enumerate(menuOf(game, s, seat)!, chance);
    answer(game, s, seat, choices[chance.below(choices.length)]!);
  }
  return found;
}

/** What the features of these positions are, as one number. */
export function featuresHash(module: GameModule, seats: number): string {
  const { size, describe } = module.policy.leaf!;
  const x = new Float64Array(seats * size);
  let h = 0x811c9dc5;
  const take = (value: number) => {
    h = Math.imul(h ^ Math.round(value * 1e4), 0x01000193);
  };
  for (const s of positions(module, seats)) {
    for (const own of [true, false]) {
      describe(s, own, x);
      x.forEach(take);
    }
  }
  return (h >>> 0).toString(16);
}

/** What masters make of these positions, in thousandths. */
export function judgements(module: GameModule, seats: number): readonly (readonly number[])[] {
  const { evaluate } = masterly(module.policy, seats);
  const into = new Float64Array(seats);
  return positions(module, seats).map((s) => {
    evaluate!(s, into);
    return Array.from(into, (share) => Math.round(share * 1000));
  });
}
