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
import { playerCounts, randomGame, randomOptions } from '@signoria/kernel/testing';
import { describe, expect, it } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import { auctionIn, bidFor } from '../orders/bids.ts';
import { offeredWindows } from '../orders/reaction-windows.ts';
import { adviceFor } from '../view/advice.ts';

const games = await loadGames();
/** Looking at one costs a few milliseconds. */
const POSITIONS = 60;
const GAMES = 8;

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
      const auction = auctionIn(module, asked, view, seat);
      expect(auction !== null).toBe(frames.includes(asked.at));
      if (auction === null) return;
      const { at, lot, least } = auction;
      expect(auctionIn(module, asked, game.view(imagine(game, s, seat, 5), seat), seat)).toEqual(auction);
      expect(auction.inside).toContain(seat);
      const menu = menuOf(game, s, seat)!;
      for (const upTo of [0, least ?? 0, 1_000_000]) {
        const bid = bidFor(module, asked, view, [{ at, lot, upTo, beyond: 'pass' }]);
        if (bid === null) continue;
        expect(find(menu, bid.choice)).not.toBeNull();
        if (least !== null && upTo >= least) expect(module.bidding![at]!.amount(bid.choice)).toBe(least);
      }
      const amounts = enumerate(menu).map((choice) => module.bidding![at]!.amount(choice));
      expect(Math.min(...amounts.filter((amount) => amount !== null), Infinity)).toBe(least ?? Infinity);
    });
  });

  it('can do nothing in every window it names, and has words for windows, conditions and things', () => {
    const windows = module.windows ?? {};
    expect(Object.keys(windows).filter((at) => !Object.hasOwn(game.steps, at))).toEqual([]);
    for (const { windows: named, unless, items = {} } of Object.values(module.orders ?? {})) {
      expect(Object.keys(named).sort()).toEqual(Object.keys(windows).sort());
      const conditions = new Set(Object.values(windows).flatMap((window) => Object.keys(window.unless)));
      expect(Object.keys(unless).sort()).toEqual([...conditions].sort());
      for (const say of Object.values(unless)) for (const n of [0, 1, 2, 5]) expect(say(n).length).toBeGreaterThan(5);
      const things = Object.values(module.bidding ?? {}).flatMap((of) => of.items ?? []);
      expect(Object.keys(items).sort()).toEqual([...things].sort());
    }
    for (const { n } of Object.values(windows).flatMap(({ unless }) => Object.values(unless))) {
      if (n) expect([n.min, n.usual, n.max].toSorted((a, b) => a - b)).toEqual([n.min, n.usual, n.max]);
    }
  });

  it('decides about its windows by what the seat that is asked can see', () => {
    let met = 0;
    const counts = playerCounts(game);
    for (let n = 0; n < GAMES; n++) {
      const seats = counts.at(-1 - (n % counts.length))!;
      const start = {
        seats,
        options: randomOptions(game.options, seats, random(n + 7)),
        key: keyFromSeed(`windows ${n}`),
      };
      randomGame(game, start, random(n + 1), (s) => {
        const { at, deciding } = question(game, s, null)!;
        const window = module.windows?.[at];
        const seat = deciding[0]!;
        const menu = window === undefined ? null : menuOf(game, s, seat);
        if (window === undefined || menu === null || met > 400) return;
        met += 1;
        expect(offeredWindows(module, game.view(s, seat)).map((offered) => offered.at)).toContain(at);
        const [view, imagined] = [game.view(s, seat), game.view(imagine(game, s, seat, met), seat)];
        const declined = window.decline(view, seat);
        expect(window.decline(imagined, seat)).toEqual(declined);
        if (declined !== null) expect(find(menu, declined)).not.toBeNull();
        for (const { holds, n: range } of Object.values(window.unless)) {
          expect(holds(imagined, seat, range?.usual ?? 0)).toBe(holds(view, seat, range?.usual ?? 0));
        }
      });
    }
    expect(met).toBeGreaterThan(0);
  });
});
