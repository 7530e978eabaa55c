/** Deals in the browser's own code: links that hold a whole deal, what is kept of them, and the picture of a spread. */
import { keyFromSeed } from '@signoria/kernel';
import { type Challenge, freshChallenge, gameId } from '@signoria/table';
import { describe, expect, it } from 'vitest';
import { packed, unpacked } from '../pages/challenge/packing.ts';
import { CHALLENGE_WORDS } from '../pages/challenge/words.ts';
import { middleOf, pilesOf } from '../pages/deals/piles.ts';
import { DEALS_WORDS } from '../pages/deals/words.ts';

const dealt = { game: 'condottiere', rules: 1, seats: 3, options: {}, key: keyFromSeed('friends') };
const fresh = freshChallenge(dealt, 'adept');
const played: Challenge = {
  ...fresh,
  games: [
    { name: 'Анна', lines: Array.from({ length: 300 }, (_, i) => `${i % 3} play m${i % 10}`), hash: 'f'.repeat(64) },
  ],
};

describe('a deal as a link', () => {
  it('comes out as it went in, short enough to be sent', async () => {
    for (const challenge of [fresh, played]) {
      const tail = await packed(challenge);
      expect(tail).toMatch(/^[\w-]+$/);
      expect(await unpacked(tail)).toEqual(challenge);
    }
    expect((await packed(played)).length).toBeLessThan(2000);
  });

  it('is nothing when a piece is missing, or when it was never one', async () => {
    const tail = await packed(played);
    for (const text of ['', 'nonsense', tail.slice(0, -20), `${tail.slice(0, 40)}A${tail.slice(41)}`, 'AAAA', '%%%']) {
      const read = await unpacked(text);
      expect(read === null || JSON.stringify(read) !== JSON.stringify(played)).toBe(true);
    }
    expect(await unpacked(tail.slice(0, -20))).toBeNull();
  });

  it('does not unpack what swells beyond all measure', async () => {
    const bomb = {
      ...played,
      games: Array.from({ length: 40 }, () => ({ ...played.games[0]!, lines: Array(20_000).fill('0 pass') })),
    };
    expect(await unpacked(await packed(bomb))).toBeNull();
  });

  it('tells two apart who have played the same', () => {
    const [game] = played.games;
    expect(gameId(game!)).not.toBe(gameId({ ...game!, name: 'Berta' }));
  });
});

describe('the spread of a deal', () => {
  it('piles equal games up, with one’s own on top', () => {
    const piles = pilesOf([
      { points: 10, own: true },
      { points: 10, own: false },
      { points: 40, own: false },
    ]);
    expect(piles).toEqual([
      { at: 0, games: [false, true] },
      { at: 1, games: [false] },
    ]);
    expect(pilesOf([{ points: 3, own: false }])).toEqual([{ at: 0.5, games: [false] }]);
    expect(middleOf([9, 1, 5])).toBe(5);
  });
});

describe('its words', () => {
  it('are there in both languages, and count', () => {
    expect(CHALLENGE_WORDS.en.opponents(1)).toBe('against 1 bot');
    expect(CHALLENGE_WORDS.ru.opponents(3)).toBe('против 3 ботов');
    expect(CHALLENGE_WORDS.ru.partedAfter(2)).toBe('после 2 одинаковых ответов');
    expect(DEALS_WORDS.en.played(2)).toBe('2 people have finished it');
    for (const words of [CHALLENGE_WORDS.ru, DEALS_WORDS.ru]) {
      for (const text of Object.values(words)) if (typeof text === 'string') expect(text).not.toMatch(/[A-Za-z]{2}/);
    }
  });
});
