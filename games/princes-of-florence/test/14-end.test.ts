// Chapters 14 and 15: the end of the game and the prestige cards.

import { describe, expect, it } from 'vitest';
import { PRESTIGE, PRESTIGE_CARDS } from '../data/prestige.ts';
import { game } from '../rules/game.ts';
import type { Holding } from '../scenario.ts';
import { three } from './help.ts';

/** What a prestige card brings seat 0, with these holdings of the three. */
function brings(card: string, own: Holding, second: Holding = {}, third: Holding = {}): number {
  const view = three()
    .seat(0, { ...own, cards: [card as 'prestige-01'] })
    .seat(1, second)
    .seat(2, third)
    .turn(0)
    .view(0);
  return view.own!.prestige[0]!.worth;
}

describe('the end', () => {
  it('[FLO-14.1] after round 7 and its best Work all prestige cards are revealed and scored', () => {
    const table = three()
      .seat(0, { prestige: 10, cards: ['prestige-12'], tiles: ['park'], best: 0 })
      .seat(1, { prestige: 11, best: 17 })
      .round(7)
      .bestWork();
    table.expect({
      winners: [0],
      prestige: { 0: 15, 1: 14 },
      events: ['bestWork', { what: 'cardScored', who: 0, points: 5 }],
    });
    expect(table.view(1).players[0]!.prestigeCards).toMatchObject([{ card: 'prestige-12', worth: 5 }]);
  });

  it('[FLO-14.2] most points; tied, most coins; still tied, shared', () => {
    const end = (coins: number) =>
      three().seat(0, { prestige: 30, coins: 500 }).seat(1, { prestige: 30, coins }).round(7).end();
    three()
      .seat(2, { prestige: 1 })
      .round(7)
      .end()
      .expect({ winners: [2], reason: 'prestige' });
    end(400).expect({ winners: [0], reason: 'coins' });
    end(600).expect({ winners: [1], reason: 'coins' });
    end(500).expect({ winners: [0, 1], reason: 'shared' });
  });

  it('[FLO-14.1] the score tells the track and each card, before the end and after it, and adds up to the same points', () => {
    const holding = { prestige: 10, cards: ['prestige-12'], tiles: ['park'] } as const;
    const lines = (table: ReturnType<typeof three>) =>
      game.score(table.state(), 0).map(({ what, points }) => `${what} ${points}`);
    expect(lines(three().seat(0, holding).turn(0))).toEqual(['track 10', 'prestigeCard 5']);
    expect(lines(three().seat(0, holding).round(7).end())).toEqual(['track 10', 'prestigeCard 5']);
  });

  it('[FLO-R78] the best Work of round 7 counts before prestige cards and winner', () => {
    three()
      .seat(0, { prestige: 10 })
      .seat(1, { prestige: 8, best: 20 })
      .round(7)
      .bestWork()
      .expect({ winners: [1] });
  });
});

describe('prestige cards in general', () => {
  it('[FLO-15.1, FLO-R23, FLO-E4] full value alone, bracket value for any tie, else nothing; only the owner scores', () => {
    const most = (own: number, second: number, third = 0) =>
      brings('prestige-10', { jesters: own }, { jesters: second }, { jesters: third });
    expect([most(2, 1), most(1, 1), most(1, 1, 1), most(1, 2)]).toEqual([6, 3, 3, 0]);
    three()
      .seat(0, { cards: ['prestige-10'] })
      .seat(1, { jesters: 2 })
      .round(7)
      .end()
      .expect({ prestige: { 0: 0, 1: 0 } });
  });

  it('[FLO-15.2] nobody is “most” with none; but no empty squares are the fewest', () => {
    expect(brings('prestige-12', {}, {}, {})).toBe(0);
    expect(brings('prestige-03', { tiles: ['forest'] })).toBe(8);
    expect(brings('prestige-03', {})).toBe(4);
  });

  it('[FLO-15.17] all players are compared, and the order of cards does not matter', () => {
    const end = (first: Holding, second: Holding) => three().seat(0, first).seat(1, second).round(7).end().state();
    const a = end({ cards: ['prestige-10'], jesters: 1 }, { cards: ['prestige-11'], builders: 2 });
    expect(a.players.map(({ prestige }) => prestige)).toEqual([6, 6, 0]);
    expect(brings('prestige-10', { jesters: 1 }, {}, { jesters: 1 })).toBe(3);
  });

  it('[FLO-R28] empty squares are those without a tile, the palazzo left out', () => {
    const { players } = three()
      .seat(0, { tiles: ['forest', 'tower'] })
      .turn(0)
      .view(null);
    expect(players.map(({ emptySquares }) => emptySquares)).toEqual([34, 43, 43]);
  });
});

describe('the fourteen cards', () => {
  it('[FLO-15.3] most buildings 6 (3)', () => {
    expect(brings('prestige-01', { tiles: ['tower', 'opera'] }, { tiles: ['tower'] })).toBe(6);
    expect(brings('prestige-01', { tiles: ['tower'] }, { tiles: ['opera'] })).toBe(3);
  });
  it('[FLO-15.4] two large buildings 5, whatever others have', () => {
    expect(
      brings('prestige-02', { tiles: ['university', 'workshop'] }, { tiles: ['university', 'workshop', 'laboratory'] }),
    ).toBe(5);
    expect(brings('prestige-02', { tiles: ['university', 'opera'] })).toBe(0);
  });
  it('[FLO-15.5] fewest empty squares 8 (4)', () => {
    expect(brings('prestige-03', { tiles: ['university'] }, { tiles: ['opera'] })).toBe(8);
    expect(brings('prestige-03', { tiles: ['park'] }, { tiles: ['tower'] })).toBe(4);
    expect(brings('prestige-03', { tiles: ['park'] }, { tiles: ['forest'] })).toBe(0);
  });
  it('[FLO-15.6] all three landscape types 8', () => {
    expect(brings('prestige-04', { tiles: ['forest', 'lake', 'park'] }, { tiles: ['forest', 'lake', 'park'] })).toBe(8);
    expect(brings('prestige-04', { tiles: ['forest', 'lake', 'lake'] })).toBe(0);
  });
  it('[FLO-15.7] most landscapes 7 (4)', () => {
    expect(brings('prestige-05', { tiles: ['lake', 'lake'] }, { tiles: ['park'] })).toBe(7);
    expect(brings('prestige-05', { tiles: ['lake'] }, { tiles: ['park'] })).toBe(4);
  });
  it('[FLO-15.8] most forests 7 (4)', () => {
    expect(brings('prestige-06', { tiles: ['forest'] }, { tiles: ['lake', 'lake'] })).toBe(7);
    expect(brings('prestige-06', { tiles: ['forest'] }, { tiles: ['forest'] })).toBe(4);
  });
  it('[FLO-15.9] most lakes 6 (3)', () => {
    expect(brings('prestige-07', { tiles: ['lake'] }, {})).toBe(6);
    expect(brings('prestige-07', { tiles: ['lake'] }, { tiles: ['lake'] })).toBe(3);
  });
  it('[FLO-15.10] three different freedoms 8', () => {
    expect(brings('prestige-08', { freedoms: ['travel', 'religion', 'opinion'] })).toBe(8);
    expect(brings('prestige-08', { freedoms: ['travel', 'religion'] })).toBe(0);
  });
  it('[FLO-15.11] four buildings, two freedoms, four Works 6', () => {
    const own: Holding = {
      tiles: ['tower', 'chapel', 'opera', 'studio'],
      freedoms: ['travel', 'religion'],
      table: ['poet', 'jurist', 'painter'],
      recruited: 1,
    };
    expect(brings('prestige-09', own)).toBe(6);
    expect(brings('prestige-09', { ...own, recruited: 0 })).toBe(0);
    expect(brings('prestige-09', { ...own, freedoms: ['travel'] })).toBe(0);
    expect(brings('prestige-09', { ...own, tiles: ['tower', 'chapel', 'opera'] })).toBe(0);
  });
  it('[FLO-15.12] most jesters 6 (3)', () => {
    expect([brings('prestige-10', { jesters: 1 }), brings('prestige-10', { jesters: 1 }, { jesters: 1 })]).toEqual([
      6, 3,
    ]);
  });
  it('[FLO-15.13] most builders 6 (3)', () => {
    expect([brings('prestige-11', { builders: 1 }), brings('prestige-11', { builders: 1 }, { builders: 1 })]).toEqual([
      6, 3,
    ]);
  });
  it('[FLO-15.14] most parks 5 (3)', () => {
    expect([
      brings('prestige-12', { tiles: ['park'] }),
      brings('prestige-12', { tiles: ['park'] }, { tiles: ['park'] }),
    ]).toEqual([5, 3]);
  });
  it('[FLO-15.15] a builder, a jester and two landscapes 7', () => {
    expect(brings('prestige-13', { builders: 1, jesters: 1, tiles: ['lake', 'lake'] })).toBe(7);
    expect(brings('prestige-13', { builders: 1, jesters: 1, tiles: ['lake'] })).toBe(0);
    expect(brings('prestige-13', { builders: 1, tiles: ['lake', 'lake'] })).toBe(0);
  });
  it('[FLO-15.16] most Works 7 (4): professions and recruiting cards lying face up', () => {
    expect(brings('prestige-14', { table: ['poet'], recruited: 1 }, { table: ['jurist'] })).toBe(7);
    expect(brings('prestige-14', { table: ['poet'] }, { recruited: 1 })).toBe(4);
    expect(brings('prestige-14', { hand: ['poet'] })).toBe(0);
  });

  it('are numbered as their rules are', () => {
    expect(PRESTIGE_CARDS.map(({ rule }) => rule)).toEqual(PRESTIGE.map((_, i) => `FLO-15.${i + 3}`));
  });
});
