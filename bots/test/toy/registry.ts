/** The toys as a thread finds them, and some that misbehave. */
import type { Playable } from '../../thought.ts';
import { noughts } from './noughts.ts';
import { tricks } from './tricks.ts';

const misbehaving = (rate: () => never): Playable => ({ game: noughts.game, policy: { rate } });

const kept: Buffer[] = [];
/** Keeps so much for every question. */
const HUNGER = 30_000_000;

const games: { readonly [id: string]: Playable } = {
  noughts,
  tricks,
  endless: misbehaving(() => {
    for (;;);
  }),
  faulty: misbehaving(() => {
    throw new Error('the policy is broken');
  }),
  hungry: { game: noughts.game, policy: { ...noughts.policy, rate: () => void kept.push(Buffer.alloc(HUNGER, 1)) } },
  deadly: misbehaving(() => process.exit(3)),
};

export function findGame(id: string): Playable {
  const found = games[id];
  if (found === undefined) throw new Error(`no game '${id}'`);
  return found;
}
