/** Deals in the browser's own code: links that hold a whole deal, what is kept of them, and the picture of a spread. */
import { keyFromSeed } from '@signoria/kernel';
import { botGame, type Challenge, freshChallenge, gameId } from '@signoria/table';
import { describe, expect, it } from 'vitest';
import { findGame } from '../../games/registry.ts';
import { beside } from '../local/comparing.ts';
import { equalAtFirst, momentsOf, turnOf } from '../pages/challenge/moments.ts';
import { packed, unpacked } from '../pages/challenge/packing.ts';
import { CHALLENGE_WORDS } from '../pages/challenge/words.ts';
import { middleOf, pilesOf } from '../pages/deals/piles.ts';
import { DEALS_WORDS } from '../pages/deals/words.ts';
import { LUCK_WORDS } from '../pages/luck/words.ts';

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

describe('two games moment by moment', () => {
  const answer = (line: string, chance: number | null = null) => ({ line, number: 1, chance });

  it('lay the answers of a seat beside each other, as far as the longer game goes', () => {
    const moments = momentsOf([answer('pass'), answer('bid 2'), answer('bid 3')], [answer('pass'), answer('pass')]);
    expect(moments.map(({ n, same, other }) => [n, same, other?.line ?? null])).toEqual([
      [1, true, 'pass'],
      [2, false, 'pass'],
      [3, false, null],
    ]);
    expect(equalAtFirst(moments)).toBe(1);
    expect(equalAtFirst(momentsOf([answer('pass')], [answer('pass')]))).toBe(1);
  });

  it('mark what turned a game, and nothing where nothing is estimated', () => {
    const answers = [answer('a', 0.4), answer('b', 0.55), answer('c', 0.5), answer('d', 0.2), answer('e')];
    expect(answers.map((_, i) => turnOf(answers, i))).toEqual([null, 'up', null, 'down', null]);
  });
});

describe('games of one deal in the worker', () => {
  it('tell each answer of the seat with its number and chance, and where they parted', async () => {
    const module = await findGame('condottiere');
    const deal = { ...freshChallenge({ ...dealt, rules: module.game.rules }, 'novice').deal };
    const files = (['novice', 'adept'] as const).map((level) => botGame(module, deal, level));
    const [one, other] = beside(module, files, deal.seat);
    for (const [game, file] of [[one!, files[0]!] as const, [other!, files[1]!] as const]) {
      const own = file.entries.filter(({ seat }) => seat === deal.seat).map(({ line }) => line);
      expect(game.answers.map(({ line }) => line)).toEqual(own);
      const numbers = game.answers.map(({ number }) => number);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      expect(numbers.at(-1)!).toBeLessThanOrEqual(game.reel.last);
      for (const { number, chance } of game.answers) expect(chance).toBe(game.reel.chances![number]![deal.seat]);
    }
    const { after, numbers } = other!.parted!;
    expect(one!.reel.log.find(({ seq }) => seq === numbers[0])).toEqual(
      other!.reel.log.find(({ seq }) => seq === numbers[1]),
    );
    expect(numbers[0]).toBeLessThanOrEqual(after);
  });
});

describe('its words', () => {
  it('are there in both languages, and count', () => {
    expect(CHALLENGE_WORDS.en.opponents(1)).toBe('against 1 bot');
    expect(CHALLENGE_WORDS.ru.opponents(3)).toBe('против 3 ботов');
    expect(CHALLENGE_WORDS.ru.partedAfter(2)).toBe('после 2 одинаковых ответов');
    expect(DEALS_WORDS.en.played(2)).toBe('2 people have finished it');
    expect(CHALLENGE_WORDS.ru.partedAfter(0)).toBe('на первом же ответе');
    expect(LUCK_WORDS.ru.judge(2)).toBe('Разобрать 2 партии');
    for (const words of [CHALLENGE_WORDS.ru, DEALS_WORDS.ru, LUCK_WORDS.ru]) {
      for (const text of Object.values(words)) if (typeof text === 'string') expect(text).not.toMatch(/[A-Za-z]{2}/);
    }
  });
});
