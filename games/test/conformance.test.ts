// What every game must hold to, found by discovery: a new folder in games/ is tested without a line changed here.

import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameModule, Header, Random } from '@signoria/kernel';
import { combinations, readFile, verify } from '@signoria/kernel';
import type { OptionChoice, Survey } from '@signoria/kernel/testing';
import {
  checkCorpus,
  coverage,
  leakTest,
  moduleFindings,
  playerCounts,
  randomOptions,
  referenceFindings,
  story,
  survey,
  surveyMatches,
  unlisted,
  unmet,
} from '@signoria/kernel/testing';
import { describe, expect, it } from 'vitest';
import { gameFolders, loadGame } from '../registry.ts';

/** How much is played, for each game and each number of players. */
const BASIC_GAMES = 200;
const VARIED_GAMES = 40;
const GAMES_PER_COMBINATION = 4;
const COMBINATIONS = 64;
const CLOSE_LOOKS = 40;
const MATCHES = 2;
const UNDO_EVERY = 12;
const LEAK_POSITIONS = 300;
const CORPUS = 200;
const CORPUS_THEN = 24;
const GOLDEN = 5;

const games = await Promise.all(gameFolders().map(async (folder) => ({ folder, module: await loadGame(folder) })));

/** Every test file of a game, wherever under its folder. */
function testsOf(folder: string) {
  return globSync('test/**/*.test.{ts,tsx}', { cwd: folder }).map((file) => ({
    file,
    text: readFileSync(join(folder, file), 'utf8'),
  }));
}

/** Rules without a test, each with the reason. */
function excusesOf(folder: string): { readonly [rule: string]: string } {
  const file = join(folder, 'test', 'excuses.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function spread<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, i) => all[Math.floor((i * all.length) / most)]!);
}

/** One survey of each kind, played once and looked at by several tests. */
function surveysOf(module: GameModule) {
  const { game } = module;
  const played = new Map<string, readonly Survey[]>();
  const once = (name: string, play: () => readonly Survey[]) => {
    if (!played.has(name)) played.set(name, play());
    return played.get(name)!;
  };
  const basic = (seats: number) =>
    once(`basic-${seats}`, () => [survey({ module, seats, games: BASIC_GAMES, seed: `basic-${seats}` })]);
  const varied = (seats: number) =>
    once(`varied-${seats}`, () => {
      const { decisions, games: played } = basic(seats)[0]!;
      const closely = Math.ceil((decisions / played) * (VARIED_GAMES / CLOSE_LOOKS));
      const options = (random: Random): OptionChoice => randomOptions(game.options, seats, random);
      return [survey({ module, seats, games: VARIED_GAMES, seed: `varied-${seats}`, closely, options })];
    });
  const combined = (seats: number) =>
    once(`combined-${seats}`, () =>
      spread(combinations(game.options, seats), COMBINATIONS).map((options) =>
        survey({ module, seats, games: GAMES_PER_COMBINATION, seed: `combined-${seats}`, options }),
      ),
    );
  return { basic, varied, combined };
}

const findingsOf = (surveys: readonly Survey[]) => surveys.flatMap(({ findings }) => findings);

it('there are games', () => {
  expect(games.length).toBeGreaterThan(0);
  expect(new Set(games.map(({ module }) => module.game.id)).size).toBe(games.length);
});

describe.each(games)('$module.game.id', ({ folder, module }) => {
  const { game } = module;
  const counts = playerCounts(game);
  const { basic, varied, combined } = surveysOf(module);

  it('has all its words in every language', () => {
    expect(moduleFindings(module)).toEqual([]);
  });

  it('explains every rule once, in its place, in every language', () => {
    expect(referenceFindings(module)).toEqual([]);
  });

  describe.each(counts)('with %s players', (seats) => {
    it('ends in random games, its invariants kept at every decision', () => {
      const surveys = basic(seats);
      expect(findingsOf(surveys)).toEqual([]);
      expect(surveys[0]!.games).toBe(BASIC_GAMES);
    });

    it('ends with every combination of its switches', () => {
      expect(findingsOf(combined(seats))).toEqual([]);
    });

    it('agrees with itself at every decision looked at, whatever the options', () => {
      expect(findingsOf(varied(seats))).toEqual([]);
    });

    it('replays to the same hashes, and undoes what no barrier protects', () => {
      const options = (random: Random): OptionChoice => randomOptions(game.options, seats, random);
      const plan = { module, seats, games: MATCHES, seed: `match-${seats}`, closely: UNDO_EVERY };
      expect(surveyMatches(plan)).toEqual([]);
      expect(surveyMatches({ ...plan, options })).toEqual([]);
    });

    it('leaks nothing to any seat or spectator', () => {
      const { leaks, positions } = leakTest({
        module,
        positions: LEAK_POSITIONS,
        players: [seats],
        seed: `leak-${seats}`,
      });
      expect(leaks).toEqual([]);
      expect(positions).toBe(LEAK_POSITIONS);
    });
  });

  it('shows all its content in random play, and no other', () => {
    const met = counts.flatMap((seats) => [...basic(seats), ...varied(seats), ...combined(seats)]).map((s) => s.met);
    expect(unmet(module, met)).toEqual([]);
    expect(unlisted(module, met)).toEqual([]);
  });

  it('has a test for every rule, or a reason why not', () => {
    const others = Object.keys(module.text.en.reference.entries);
    const { missing, unknown, idle } = coverage(module.rules, testsOf(folder), excusesOf(folder), others);
    expect({ missing, unknown, idle }).toEqual({ missing: [], unknown: [], idle: [] });
  });

  it('replays its corpus of finished games unchanged', () => {
    const { games, findings } = checkCorpus(game, readFileSync(join(folder, 'test', 'corpus.jsonl'), 'utf8'));
    expect(findings).toEqual([]);
    expect(games).toBeGreaterThanOrEqual(CORPUS);
  });

  it.each(Object.keys(game.earlier ?? {}))('[T5] still plays by its rules of version %s', (rules) => {
    const text = readFileSync(join(folder, 'test', `corpus-rules-${rules}.jsonl`), 'utf8');
    const versions = text
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { header: Header }).header.rules);
    expect(new Set(versions)).toEqual(new Set([Number(rules)]));
    const { games, findings } = checkCorpus(game, text);
    expect(findings).toEqual([]);
    expect(games).toBeGreaterThanOrEqual(CORPUS_THEN);
  });

  describe('golden stories', () => {
    const golden = globSync('test/golden/*.json', { cwd: folder }).sort();

    it('are there', () => {
      expect(golden.length).toBeGreaterThanOrEqual(GOLDEN);
    });

    it.each(golden)('%s is told as it was', async (name) => {
      const read = readFile(readFileSync(join(folder, name), 'utf8'));
      if (!read.ok) throw new Error(JSON.stringify(read.problem));
      const verdict = verify(game, read.file);
      if (!verdict.ok) throw new Error(JSON.stringify(verdict.problem));
      const names = read.file.names.map((name) => (typeof name === 'string' ? name : name.bot));
      const told = story(module, verdict.match, 'en', names);
      await expect(told).toMatchFileSnapshot(join(folder, name.replace('.json', '.txt')));
    });
  });
});
