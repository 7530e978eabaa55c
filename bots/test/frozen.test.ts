/** Bots of long ago: still at hand for every game, and still what they were. */
import { keyFromSeed } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { findGame } from '../../games/registry.ts';
import { playGame } from '../play.ts';
import { withFrozen } from '../thaw.ts';

/** Decisions and winners of one game by frozen adepts, as they were on the day they were frozen. */
const GAMES = [
  ['condottiere', 4, 60, [1]],
  ['palio', 3, 29, [0]],
  ['pax-illuminaten', 3, 409, [0, 2]],
  ['princes-of-florence', 4, 329, [3]],
  ['princes-of-the-renaissance', 4, 533, [3]],
  ['virtu', 3, 322, [1]],
] as const;

/** The same of one game by frozen masters. */
const MASTERS = [
  ['condottiere', 4, 30, [1]],
  ['palio', 3, 29, [0]],
  ['pax-illuminaten', 3, 319, [2]],
  ['princes-of-florence', 4, 323, [2]],
  ['princes-of-the-renaissance', 4, 467, [0]],
  ['virtu', 3, 432, [1]],
] as const;

describe('ref-1', () => {
  it.each(GAMES)('plays %s as it always did', async (id, seats, decisions, winners) => {
    const frozen = { level: 'adept', version: 'ref-1' } as const;
    const module = await withFrozen(await findGame(id), [frozen]);
    const start = { seats, key: keyFromSeed('frozen') };
    const played = playGame(module, start, Array(seats).fill(frozen), 1);
    expect({ decisions: played.decisions, winners: played.outcome?.winners }).toEqual({ decisions, winners });
  });

  it.each(MASTERS)('thinks about %s as it always did', async (id, seats, decisions, winners) => {
    const frozen = { level: 'master', version: 'ref-1', budget: { iterations: 6 } } as const;
    const module = await withFrozen(await findGame(id), [frozen]);
    const start = { seats, key: keyFromSeed('frozen') };
    const played = playGame(module, start, Array(seats).fill(frozen), 1);
    expect({ decisions: played.decisions, winners: played.outcome?.winners }).toEqual({ decisions, winners });
  });

  it('plays by its own policy and not by today’s', async () => {
    const module = await findGame('condottiere');
    const broken = { ...module, policy: { rate: () => expect.unreachable() } };
    const frozen = { level: 'master', version: 'ref-1', budget: { iterations: 3 } } as const;
    const start = { seats: 2, key: keyFromSeed('frozen') };
    const played = playGame(await withFrozen(broken, [frozen]), start, [frozen, frozen], 1);
    expect(played.outcome).not.toBeNull();
  });

  it('is to be fetched before it can play', async () => {
    const module = await findGame('palio');
    const start = { seats: 2, key: keyFromSeed('frozen') };
    const frozen = { level: 'adept', version: 'ref-1' } as const;
    expect(() => playGame(module, start, [frozen, frozen], 1)).toThrow(/ref-1 of palio/);
  });
});
