// Views in full: a player, the table, and what the owner alone sees.

import { describe, expect, it } from 'vitest';
import { borders } from '../rules/view/view.ts';
import { scenario } from '../scenario.ts';
import { four, joint, muse, three } from './help.ts';

const table = () =>
  four()
    .seat(1, {
      coins: 1700,
      prestige: 7,
      best: 12,
      hand: ['poet', 'jurist'],
      table: ['painter'],
      recruits: 1,
      recruited: 1,
      bonus: ['bonus-03'],
      cards: ['prestige-07'],
      builders: 2,
      jesters: 1,
      freedoms: ['opinion'],
      tiles: [
        { piece: 'opera', at: 0 },
        { piece: 'lake', at: 40 },
      ],
    })
    .turn(0);

describe('a player', () => {
  it('[FLO-21.1, FLO-21.2] shows all that is public and nothing that is not', () => {
    expect(table().view(0).players[1]).toEqual({
      seat: 1,
      prestige: 7,
      prestigeSum: { total: 7, parts: [{ what: 'track', n: 7, rules: ['FLO-1.1'] }] },
      buildPrice: {
        total: 300,
        parts: [
          { what: 'buildPrice', n: 700, rules: ['FLO-8.1'] },
          { what: 'spared', n: -400, rules: ['FLO-8.1', 'FLO-5.6'], facts: { builders: 2 } },
        ],
      },
      coins: null,
      table: ['painter'],
      recruited: 1,
      handSize: 2,
      known: [],
      recruits: 1,
      bonusCount: 1,
      cardCount: 5,
      prestigeCount: 1,
      prestigeCards: null,
      jesters: 1,
      builders: 2,
      freedoms: ['opinion'],
      landscapes: { forest: 0, lake: 1, park: 0 },
      buildings: ['opera'],
      tiles: [
        { piece: 'opera', squares: [0, 1, 2, 8, 15], shared: null },
        { piece: 'lake', squares: [40, 41, 47, 48], shared: null },
      ],
      emptySquares: 43 - 5 - 4,
      best: 12,
      bought: null,
      dropped: false,
    });
  });

  it('[FLO-21.1] shows the owner the rest', () => {
    const { own, players } = table().view(1);
    expect(players[1]!.coins).toBe(1700);
    expect(own).toMatchObject({
      coins: 1700,
      hand: ['jurist', 'poet'],
      bonus: [{ card: 'bonus-03', worth: 1 }],
      prestige: [{ card: 'prestige-07', worth: 6 }],
      drawn: null,
      princess: null,
    });
    expect(own!.works.map(({ profession, value, reaches }) => [profession, value, reaches])).toEqual([
      ['jurist', 5 + 2 + 3, 'alone'],
      ['poet', 5 + 2 + 3, 'alone'],
    ]);
  });

  it('[FLO-4.2] shows what was bought this round', () => {
    const sold = three().auction().play('0 auction jester', '1 pass', '2 pass').view(null);
    expect(sold.players.map(({ bought }) => bought)).toEqual(['jester', null, null]);
  });
});

describe('the table', () => {
  it('[FLO-21.2] shows supply, decks and the round', () => {
    const view = table().view(null);
    expect(view).toMatchObject({
      round: 1,
      minimum: 7,
      minimums: [7, 10, 12, 14, 15, 16, 17],
      phase: 'actions',
      first: 0,
      stock: { forest: 6, lake: 5, park: 6, jester: 6, builder: 4, prestige: 13, recruiting: 3 },
      freedoms: { travel: 3, religion: 3, opinion: 2 },
      auction: { sold: [], lot: null },
      pending: null,
      work: null,
      spent: [],
      offer: null,
      characters: null,
      characterBidders: [],
      pot: null,
      own: null,
      solo: null,
    });
    expect(Object.keys(view.stock)).toHaveLength(7);
    expect(view.buildings).toMatchObject({ opera: 2, tower: 3 });
    expect([view.decks.profession.length, view.decks.prestige.length, view.decks.bonus.length]).toEqual([18, 13, 19]);
    expect(view.decks.bonus[0]).toEqual({ card: null, by: null });
    expect(view.professions.poet).toEqual({ building: 'theater', landscape: 'lake', freedom: 'travel' });
    expect(Object.keys(view.professions)).toHaveLength(21);
  });

  it('[FLO-2.4, FLO-20.1] has side A without borders, side B with them', () => {
    expect(table().view(0).estate).toMatchObject({ side: 'a', palazzo: [35, 36, 37, 42, 43, 44], borders: [] });
    expect(joint(3).turn(0).view(0).estate).toMatchObject({
      side: 'b',
      palazzo: [37, 38, 39, 44, 45, 46],
      borders: [
        { west: 0, east: 1 },
        { west: 1, east: 2 },
        { west: 2, east: 0 },
      ],
    });
    expect(borders(2)).toEqual([{ west: 0, east: 1 }]);
  });

  it('[FLO-19.1, FLO-19.4] shows characters, pawns and bids', () => {
    const view = muse().seat(2, { character: 'merchant' }).auction().view(0);
    expect(view.characters![2]).toEqual({ character: 'merchant', owner: 2, facedown: false, pawn: null, bid: 0 });
    expect([view.pot, view.own!.princess]).toEqual([600, 0]);
    const bid = muse().characters().play('0 pawn muse 400').view(1);
    expect(bid.characters![3]).toEqual({ character: 'muse', owner: null, facedown: false, pawn: 0, bid: 400 });
  });

  it('[FLO-18.6] alone names no seat as first where Diego begins', () => {
    const first = (firstPlayer: number) => scenario({ players: 1, options: { firstPlayer } }).newGame().view(0).first;
    expect([first(1), first(2)]).toEqual([0, null]);
  });

  it('[FLO-7.5, FLO-11.3] adds a begun Work up, and shows the cards that were spent', () => {
    const begun = three()
      .seat(0, { hand: ['poet', 'jurist'], jesters: 4, bonus: ['bonus-01', 'bonus-13'] })
      .turn(0)
      .play('0 work poet', '0 addBonus bonus-13');
    const { work, spent } = begun.view(1);
    expect(work).toMatchObject({ seat: 0, profession: 'poet', bonus: ['bonus-13'], value: 8 + 2 + 8 });
    expect(work!.lines.at(-1)).toEqual({ what: 'bonus', points: 8, id: 'bonus-13', rules: ['FLO-7.5', 'FLO-16.13'] });
    expect(spent).toEqual(['bonus-13']);
  });
});
