// Views, scores and states as a whole: every field, exactly.

import { type AnyGame, question } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { STANDARD } from '../data/edition.ts';
import { REGIONS } from '../data/map.ts';
import { game } from '../rules/game.ts';
import { OPTIONS } from '../rules/model/options.ts';
import { clone, type State } from '../rules/model/state.ts';
import { type Scenario, scenario } from '../scenario.ts';
import { problemsOf } from './help.ts';

const table: AnyGame = game;
const neutral = Object.fromEntries(REGIONS.map((id) => [id, null]));
const stateOf = (at: Scenario) => at.match().state as State;

/** A player of whom there is nothing to tell. */
const plain = {
  handSize: 0,
  known: [],
  line: [],
  facedown: null,
  strength: 0,
  strengthSum: { total: 0, parts: [] },
  courtesans: 0,
  passed: false,
  regions: 0,
  touching: [],
  points: 0,
};

describe('the view', () => {
  it('[CON-2.1, CON-2.4, CON-17.9] of a new game', () => {
    const at = scenario({ players: 2, options: { firstToken: 2 } }).newGame();
    expect(at.view(null)).toEqual({
      options: stateOf(at).options,
      cards: STANDARD.cards,
      goal: { regions: 6, adjacent: 4 },
      round: 1,
      battle: 1,
      game: 1,
      owner: neutral,
      site: null,
      pope: null,
      token: 1,
      defender: null,
      finalists: null,
      fighting: false,
      season: null,
      players: [
        { ...plain, seat: 0, handSize: 10 },
        { ...plain, seat: 1, handSize: 10 },
      ],
      hand: [],
      pile: 90,
      discards: [],
      shown: [],
    });
    expect(question(table, stateOf(at), 1)).toMatchObject({ ticket: 1, at: 'chooseSite', deciding: [1] });
  });

  it('[CON-17.3, CON-17.4] of a battle under Winter, with a defender', () => {
    const at = scenario({ players: 3, variants: ['capturingRegions', 'biggerKingdoms'] })
      .hand(0, 'm1', 'm1', 'winter')
      .hand(2, 'm3')
      .line(0, 'm6', 'm6', 'drummer', 'courtesan')
      .line(1, 'winter', 'heroine')
      .line(2, 'm2')
      .owns(2, 'roma', 'torino', 'milano', 'siena')
      .pope('parma')
      .site('roma')
      .discards('bishop', 'm5')
      .token(1)
      .passed(2)
      .deciding(0);
    const line = (card: string, count: number, each: number, base: number, ...because: readonly string[]) => {
      return { card, count, each, base, because };
    };
    const part = (what: string, n: number, card: string, count: number, ...rules: readonly string[]) => {
      return { what, n, rules, facts: { card, count } };
    };
    expect(at.view(0)).toEqual({
      options: stateOf(at).options,
      cards: STANDARD.cards,
      goal: { regions: 6, adjacent: 5 },
      round: 1,
      battle: 1,
      game: 1,
      owner: { ...neutral, roma: 2, torino: 2, milano: 2, siena: 2 },
      site: 'roma',
      pope: 'parma',
      token: 1,
      defender: 2,
      finalists: null,
      fighting: true,
      season: 'winter',
      players: [
        {
          ...plain,
          seat: 0,
          handSize: 3,
          line: [line('m6', 2, 2, 1, 'winter', 'drummer'), line('courtesan', 1, 1, 1), line('drummer', 1, 0, 0)],
          strength: 5,
          strengthSum: {
            total: 5,
            parts: [
              part('winter', 2, 'm6', 2, 'CON-6.3'),
              part('drummer', 2, 'm6', 2, 'CON-6.24'),
              part('card', 1, 'courtesan', 1, 'CON-5.2', 'CON-6.19'),
            ],
          },
          courtesans: 1,
        },
        {
          ...plain,
          seat: 1,
          line: [line('winter', 1, 0, 0), line('heroine', 1, 10, 10)],
          strength: 10,
          strengthSum: { total: 10, parts: [part('card', 10, 'heroine', 1, 'CON-5.2', 'CON-6.28')] },
          passed: true,
        },
        {
          ...plain,
          seat: 2,
          handSize: 1,
          line: [line('m2', 1, 1, 1, 'winter')],
          strength: 1,
          strengthSum: { total: 1, parts: [part('winter', 1, 'm2', 1, 'CON-6.3')] },
          passed: true,
          regions: 4,
          touching: ['siena', 'roma'],
        },
      ],
      hand: ['m1', 'm1', 'winter'],
      pile: 97,
      discards: ['m5', 'bishop'],
      shown: [],
    });
  });

  it('[CON-5.3, CON-6.27] says in order what changed a mercenary, and of each what it counts', () => {
    const at = scenario({ players: 2 })
      .hand(0, 'm1')
      .hand(1, 'm1')
      .line(0, 'm6', 'm5', 'drummer')
      .line(1, 'm6', 'm6', 'spring')
      .deciding(0);
    const { players, season } = at.view(null);
    expect(season).toBe('spring');
    expect(players.map(({ line }) => line)).toEqual([
      [
        { card: 'm5', count: 1, each: 10, base: 5, because: ['drummer'] },
        { card: 'm6', count: 1, each: 15, base: 6, because: ['drummer', 'spring'] },
        { card: 'drummer', count: 1, each: 0, base: 0, because: [] },
      ],
      [
        { card: 'm6', count: 2, each: 9, base: 6, because: ['spring'] },
        { card: 'spring', count: 1, each: 0, base: 0, because: [] },
      ],
    ]);
    expect(players.map(({ strength }) => strength)).toEqual([25, 18]);
  });

  it('[CON-R21] switched off, hides the sizes of others’ hands', () => {
    const at = scenario({ players: 2, options: { handSizesPublic: false } }).newGame();
    const sizes = (viewer: number | null) => at.view(viewer).players.map(({ handSize }) => handSize);
    expect([sizes(0), sizes(1), sizes(null)]).toEqual([
      [10, null],
      [null, 10],
      [null, null],
    ]);
  });

  it('[CON-10.5, CON-10.9] of a final battle: nothing is fought over, and it is over with the game', () => {
    const final = () => scenario({ players: 6 }).divided(4, 2, 4, 2, 4, 0).pope('napoli').finalists(0, 2, 4);
    const at = final().hand(0, 'm6').hand(2, 'm1').hand(4, 'm1').line(4, 'm2').passed(4).deciding(0);
    expect(at.view(null)).toMatchObject({ finalists: [0, 2, 4], fighting: true, site: null, defender: null });
    expect(at.view(null).players.map(({ passed }) => passed)).toEqual([false, true, false, true, true, true]);
    final()
      .line(4, 'm2')
      .concluding()
      .expect({ winners: [4], finalists: null });
  });
});

describe('a series', () => {
  const mercenary = (at: Scenario) => at.view(0).hand.find((card) => card.startsWith('m'))!;

  it('[CON-13.7, CON-R32] begins its next game anew, in whatever round the last one ended', () => {
    const at = scenario({ players: 2, variants: ['points'] })
      .owns(0, 'roma', 'siena', 'napoli')
      .site('ancona')
      .starter(1)
      .pope('torino')
      .roundEnds();
    at.play(`0 play ${mercenary(at)}`, '1 pass', '0 pass');
    expect(at.view(null)).toMatchObject({ round: 2, battle: 2, game: 1, fighting: false });
    at.play('0 ready', '1 ready');
    expect(at.view(null)).toEqual({
      ...scenario({ players: 2, variants: ['points'], options: { firstToken: 1 } })
        .newGame()
        .view(null),
      options: stateOf(at).options,
      game: 2,
      token: 0,
      players: [
        { ...plain, seat: 0, handSize: 10, points: 9 },
        { ...plain, seat: 1, handSize: 10 },
      ],
    });
    expect(stateOf(at)).toMatchObject({ passed: [false, false], site: -1, pope: -1 });
  });

  it('[CON-R33] switched on, has final battles, after which there are no finalists any more', () => {
    scenario({ players: 6, variants: ['points'], options: { finalBattleInsidePointsSeriesGame: true } })
      .divided(4, 2, 4, 2, 4, 0)
      .pope('napoli')
      .finalists(0, 2, 4)
      .line(4, 'm2')
      .concluding()
      .expect({ question: 'nextGame', finalists: null, points: { 0: 4, 1: 2, 4: 4, 5: 0 } });
  });
});

describe('the score', () => {
  it('[CON-10.1, CON-13.2] is told line by line', () => {
    const at = scenario({ players: 4, variants: ['points', 'biggerKingdoms'] })
      .owns(1, 'roma', 'siena', 'torino')
      .points(1, 7)
      .choosingSite();
    expect(game.score(stateOf(at), 1)).toEqual([
      { what: 'series', points: 7, facts: { of: 20 }, rules: ['CON-13.2', 'CON-13.4'] },
      { what: 'regions', points: 3, facts: { of: 5, regions: ['torino', 'siena', 'roma'] }, rules: ['CON-10.1'] },
      { what: 'adjacent', points: 0, facts: { size: 2, of: 4, regions: ['siena', 'roma'] }, rules: ['CON-14.1'] },
    ]);
    const few = stateOf(scenario({ players: 3 }).choosingSite());
    expect(game.score(few, 0)).toEqual([
      { what: 'regions', points: 0, facts: { of: 6, regions: [] }, rules: ['CON-10.2'] },
      { what: 'adjacent', points: 0, facts: { size: 0, of: 4, regions: [] }, rules: ['CON-10.2'] },
    ]);
  });
});

describe('a clone', () => {
  it('is equal, and nothing done to it touches the original', () => {
    const s = stateOf(scenario({ players: 3 }).newGame());
    const before = JSON.stringify(s);
    const copy = clone(s);
    expect(copy).toEqual(s);
    for (const pile of [...copy.hands, ...copy.lines, copy.pile, copy.discards]) pile[0]!++;
    copy.owner[0] = 1;
    copy.facedown[0] = 1;
    copy.passed[0] = true;
    copy.chance.draws++;
    copy.todo.pop();
    expect(JSON.stringify(s)).toBe(before);
  });
});

describe('the game', () => {
  it('[CON-1.1] is for two to six players; its rules are in their first version', () => {
    expect(game).toMatchObject({ id: 'condottiere', rules: 1, players: { min: 2, max: 6 } });
  });
});

describe('options', () => {
  it('[CON-13.1, CON-R1, CON-R25] numbers: usual, least and most', () => {
    expect(OPTIONS.pointsTarget).toMatchObject({ default: 20, min: 5, max: 60 });
    expect(OPTIONS.firstToken).toMatchObject({ default: 0, min: 0, max: 'seats' });
    expect(OPTIONS.drawAfterBattleOpeningHand).toMatchObject({ default: 7, min: 1, max: 10 });
  });

  it.each([
    ['pointsTarget', [4, 61], [5, 60], ['points']],
    ['firstToken', [-1, 4], [0, 3], []],
    ['drawAfterBattleOpeningHand', [0, 11], [1, 10], ['drawAfterBattle']],
  ] as const)('[CON-13.1, CON-R1, CON-R25] %s: not %j, but %j', (option, wrong, right, variants) => {
    const problems = (n: number) => problemsOf({ players: 3, variants: [...variants], options: { [option]: n } });
    expect(wrong.map((n) => problems(n).length)).toEqual([1, 1]);
    expect(right.map((n) => problems(n).length)).toEqual([0, 0]);
  });
});
