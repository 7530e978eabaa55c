// The checks themselves: they find nothing in a sound game, and each finds its own fault in a broken one.

import { describe, expect, it } from 'vitest';
import {
  type AnyGame,
  type AnyState,
  begin,
  canonical,
  type GameModule,
  inEvery,
  keyFromSeed,
  list,
  random,
  readOptions,
  schedule,
  startMatch,
} from '../index.ts';
import {
  checkDecision,
  countLines,
  type Finding,
  freeze,
  leakTest,
  moduleFindings,
  mutatedLines,
  mutations,
  named,
  playerCounts,
  randomGame,
  randomMatch,
  randomOptions,
  replayCheck,
  survey,
  surveyMatches,
  ticTacToe,
  undoCheck,
  unlisted,
  unmet,
  unplain,
  wordProblem,
} from '../testing/index.ts';
import { state } from './toys/act.ts';
import { auction } from './toys/auction.ts';
import { ballot } from './toys/ballot.ts';
import { atDecisions, barrierless, leaky, seesAll, withBarrier } from './toys/broken.ts';
import { ask, auto, flow } from './toys/flow.ts';
import { market } from './toys/market.ts';
import { mosaic } from './toys/mosaic.ts';
import { regatta } from './toys/regatta/game.ts';
import { regattaModule } from './toys/regatta/module.ts';
import type { Regatta } from './toys/regatta/state.ts';

const checksOf = (findings: readonly Finding[]) => new Set(findings.map(({ check }) => check));

/** Without regard to words and rules: for toys that have none. */
const wordless = (game: AnyGame): GameModule => ({ ...regattaModule, game });
const withoutWords = (findings: readonly Finding[]) =>
  findings.filter(({ check }) => check !== 'text' && check !== 'rules' && check !== 'score');

describe('a sound game', () => {
  it.each(playerCounts(regatta))('passes every check with %s players', (seats) => {
    const { findings, met, decisions } = survey({ module: regattaModule, seats, games: 60, seed: 'sound', closely: 6 });
    expect(findings).toEqual([]);
    expect(decisions).toBeGreaterThan(300);
    expect([unmet(regattaModule, [met]), unlisted(regattaModule, [met])]).toEqual([[], []]);
    expect(surveyMatches({ module: regattaModule, seats, games: 25, seed: 'sound', closely: 4 })).toEqual([]);
  });

  it('passes with random options too', () => {
    const options = (dice: ReturnType<typeof random>) => randomOptions(regatta.options, 3, dice);
    const plan = { module: regattaModule, seats: 3, games: 40, seed: 'options', closely: 10, options };
    expect(survey(plan).findings).toEqual([]);
    expect(surveyMatches({ ...plan, games: 10 })).toEqual([]);
  });

  it('leaks nothing', () => {
    let seen = 0;
    const report = leakTest({ module: regattaModule, positions: 1500 }, (positions) => {
      seen = positions;
    });
    expect(report).toMatchObject({ positions: 1500, leaks: [] });
    expect(report.looks).toBeGreaterThan(1500 * 3);
    expect(seen).toBe(1500);
  });

  it.each<AnyGame>([ticTacToe, auction, market, mosaic, ballot])('$id passes what does not need words', (game) => {
    for (const seats of playerCounts(game)) {
      const { start } = named(`toy-${seats}`, seats);
      const dice = random(seats);
      const found: Finding[] = [];
      for (let n = 0; n < 8; n++) {
        randomGame(game, { ...start, key: keyFromSeed(`${n}`) }, dice, (s) => {
          found.push(...withoutWords(checkDecision(wordless(game), s, dice)));
        });
        const match = randomMatch(game, start, dice, (m) => void found.push(...undoCheck(game, m, dice)));
        found.push(...replayCheck(game, match, dice));
      }
      expect(found).toEqual([]);
      expect(leakTest({ module: wordless(game), positions: 60, players: [seats] }).leaks).toEqual([]);
    }
  });

  it('has all its words', () => {
    expect(moduleFindings(regattaModule)).toEqual([]);
  });
});

describe('at decisions', () => {
  it.each(Object.entries(atDecisions))('%s is found', (_, [check, module]) => {
    const found = survey({ module, seats: 3, games: 30, seed: 'broken', closely: 1 }).findings;
    expect(checksOf(found)).toContain(check);
    expect(found[0]!.detail).toMatch(/broken-\d+.*"key":"[0-9a-f]{64}"/); // enough to see it again
  });

  it('a menu that takes what is not there shows in the invariants', () => {
    const { steps } = regatta as AnyGame;
    const menu = () => ({ kind: 'subset', base: { do: 'reef' }, of: [{ id: '1', count: 9 }], min: 0, max: 2 });
    const module = wordless({ ...(regatta as AnyGame), steps: { ...steps, reef: { ...steps.reef!, menu } as never } });
    expect(checksOf(survey({ module, seats: 2, games: 30, seed: 'broken' }).findings)).toContain('invariant');
  });

  it('nothing is found once the game is over', () => {
    const s = { ...state(regatta, 2), outcome: { winners: [0], reason: 'alone' } };
    expect(checkDecision(regattaModule, s)).toEqual([]);
  });

  it('a match is looked at like its state', () => {
    const m = startMatch(regatta, named('match', 2).start);
    expect(checkDecision(regattaModule, m)).toEqual([]);
    const broken = { ...regattaModule, game: { ...regatta, violations: () => ['a card too few'] } };
    expect(checkDecision(broken, m)).toEqual([{ check: 'invariant', detail: 'a card too few' }]);
  });
});

describe('secrets', () => {
  it.each(Object.entries(leaky))('%s is found', (_, [kind, module]) => {
    const { leaks } = leakTest({ module, positions: 600, players: [3], options: {}, seed: 'leaky' });
    expect(new Set(leaks.map((leak) => leak.kind))).toContain(kind);
  });

  it('a seat that always knows the others’ cards is found, though nothing ever gives it away', () => {
    const { leaks } = leakTest({
      module: seesAll,
      positions: 320,
      players: [3],
      options: { calm: true, fleet: 'large' },
    });
    expect(leaks.map(({ kind }) => kind)).toContain('kept');
  });

  it('a leak is reported with what is needed to see it again', () => {
    const [, module] = leaky['a view that shows a secret']!;
    const [leak] = leakTest({ module, positions: 50, seed: 'again' }).leaks;
    expect(leak).toMatchObject({
      kind: 'sight',
      name: expect.stringMatching(/^again-\d+$/),
      decision: expect.any(Number),
    });
    expect(begin(module.game, leak!.start).seats).toBe(leak!.start.seats);
  });

  it('an event may be declared to tell more than views keep', () => {
    const [, module] = leaky['a draw told to all']!;
    const content = { ...module.content, fleeting: ['drew'] };
    expect(
      leakTest({ module: { ...module, content }, positions: 600, players: [3], options: {}, seed: 'leaky' }).leaks,
    ).toEqual([]);
  });
});

describe('undo', () => {
  const undoFindings = (game: AnyGame, seats: number) => {
    const dice = random(5);
    const found: Finding[] = [];
    for (let n = 0; n < 30; n++) {
      const m = startMatch(game, named(`undo-${n}`, seats).start);
      found.push(...undoCheck(game, m, dice));
    }
    return found;
  };

  it('that leaves a trace is found', () => {
    const clone = (s: Regatta) => ({ ...regatta.clone(s), flags: s.flags });
    const module = { ...regattaModule, game: { ...regatta, clone } };
    const found = surveyMatches({ module, seats: 2, games: 20, seed: 'undo', closely: 1 });
    expect(checksOf(found)).toContain('undo');
  });

  it('past a barrier that was not seen is found', () => {
    expect(checksOf(undoFindings(barrierless, 2))).toEqual(new Set(['undo']));
    expect(undoFindings(withBarrier, 2)).toEqual([]);
  });
});

describe('replay', () => {
  it('of a game that is not the same twice is found', () => {
    let times = 0;
    const game: AnyGame = {
      ...ticTacToe,
      setup: (from) => ({ ...ticTacToe.setup(from as never), times: times++ }),
      clone: (s) => ({ ...s, ...ticTacToe.clone(s as never) }),
    };
    const match = randomMatch(game, named('twice', 2).start, random(1));
    expect(checksOf(replayCheck(game, match))).toEqual(new Set(['replay']));
  });
});

describe('random play', () => {
  const start = { seats: 2, key: keyFromSeed('play') };

  it('plays to the end and says how', () => {
    const { decisions, outcome } = randomGame(ticTacToe, start, random(1));
    expect(decisions).toBeGreaterThan(4);
    expect(['line', 'full']).toContain(outcome.reason);
  });

  it('uses free actions when it may', () => {
    const spies = (free: boolean) => {
      let spied = 0;
      const count = (s: AnyState) => {
        if ((s as AnyState & Pick<Regatta, 'knows'>).knows[0]) spied++;
      };
      for (let n = 0; n < 20; n++) randomGame(regatta, start, random(n), count, { free });
      return spied;
    };
    expect(spies(true)).toBeGreaterThan(0);
    expect(spies(false)).toBe(0);
  });

  it.each<[string, AnyGame, string]>([
    ['never ends', flow({ again: ask(0, (s) => schedule(s, { at: 'again' })) }, 'again'), 'no end after 50 decisions'],
    ['asks nobody', { ...flow({ a: { ...ask(0), seat: () => 7 } as never }, 'a') }, 'to do: {"at":"a"}'],
    [
      'has an empty menu',
      flow({ a: { ...ask(0), menu: () => list([]) } as never }, 'a'),
      'seat 0 is asked but has no choice',
    ],
    ['falls apart', flow({ a: auto() }, 'a'), 'nothing is left to do'],
  ])('of a game that %s fails, and says where', (_, game, message) => {
    const play = () => randomGame(game, start, random(1), undefined, { bound: 50 });
    expect(play).toThrow(message);
    expect(play).toThrow(start.key);
  });

  it('is the same again under the same name', () => {
    const play = () => {
      const { start: begun, random: dice } = named('again', 3);
      const lines = randomMatch(regatta, begun, dice).log.map(({ entry }) => entry.line);
      return lines.join('\n');
    };
    expect(play()).toBe(play());
  });

  it('chooses legal options, all kinds of them', () => {
    const chosen = Array.from({ length: 60 }, (_, n) => randomOptions(regatta.options, 3, random(n)));
    expect(chosen.every((options) => readOptions(regatta.options, options).ok)).toBe(true);
    expect(new Set(chosen.map(canonical)).size).toBeGreaterThan(10);
  });
});

describe('content', () => {
  it('that is never met, or met but not listed, is named', () => {
    const { met } = survey({ module: regattaModule, seats: 2, games: 30, seed: 'content' });
    const content = {
      events: ['sailed', 'mutiny'],
      outcomes: ['alone', 'shared', 'sunk'],
      rare: { sunk: 'never happens' },
    };
    expect(unmet({ ...regattaModule, content }, [met])).toEqual(['event mutiny']);
    expect(unlisted({ ...regattaModule, content }, [met])).toContain('event won');
  });

  it('includes the frames nobody decides in', () => {
    const { met } = survey({ module: regattaModule, seats: 2, games: 3, seed: 'frames' });
    expect([...met.frames].sort()).toEqual(['end', 'plan', 'race', 'reef', 'round', 'spy']);
  });
});

describe('words', () => {
  it.each([
    ['en', '', 'is empty'],
    ['en', undefined, 'is undefined, not text'],
    ['en', 'Hello undefined', "says 'Hello undefined'"],
    ['en', 'Hello [object Object]', "says 'Hello [object Object]'"],
    ['en', 'Привет', "is not English: 'Привет'"],
    ['ru', 'Hello', "is not Russian: 'Hello'"],
  ] as const)('in %s, %s is no text', (language, text, problem) => {
    expect(wordProblem(language, text)).toBe(problem);
  });

  it('may be numbers, names and their own letters', () => {
    expect([wordProblem('en', 'Siena: 3'), wordProblem('ru', 'Сиена (CON-3.4)'), wordProblem('ru', '12')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('missing from the shelf are found', () => {
    const { en, ru } = regattaModule.text;
    const broken = (changes: Partial<typeof ru>): GameModule => ({
      ...regattaModule,
      text: inEvery({ en, ru: { ...ru, ...changes } }),
    });
    for (const changes of [
      { title: '' },
      { options: {} },
      { reference: { chapters: [], entries: {} } },
      { outcome: () => ' ' },
    ]) {
      expect(moduleFindings(broken(changes)).length).toBeGreaterThan(0);
    }
  });
});

describe('plain data', () => {
  it('is what JSON can carry', () => {
    expect(unplain({ a: [1, 'x', null, { b: true }] }, 's')).toBeNull();
    const spoilt = [Number.NaN, undefined, new Map(), () => 1, 1n, Symbol('x'), new Date(0), [undefined], Array(2)];
    expect(spoilt.map((x) => unplain({ x }, 's')).filter((p) => p === null)).toEqual([]);
    expect(unplain({ a: [{ b: Infinity }] }, 's')).toBe('s.a.0.b is Infinity');
  });

  it('once frozen stays as it is', () => {
    const data = freeze({ a: [{ b: 1 }] });
    expect(() => Object.assign(data.a[0]!, { b: 2 })).toThrow(TypeError);
    expect(() => data.a.push({ b: 3 })).toThrow(TypeError);
  });
});

describe('mutations', () => {
  it('differ from what they spoil, in every field', () => {
    const choice = { do: 'pay', amount: 3, payment: [{ id: 'a', as: 'b' }], flip: false };
    const spoilt = mutations(choice);
    expect(spoilt.length).toBeGreaterThan(30);
    expect(spoilt.filter((m) => canonical(m) === canonical(choice))).toEqual([]);
    expect(mutatedLines('reef 1 2')).not.toContain('reef 1 2');
  });
});

describe('counted lines', () => {
  it('are those everybody knows for noughts and crosses', () => {
    const s = state(ticTacToe, 2);
    expect([1, 2, 3, 4, 5, 6].map((depth) => countLines(ticTacToe, s, depth))).toEqual([
      9, 72, 504, 3024, 15_120, 56_160,
    ]);
    expect(countLines(ticTacToe, s, 9)).toBe(255_168);
  });

  it('count forms in full and sealed answers seat by seat', () => {
    expect(countLines(auction, state(auction, 2), 1)).toBe(201); // pass, or 5 to 1000
    expect(countLines(ballot, state(ballot, 3), 3)).toBe(8);
  });
});
