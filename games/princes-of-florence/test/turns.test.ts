// A turn counted action by action; small decks; Works to the last point; what is left behind at its end.

import { describe, expect, it } from 'vitest';
import { stockOf } from '../rules/chapters/04-auction.ts';
import { four, joint, muse, three, two } from './help.ts';

describe('a turn', () => {
  const begun = {
    seat: 0,
    done: 0,
    works: 0,
    builds: 0,
    bonuses: 0,
    professions: 0,
    freedoms: 0,
    proposals: 0,
    cardinal: false,
    muse: false,
    allowed: 2,
  };

  it('[FLO-6.1, FLO-6.3] counts each kind of action', () => {
    const holding = { hand: ['poet'], jesters: 4, recruits: 1, coins: 9000 } as const;
    const turn = (...moves: string[]) =>
      three()
        .seat(0, holding)
        .seat(1, { table: ['jurist'] })
        .turn(0)
        .play(...moves)
        .view(2).turn;
    expect(turn()).toEqual(begun);
    expect(turn('0 work poet', '0 exchange 0')).toEqual({ ...begun, done: 1, works: 1 });
    expect(turn('0 build tower', '0 place tower 0 0')).toEqual({ ...begun, done: 1, builds: 1 });
    expect(turn('0 freedom travel')).toEqual({ ...begun, done: 1, freedoms: 1 });
    expect(turn('0 bonus', '0 keep bonus-01', '0 rest')).toEqual({ ...begun, done: 1, bonuses: 1 });
    expect(turn('0 profession', '0 keep alchemist', '0 rest')).toEqual({ ...begun, done: 1, professions: 1 });
    expect(turn('0 recruit jurist')).toEqual(begun); // FLO-5.11
    expect(turn('0 freedom travel', '0 bonus', '0 keep bonus-01', '0 rest')).toEqual({
      ...begun,
      done: 2,
      freedoms: 1,
      bonuses: 1,
    });
  });

  it('[FLO-19.13, FLO-19.15, FLO-19.16] Cardinal and Muse are no actions, the Princess is one but no Work of a profession', () => {
    const turn = (character: 'cardinal' | 'muse' | 'princess') =>
      muse()
        .seat(0, { character, tiles: ['lake', 'lake', 'lake'] })
        .turn(0)
        .play(`0 use ${character}`)
        .view(1).turn;
    expect(turn('cardinal')).toEqual({ ...begun, cardinal: true, allowed: 3 });
    expect(turn('muse')).toEqual({ ...begun, muse: true });
    expect(turn('princess')).toEqual({ ...begun, done: 1 });
  });

  it('[FLO-R65] proposals are counted, and forgotten with every action', () => {
    const proposed = () =>
      joint()
        .seat(0, { hand: ['poet'], jesters: 4 })
        .turn(0)
        .play('0 buildWith tower 1', '0 place tower 6 0', '0 offer 0', '1 reject');
    expect(proposed().view(0).turn).toEqual({ ...begun, proposals: 1 });
    expect(proposed().play('0 work poet', '0 exchange 0').view(0).turn!.proposals).toBe(0);
    expect(proposed().play('0 build chapel').placed(0).view(0).turn!.proposals).toBe(0);
    expect(proposed().play('0 freedom travel').view(0).turn!.proposals).toBe(0);
    expect(proposed().play('0 profession', '0 keep alchemist', '0 rest').view(0).turn!.proposals).toBe(0);
    const together = proposed().play('0 buildWith tower 1', '0 place tower 6 0', '0 offer 0', '1 accept');
    expect(together.view(0).turn).toEqual({ ...begun, done: 1, builds: 1 });
  });

  it('[FLO-6.1] belongs to everybody once, in order from the first player', () => {
    const table = four().first(2).actions();
    for (const seat of [2, 3, 0, 1]) {
      table.expect({ deciding: seat, question: 'turn' });
      expect(table.view(null).turn).toEqual({ ...begun, seat });
      table.play(`${seat} end`);
    }
    table.expect({ round: 2, first: 3, phase: 'auction' });
    expect(table.view(null).turn).toBeNull();
  });

  it('[FLO-5.8, FLO-5.11] recruiting takes a recruiting card', () => {
    const table = (recruits: number) =>
      three()
        .seat(0, { recruits })
        .seat(1, { table: ['jurist'] })
        .turn(0, 2);
    table(1).expect({ menu: ['recruit jurist', 'end'] });
    table(0).expect({ menu: ['end'] });
  });

  it('[FLO-20.5, FLO-8.4] a tile covers the squares it was laid on, however it is turned', () => {
    const alone = three().turn(0).play('0 build workshop', '0 place workshop 3 1 flip');
    expect(alone.view(1).players[0]!.tiles).toEqual([
      { piece: 'workshop', squares: [3, 9, 10, 16, 17, 23, 24], shared: null },
    ]);
    const together = joint().turn(0).play('0 buildWith library 1', '0 place library 6 0', '0 offer 0', '1 accept');
    const squares = together.view(2).players.map(({ tiles }) => tiles.map((tile) => tile.squares));
    expect(squares).toEqual([[[6, 13, 20]], [[0, 1]], []]);
    const turned = joint().turn(0).play('0 buildWith library 1', '0 place library 6 1', '0 offer 0', '1 accept');
    expect(turned.view(2).players.map(({ tiles }) => tiles.map((tile) => tile.squares))).toEqual([
      [[6]],
      [[0, 1, 8, 15]],
      [],
    ]);
  });
});

describe('a small deck', () => {
  const all = Array.from({ length: 20 }, (_, i) => `bonus-${String(i + 1).padStart(2, '0')}`) as 'bonus-01'[];
  const left = (n: number) =>
    three()
      .seat(2, { bonus: all.slice(n) })
      .turn(0)
      .play('0 bonus');

  it('[FLO-R32] of one card: it is kept', () => {
    const table = left(1).expect({ question: 'turn', bonus: { 0: ['bonus-01'] } });
    expect(table.view(0).decks.bonus).toEqual([]);
    expect(table.state().drawn).toBeNull();
  });

  it('[FLO-11.1] of two: one is kept, the other goes back by itself', () => {
    const table = left(2)
      .expect({ menu: ['keep bonus-01', 'keep bonus-02'] })
      .play('0 keep bonus-02');
    table.expect({ question: 'turn', bonus: { 0: ['bonus-02'] } });
    expect(table.view(0).decks.bonus).toEqual([{ card: 'bonus-01', by: 0 }]);
    expect(table.state().drawn).toBeNull();
  });

  it('[FLO-11.1] of three: the order of two is said, the last one goes back by itself', () => {
    const table = left(3).play('0 keep bonus-02');
    table.expect({ question: 'returnCards', menu: ['rest', 'under bonus-01', 'under bonus-03'] });
    expect(table.view(0).own!.drawn!.cards).toEqual(['bonus-01', 'bonus-03']);
    expect(table.view(1).own!.drawn).toBeNull();
    table.play('0 under bonus-03').expect({ question: 'turn', bottom: { bonus: ['bonus-03', 'bonus-01'] } });
    expect(table.view(0).own!.drawn).toBeNull();
  });

  it('[FLO-11.1] of five and more: card by card, or all the rest at once', () => {
    const table = left(6).play('0 keep bonus-03', '0 under bonus-05');
    table.expect({ menu: ['rest', 'under bonus-01', 'under bonus-02', 'under bonus-04'] });
    table.play('0 under bonus-04', '0 rest').expect({
      question: 'turn',
      top: { bonus: ['bonus-06', 'bonus-05', 'bonus-04', 'bonus-01', 'bonus-02'] },
    });
  });

  it('[FLO-R75, FLO-19.10] both empty: the Professor has no last chance', () => {
    const cards = Array.from({ length: 14 }, (_, i) => `prestige-${String(i + 1).padStart(2, '0')}`) as 'prestige-01'[];
    const table = (prestige: number, bonus: number) =>
      muse()
        .seat(1, { character: 'professor' })
        .seat(2, { cards: cards.slice(prestige), bonus: all.slice(bonus) })
        .characters();
    table(0, 0).expect({ question: 'pawn', deciding: 0, owner: { professor: null }, events: ['characterReturned'] });
    table(1, 0).expect({ question: 'lastChance', menu: ['professor prestige', 'return'] });
    table(0, 1).expect({ question: 'lastChance', menu: ['professor bonus', 'return'] });
  });
});

describe('a Work', () => {
  it('[FLO-7.6, FLO-R18, FLO-R20] is possible with just the minimum, its bonus cards counted as they will be', () => {
    const table = (jesters: number, recruits: number, bonus: 'bonus-18' | 'bonus-20') =>
      three()
        .seat(0, { hand: ['poet'], recruits, jesters, bonus: [bonus] })
        .turn(0);
    const reaches = (t: ReturnType<typeof table>) => t.view(0).own!.works[0]!.reaches;
    table(2, 0, 'bonus-20').refused('0 work poet', 'belowMinimum'); // 4 + 1, and 1 for the Poet on the table
    expect([reaches(table(2, 0, 'bonus-20')), reaches(table(2, 1, 'bonus-20'))]).toEqual(['no', 'withBonus']);
    table(2, 1, 'bonus-20').expect({ offers: ['work poet'] });
    table(2, 1, 'bonus-18').expect({ offers: ['work poet'] }); // 4 + 2, and 1 for the recruiting card
    table(2, 0, 'bonus-18').expect({ lacks: ['work poet'] });
    expect(reaches(table(3, 0, 'bonus-18'))).toBe('alone');
  });

  it('[FLO-7.9] its pay is exchanged point by point, or not at all and without a word', () => {
    const table = () =>
      three()
        .seat(0, { hand: ['poet'], jesters: 4, coins: 0 })
        .turn(0)
        .play('0 work poet');
    table()
      .play('0 exchange 0')
      .expect({ coins: { 0: 900 }, prestige: { 0: 0 }, noEvents: ['exchanged'] });
    table()
      .play('0 exchange 1')
      .expect({ coins: { 0: 700 }, prestige: { 0: 1 }, events: [{ what: 'exchanged', points: 1, coins: 200 }] });
    table().expect({ offers: ['exchange 4'], lacks: ['exchange 5'] });
  });

  it('[FLO-5.9, FLO-21.2] a card that was recruited is no longer one of the hand', () => {
    const table = three()
      .seat(0, { hand: ['jurist'], recruits: 1, jesters: 4 })
      .seat(1, { table: ['poet'] })
      .turn(0)
      .play('0 recruit poet');
    expect(table.view(1).players[0]!.known).toEqual(['poet']);
    table.play('0 work poet');
    expect([table.view(1).players[0]!.known, table.state().players[0]!.open]).toEqual([[], 0]);
  });

  it('[FLO-19.15] the Muse helps nobody but whoever called her', () => {
    const table = muse()
      .seat(0, { character: 'muse', hand: ['jurist'], tiles: ['lake'] })
      .seat(1, { hand: ['poet'] })
      .round(2)
      .turn(0)
      .play('0 use muse');
    expect(table.view(0).own!.works[0]).toMatchObject({ profession: 'jurist', value: 1 + 2 });
    expect(table.view(0).own!.princess).toBe(3 + 1 + 2);
    expect(table.view(1).own!.works[0]).toMatchObject({ profession: 'poet', value: 1 });
    expect(table.view(1).own!.works[0]!.lines.map(({ what }) => what)).not.toContain('muse');
    expect(table.view(1).own!.princess).toBe(1);
  });

  it('[FLO-19.16, FLO-R57] of the Princess names no profession', () => {
    muse()
      .seat(0, { character: 'princess', tiles: ['lake', 'lake', 'lake'] })
      .turn(0)
      .play('0 use princess')
      .expect({ events: [{ what: 'workDone', profession: null, value: 9, pay: 900 }], best: { 0: 9 } });
  });

  it('[FLO-R58] the Banker of round 7 turns a single point’s worth too', () => {
    const ends = [0, 1, 2, 3].map((seat) => `${seat} end`);
    const table = muse().seat(0, { coins: 0 }).round(7).characters();
    table.play('0 pawn banker 200', '1 pass', '2 pass', '3 pass', ...ends);
    table.expect({ question: 'convert', coins: { 0: 400 }, offers: ['convert 0', 'convert 2'], lacks: ['convert 3'] });
    table
      .play('0 convert 1')
      .expect({ coins: { 0: 200 }, prestige: { 0: 1 }, events: [{ what: 'converted', points: 1 }] });
  });
});

describe('auctions', () => {
  it('[FLO-4.12, FLO-4.13] whoever declined is out, until the next round', () => {
    const table = three().auction().play('0 dropOut', '1 dropOut', '2 decline');
    const dropped = () => table.view(null).players.map((p) => p.dropped);
    table.expect({ phase: 'actions', lot: null, sold: [] });
    expect(dropped()).toEqual([true, true, true]);
    table.play('0 end', '1 end', '2 end');
    expect(dropped()).toEqual([false, false, false]);
  });

  it('[FLO-4.7, FLO-4.9] the lot is gone once it is sold, and the next starter is the left neighbour', () => {
    const table = three().auction().play('0 auction lake', '1 bid 300', '2 pass', '0 bid 400');
    table.expect({ deciding: 1, lot: { stack: 'lake', bid: 400, leader: 0 } });
    expect(table.view(1).auction).toMatchObject({
      sold: [],
      lot: { stack: 'lake', starter: 0, bid: 400, leader: 0, passed: [2] },
    });
    table.play('1 pass').expect({ question: 'placeLandscape', lot: null, coins: { 0: 3100 }, sold: ['lake'] });
    table.placed(0).expect({ deciding: 1, question: 'starter' });
  });

  it('[FLO-R27] two players: all landscapes together are one stack', () => {
    const s = two().stock('forest', 5).stock('lake', 2).stock('park', 1).auction().state();
    expect([stockOf(s, 7), stockOf(s, 1), stockOf(s, 5)]).toEqual([8, 2, 14]);
  });

  it('[FLO-19.7, FLO-19.10] a character that was won has no pawn; all lie open again in the next round', () => {
    const table = muse()
      .characters()
      .play('0 pawn merchant 400', '1 pawn banker 200', '2 pass', '3 pass', '0 use merchant');
    const [banker, , merchant] = table.view(null).characters!;
    expect(merchant).toEqual({ character: 'merchant', owner: null, facedown: true, pawn: null, bid: 0 });
    expect(banker).toEqual({ character: 'banker', owner: null, facedown: true, pawn: null, bid: 0 });
    expect(table.view(null).pot).toBe(600);
    table.play(...[0, 1, 2, 3].map((seat) => `${seat} end`));
    table.play('1 dropOut', '2 dropOut', '3 dropOut', '0 decline').expect({ phase: 'characters', facedown: [] });
    expect(table.view(null).characterBidders).toEqual([0, 1, 2, 3]);
  });
});
