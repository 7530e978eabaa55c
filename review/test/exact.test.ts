/** Quantities that can be worked out by hand. */
import { type Match, play, startMatch, takeBack } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { pennies } from '../../bots/test/toy/pennies.ts';
import { assemble, type Budget, QUICK, type Review } from '../index.ts';
import { placesAtEnd, placesFrom } from '../numbers.ts';
import { partsFound, reviewOf } from './drive.ts';
import { coin, duel, fingers, lot } from './toys.ts';

const MANY: Budget = { ...QUICK, values: 400, first: 20, second: 40, last: 400, auctions: 10 };

/** A game in which seat 0 wins, or does not, by the toss. */
function tossed(winner: number): Match {
  for (let n = 0; ; n++) {
    const match = startMatch(coin.game, { seats: 2, key: n.toString(16).padStart(64, '0') });
    play(match, 1, 'nod');
    play(match, 0, 'toss');
    if (match.state.outcome!.winners.includes(winner)) return match;
  }
}

function row(review: Review, of: Review['players'][number]['seat'] | string): readonly number[] {
  return review.ledger!.rows.find((one) => one.of === of)!.moves;
}

describe('luck', () => {
  it('is what the toss of a coin brought against its mean', () => {
    const review = reviewOf(coin, tossed(0), { budget: MANY });
    const [event] = review.entries.at(-1)!.luck;
    expect(event).toMatchObject({ purpose: 'coin', seat: null, index: 0 });
    for (const [seat, fair] of [0.5, -0.5].entries()) {
      const { mean, se } = event!.luck[seat]!;
      expect(Math.abs(mean - fair)).toBeLessThan(4 * se);
      expect(se).toBeLessThan(0.03);
    }
  });

  it('of the loser is the same with another sign', () => {
    const [won, lost] = [0, 1].map((winner) => reviewOf(coin, tossed(winner), { budget: MANY }));
    expect(won!.entries.at(-1)!.luck[0]!.luck[0]!.mean).toBeGreaterThan(0.4);
    expect(lost!.entries.at(-1)!.luck[0]!.luck[0]!.mean).toBeLessThan(-0.4);
  });

  it('is nothing where nothing was drawn', () => {
    const review = reviewOf(coin, tossed(0), { budget: MANY });
    expect(review.entries[0]!.luck).toEqual([]);
    expect(row(review, 'opening').every((x) => Math.abs(x) < 0.1)).toBe(true);
  });
});

describe('loss', () => {
  it('of giving up an even game is half of it', () => {
    const match = startMatch(coin.game, { seats: 2, key: '0'.repeat(64) });
    play(match, 1, 'nod');
    play(match, 0, 'yield');
    const { decision } = reviewOf(coin, match, { budget: MANY }).entries[1]!;
    expect(decision).toMatchObject({ best: 'toss', grade: 'blunder', real: true, forced: false });
    expect(Math.abs(decision.loss.mean - 0.5)).toBeLessThan(4 * decision.loss.se);
    expect(Math.abs(decision.lossPoints.mean - 5)).toBeLessThan(4 * decision.lossPoints.se);
  });

  it('is nothing for the best answer, however it ended', () => {
    const { decision } = reviewOf(coin, tossed(1), { budget: MANY }).entries[1]!;
    expect(decision).toMatchObject({ given: 'toss', best: 'toss', grade: null, loss: { mean: 0, se: 0 } });
  });

  it('does not count where there was nothing to choose', () => {
    const review = reviewOf(coin, tossed(0), { budget: MANY });
    expect(review.entries[0]!.decision).toMatchObject({ forced: true, real: false, grade: null });
    expect(review.players.map(({ real }) => real)).toEqual([1, 0]);
  });

  it('is nothing at a sealed question for an answer the engine itself mixes in', () => {
    const match = startMatch(pennies.game, { seats: 2, key: '0'.repeat(64) });
    play(match, 0, 'heads');
    play(match, 1, 'heads');
    const { entries } = reviewOf(pennies, match, { budget: { ...MANY, mixing: 600 } });
    for (const { decision } of entries) {
      expect(decision.loss.mean).toBe(0);
      expect(decision.answers.every(({ mixed }) => mixed! > 0.2)).toBe(true);
    }
  });

  it('is told for answers looked at in fewer worlds as if all had met the same', () => {
    const match = startMatch(fingers.game, { seats: 2, key: '0'.repeat(64) });
    play(match, 0, 'a');
    const { answers, own } = reviewOf(fingers, match, { budget: { ...MANY, first: 3 } }).entries[0]!.decision;
    expect(new Set(answers.map(({ worlds }) => worlds))).toEqual(new Set([3, 43]));
    expect(answers.map(({ line }) => line)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    for (const { share, points } of answers) {
      expect([share.mean, points.mean]).toEqual([own.mean, expect.closeTo(10 * own.mean)]);
    }
  });

  it('is judged by what the seat could know, and hindsight told apart', () => {
    const match = startMatch(duel.game, { seats: 2, key: keyWithCard(9) });
    play(match, 0, 'call');
    const { decision, guess } = reviewOf(duel, match, { budget: MANY }).entries[0]!;
    expect(decision).toMatchObject({ given: 'call', best: 'call', loss: { mean: 0 } });
    expect(Math.abs(decision.own.mean - 0.9)).toBeLessThan(4 * decision.own.se);
    expect(Math.abs(guess.mean + 0.9)).toBeLessThan(4 * guess.se);
  });
});

function keyWithCard(card: number): string {
  for (let n = 0; ; n++) {
    const key = n.toString(16).padStart(64, '0');
    const { state } = startMatch(duel.game, { seats: 2, key });
    if ((state as unknown as { card: number }).card === card) return key; // a duel's state
  }
}

describe('the ledger', () => {
  it('closes, and books the toss to chance and the surrender to its maker', () => {
    for (const match of [tossed(0), tossed(1)]) {
      const review = reviewOf(coin, match, { budget: MANY });
      expect(review.ledger!.gap).toBe(0);
      expect(Math.abs(row(review, 'residual')[0]!)).toBe(0);
      expect(Math.abs(row(review, 'chance')[0]!)).toBeGreaterThan(0.4);
      for (const { moves } of review.ledger!.rows) expect(moves[0]! + moves[1]!).toBeCloseTo(0, 4);
    }
    const match = startMatch(coin.game, { seats: 2, key: '0'.repeat(64) });
    play(match, 1, 'nod');
    play(match, 0, 'yield');
    const review = reviewOf(coin, match, { budget: MANY });
    expect(review.ledger!.gap).toBe(0);
    expect(row(review, 0)[0]!).toBeLessThan(-0.4);
    expect(row(review, 1)).toEqual([0, 0]);
  });

  it('passes over what was taken back', () => {
    const match = startMatch(lot.game, { seats: 2, key: '0'.repeat(64) });
    play(match, 0, 'bid 1');
    play(match, 1, 'bid 2');
    takeBack(match, 1, [0, 1]);
    play(match, 1, 'pass');
    const review = reviewOf(lot, match, { budget: MANY });
    expect(review.entries.map(({ seq, decision }) => [seq, decision.given])).toEqual([
      [1, 'bid 1'],
      [4, 'pass'],
    ]);
    expect(review.ledger!.gap).toBe(0);
    expect(review.auctions).toMatchObject([{ winner: 0, price: 1 }]);
  });

  it('waits until everything is judged', () => {
    const match = tossed(0);
    const parts = partsFound(coin, match);
    expect(assemble(coin, match, {}, parts.slice(0, -1))).toMatchObject({ complete: false, ledger: null });
    expect(assemble(coin, match, {}, parts)).toMatchObject({ complete: true });
  });
});

describe('auctions', () => {
  function sold(price: number) {
    const match = startMatch(lot.game, { seats: 2, key: '0'.repeat(64) });
    for (let bid = 1; bid <= price; bid++) play(match, (bid - 1) % 2, `bid ${bid}`);
    play(match, price % 2, 'pass');
    return reviewOf(lot, match, { budget: MANY }).auctions[0]!;
  }

  it('find the price at which to have a lot and to leave it are the same', () => {
    // Left to seat 1 for 3 it would be a draw, and so it is when bought for 5.
    const auction = sold(3);
    const nothing = { price: 0, low: 0, high: 0 };
    expect(auction).toMatchObject({ lot: 'lot', from: 1, to: 4, winner: 0, price: 3, denial: nothing });
    expect(auction.worth[0]).toEqual({ seat: 0, price: 5, low: 5, high: 5, capped: false });
    expect(auction.overpaid).toMatchObject({ coins: 0, share: { mean: 0 } });
    // To seat 1, which has lost without it, no price is too high.
    expect(auction.worth[1]).toMatchObject({ seat: 1, price: 9, capped: true });
    expect(auction).toMatchObject({ second: { price: 5, low: 5, high: 5 }, shouldHaveBid: [1] });
  });

  it('tell what was paid too much, in coins and in win share', () => {
    // Left to seat 1 for 7 the game would be won; bought for 7 it is lost.
    const { overpaid } = sold(7);
    expect(overpaid).toMatchObject({ coins: 3, share: { mean: 1 } });
    // All worlds agree, but there were only ten of them.
    expect(overpaid!.share.se).toBeGreaterThan(0);
    expect(overpaid!.share.se).toBeLessThan(0.2);
  });

  it('tell what was paid only to keep it from another', () => {
    // Left to seat 0 for 2 the game is lost, so that any price is right; with nobody having it, only 3 would be.
    expect(sold(2)).toMatchObject({ winner: 1, denial: { price: 6, low: 6, high: 6 } });
    // Nobody else has bid for it: there is nothing to deny.
    expect(sold(1)).toMatchObject({ winner: 0, denial: { price: 0 } });
  });
});

describe('places', () => {
  it('begin with the chance to win and leave nobody out', () => {
    const into = new Float64Array(9);
    placesFrom([0.5, 0.3, 0.2], into);
    expect([into[0], into[3], into[6]]).toEqual([0.5, 0.3, 0.2]);
    for (let i = 0; i < 3; i++) {
      expect(into[i * 3]! + into[i * 3 + 1]! + into[i * 3 + 2]!).toBeCloseTo(1);
      expect(into[i]! + into[3 + i]! + into[6 + i]!).toBeCloseTo(1);
    }
    // Second: the other of the first two wins, and so on.
    expect(into[1]).toBeCloseTo(0.3 * (0.5 / 0.7) + 0.2 * (0.5 / 0.8));
  });

  it('are shared by those who are equal', () => {
    const into = new Float64Array(9);
    placesAtEnd([1], [7, 3, 7], into);
    expect([...into]).toEqual([0, 0.5, 0.5, 1, 0, 0, 0, 0.5, 0.5]);
  });
});
