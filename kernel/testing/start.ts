/** Ways to begin a game for a test: a name gives a whole game, and the same name gives it again. */
import type { AnyGame, OptionChoice, OptionSchema, Random, Start } from '../index.ts';
import { keyFromSeed, mostOf, random, readOptions, seedOf } from '../index.ts';
import { pick } from './play.ts';

export type { OptionChoice } from '../index.ts';

export interface Named {
  readonly start: Start;
  readonly random: Random;
}

export function named(name: string, seats: number, options: OptionChoice = {}): Named {
  return { start: { seats, options, key: keyFromSeed(name) }, random: random(seedOf(name)) };
}

export function playerCounts({ players: { min, max } }: AnyGame): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

const TRIES = 50;

/** Options at random, advanced ones included; the defaults when no legal mixture turns up. */
export function randomOptions(schema: OptionSchema, seats: number, random: Random): OptionChoice {
  for (let i = 0; i < TRIES; i++) {
    const values = Object.fromEntries(Object.keys(schema).map((id) => [id, randomValue(schema, id, seats, random)]));
    if (readOptions(schema, values, seats).ok) return values;
  }
  return {};
}

function randomValue(schema: OptionSchema, id: string, seats: number, random: Random): boolean | number | string {
  const option = schema[id]!;
  if (random.below(2) === 0) return option.default;
  switch (option.kind) {
    case 'switch':
      return random.below(2) === 0;
    case 'number':
      return option.min + random.below(mostOf(option, seats) - option.min + 1);
    case 'pick':
      return pick(option.of, random);
  }
}
