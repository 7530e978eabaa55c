/** The commands that review games and say how far that can be trusted. */
import { readFileSync } from 'node:fs';
import type { Review } from '@signoria/review';
import type { PuzzleSet } from '@signoria/review/puzzles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, scratch, signoria } from './signoria.ts';

const folder = scratch();
const file = folder.at('game.json');

beforeAll(async () => {
  const { code, err } = await signoria([
    'export',
    '--simulate',
    'condottiere',
    '--policy',
    'novice',
    '--seed',
    'r',
    '--out',
    file,
  ]);
  if (code !== 0) throw new Error(err);
});
afterAll(folder.clear);

describe('signoria review', () => {
  it('gives every quantity as JSON', async () => {
    const review = await json<Review>(['review', file, '--seed', 'a', '--seat', '1']);
    expect(review).toMatchObject({ format: 'signoria-review/1', complete: true, seats: 4, seed: 'a' });
    expect(review.ledger!.gap).toBeLessThan(1e-3);
    expect(review.ledger!.rows.map(({ of }) => of)).toEqual(['opening', 0, 1, 2, 3, 'chance', 'residual']);
    expect(review.players).toHaveLength(4);
    const { decision, luck, values, effect } = review.entries.at(-1)!;
    expect(decision.loss).toEqual({ mean: expect.any(Number), se: expect.any(Number) });
    expect(values.map(({ knowing }) => knowing)).toEqual(['open', 'public', 0]);
    expect([luck, effect].every(Array.isArray)).toBe(true);
  });

  it('tells it in words, in both languages, and keeps it with the game', async () => {
    const out = folder.at('reviewed.json');
    const english = await signoria(['review', file, '--seed', 'a', '--out', out]);
    expect(english.out).toMatch(/Most expensive decisions:[\s\S]*Who moved win chance to whom:/);
    const russian = await signoria(['review', file, '--seed', 'a', '--lang', 'ru']);
    expect(russian.out).toMatch(/Самые дорогие решения:[\s\S]*необъяснённое/);
    const kept = JSON.parse(readFileSync(out, 'utf8')) as { readonly review: Review };
    expect(kept.review.format).toBe('signoria-review/1');
    const verified = await signoria(['verify', out]);
    expect([verified.code, verified.err]).toEqual([0, '']);
  });

  it('names a seat that is not there', async () => {
    const { code, err } = await signoria(['review', file, '--seat', '9']);
    expect([code, err]).toEqual([2, expect.stringContaining('9')]);
  });
});

describe('signoria calibrate', () => {
  it('measures reliability, luck, ledger, ladder and stability', async () => {
    const args = ['calibrate', 'condottiere', '--games', '4', '--seed', 'c', '--iterations', '2', '--players', '3'];
    const found = await json<{ readonly [part: string]: unknown }>(args);
    expect(found).toMatchObject({ game: 'condottiere', players: 3, games: 4, seed: 'c', honesty: { games: 4 } });
    expect(found.reliability).toHaveLength(4);
    expect(found.ladder).toHaveLength(4);
    expect(found.stability).toMatchObject({ decisions: expect.any(Number), changed: expect.any(Number) });
  });
});

describe('signoria puzzles', () => {
  it('looks through games of bots, keeps what it finds, and goes on there', async () => {
    const out = folder.at('puzzles.json');
    const args = ['puzzles', 'condottiere', '--players', '3', '--seed', 'p', '--out', out];
    const first = await json<PuzzleSet>([...args, '--games', '2']);
    expect(first).toMatchObject({ format: 'signoria-puzzles/1', game: 'condottiere', seed: 'p', played: 2 });
    const more = await json<PuzzleSet>([...args, '--games', '5']);
    expect(more.played).toBe(5);
    expect(more.puzzles.slice(0, first.puzzles.length)).toEqual(first.puzzles);
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ played: 5, puzzles: more.puzzles });
    const russian = await signoria([...args, '--games', '5', '--lang', 'ru']);
    expect(russian.out).toContain(`задач ${more.puzzles.length}, партий 5`);
  });

  it('does not mix puzzles of another seed into a file', async () => {
    const out = folder.at('others.json');
    await signoria(['puzzles', 'condottiere', '--games', '1', '--seed', 'one', '--out', out]);
    const { code, err } = await signoria(['puzzles', 'condottiere', '--games', '1', '--seed', 'two', '--out', out]);
    expect([code, err]).toEqual([2, expect.stringContaining('others.json')]);
  });
});
