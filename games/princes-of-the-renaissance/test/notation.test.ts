// Moves as lines, and the numbers of standing orders.

import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { windows } from '../rules/view/windows.ts';

describe('orders and notation', () => {
  it('standing orders ask for numbers that can occur', () => {
    const numbers = Object.values(windows).flatMap(({ unless }) =>
      Object.entries(unless).flatMap(([id, { n }]) => (n === undefined ? [] : [`${id} ${n.min}-${n.max}, ${n.usual}`])),
    );
    // POR-4.8: six tiles; POR-13.7: five cards.
    expect(new Set(numbers)).toEqual(new Set(['ownTiles 1-6, 1', 'fewCards 1-5, 1', 'dear 1-30, 5']));
  });

  it.each(['1000g', '1000i', '1g for 1000g', '1g for 1000i'])(
    'no line names a thousand counters: offer 1 %s',
    (what) => {
      expect(() => game.notation.read(`offer 1 ${what}`)).toThrow('nobody has that much');
      expect(game.notation.read(`offer 1 ${what.replace('1000', '999')}`)).toMatchObject({ do: 'offer', whom: 1 });
    },
  );

  it.each([
    ['offer nobody', 'not a whole number'],
    ['offer 1 for', 'say offer'],
    ['offer 1 2g for promise veto', 'say offer'],
    ['offer 1 1i 2g', 'say offer'],
    ['offer 1 2g 3g', 'say offer'],
    ['offer 1 02g', 'one word too many'],
    ['offer 1 promise eternal-love', "no 'eternal-love'"],
    ['offer 1 promise', 'a word is missing'],
    ['bid 3 4', 'one word too many'],
    ['fly rome', 'no such move'],
    ['family medici', "no 'medici'"],
    ['buy bread', "no 'bread'"],
    ['pass twice', 'one word too many'],
  ])('%s cannot be read', (line, problem) => {
    expect(() => game.notation.read(line)).toThrow(problem);
  });

  it.each([
    'pass',
    'order 0',
    'bid 12',
    'family d-este',
    'declare gold',
    'buy card',
    'buy pikemen',
    'dismiss cavalry',
    'free alfonso',
    'steal lucrezia 2',
    'nominate pope',
    'nominate venice-doge',
    'nominate ev1-bellini',
    'war',
    'start-war',
    'end',
    'cities rome milan',
    'veto',
    'lorenzo',
    'weather naples',
    'place venice',
    'rank florence',
    'tied',
    'decline',
    'freeze 3',
    'pay 1 2',
    'keep veto',
    'discard bad-weather',
    'league defender',
    'bribe 4 artillery',
    'reroll',
    'stand',
    'bank influence 3',
    'accept 1',
    'refuse 5',
    'withdraw 0',
    'offer 2 3g',
    'offer 2 1i',
    'offer 0 2g 1i for 4g 3i',
    'offer 1 for 1g',
    'offer 1 for 1i promise no-veto',
    'offer 1 promise start-war',
  ])('%s is read and written alike', (line) => {
    expect(game.notation.write(game.notation.read(line))).toBe(line);
  });

  it('an offer names every counter given and asked for', () => {
    expect(game.notation.read('offer 0 2g 1i for 1g 2i promise veto')).toEqual({
      do: 'offer',
      whom: 0,
      items: ['gold', 'gold', 'influence', 'for-gold', 'for-influence', 'for-influence', 'veto'],
    });
  });
});
