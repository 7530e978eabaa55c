// Chapter 7: completing a Work.

import { describe, expect, it } from 'vitest';
import { three } from './help.ts';

const value = (holding: object) => {
  const view = three()
    .seat(0, { hand: ['poet'], ...holding })
    .turn(0)
    .view(0);
  return view.own!.works[0]!.value;
};

describe('a Work', () => {
  it('[FLO-7.1] one profession from hand, face up for good; others can recruit it', () => {
    three()
      .seat(0, { hand: ['poet'], jesters: 4 })
      .seat(1, { recruits: 1 })
      .actions()
      .play('0 work poet', '0 exchange 0')
      .expect({ hand: { 0: [] }, table: { 0: ['poet'] }, lacks: ['work poet'] })
      .refused('0 work poet')
      .play('0 end')
      .expect({ deciding: 1, offers: ['recruit poet'] });
  });

  it('[FLO-7.2] 4 for the building, 3 for the landscape, 3 for the freedom', () => {
    expect([
      value({}),
      value({ tiles: ['theater'] }),
      value({ tiles: ['lake'] }),
      value({ freedoms: ['travel'] }),
      value({ tiles: ['theater', 'lake'], freedoms: ['travel'] }),
      value({ tiles: ['opera', 'forest'], freedoms: ['opinion'] }),
    ]).toEqual([1, 5, 4, 4, 11, 1]);
  });

  it('[FLO-7.3] 2 for each jester', () => {
    expect([value({ jesters: 1 }), value({ jesters: 5 })]).toEqual([3, 11]);
  });

  it('[FLO-7.4] 1 for each profession and recruiting card, in hand and on the table, the one played included', () => {
    expect(value({ hand: ['poet', 'jurist'], table: ['painter'], recruits: 1, recruited: 2 })).toBe(6);
    three()
      .seat(0, { hand: ['poet', 'jurist'], table: ['painter'], recruits: 1, recruited: 2, jesters: 1 })
      .turn(0)
      .play('0 work poet')
      .expect({ best: { 0: 8 } });
  });

  it('[FLO-7.5, FLO-16.21] a bonus card adds its worth on top of all that', () => {
    three()
      .seat(0, { hand: ['poet'], jesters: 3, bonus: ['bonus-13'] })
      .turn(0)
      .play('0 work poet', '0 addBonus bonus-13')
      .expect({ best: { 0: 1 + 6 + 6 } });
  });

  it('[FLO-7.6, FLO-R18, FLO-H3] at least the minimum of the round, bonus cards included; nothing wanted is needed as such', () => {
    three()
      .seat(0, { hand: ['poet'], jesters: 3 })
      .turn(0)
      .expect({ offers: ['work poet'] });
    three()
      .seat(0, { hand: ['poet'], jesters: 3 })
      .round(2)
      .turn(0)
      .refused('0 work poet', 'belowMinimum', 'FLO-7.6');
    three()
      .seat(0, { hand: ['poet'], jesters: 3, bonus: ['bonus-13'] })
      .round(2)
      .turn(0)
      .play('0 work poet')
      .expect({ menu: ['addBonus bonus-13'] })
      .refused('0 complete', 'belowMinimum', 'FLO-R18')
      .play('0 addBonus bonus-13')
      .expect({ best: { 0: 13 } });
  });

  it('[FLO-7.7] value is not prestige: the pawn marks it', () => {
    three()
      .seat(0, { hand: ['poet'], jesters: 3 })
      .turn(0)
      .play('0 work poet')
      .expect({ best: { 0: 7 }, prestige: { 0: 0 } });
  });

  it('[FLO-7.8] the bank pays 100 coins for each point of value', () => {
    three()
      .seat(0, { hand: ['poet'], jesters: 5, coins: 0 })
      .turn(0)
      .play('0 work poet')
      .expect({ coins: { 0: 1100 } });
  });

  it('[FLO-7.9, FLO-R21] at once any part of just this pay becomes prestige, 200 a point; never later, never other coins', () => {
    const work = () =>
      three()
        .seat(0, { hand: ['poet'], jesters: 5, coins: 5000 })
        .turn(0)
        .play('0 work poet');
    work().expect({ question: 'exchange', menu: [0, 1, 2, 3, 4, 5].map((n) => `exchange ${n}`) });
    work().refused('0 exchange 6');
    work()
      .play('0 exchange 5')
      .expect({ prestige: { 0: 5 }, coins: { 0: 5100 } })
      .refused('0 exchange 1');
  });

  it('[FLO-7.10] two Works: each is paid, the pawn shows the higher', () => {
    three()
      .seat(0, { hand: ['poet', 'theologian'], jesters: 3, freedoms: ['travel'], tiles: ['lake'], coins: 0 })
      .turn(0)
      .play('0 work poet', '0 exchange 0', '0 work theologian', '0 exchange 0')
      .expect({ coins: { 0: 1400 + 1100 }, best: { 0: 14 } });
  });

  it('[FLO-7.11] hand cards are counted by their backs', () => {
    const view = three()
      .seat(0, { hand: ['poet', 'jurist'] })
      .turn(0)
      .view(1);
    expect(view.players[0]).toMatchObject({ handSize: 2, cardCount: 2, known: [] });
    expect(JSON.stringify(view.players[0])).not.toContain('poet');
  });

  it('[FLO-R16] a profession is taken once a round, but two may be played', () => {
    three()
      .seat(0, { hand: ['poet', 'jurist'], jesters: 4 })
      .turn(0)
      .play('0 work poet', '0 exchange 0', '0 work jurist')
      .expect({ table: { 0: ['poet', 'jurist'] } });
  });

  it('[FLO-R19, FLO-R67] bonus cards are counted by no card, and a hand has no limit', () => {
    const all = Array.from({ length: 20 }, (_, i) => `bonus-${String(i + 1).padStart(2, '0')}`);
    expect(value({ bonus: all })).toBe(1);
    const worth = (bonus: string[]) =>
      three()
        .seat(0, { hand: ['poet'], bonus: bonus as 'bonus-17'[] })
        .turn(0)
        .view(0).own!.bonus;
    expect(worth(all).find(({ card }) => card === 'bonus-17')!.worth).toBe(worth(['bonus-17'])[0]!.worth);
  });

  it('[FLO-R79] a bonus card worth 0 may be played and is spent', () => {
    three()
      .seat(0, { hand: ['poet'], jesters: 3, bonus: ['bonus-08'] })
      .turn(0)
      .play('0 work poet', '0 addBonus bonus-08')
      .expect({ best: { 0: 7 }, bonus: { 0: [] } });
  });

  it('tells the value line by line, each line with its rule', () => {
    const view = three()
      .seat(0, { hand: ['poet', 'jurist'], jesters: 2, tiles: ['theater'], freedoms: ['travel'] })
      .turn(0)
      .view(0);
    const { lines, value: total, reaches } = view.own!.works.find(({ profession }) => profession === 'poet')!;
    expect(lines.map(({ what, points }) => [what, points])).toEqual([
      ['building', 4],
      ['landscape', 0],
      ['freedom', 3],
      ['jesters', 4],
      ['cards', 2],
    ]);
    expect([total, reaches]).toEqual([13, 'alone']);
    for (const { rules } of lines) expect(rules.length).toBeGreaterThan(0);
  });
});
