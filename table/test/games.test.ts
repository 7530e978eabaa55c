/** What games tell a table beyond their rules, for every game there is: advice leaks nothing, auctions can be bid at. */
import {
  type AnyState,
  enumerate,
  find,
  type GameModule,
  imagine,
  keyFromSeed,
  LANGUAGES,
  menuOf,
  question,
  type Reader,
  random,
  type Seat,
} from '@signoria/kernel';
import { playerCounts, randomGame } from '@signoria/kernel/testing';
import { describe, expect, it } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import { adviceFor } from '../advice.ts';
import { auctionIn, bidLine } from '../bids.ts';

const games = await loadGames();
/** Looking at one costs a few milliseconds. */
const POSITIONS = 60;

/** Some positions of random games, for every seat that is asked something of its own. */
function look(module: GameModule, seed: number, at: (s: AnyState, seat: Seat) => void): void {
  const counts = playerCounts(module.game);
  let seen = 0;
  for (let n = 0; n < counts.length && seen < POSITIONS; n++) {
    const start = { seats: counts[n]!, options: {}, key: keyFromSeed(`advice ${seed} ${n}`) };
    let decision = 0;
    randomGame(module.game, start, random(seed + n), (s) => {
      decision += 1;
      if (seen >= (POSITIONS * (n + 1)) / counts.length || decision % 7 !== 0) return;
      const asked = question(module.game, s, null)!;
      if (asked.sealed) return;
      seen += 1;
      // Random play goes on in the same state; a table never does, and remembers advice by it.
      at(module.game.clone(s), asked.deciding[0]!);
    });
  }
}

describe.each(games.map((module) => ({ id: module.game.id, module })))('$id', ({ module }) => {
  const { game } = module;

  it('gives advice that is the same in every world its reader can imagine', () => {
    let looked = 0;
    look(module, 1, (s, seat) => {
      const advice = adviceFor(module, s, seat);
      expect(adviceFor(module, imagine(game, s, seat, looked + 1), seat)).toEqual(advice);
      looked += 1;
    });
    expect(looked).toBeGreaterThan(5);
  });

  it('has words and rules for whatever it warns of', () => {
    let asked = 0;
    look(module, 2, (s, seat) => {
      const reader: Reader = { seat, name: (of) => `P${of}` };
      for (const { why, rules, facts = {} } of adviceFor(module, s, seat).warnings) {
        for (const language of LANGUAGES) {
          const text = module.text[language];
          expect(text.warning!(why, facts, reader).length).toBeGreaterThan(10);
          expect(rules.filter((rule) => text.reference.entries[rule] === undefined)).toEqual([]);
        }
      }
      asked += 1;
    });
    expect(asked).toBeGreaterThan(5);
  });

  it('lets a standing bid make the lowest bid or pass, at every auction it names', () => {
    const frames = Object.keys(module.bidding ?? {});
    expect(frames.filter((frame) => !Object.hasOwn(game.steps, frame))).toEqual([]);
    look(module, 3, (s, seat) => {
      const asked = question(game, s, seat)!;
      const view = game.view(s, seat);
      const auction = auctionIn(module, asked, view);
      expect(auction !== null).toBe(frames.includes(asked.at));
      if (auction === null) return;
      const { at, lot, least } = auction;
      expect(auctionIn(module, asked, game.view(imagine(game, s, seat, 5), seat))).toEqual(auction);
      const menu = menuOf(game, s, seat)!;
      for (const upTo of [0, least ?? 0, 1_000_000]) {
        const line = bidLine(module, asked, view, { at, lot, upTo, beyond: 'pass' }, game.notation);
        if (line === null) continue;
        expect(find(menu, game.notation.read(line))).not.toBeNull();
        if (least !== null && upTo >= least) expect(module.bidding![at]!.amount(game.notation.read(line))).toBe(least);
      }
      const amounts = enumerate(menu).map((choice) => module.bidding![at]!.amount(choice));
      expect(Math.min(...amounts.filter((amount) => amount !== null), Infinity)).toBe(least ?? Infinity);
    });
  });
});
