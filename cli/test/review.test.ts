/** The commands that review games and say how far that can be trusted. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { GameFile } from '@signoria/kernel';
import { compose, pathOf, type Review } from '@signoria/review';
import { matchOf, type PuzzleSet, sourceOf } from '@signoria/review/puzzles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameNamed } from '../games/games.ts';
import { review as en } from '../text/review.en.ts';
import { review as ru } from '../text/review.ru.ts';
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

  it('tells of an auction the second value, what was denial, and who gave up too soon, in both languages', () => {
    const about = { lot: '1-jester', at: 'bid', from: 1, to: 4, winner: 0, price: 900, shouldHaveBid: [1] };
    const worth = [{ seat: 0, price: 700, low: 600, high: 800, capped: false }];
    const overpaid = { coins: 200, share: { mean: 0.03, se: 0.01 } };
    const second = { price: 500, low: 400, high: 600 };
    const auction = { ...about, worth, overpaid, second, denial: { price: 100, low: 100, high: 100 } };
    const weights = { opening: 1, chance: 1 };
    const facts = { engine: 'e', hash: 'h', seats: 2, steps: 0, result: [1, 0], weights };
    const review = compose(facts, {}, [{ part: 'auction', auction }]);
    const [english, russian] = [en, ru].map(({ told }) => told(review, ['Ada', 'Бьянка']).join('\n'));
    expect(english).toContain(
      'Ada for 900, worth 600 to 800; 200 too much; second highest value 500 (400 to 600); 100 of it only to keep it from the next; should have bid on: Бьянка',
    );
    expect(russian).toMatch(/500 \(от 400 до 600\).*100 – только чтобы не досталось.*дальше: Бьянка/);
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

  it('looks through finished games of people, and through each of them once', async () => {
    const out = folder.at('people.json');
    const files: GameFile[] = [];
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { out: text } = await signoria(['export', '--simulate', 'condottiere', '--seed', seed, '--anonymous']);
      files.push(JSON.parse(text));
    }
    writeFileSync(folder.at('given.json'), JSON.stringify({ games: [...files, files[0]], next: null }));
    const args = ['puzzles', 'condottiere', '--from', folder.at('given.json'), '--out', out];
    const found = await json<PuzzleSet>(args);
    expect(found).toMatchObject({ seed: 'people', played: 5 });
    expect(found.games.length).toBeGreaterThan(0);
    expect(new Set(found.games.map(({ seed }) => seed)).size).toBe(found.games.length);
    expect(new Set(found.games.map(({ level }) => level))).toEqual(new Set(['people']));
    expect(files.map(({ key }) => key)).toEqual(expect.arrayContaining(found.games.map(({ seed }) => seed)));
    const { game } = await gameNamed('condottiere');
    for (const puzzle of found.puzzles) {
      const path = pathOf(matchOf(game, sourceOf(found, puzzle), puzzle.seq));
      expect(path.at(-1)).toMatchObject({ seat: puzzle.seat, seq: puzzle.seq });
    }
  });

  it('does not mix puzzles of another seed into a file', async () => {
    const out = folder.at('others.json');
    await signoria(['puzzles', 'condottiere', '--games', '1', '--seed', 'one', '--out', out]);
    const { code, err } = await signoria(['puzzles', 'condottiere', '--games', '1', '--seed', 'two', '--out', out]);
    expect([code, err]).toEqual([2, expect.stringContaining('others.json')]);
  });
});
