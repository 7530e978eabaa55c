/** What the house counts of every game: the facts of whole games by bots, and words for each of them in both languages. */
import { playGame } from '@signoria/bots';
import { begin, keyFromSeed, LANGUAGES, listen } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { loadGames } from '../registry.ts';

const games = (await loadGames()).filter(({ figures }) => figures !== undefined);

describe.each(games)('$game.id', (module) => {
  const { game, figures, figureText } = module;
  it.each([1, 2, 3])('counts facts it has words for (game %i)', (seed) => {
    const seats = game.players.max;
    const start = { seats, key: keyFromSeed(`figures ${seed}`) };
    const contestants = Array.from({ length: seats }, () => ({ level: 'novice' as const }));
    const { heard } = listen(() => playGame(module, start, contestants, seed));
    const { held, prices } = figures!.facts(begin(game, start), heard);
    expect(held.length).toBeGreaterThan(0);
    for (const { seat } of held) expect(seat).toBeLessThan(seats);
    for (const { paid, round } of prices) {
      expect(paid).toBeGreaterThanOrEqual(0);
      expect(round).toBeGreaterThan(0);
    }
    for (const language of LANGUAGES) {
      const words = figureText![language];
      for (const { of, what } of [...held, ...prices]) {
        expect(words.of[of]).toMatch(/./);
        expect(words.what(of, what)).toMatch(/./);
      }
      expect(words.round(1)).toMatch(/1/);
    }
  });

  it('counts the first of each seat once', () => {
    const start = { seats: game.players.max, key: keyFromSeed('figures') };
    const contestants = Array.from({ length: start.seats }, () => ({ level: 'novice' as const }));
    const { heard } = listen(() => playGame(module, start, contestants, 7));
    const { held } = figures!.facts(begin(game, start), heard);
    const first = held.filter(({ of }) => of === 'first').map(({ seat }) => seat);
    expect(new Set(first).size).toBe(first.length);
  });
});
