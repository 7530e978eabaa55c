// Chapter 18: alone against Diego.

import { describe, expect, it } from 'vitest';
import { COUNTER } from '../data/counters.ts';
import { DIEGO, DIEGO_BACKS } from '../data/diego.ts';
import { clone } from '../rules/model/clone.ts';
import { count } from '../rules/model/counters.ts';
import { scenario } from '../scenario.ts';
import { problemsOf, rolling, solo } from './help.ts';

/** Card 1 shows jester 6, recruiting 3, builder 2, landscape 1, prestige 0; it acts profession/build, then build/bonus. */
const card1 = { next: [1] };
const diegoOf = (table: ReturnType<typeof solo>) => table.view(0).solo!;

describe('setup against Diego', () => {
  const opening = (options = {}, seed = 'a') => scenario({ players: 1, options, seed }).newGame();

  it('[FLO-18.1] a table of four or five, virtual players included; no expansions', () => {
    expect(opening().view(0).solo!.virtual).toHaveLength(2);
    expect(opening({ soloTable: 'five' }).view(0).solo!.virtual).toHaveLength(3);
    expect(problemsOf({ players: 1, options: { musePrincess: true } })).not.toEqual([]);
    expect(problemsOf({ players: 1, options: { cooperative: true } })).not.toEqual([]);
    expect(problemsOf({ players: 2, options: { soloTable: 'five' } })).not.toEqual([]);
  });

  it('[FLO-18.2, FLO-R35] two tokens of each freedom; your own coins are 3500', () => {
    expect(opening().state().freedoms).toEqual([2, 2, 2]);
    expect(opening().state().players[0]!.coins).toBe(3500);
  });

  it('[FLO-18.3] you keep three of four; Diego and each virtual player get three that nobody looks at', () => {
    const table = opening();
    table.expect({ question: 'keepThree' });
    expect(table.view(0).own!.hand).toHaveLength(4);
    const { row, virtual } = table.view(0).solo!;
    expect(row.map(({ card }) => card)).toEqual(['hidden', 'hidden', 'hidden']);
    expect(virtual).toEqual([
      { up: [], down: 3 },
      { up: [], down: 3 },
    ]);
  });

  it('[FLO-18.4] Diego’s coins: 0, 1500 or 3500', () => {
    const coins = ['easy', 'standard', 'hard'].map((difficulty) => opening({ difficulty }).view(0).solo!.coins);
    expect(coins).toEqual([0, 1500, 3500]);
  });

  it('[FLO-18.5] 21 cards, each back shuffled on its own, three a round', () => {
    const { deck } = opening().state().solo!;
    expect(DIEGO_BACKS).toEqual([6, 6, 9]);
    expect([deck.slice(0, 6), deck.slice(6, 12), deck.slice(12)].map((part) => part.toSorted((a, b) => a - b))).toEqual(
      [
        [0, 1, 2, 3, 4, 5],
        [6, 7, 8, 9, 10, 11],
        [12, 13, 14, 15, 16, 17, 18, 19, 20],
      ],
    );
    expect(opening({}, 'b').state().solo!.deck).not.toEqual(deck);
    expect(DIEGO).toHaveLength(21);
  });

  it('[FLO-18.6, FLO-R30] the host may name the first player: you, or Diego', () => {
    const first = (firstPlayer: number) => scenario({ players: 1, options: { firstPlayer } }).newGame().state().first;
    expect([first(1), first(2)]).toEqual([0, 1]);
    const upTo = (max: number) => [{ option: { option: 'firstPlayer', problem: 'range', min: 0, max } }];
    expect(problemsOf({ players: 1, options: { firstPlayer: 3 } })).toMatchObject(upTo(2));
    expect(problemsOf({ players: 3, options: { firstPlayer: 4 } })).toMatchObject(upTo(3));
  });

  it('[FLO-18.6] the first player is drawn and alternates', () => {
    const firsts = Array.from({ length: 20 }, (_, i) => opening({}, `${i}`).state().first);
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
    solo()
      .diego({ row: ['poet'] })
      .first(0)
      .bestWork()
      .expect({ first: 1 });
    solo()
      .diego({ row: ['poet'] })
      .first(1)
      .bestWork()
      .expect({ first: 0 });
  });

  it('[FLO-18.32] he may be given more coins', () => {
    expect(opening({ difficulty: 'hard', diegoExtra: 12 }).view(0).solo!.coins).toBe(4700);
  });
});

describe('Diego himself', () => {
  it('[FLO-18.7, FLO-R48] placement means nothing to him: repeats, any number, and never fewer than 0 empty squares', () => {
    const table = solo()
      .diego({
        buildings: ['university', 'university', 'laboratory', 'workshop', 'opera', 'opera', 'studio', 'library'],
      })
      .turn(0);
    expect(diegoOf(table)).toMatchObject({ emptySquares: 0, buildings: { university: 2, opera: 2 } });
    expect(
      diegoOf(
        solo()
          .diego({ buildings: ['tower'], landscapes: ['forest'] })
          .turn(0),
      ).emptySquares,
    ).toBe(34);
  });

  it('[FLO-18.8, FLO-E9] coins first, then a point for each 200 missing, change stays; below 0 if need be', () => {
    // Jester 6 and a roll of 3: the last bid is 900.
    const buys = (coins: number) => {
      const table = rolling([3, 6, 6])
        .diego({ ...card1, coins, row: ['poet'] })
        .auction();
      table.play('0 putUp jester', '0 refuse', '0 putUp forest', '0 refuse', '0 putUp lake', '0 buy').placed(0);
      return table.expect({ events: [{ what: 'diegoBuys', stack: 'jester', price: 900 }] }).state().players[1]!;
    };
    expect(buys(0)).toMatchObject({ coins: 100, prestige: -5, jesters: 1 });
    expect(buys(300)).toMatchObject({ coins: 0, prestige: -3 });
    expect(buys(1500)).toMatchObject({ coins: 600, prestige: 0 });
  });
});

describe('the solo auction', () => {
  it('[FLO-18.9, FLO-E10] you choose and roll; the price is modifier and die in hundreds, and 100 more', () => {
    rolling([3])
      .diego({ ...card1, row: ['poet'] })
      .auction()
      .play('0 putUp jester')
      .expect({
        question: 'soloBuy',
        menu: ['buy', 'refuse'],
        events: [{ what: 'rolled', die: 3, mod: 6, price: 1000 }],
      })
      .play('0 buy')
      .expect({ coins: { 0: 2500 }, jesters: { 0: 1 } });
    rolling([3])
      .seat(0, { coins: 900 })
      .diego({ ...card1, row: ['poet'] })
      .auction()
      .play('0 putUp jester')
      .refused('0 buy', 'tooFewCoins');
  });

  it('[FLO-18.10, FLO-R43] without a modifier a 1 or 2 must be bought at once; who cannot pay even so has refused', () => {
    const table = (die: number, coins: number, prestige = 0) =>
      rolling([die])
        .seat(0, { coins, prestige })
        .diego({ ...card1, row: ['poet'] })
        .auction()
        .play('0 putUp prestige');
    table(2, 3500).expect({ coins: { 0: 3200 }, question: 'keepCard', events: ['forced'] });
    table(3, 3500).expect({ question: 'soloBuy' });
    table(1, 100, 4).expect({ coins: { 0: 0 }, prestige: { 0: 3 }, events: ['forced', 'sold'] });
    table(1, 100).expect({ coins: { 0: 100 }, question: 'putUp', events: ['cannotPay'] });
  });

  it('[FLO-18.11, FLO-R40] as many auctions as the table has players; in the last one an object for 200, or nothing', () => {
    const last = (soloTable: string) => {
      const table = rolling([6, 6, 6, 6], { soloTable })
        .diego({ ...card1, row: ['poet'] })
        .auction();
      const refuse = (stack: string) => table.play(`0 putUp ${stack}`, '0 refuse');
      refuse('jester');
      refuse('recruiting');
      refuse('builder');
      if (soloTable === 'five') refuse('prestige');
      return table.expect({ question: 'soloLast' });
    };
    last('five').expect({ menu: ['take forest', 'take lake', 'take park', 'decline'] });
    last('four')
      .play('0 take prestige')
      .expect({ coins: { 0: 3300 }, question: 'keepCard' });
    last('four')
      .play('0 decline')
      .expect({ bought: { 0: null, 1: 'jester' }, phase: 'actions' });
  });

  it('[FLO-18.12, FLO-R39] not the two with the highest modifiers in the last one, nor what was put up before', () => {
    const table = rolling([6, 6, 6])
      .diego({ ...card1, row: ['poet'] })
      .auction();
    for (const stack of ['forest', 'lake', 'builder']) table.play(`0 putUp ${stack}`, '0 refuse');
    table
      .expect({ question: 'soloLast', menu: ['take park', 'take prestige', 'decline'] })
      .refused('0 take jester', 'tooDearForLast', 'FLO-18.12')
      .refused('0 take recruiting', 'FLO-18.12')
      .refused('0 take forest', 'alreadyPutUp', 'FLO-R39');
  });

  it('[FLO-18.13, FLO-R37, FLO-E11] Diego takes the leftmost of those refused, for the last bid without the extra 100', () => {
    rolling([6, 5, 1], { soloTable: 'five' })
      .diego({ ...card1, coins: 1500, row: ['poet'] })
      .auction()
      .play('0 putUp recruiting')
      .expect({ events: [{ what: 'rolled', price: 1000 }] })
      .play('0 refuse', '0 putUp jester')
      .expect({ events: [{ what: 'rolled', price: 1200 }] })
      .play('0 refuse', '0 putUp builder')
      .expect({ question: 'soloBuy', events: [{ what: 'rolled', price: 400 }] })
      .play('0 buy')
      .expect({
        builders: { 0: 1 },
        jesters: { 1: 1 },
        coins: { 0: 3100, 1: 400 },
        events: [{ what: 'diegoBuys', stack: 'jester', price: 1100, why: 'refused' }],
      });
  });

  it('[FLO-18.14] each landscape type is an object with its own roll', () => {
    const table = rolling([6, 5])
      .diego({ ...card1, row: ['poet'] })
      .auction();
    table.play('0 putUp forest', '0 refuse').expect({ offers: ['putUp lake'], lacks: ['putUp forest'] });
    table.play('0 putUp lake').expect({ events: [{ what: 'rolled', die: 5, mod: 1, price: 700 }] });
  });

  it('[FLO-18.15, FLO-R70] then a builder and a recruiting card leave the supply, each unless one of you got one', () => {
    const buys = (stack: string) =>
      rolling([4, 4])
        .diego({ ...card1, row: ['poet'] })
        .auction()
        .play('0 putUp jester', '0 refuse', `0 putUp ${stack}`, '0 buy');
    buys('builder').expect({ stock: { builder: 5, recruiting: 4, jester: 6 } });
    buys('recruiting').expect({ stock: { builder: 5, recruiting: 4, jester: 6 } });
    rolling([4])
      .diego({ ...card1, row: ['poet'] })
      .auction()
      .play('0 putUp jester', '0 buy')
      .expect({ stock: { builder: 5 } });
  });

  it('[FLO-18.16] his jester and builder: 3 points for the second and third builder', () => {
    const builders = (had: number) => {
      const table = rolling([6, 6])
        .diego({ ...card1, coins: 3000, builders: had, row: ['poet'] })
        .auction();
      return table.play('0 putUp builder', '0 refuse', '0 putUp jester', '0 buy').state().players[1]!;
    };
    expect(builders(0)).toMatchObject({ builders: 1, prestige: 0 });
    expect(builders(1)).toMatchObject({ builders: 2, prestige: 3 });
    expect(builders(2)).toMatchObject({ builders: 3, prestige: 3 });
  });

  it('[FLO-18.17] his recruiting card goes to the end of his row', () => {
    const table = rolling([6, 6])
      .diego({ ...card1, coins: 3000, row: ['poet'] })
      .auction();
    table.play('0 putUp recruiting', '0 refuse', '0 putUp builder', '0 buy');
    expect(diegoOf(table).row.map(({ card, up }) => [card, up])).toEqual([
      ['hidden', false],
      ['recruiting', false],
    ]);
  });

  it('[FLO-18.18] his prestige card: of the top five the one worth most to him now', () => {
    const table = rolling([6, 6])
      .seat(0, { tiles: ['park'] })
      .diego({ ...card1, coins: 3000, row: ['poet'], jesters: 1, landscapes: ['forest'] })
      .deck('prestige', 'prestige-12', 'prestige-10', 'prestige-06', 'prestige-02', 'prestige-08', 'prestige-03')
      .auction()
      .play('0 putUp prestige', '0 refuse', '0 putUp builder', '0 buy');
    table.expect({
      top: { prestige: ['prestige-03'] },
      events: [{ what: 'diegoTakesCard', card: 'prestige-06', worth: 7 }],
    });
    expect(diegoOf(table).prestigeCards).toMatchObject([{ card: 'prestige-06', worth: 7 }]);
  });

  it('[FLO-18.18] a tie, even of nothings, is drawn', () => {
    const cards = new Set(
      Array.from({ length: 30 }, (_, i) => {
        const table = scenario({ players: 1, seed: `tie ${i}` })
          .seat(0, { coins: 9000 })
          .diego({ next: [15], coins: 3000, row: ['poet'] })
          .deck('prestige', 'prestige-12', 'prestige-10', 'prestige-06', 'prestige-02', 'prestige-08')
          .round(5)
          .auction();
        table.play('0 putUp prestige', '0 refuse', '0 putUp jester', '0 buy');
        return diegoOf(table).prestigeCards[0]?.card;
      }),
    );
    expect(cards.size).toBeGreaterThan(2);
  });

  it('[FLO-18.19, FLO-R42] his landscape: what his leftmost profession wants, 3 points for a type he has; the card is turned down again', () => {
    const buys = (landscapes: 'lake'[], row: ('poet' | 'painter' | { up: 'theologian' })[]) => {
      const table = rolling([6, 5])
        .diego({ ...card1, coins: 3000, landscapes, row })
        .auction();
      return table.play('0 putUp forest', '0 refuse', '0 putUp builder', '0 buy');
    };
    const first = buys([], [{ up: 'theologian' }, 'poet', 'painter']);
    first.expect({
      events: [
        { what: 'diegoWants', profession: 'poet', thing: 'lake' },
        { what: 'diegoBuys', stack: 'lake', price: 700 },
      ],
    });
    expect(diegoOf(first)).toMatchObject({ landscapes: { lake: 1 }, prestige: 0 });
    expect(diegoOf(first).row[1]).toEqual({ card: 'poet', up: false, bonus: [] });
    expect(diegoOf(buys(['lake'], ['poet']))).toMatchObject({ landscapes: { lake: 2 }, prestige: 3 });
    expect(diegoOf(buys([], [{ up: 'theologian' }])).landscapes.park).toBe(1);
  });

  it('[FLO-R42] the price of his landscape: the roll of its type if you refused it, else that of the first landscape refused', () => {
    const refusing = (dice: number[], ...stacks: string[]) =>
      rolling(dice)
        .diego({ ...card1, coins: 3000, row: ['poet'] })
        .auction()
        .play(...stacks.flatMap((stack) => [`0 putUp ${stack}`, '0 refuse']), '0 putUp builder', '0 buy');
    const pays = (price: number) => ({ events: [{ what: 'diegoBuys' as const, stack: 'lake' as const, price }] });
    refusing([6, 2, 5], 'forest', 'lake').expect(pays(300));
    refusing([6, 2, 5], 'lake', 'forest').expect(pays(700));
    refusing([6, 2, 5], 'forest', 'park').expect(pays(700));
  });

  it('[FLO-R38] if you buy before refusing anything, he takes the leftmost object you did not buy, at a roll of its own', () => {
    const table = rolling([4, 5])
      .diego({ ...card1, coins: 3000, row: ['poet'] })
      .auction()
      .play('0 putUp jester', '0 buy');
    table.expect({
      bought: { 1: 'recruiting' },
      events: [
        { what: 'rolled', stack: 'recruiting', price: 800 },
        { what: 'diegoBuys', stack: 'recruiting', price: 800, why: 'left' },
      ],
    });
  });

  it('[FLO-R41] what he cannot use is skipped for the next to the right', () => {
    const table = rolling([4, 5, 6])
      .diego({ next: [3], coins: 3000, builders: 3, row: ['poet'] }) // builder, jester, landscape …
      .auction()
      .play('0 putUp builder', '0 refuse', '0 putUp jester', '0 refuse', '0 putUp recruiting', '0 buy');
    table.expect({ bought: { 1: 'jester' } });
  });
});

describe('Diego’s cards', () => {
  it('[FLO-R47] count as in hand while they lie face down, as on the table once they lie open', () => {
    const s = clone(
      solo()
        .diego({ row: ['alchemist', 'botanist', 'poet'] })
        .turn(0)
        .state(),
    );
    const [alchemist, botanist, poet] = s.solo!.row;
    const recruiting = { card: -1, up: false, seen: false, bonus: [] };
    s.solo!.row = [
      { ...alchemist!, up: true },
      botanist!,
      poet!,
      recruiting,
      { ...recruiting, up: true },
      { ...recruiting, up: true },
    ];
    const counted = (counter: keyof typeof COUNTER) => count(s, 1, COUNTER[counter]);
    expect([counted('professionInHand'), counted('recruitingInHand')]).toEqual([2, 1]);
    expect([counted('professionOnTable'), counted('recruitingOnTable')]).toEqual([1, 2]);
    expect(counted('work')).toBe(3);
  });

  it('[FLO-18.20, FLO-18.24] and those of the virtual players are told by number', () => {
    const table = solo()
      .diego({ next: [12, 10], coins: 3000, row: ['poet', 'painter'] })
      .virtual({ up: [], down: ['composer'] }, { up: [], down: ['organist'] })
      .round(3)
      .first(1)
      .actions();
    table.expect({
      events: [
        { what: 'diegoCard', card: 12 },
        { what: 'virtualWork', player: 1, profession: 'composer' },
        { what: 'virtualWork', player: 2, profession: 'organist' },
        { what: 'diegoCard', card: 10 },
      ],
    });
  });

  it('[FLO-18.27, FLO-R46] the last token of a freedom is his, and none after it', () => {
    const acts = (left: number) =>
      solo()
        .diego({ next: [3], coins: 3000, row: ['poet'] })
        .left('travel', left)
        .first(1)
        .actions();
    acts(1).expect({ events: [{ what: 'diegoActs', action: 'freedom' }], left: { travel: 0 } });
    acts(0).expect({ events: [{ what: 'diegoActs', action: 'profession', why: 'second' }] });
  });
});

describe('Diego’s actions', () => {
  const acts = (holding: object, round = 1, first = 1) =>
    solo()
      .diego({ coins: 5000, row: ['poet', 'painter', 'jurist'], ...holding })
      .virtual({ up: [], down: ['composer', 'organist'] })
      .round(round)
      .first(first)
      .actions();

  it('[FLO-18.20] in turn order; a card for each action, first line then second; the first sign if possible', () => {
    // Card 1: profession or build; card 2 second line: profession or freedom. One profession a round.
    const table = acts({ next: [1, 2] });
    table.expect({
      deciding: 0,
      events: [
        { what: 'diegoActs', action: 'profession', why: 'first' },
        { what: 'diegoActs', action: 'freedom', why: 'second' },
      ],
    });
    expect(table.view(0).solo!.used.slice(0, 2)).toEqual([1, 2]);
    acts({ next: [1, 2] }, 1, 0)
      .expect({ deciding: 0, noEvents: ['diegoActs'] })
      .play('0 end')
      .expect({ events: ['diegoActs', 'diegoActs'] });
  });

  it('[FLO-18.21, FLO-R44, FLO-R76] with a card for every action left he completes a Work instead', () => {
    acts({ next: [13, 14], row: ['poet', 'painter'] }, 7).expect({
      events: [
        { what: 'diegoActs', action: 'completeWork', why: 'hurry' },
        { what: 'diegoActs', action: 'completeWork', why: 'hurry' },
      ],
    });
    acts({ next: [18, 14], row: ['poet'] }, 7).expect({
      events: [{ what: 'diegoActs', action: 'build', why: 'first' }],
    });
    const slow = scenario({ players: 1, options: { diegoCountsActions: false } })
      .diego({ next: [18, 17], coins: 5000, row: ['poet', 'painter'] })
      .round(6)
      .first(1)
      .actions();
    slow.expect({ events: [{ what: 'diegoActs', action: 'completeWork', why: 'hurry' }] });
  });

  it('[FLO-18.22] he pays the usual prices', () => {
    const paid = (next: number[], builders = 0) => 5000 - acts({ next, builders }).view(0).solo!.coins;
    expect(paid([2, 4])).toBe(700 + 300); // build; freedom
    expect(paid([2, 4], 1)).toBe(300 + 300);
    expect(paid([1, 5])).toBe(300 + 300); // profession; bonus
    expect(paid([2, 5], 3)).toBe(0 + 300);
  });

  it('[FLO-18.23, FLO-R36, FLO-R47] his Work: minimum, 2 a jester, 1 a recruiting card, bonus cards on it; estate and professions do not count', () => {
    const table = acts(
      {
        next: [7, 9],
        jesters: 2,
        builders: 3,
        buildings: ['theater', 'opera'],
        freedoms: ['travel'],
        row: ['poet', 'recruiting', 'jurist'],
        bonus: ['bonus-01', 'bonus-20'],
      },
      3,
    );
    const value = 12 + 4 + 1 + 2 + 1;
    table.expect({ events: [{ what: 'diegoWorks', card: 'poet', value, points: value / 2 }], best: { 1: value } });
    expect(table.view(0).spent).toEqual(['bonus-01', 'bonus-20']);
    expect(table.view(0).solo!.row[0]).toEqual({ card: 'poet', up: true, bonus: [] });
    const odd = acts({ next: [7, 9], row: ['poet', 'painter', 'jurist'], coins: 0, jesters: 0 }, 4);
    expect(odd.heard(0).find((e) => e.what === 'diegoWorks')).toMatchObject({ value: 14, points: 7 });
    const five = acts({ next: [15, 16], row: ['poet', 'painter', 'jurist', 'goldsmith'], coins: 0 }, 5);
    expect(five.heard(0).filter((e) => e.what === 'diegoWorks')[0]).toMatchObject({ value: 15, points: 7 });
  });

  it('[FLO-18.24] after his Work each virtual player turns one profession up, while there are any', () => {
    const table = acts({ next: [7, 9] }, 3);
    const [virtual] = table.view(0).solo!.virtual;
    expect([virtual!.up.length, virtual!.down]).toEqual([2, 0]);
    table.expect({ events: ['virtualWork'] });
  });

  it('[FLO-18.25, FLO-R45] he builds what his leftmost face-down profession wants, repeats included, 3 points', () => {
    const table = acts({ next: [2, 4], buildings: ['theater'] });
    expect(table.view(0).solo!).toMatchObject({ buildings: { theater: 2 }, prestige: 3 });
    expect(table.view(0).solo!.row[0]).toMatchObject({ card: 'poet', up: false });
    table.expect({ events: [{ what: 'diegoWants', profession: 'poet', thing: 'theater' }], left: { theater: 1 } });
  });

  it('[FLO-18.26, FLO-R49] his profession: the top card to the end of his row, one to each virtual player, as far as the deck goes', () => {
    const table = solo()
      .diego({ next: [1, 2], coins: 5000, row: ['poet'] })
      .virtual({ up: [], down: [] }, { up: [], down: [] })
      .deck('profession', 'organist', 'composer', 'jurist')
      .first(1)
      .actions();
    expect(table.state().solo!.row).toHaveLength(2);
    expect(table.view(0).solo!.row[1]!.card).toBe('hidden');
    expect(table.view(0).solo!.virtual.map(({ down }) => down)).toEqual([1, 1]);
    table.expect({ events: ['diegoProfession'] });
  });

  it('[FLO-18.27, FLO-R29] his freedom: the token his leftmost profession wants, be it a second one, which counts once', () => {
    const table = acts({ next: [3, 2], freedoms: ['travel', 'religion'], cards: ['prestige-08'] });
    expect(table.view(0).solo!.freedoms).toEqual({ travel: 2, religion: 1, opinion: 0 });
    expect(table.view(0).solo!.prestigeCards[0]!.worth).toBe(0);
  });

  it('[FLO-18.28] his bonus: of the top five the one worth most now, put on his leftmost face-down card', () => {
    const table = solo()
      .diego({ next: [2, 5], coins: 5000, jesters: 3, row: [{ up: 'jurist' }, 'poet', 'painter'] })
      .deck('bonus', 'bonus-08', 'bonus-13', 'bonus-11', 'bonus-07', 'bonus-10', 'bonus-20')
      .first(1)
      .actions();
    expect(table.view(0).solo!.row[1]!.bonus).toEqual(['bonus-13']);
    table.expect({ top: { bonus: ['bonus-20'] } });
  });

  it('[FLO-R46] an action that cannot be done gives way to the second; if neither can, it is lost', () => {
    acts({ next: [2, 4] }).expect({ events: [{ what: 'diegoActs', action: 'build', why: 'first' }] });
    acts({ next: [2, 4], row: ['recruiting'] }).expect({ events: ['diegoIdle', 'diegoIdle'] });
    // One freedom a round: card 3 begins with one, the second line of card 4 would be another.
    acts({ next: [3, 4] }).expect({
      events: [
        { what: 'diegoActs', action: 'freedom', why: 'first' },
        { what: 'diegoActs', action: 'build', why: 'second' },
      ],
    });
  });

  it('[FLO-18.29] the best Work compares you and Diego', () => {
    const table = solo()
      .seat(0, { hand: ['poet'], jesters: 3 })
      .diego({ next: [2, 4], row: ['painter'], coins: 5000 })
      .turn(0);
    table.play('0 work poet', '0 exchange 0', '0 end').expect({ prestige: { 0: 3 } });
    solo()
      .seat(0, { best: 12 })
      .diego({ row: ['poet'] })
      .bestWork()
      .expect({ prestige: { 0: 3, 1: 0 } });
  });
});

describe('recruiting and the end', () => {
  it('[FLO-18.30, FLO-R49] your recruiting card takes a face-up card of Diego or a virtual player and is discarded', () => {
    const table = () =>
      solo()
        .seat(0, { recruits: 1 })
        .diego({ row: [{ up: 'poet' }, 'painter'] })
        .virtual({ up: ['organist'], down: [] });
    table()
      .turn(0)
      .expect({ offers: ['recruit poet', 'recruit organist'], lacks: ['recruit painter'] });
    const from = table().turn(0).play('0 recruit poet');
    from.expect({
      hand: { 0: ['poet'] },
      recruits: { 0: 0 },
      recruited: { 1: 0 },
      events: [{ what: 'diegoReplaced', profession: 'organist' }],
    });
    expect(from.view(0).solo!).toMatchObject({
      row: { 0: { card: 'organist', up: true } },
      virtual: { 0: { up: [] } },
    });
    const virtual = table().turn(0).play('0 recruit organist');
    expect(virtual.view(0).solo!.row[0]!.card).toBe('poet');
    const lost = solo()
      .seat(0, { recruits: 1 })
      .diego({ row: [{ up: 'poet' }] })
      .turn(0)
      .play('0 recruit poet');
    expect(lost.view(0).solo!.row).toEqual([]);
  });

  it('[FLO-18.31] scoring as usual for both; coins break ties', () => {
    const end = (prestige: number, coins: number) =>
      solo()
        .seat(0, { prestige, coins })
        .diego({ prestige: 20, coins: 300, row: ['poet'], cards: ['prestige-10'], jesters: 1 })
        .round(7)
        .end();
    end(27, 0).expect({ winners: [0], reason: 'beatDiego' });
    end(26, 400).expect({ winners: [0], reason: 'beatDiego' });
    end(26, 300).expect({ winners: [0], reason: 'tiedDiego' });
    end(26, 200).expect({ winners: [], reason: 'lostToDiego' });
  });
});
