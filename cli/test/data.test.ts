// The commands that answer with data: their shapes, and that the figures in them agree with each other.

import { describe, expect, it } from 'vitest';
import { loadGames } from '../games/games.ts';
import { cliText } from '../text.ts';
import { json, signoria } from './signoria.ts';

interface SimulationData {
  readonly game: string;
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly endReasons: { readonly [reason: string]: number };
  readonly seatWins: readonly number[];
  readonly errors: number;
  readonly variants?: readonly { readonly options: object; readonly games: number; readonly finished: number }[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);

describe('simulate', () => {
  it('counts games, decisions, endings and wins', async () => {
    const data = await json<SimulationData>([
      'simulate',
      'condottiere',
      '--games',
      '6',
      '--players',
      '3',
      '--seed',
      's',
    ]);
    expect(data).toMatchObject({ game: 'condottiere', games: 6, finished: 6, errors: 0 });
    expect(data.seatWins).toHaveLength(3);
    expect(sum(data.seatWins)).toBeCloseTo(6);
    expect(sum(Object.values(data.endReasons))).toBe(6);
    expect(data.decisionsPerSecond).toBeCloseTo(data.decisions / data.seconds);
  });

  it('plays the same games from the same seed, other games from another', async () => {
    const play = (seed: string) => json<SimulationData>(['simulate', 'condottiere', '--games', '4', '--seed', seed]);
    const [one, again, other] = await Promise.all([play('a'), play('a'), play('b')]);
    expect(again.decisions).toBe(one.decisions);
    expect(again.seatWins).toEqual(one.seatWins);
    expect(other.decisions).not.toBe(one.decisions);
  });

  it('goes through every legal combination of variants', async () => {
    const data = await json<SimulationData>(['simulate', 'condottiere', '--games', '1', '--all-variants']);
    const combinations = data.variants!.map(({ options }) => JSON.stringify(options));
    // Five switches, of which two exclude each other: 2^5 less the 2^3 that have both.
    expect(combinations).toHaveLength(24);
    expect(new Set(combinations).size).toBe(24);
    expect(data).toMatchObject({ games: 24, finished: 24, errors: 0 });
  });

  it('knows every policy', async () => {
    const args = ['simulate', 'condottiere', '--games', '1', '--players', '2', '--iterations', '5', '--policy'];
    for (const policy of ['novice', 'adept', 'master']) {
      expect(await json([...args, policy])).toMatchObject({ policy, finished: 1 });
    }
  });
});

describe('arena', () => {
  it('gives the share of wins with its interval, in seats of equal number', async () => {
    const args = [
      'arena',
      'condottiere',
      '--a',
      'adept',
      '--b',
      'random',
      '--games',
      '7',
      '--players',
      '3',
      '--seed',
      's',
    ];
    const data = await json<{ games: number; share: number; interval: { low: number; high: number } }>(args);
    expect(data).toMatchObject({ a: 'adept', b: 'random', players: 3, games: 9, parity: 1 / 3 });
    expect(data.interval.low).toBeLessThanOrEqual(data.share);
    expect(data.interval.high).toBeGreaterThanOrEqual(data.share);
    expect(await json([...args, '--threads', '2'])).toMatchObject({ share: data.share, interval: data.interval });
  });

  it('is not sure of anything after one deal', async () => {
    const args = ['arena', 'condottiere', '--a', 'adept', '--b', 'random', '--games', '2', '--players', '2'];
    const { interval } = await json<{ interval: { low: number; high: number } }>([...args, '--seed', 's']);
    expect(interval.high - interval.low).toBeGreaterThan(0.5);
  });

  it('rates all levels', async () => {
    const args = ['arena', 'condottiere', '--ratings', '--games', '6', '--players', '2', '--iterations', '5'];
    const { ratings } = await json<{ ratings: { name: string; seats: number }[] }>(args);
    expect(ratings.map(({ name }) => name).sort()).toEqual(['adept', 'master:5', 'novice', 'random']);
    expect(sum(ratings.map(({ seats }) => seats))).toBe(12);
  });
});

describe('rules', () => {
  it('prints the chapters and entries that are named, in the language asked for', async () => {
    const [entry, chapter] = await Promise.all([
      signoria(['rules', 'condottiere', 'con-1.1']),
      signoria(['rules', 'condottiere', '10', '--lang', 'ru']),
    ]);
    expect(entry.out.trim().split('\n')).toHaveLength(2);
    expect(entry.out).toContain('CON-1.1');
    expect(chapter.out).toContain('CON-10.1');
    expect(chapter.out).not.toContain('CON-1.1 ');
    expect(chapter.out).toMatch(/\p{Script=Cyrillic}/u);
  });

  it.each([
    ['R3', 'CON-R3'],
    ['12.4', 'CON-12.4'],
    ['con-r3', 'CON-R3'],
  ])('takes %s for %s', async (given, id) => {
    const { code, out } = await signoria(['rules', 'condottiere', given]);
    expect(code).toBe(0);
    expect(out.trim().split('\n').slice(1)).toEqual([expect.stringMatching(new RegExp(`^${id} {2}\\S`))]);
  });

  it('takes 10 for the chapter, and 1.1 for no other entry that ends so', async () => {
    const [chapter, entry] = await Promise.all([
      json<{ chapters: { id: string }[] }>(['rules', 'condottiere', '10']),
      json<{ chapters: { entries: { id: string }[] }[] }>(['rules', 'condottiere', '1.1']),
    ]);
    expect(chapter.chapters.map(({ id }) => id)).toEqual(['10']);
    expect(entry.chapters.flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual(['CON-1.1']);
  });

  it('tells what it knows and names every id it does not know', async () => {
    const { code, out, err } = await signoria(['rules', 'condottiere', 'R99', 'R3', 'CON-4.4', '7.99']);
    expect(code).toBe(2);
    expect(out).toContain('CON-R3  ');
    expect(out).toContain('CON-4.4  ');
    expect(err).toContain('no rule or chapter “R99”');
    expect(err).toContain('no rule or chapter “7.99”');
  });

  it('gives the whole reference as data', async () => {
    const { chapters } = await json<{ chapters: { entries: { id: string; text: string }[] }[] }>([
      'rules',
      'condottiere',
    ]);
    const entries = chapters.flatMap((chapter) => chapter.entries);
    expect(entries.map(({ id }) => id)).toContain('CON-17.1');
    expect(entries.every(({ text }) => text.length > 0)).toBe(true);
  });

  it('counts the rules that tests cite', async () => {
    const { out } = await signoria(['rules', 'condottiere', '--coverage', '--json']);
    const data = JSON.parse(out) as { rules: number; cited: number; excused: number; missing: string[] };
    expect(data.rules).toBeGreaterThan(100);
    expect(data.cited + data.excused + data.missing.length).toBe(data.rules);
  });
});

describe('games', () => {
  it.each(['en', 'ru'] as const)('lists the default and the values of every option, in %s', async (lang) => {
    const { out } = await signoria(['games', '--lang', lang]);
    const { range } = cliText[lang].games;
    for (const { game } of await loadGames()) {
      for (const [id, option] of Object.entries(game.options)) {
        const line = out.split('\n').find((row) => row.trimStart().startsWith(`${id}=`))!;
        const values =
          option.kind === 'switch'
            ? 'on|off'
            : option.kind === 'pick'
              ? option.of.join('|')
              : range(option.min, option.max);
        expect(line).toContain(`[${values}]`);
      }
    }
    expect(out).toMatch(/highestMercenaryUsesPrintedStrength=on +\[on\|off\]/);
    expect(out).toMatch(lang === 'en' ? /firstToken=0 +\[0 to the number of players\]/ : /\[от 0 до числа игроков\]/);
  });
});

describe('leaktest', () => {
  it('counts positions, looks and leaks, and succeeds only without leaks', async () => {
    const args = [
      'leaktest',
      'condottiere',
      '--positions',
      '20',
      '--players',
      '3',
      '--variant',
      'hiddenCards',
      '--json',
    ];
    const { code, out } = await signoria(args);
    const data = JSON.parse(out) as { positions: number; seats: number; leaks: number; found: string[] };
    // Three seats and a spectator look at each; enough leaks end the search early.
    expect(data.seats).toBe(data.positions * 4);
    expect(data.found).toHaveLength(data.leaks);
    expect(code).toBe(data.leaks === 0 ? 0 : 1);
    if (data.leaks === 0) expect(data.positions).toBe(20);
  });
});

describe('games', () => {
  it('lists every game with its players and options', async () => {
    const shelf = await json<{ game: string; players: object; options: { id: string; about: string }[] }[]>(['games']);
    const condottiere = shelf.find(({ game }) => game === 'condottiere')!;
    expect(condottiere.players).toEqual({ min: 2, max: 6 });
    expect(condottiere.options.every(({ about }) => about.length > 0)).toBe(true);
    expect((await signoria(['games'])).out).toContain(cliText.en.games.players(2, 6));
  });
});

describe('bench', () => {
  it('measures the engine and a peer that plays the same games', async () => {
    const data = await json<{
      engine: { [game: string]: { [figure: string]: number | null } };
      peer: { [f: string]: unknown };
    }>(['bench', '--seconds', '0.1']);
    expect(data.peer).toMatchObject({ name: 'boardgame.io', game: 'tic-tac-toe', sameGames: true });
    expect(data.peer.ratio).toBeCloseTo(Number(data.peer.oursMovesPerSecond) / Number(data.peer.peerMovesPerSecond));
    const { decisionsPerSecond, cloneMicroseconds, searchIterationsPerSecond } = data.engine.condottiere!;
    for (const figure of [decisionsPerSecond, cloneMicroseconds, searchIterationsPerSecond]) {
      expect(figure).toBeGreaterThan(0);
    }
    expect(data.engine.condottiere!.placementsPerSecond).toBeNull();
    expect(data.engine['princes-of-florence']!.placementsPerSecond).toBeGreaterThan(0);
    expect(data.engine.condottiere!.searchRatio).toBeNull();
  });

  it('measures one game against an earlier commit, and refuses one that nobody knows', async () => {
    const args = ['bench', 'condottiere', '--seconds', '0.1', '--against'];
    const { engine } = await json<{ engine: { [game: string]: { searchRatio: number } } }>([...args, 'HEAD']);
    expect(Object.keys(engine)).toEqual(['condottiere']);
    expect(engine.condottiere!.searchRatio).toBeGreaterThan(0);
    expect((await signoria([...args, 'no-such-commit'])).code).toBe(2);
  });
});
