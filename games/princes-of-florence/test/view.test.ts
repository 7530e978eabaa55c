// What views say beyond the state: sums, what would be worth what, who may still bid, what a question is about.

import { describe, expect, it } from 'vitest';
import { bidding } from '../rules/view/bidding.ts';
import { joint, muse, rolling, solo, three } from './help.ts';

describe('the own hand in a view', () => {
  it('[FLO-7.6] says whether a Work reaches the minimum alone, with all bonus cards, or not', () => {
    const reaches = (jesters: number, bonus: 'bonus-13'[] = []) =>
      three()
        .seat(0, { hand: ['poet'], jesters, bonus })
        .turn(0)
        .view(0).own!.works[0]!.reaches;
    const table = three()
      .seat(0, { hand: ['poet'], recruits: 1, jesters: 2, bonus: ['bonus-20'] })
      .turn(0);
    expect(table.view(0).own!.works[0]!.reaches).toBe('withBonus'); // counted with the card that would be played
    expect([reaches(3), reaches(2), reaches(2, ['bonus-13']), reaches(1, ['bonus-13'])]).toEqual([
      'alone',
      'no',
      'withBonus',
      'no',
    ]);
  });

  it('[FLO-7.2, FLO-7.3, FLO-7.4] adds a Work up line by line', () => {
    const [work] = three()
      .seat(0, { hand: ['poet'], table: ['jurist'], jesters: 2, freedoms: ['travel'], tiles: ['theater'] })
      .turn(0)
      .view(0).own!.works;
    expect(work!.lines.map(({ what, points }) => `${what} ${points}`)).toEqual([
      'building 4',
      'landscape 0',
      'freedom 3',
      'jesters 4',
      'cards 2',
    ]);
    expect(work!.value).toBe(13);
  });

  it('[FLO-R20, FLO-16.18, FLO-16.20] values bonus cards as if the Work were laid down, before and after it is', () => {
    const table = three()
      .seat(0, { hand: ['poet', 'jurist'], jesters: 4, bonus: ['bonus-18', 'bonus-20'] })
      .turn(0);
    const worths = () => table.view(0).own!.bonus.map(({ worth }) => worth);
    expect(worths()).toEqual([1, 1]);
    table.play('0 work poet');
    expect(worths()).toEqual([1, 1]);
    table.play('0 addBonus bonus-20');
    const { work } = table.view(1);
    expect(work).toMatchObject({ seat: 0, profession: 'poet', bonus: ['bonus-20'], value: 11 });
    expect(work!.lines.at(-1)).toMatchObject({ what: 'bonus', id: 'bonus-20', points: 1 });
  });

  it('[FLO-19.15] with the Muse as a line of its own', () => {
    const table = muse()
      .seat(0, { character: 'muse', hand: ['poet'] })
      .round(3)
      .turn(0)
      .play('0 use muse');
    expect(table.view(0).own!.works[0]!.lines.at(-1)).toEqual({ what: 'muse', points: 3, rules: ['FLO-19.15'] });
  });

  it('[FLO-9.1] says of cards drawn what each would bring now', () => {
    const drawn = (deck: 'profession' | 'bonus' | 'prestige', top: string, move: string) =>
      three()
        .seat(0, { hand: ['jurist'], jesters: 1, tiles: ['lake', 'park', 'forest'] })
        .deck(deck, top as 'poet')
        .turn(0)
        .play(`0 ${move}`)
        .view(0).own!.drawn!;
    const poet = drawn('profession', 'poet', 'profession');
    expect([poet.deck, poet.cards[0], poet.worth[0]]).toEqual(['profession', 'poet', 3 + 2 + 2]);
    expect(drawn('bonus', 'bonus-06', 'bonus').worth[0]).toBe(3);
    expect(drawn('bonus', 'bonus-18', 'bonus').worth[0]).toBe(0); // the only card in hand would be the one played
    const prestige = three()
      .seat(0, { tiles: ['lake', 'park', 'forest'] })
      .deck('prestige', 'prestige-04')
      .auction()
      .play('0 auction prestige', '1 pass', '2 pass')
      .view(0).own!.drawn!;
    expect([prestige.deck, prestige.worth[0]]).toEqual(['prestige', 8]);
  });

  it('[FLO-19.16] knows what the Princess would do, and nothing of her without the expansion', () => {
    expect(
      muse()
        .seat(0, { tiles: ['lake'] })
        .turn(0)
        .view(0).own!.princess,
    ).toBe(3);
    expect(three().turn(0).view(0).own!.princess).toBeNull();
    expect(three().turn(0).view(null).own).toBeNull();
  });
});

describe('the table in a view', () => {
  it('[FLO-19.8] names who may still bid for characters, and nobody outside that auction', () => {
    const { lot, inside, amount, item } = bidding.pawn!;
    const table = muse().characters().play('0 pawn muse 300', '1 pass');
    expect([table.view(null).characterBidders, inside(table.view(2)), lot(table.view(2))]).toEqual([
      [0, 2, 3],
      [0, 2, 3],
      '1-characters',
    ]);
    expect(muse().auction().view(null).characterBidders).toEqual([]);
    expect(three().auction().view(null).characterBidders).toEqual([]);
    const pawn = { do: 'pawn', character: 'muse', amount: 500 } as const;
    const pass = { do: 'pass' } as const;
    expect([amount(pawn), amount(pass), item!(pawn), item!(pass)]).toEqual([500, null, 'muse', '']);
    expect([bidding.bid!.amount({ do: 'bid', amount: 400 } as never), bidding.bid!.amount(pass)]).toEqual([400, null]);
  });

  it('[FLO-4.2, FLO-4.11] counts nobody into a lot who has bought or dropped out', () => {
    const { inside } = bidding.bid!;
    const table = three().auction().play('0 dropOut', '1 auction park', '2 bid 300');
    expect(inside(table.view(0))).toEqual([1, 2]);
    const sold = three().auction().play('0 auction jester', '1 pass', '2 pass', '1 auction park');
    expect(inside(sold.view(0))).toEqual([1, 2]);
    expect(sold.view(0).auction.sold).toEqual([{ stack: 'jester', seat: 0 }]);
  });

  it('says what the open question is about', () => {
    const turn = () =>
      muse()
        .seat(0, { hand: ['poet'], jesters: 4 })
        .turn(0);
    expect(turn().view(1).pending).toBeNull();
    expect(turn().play('0 build tower').view(1).pending).toEqual({ what: 'place', seat: 0, piece: 'tower' });
    expect(turn().play('0 work poet').view(1).pending).toMatchObject({ what: 'exchange', seat: 0, value: 9, pay: 900 });
    const bought = three().auction().play('0 auction lake', '1 pass', '2 pass');
    expect(bought.view(1).pending).toEqual({ what: 'place', seat: 0, piece: 'lake' });
    const won = muse()
      .seat(0, { character: 'merchant' })
      .auction()
      .play('0 auction jester', '1 pass', '2 pass', '3 pass');
    expect(won.view(1).pending).toEqual({ what: 'free', seat: 0, stack: 'jester', price: 200 });
    const last = muse().seat(2, { character: 'professor' }).characters();
    expect(last.view(1).pending).toEqual({ what: 'character', seat: 2, character: 'professor' });
    const rolled = rolling([3])
      .diego({ next: [1], row: ['poet'] })
      .auction()
      .play('0 putUp jester');
    expect(rolled.view(0).pending).toMatchObject({ what: 'roll', seat: 0, stack: 'jester', die: 3, price: 1000 });
  });

  it('[FLO-20.4] says where a joint building is being thought of', () => {
    const table = joint().turn(0).play('0 buildWith workshop 1');
    const about = { what: 'joint', seat: 0, active: 0, partner: 1, building: 'workshop' };
    expect(table.view(2).pending).toEqual({ ...about, place: null });
    table.play('0 place workshop 4 0');
    expect(table.view(2).pending).toEqual({ ...about, place: { at: 4, turn: 0, flip: false } });
    expect(table.play('0 offer 300').view(2).offer).toMatchObject({ building: 'workshop', by: 0, payment: 300 });
  });

  it('[FLO-21.2] tells of each estate which tiles lie where and with whom they are shared', () => {
    const table = joint().turn(0).play('0 buildWith workshop 1', '0 place workshop 4 0', '0 offer 0', '1 accept');
    const [west, east, third] = table.view(null).players;
    expect([west!.tiles[0]!.shared, east!.tiles[0]!.shared, third!.tiles]).toEqual([1, 0, []]);
    expect(
      three()
        .seat(0, { tiles: ['lake'] })
        .turn(0)
        .view(1).players[0]!.tiles[0]!.shared,
    ).toBeNull();
  });

  it('[FLO-14.1, FLO-12.3] shows coins and prestige cards to their owner, and to all once the game is over', () => {
    const game = (over: boolean) => {
      const table = three()
        .seat(0, { coins: 700, cards: ['prestige-04'] })
        .round(7);
      return (over ? table.end() : table.turn(0)).view(1).players[0]!;
    };
    expect([game(false).coins, game(false).prestigeCards]).toEqual([null, null]);
    expect([game(true).coins, game(true).prestigeCards]).toMatchObject([700, [{ card: 'prestige-04', worth: 0 }]]);
  });

  it('[FLO-18.3, FLO-R45] shows Diego’s things, and of his cards those that were looked at or lie open', () => {
    const table = solo()
      .diego({
        coins: 900,
        jesters: 1,
        builders: 2,
        freedoms: ['travel', 'travel'],
        landscapes: ['lake'],
        buildings: ['opera', 'opera'],
        row: [{ up: 'jurist' }, 'poet', 'recruiting'],
        cards: ['prestige-01'],
        next: [4, 5],
      })
      .virtual({ up: ['composer'], down: ['organist'] }, { up: [], down: ['sculptor', 'physician'] })
      .turn(0);
    const view = table.view(0).solo!;
    expect(view).toMatchObject({
      coins: 900,
      jesters: 1,
      builders: 2,
      freedoms: { travel: 2, religion: 0, opinion: 0 },
      landscapes: { forest: 0, lake: 1, park: 0 },
      emptySquares: 43 - 4 - 5 - 5,
      prestigeCards: [{ card: 'prestige-01', worth: 6 }],
      virtual: [
        { up: ['composer'], down: 1 },
        { up: [], down: 2 },
      ],
      best: 0,
      bought: null,
      putUp: [],
    });
    expect(view.buildings.opera).toBe(2);
    expect(view.row.map(({ card, up }) => `${card} ${up}`)).toEqual([
      'jurist true',
      'hidden false',
      'recruiting false',
    ]);
    expect(view.used).not.toContain(4);
  });
});
