/** Acting unasked: before an answer, inside a search, and never outside the rules. */
import { begin, imagine, keyFromSeed, type Policy } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { makeBot } from '../bot.ts';
import { playGame } from '../play.ts';
import { MOST_PROPOSALS, volunteer, volunteered } from '../volunteer.ts';
import { type Stall, stall } from './toy/stall.ts';

const begun = (seats: number) => begin(stall.game, { seats, key: keyFromSeed('stall') }) as unknown as Stall;
const start = (seats: number) => ({ seats, key: keyFromSeed('stall') });

describe('a bot at a free frame', () => {
  it('acts unasked when its policy wants to, and only then', () => {
    const s = begun(2);
    expect(volunteered(stall, s, 0)?.choice).toEqual({ do: 'sell' });
    expect(volunteered(stall, s, 1)).toBeNull();
    volunteer(stall, s, 0);
    expect(s.coins).toEqual([1, 0]);
    expect(volunteered(stall, s, 0)).toBeNull();
  });

  it('wins the game it would otherwise lose', () => {
    const played = playGame(stall, start(2), [{ level: 'random' }, { level: 'adept' }], 7);
    expect(played.outcome).toEqual({ winners: [1], reason: 'dusk' });
    const idle = { ...stall, policy: { rate: stall.policy.rate } };
    expect(playGame(idle, start(2), [{ level: 'random' }, { level: 'adept' }], 7).outcome!.winners).toEqual([0, 1]);
  });

  it('expects others to do so in its search', () => {
    const s = begun(2);
    volunteer(stall, s, 0);
    const { considered } = makeBot(stall, 'master').think(imagine(stall.game, s, 0, 1), 0, { iterations: 50 });
    const value = (what: string) => considered.find(({ choice }) => choice.do === what)!.value!;
    expect(value('leave')).toBeLessThan(0.3); // the other will sell, buy and win
    expect(value('buy')).toBeGreaterThan(0.4);
  });

  it('proposes a thing once, a few things in all, and nothing where nobody remembers', () => {
    const s = begun(2);
    const asking = { ...stall, policy: { rate: stall.policy.rate, propose: () => ({ do: 'sell' }) } };
    const line = stall.game.notation.write({ do: 'sell' });
    expect(volunteered(asking, s, 0)).toBeNull();
    expect(volunteered(asking, s, 0, () => [])?.choice).toEqual({ do: 'sell' });
    expect(volunteered(asking, s, 0, () => [line])).toBeNull();
    expect(volunteered(asking, s, 0, () => Array<string>(MOST_PROPOSALS).fill('another'))).toBeNull();
  });

  it('is caught offering what it may not', () => {
    const liar = { ...stall, policy: { ...stall.policy, volunteer: () => ({ do: 'buy' }) } as Policy };
    expect(() => volunteered(liar, begun(2), 0)).toThrow('volunteers what is not offered');
  });
});
