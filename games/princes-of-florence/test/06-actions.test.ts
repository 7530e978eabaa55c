// Chapters 6, 9, 10, 11, 12: the action phase, its paid actions, and money.

import { describe, expect, it } from 'vitest';
import { four, three } from './help.ts';

describe('the turn', () => {
  it('[FLO-6.1, FLO-R17] one turn each from the first player on, up to two actions, fewer or none; its end is said aloud', () => {
    three()
      .first(1)
      .actions()
      .expect({ deciding: 1 })
      .play('1 end')
      .expect({ deciding: 2 })
      .play('2 freedom travel', '2 build tower')
      .placed(2)
      .expect({ deciding: 2, question: 'turn', menu: ['end'] })
      .refused('2 bonus', 'noActionLeft', 'FLO-6.1')
      .play('2 end')
      .expect({ deciding: 0 });
  });

  it('[FLO-6.2, FLO-R33] an action is finished before the next; what cannot be finished is not begun', () => {
    three().turn(0).play('0 profession').expect({ question: 'keepCard', deciding: 0 }).refused('0 build tower');
    three()
      .seat(0, { coins: 200 })
      .turn(0)
      .expect({ menu: ['end'] })
      .refused('0 profession', 'tooFewCoins', 'FLO-R33');
  });

  it('[FLO-6.3] per round two Works, two buildings, two bonus cards, but one profession and one freedom', () => {
    three()
      .seat(0, { hand: ['poet', 'jurist'], jesters: 4 })
      .turn(0)
      .play('0 work poet', '0 exchange 0', '0 work jurist', '0 exchange 0')
      .expect({ table: { 0: ['poet', 'jurist'] } });
    three()
      .turn(0)
      .play('0 build tower', '0 place tower 0 0', '0 build chapel')
      .placed(0)
      .expect({ buildings: { 0: ['tower', 'chapel'] } });
    three()
      .turn(0)
      .play('0 bonus', '0 keep bonus-01', '0 rest', '0 bonus', '0 keep bonus-06', '0 rest')
      .expect({ bonus: { 0: ['bonus-01', 'bonus-06'] } });
    three()
      .turn(0)
      .play('0 profession', '0 keep alchemist', '0 rest')
      .refused('0 profession', 'oncePerRound', 'FLO-6.3')
      .play('0 freedom travel');
    three().turn(0).play('0 freedom travel').refused('0 freedom religion', 'oncePerRound', 'FLO-6.3');
  });
});

describe('profession cards', () => {
  it('[FLO-9.1] 300 coins: the top five, one kept, the rest under the deck', () => {
    three()
      .deck('profession', 'poet', 'jurist', 'painter', 'organist', 'composer', 'physicist')
      .turn(0)
      .play('0 profession')
      .expect({
        menu: ['keep poet', 'keep jurist', 'keep painter', 'keep organist', 'keep composer'],
        coins: { 0: 3200 },
      })
      .play('0 keep painter', '0 under composer', '0 rest')
      .expect({
        hand: { 0: ['painter'] },
        top: { profession: ['physicist'] },
        bottom: { profession: ['composer', 'poet', 'jurist', 'organist'] },
      });
  });

  it('[FLO-9.2] it may be used in the same turn', () => {
    three()
      .seat(0, { jesters: 4 })
      .deck('profession', 'poet')
      .turn(0)
      .play('0 profession', '0 keep poet', '0 rest', '0 work poet')
      .expect({ best: { 0: 9 } });
  });

  it('[FLO-9.3] not when the deck is empty; once a round', () => {
    const all = three();
    const hands = [
      ['alchemist', 'botanist', 'physicist', 'bell-maker', 'goldsmith', 'sculptor', 'mathematician'],
      ['philosopher', 'jurist', 'theologian', 'cartographer', 'composer', 'choreographer', 'painter'],
      ['watchmaker', 'physician', 'pharmacist', 'poet', 'dramatist', 'astronomer', 'organist'],
    ] as const;
    for (const [seat, hand] of hands.entries()) all.seat(seat, { hand: [...hand] });
    all.turn(0).expect({ lacks: ['profession'], blocked: { profession: ['FLO-9.3'] } });
  });
});

describe('freedoms', () => {
  it('[FLO-10.1] 300 coins for a token', () => {
    three()
      .turn(0)
      .play('0 freedom religion')
      .expect({ coins: { 0: 3200 }, freedoms: { 0: ['religion'] }, left: { religion: 1 } });
  });

  it('[FLO-10.2] each type once in an estate, not when its tokens are gone, one a round', () => {
    three()
      .seat(0, { freedoms: ['travel'] })
      .turn(0)
      .refused('0 freedom travel', 'hasFreedom', 'FLO-10.2');
    three().left('opinion', 0).turn(0).refused('0 freedom opinion', 'noTokenLeft', 'FLO-10.2');
    three().turn(0).play('0 freedom travel').refused('0 freedom opinion', 'FLO-10.2');
  });

  it('[FLO-10.3] it adds 3 to the Works that want it', () => {
    const values = (freedoms: 'travel'[]) =>
      three()
        .seat(0, { hand: ['poet', 'organist'], freedoms })
        .turn(0)
        .view(0)
        .own!.works.map(({ value }) => value);
    expect([values([]), values(['travel'])]).toEqual([
      [2, 2],
      [5, 2],
    ]);
  });
});

describe('bonus cards', () => {
  it('[FLO-11.1] 300 coins: the top five, one kept, the rest under the deck', () => {
    three()
      .deck('bonus', 'bonus-20', 'bonus-19', 'bonus-18', 'bonus-17', 'bonus-16', 'bonus-15')
      .turn(0)
      .play('0 bonus')
      .expect({ coins: { 0: 3200 }, question: 'keepCard', offers: ['keep bonus-16'], lacks: ['keep bonus-15'] })
      .play('0 keep bonus-18', '0 rest')
      .expect({
        bonus: { 0: ['bonus-18'] },
        top: { bonus: ['bonus-15'] },
        bottom: { bonus: ['bonus-20', 'bonus-19', 'bonus-17', 'bonus-16'] },
      });
  });

  it('[FLO-11.2] any number of them with a Work, also one taken this round; that is part of the Work', () => {
    three()
      .seat(0, { hand: ['poet'], jesters: 3, bonus: ['bonus-13', 'bonus-20'] })
      .deck('bonus', 'bonus-11')
      .turn(0)
      .play('0 bonus', '0 keep bonus-11', '0 rest', '0 work poet')
      .expect({
        question: 'addBonus',
        menu: ['complete', 'addBonus bonus-11', 'addBonus bonus-13', 'addBonus bonus-20'],
      })
      .play('0 addBonus bonus-11', '0 addBonus bonus-13', '0 complete')
      .expect({ best: { 0: 7 + 3 + 6 }, bonus: { 0: ['bonus-20'] } })
      .play('0 exchange 0')
      .expect({ menu: ['end'] });
  });

  it('[FLO-11.3] used once, then out of the game, face up', () => {
    const table = three()
      .seat(0, { hand: ['poet'], jesters: 3, bonus: ['bonus-13'] })
      .turn(0)
      .play('0 work poet', '0 addBonus bonus-13');
    table.expect({ bonus: { 0: [] }, hears: { 2: [{ what: 'bonusPlayed', card: 'bonus-13', worth: 6 }] } });
    expect(table.view(1).spent).toEqual(['bonus-13']);
    expect(table.state().decks.bonus.cards).toHaveLength(19);
  });

  it('[FLO-11.4] not when the deck is empty', () => {
    const all = Array.from({ length: 20 }, (_, i) => `bonus-${String(i + 1).padStart(2, '0')}`) as 'bonus-01'[];
    three()
      .seat(1, { bonus: all })
      .turn(0)
      .expect({ lacks: ['bonus'], blocked: { bonus: ['FLO-11.4'] } });
  });
});

describe('money', () => {
  it('[FLO-12.1] coins come from Works and from selling prestige', () => {
    three()
      .seat(0, { hand: ['poet'], jesters: 3, prestige: 2, coins: 0 })
      .turn(0)
      .play('0 work poet')
      .expect({ coins: { 0: 700 } })
      .play('0 sell 2')
      .expect({ coins: { 0: 900 } });
  });

  it('[FLO-12.2, FLO-R10] at any moment, also when somebody else decides: 100 coins a point, and not back', () => {
    four()
      .seat(2, { prestige: 5 })
      .auction()
      .play('2 sell 3')
      .expect({ prestige: { 2: 2 }, coins: { 2: 3800 }, deciding: 0, question: 'starter' });
    four()
      .seat(2, { prestige: 5 })
      .turn(0)
      .play('2 sell 5')
      .expect({ coins: { 2: 4000 }, deciding: 0 });
  });

  it('[FLO-R9] never below 0', () => {
    three().seat(1, { prestige: 2 }).turn(0).refused('1 sell 3');
    three()
      .turn(0)
      .expect({ open: { 1: [] } })
      .refused('1 sell 1');
  });

  it('[FLO-12.3] coins are behind a screen', () => {
    const table = three().seat(1, { coins: 700 }).turn(0);
    expect(table.view(0).players.map(({ coins }) => coins)).toEqual([3500, null, null]);
    expect(table.view(null).players.map(({ coins }) => coins)).toEqual([null, null, null]);
    expect(table.view(1).own!.coins).toBe(700);
  });
});
