/** The same review anywhere, and no seat's verdict depends on what the seat did not know. All games there are. */
import { type AnyState, imagine, type Match, stateAfter } from '@signoria/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import {
  assemble,
  type Budget,
  deepening,
  judgeDecision,
  newJudge,
  partsOf,
  pathOf,
  QUICK,
  sampleAt,
} from '../index.ts';
import { valued } from '../values.ts';
import { partsFound, played, reviewOf } from './drive.ts';

const SMALL: Budget = { ...QUICK, values: 1, first: 1, second: 1, last: 1, wide: 3, mixing: 4, auctions: 1 };
/** So many answers from the beginning of a game are enough. */
const ANSWERS = 6;
const games = await loadGames();

describe.each(games.map((module) => ({ id: module.game.id, module })))('$id', ({ module }) => {
  const seats = Math.min(4, module.game.players.max);
  let match: Match;
  beforeAll(() => {
    match = played(module, seats, 'honest', 'novice', ANSWERS);
  });

  it('is judged the same by the same seed, in one piece or shared out, and otherwise by another', () => {
    const plan = { budget: SMALL, seed: 'one' };
    const whole = JSON.stringify(reviewOf(module, match, plan));
    const shares = [0, 1].flatMap((worker) => partsFound(module, match, { ...plan, share: { worker, of: 2 } }));
    expect(JSON.stringify(assemble(module, match, plan, shares.toReversed()))).toBe(whole);
    const other = reviewOf(module, match, { ...plan, seed: 'other' });
    expect(JSON.stringify({ ...other, seed: 'one' })).not.toBe(whole);
  });

  it('has a ledger that closes, rows that only move shares, and chances that add up', () => {
    const { ledger, entries, opening } = reviewOf(module, match, { budget: SMALL, readers: ['public', 0] });
    expect(ledger!.gap).toBeLessThan(1e-3);
    for (const { moves } of ledger!.rows) expect(Math.abs(sum(moves))).toBeLessThan(1e-2);
    const openSe = opening!.values.find(({ knowing }) => knowing === 'open')!.value.shares.map(({ se }) => se);
    for (const [seat, error] of opening!.errors!.entries()) {
      expect(error).toBeGreaterThanOrEqual(openSe[seat]! - 1e-5);
    }
    const curves = [...opening!.values, ...entries.flatMap(({ values }) => values)];
    expect(new Set(curves.map(({ knowing }) => knowing))).toEqual(new Set(['open', 'public', 0]));
    for (const { value } of curves) {
      expect(sum(value.shares.map(({ mean }) => mean))).toBeCloseTo(1, 3);
      for (const places of value.places) expect(sum(places.map(({ mean }) => mean))).toBeCloseTo(1, 3);
      expect(value.points.every(({ spread }) => spread >= 0)).toBe(true);
    }
  });

  it('judges a decision by what its seat knew, and a position by what its reader knows', () => {
    const judge = newJudge(module);
    const steps = pathOf(match).filter((_, i) => i % 3 === 2);
    let hidden = 0;
    for (const step of steps) {
      const other = imagine(match.game, step.before, step.seat, 99);
      if (JSON.stringify(other) !== JSON.stringify({ ...step.before, chance: other.chance })) hidden++;
      const verdict = (before: AnyState) => finished(judgeDecision(judge, { ...step, before }, SMALL, 1));
      expect(verdict(other)).toEqual(verdict(step.before));
      const seen = (s: AnyState) => valued(sampleAt(judge, s, step.seat, 2, 1));
      expect(seen(other)).toEqual(seen(step.before));
    }
    expect(hidden > 0 || module.game.id === 'virtu').toBe(true);
  });

  it('looks again at single entries without touching the others', () => {
    const quick = reviewOf(module, match, { budget: SMALL });
    const wanted = quick.entries.find(({ decision }) => !decision.forced)!.seq;
    const parts = [...partsOf(quick)];
    for (const { found } of deepening(module, match, quick, { budget: SMALL, entries: [wanted], auctions: false })) {
      if (found !== null) parts.push(found);
    }
    expect(parts).toHaveLength(partsOf(quick).length + 1);
    const deep = assemble(module, match, { budget: SMALL }, parts);
    const same = deep.entries.filter((entry, i) => JSON.stringify(entry) === JSON.stringify(quick.entries[i]));
    expect(quick.entries.length - same.length).toBeLessThanOrEqual(1);
    expect(deep.complete).toBe(quick.complete);
  });
});

it('begins at the beginning', () => {
  const match = played(games[0]!, 4, 'begin', 'novice', 5);
  expect(pathOf(match)[0]!.before).toEqual(stateAfter(match, 0));
});

function sum(all: readonly number[]): number {
  return all.reduce((a, b) => a + b, 0);
}

function finished<T>(work: Generator<void, T>): T {
  let next = work.next();
  while (!next.done) next = work.next();
  return next.value;
}
