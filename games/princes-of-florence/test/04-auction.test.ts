// Chapter 4: the auction phase.

import { describe, expect, it } from 'vitest';
import { module } from '../index.ts';
import { four, problemsOf, solo, three, two } from './help.ts';

const passes = (...seats: number[]) => seats.map((seat) => `${seat} pass`);

describe('what is auctioned', () => {
  it('[FLO-4.1] seven stacks', () => {
    const stacks = ['forest', 'lake', 'park', 'jester', 'builder', 'prestige', 'recruiting'];
    four()
      .auction()
      .expect({ menu: [...stacks.map((id) => `auction ${id}`), 'dropOut'] });
  });

  it('[FLO-4.2] whoever has bought takes no further part this round', () => {
    four()
      .auction()
      .play('0 auction jester', ...passes(1, 2, 3), '1 auction builder', '2 bid 300')
      .expect({ deciding: 3 })
      .play('3 pass', '1 bid 400')
      .expect({ deciding: 2, bought: { 0: 'jester' } });
  });

  it('[FLO-4.3] one object of each stack a round', () => {
    four()
      .auction()
      .play('0 auction jester', ...passes(1, 2, 3))
      .expect({ sold: ['jester'], lacks: ['auction jester'], blocked: { 'auction jester': ['FLO-4.3'] } })
      .refused('1 auction jester', 'stackSold');
  });

  it('[FLO-4.4] an empty stack cannot be chosen', () => {
    four()
      .stock('jester', 0)
      .auction()
      .expect({ lacks: ['auction jester'] })
      .refused('0 auction jester', 'FLO-4.4', 'stackEmpty');
  });

  it('[FLO-4.14, FLO-R5] any number of each object but builders, of which three: such a player cannot open, bid or take', () => {
    const table = () => four().seat(1, { builders: 3, jesters: 4, tiles: ['forest', 'forest', 'forest'] });
    table()
      .auction()
      .play('0 auction builder')
      .expect({ deciding: 2 })
      .play('2 bid 300', '3 pass', '0 bid 400')
      .expect({ deciding: 2 });
    table()
      .first(1)
      .auction()
      .expect({ lacks: ['auction builder'], offers: ['auction jester', 'auction forest'] });
    three()
      .seat(2, { builders: 3 })
      .auction()
      .play('0 dropOut', '1 dropOut')
      .refused('2 take builder', 'threeBuilders', 'FLO-4.14');
  });

  it('[FLO-4.15] objects work for their owner only', () => {
    const view = three()
      .seat(0, { hand: ['poet'] })
      .seat(1, { jesters: 3, tiles: ['lake', 'theater'], freedoms: ['travel'] })
      .turn(0)
      .view(0);
    expect(view.own!.works[0]!.value).toBe(1);
  });
});

describe('bidding', () => {
  it('[FLO-4.5] the first player starts and opens at exactly 200', () => {
    four()
      .first(2)
      .auction()
      .expect({ deciding: 2 })
      .play('2 auction lake')
      .expect({ lot: { stack: 'lake', bid: 200, leader: 2 } });
  });

  it('[FLO-4.6] clockwise, raise by exactly 100 or pass; a pass is for this object only', () => {
    four()
      .auction()
      .play('0 auction jester')
      .expect({ deciding: 1, menu: ['bid 300', 'pass'] })
      .refused('1 bid 400')
      .play('1 pass', '2 bid 300', '3 bid 400', '0 pass', '2 pass')
      .expect({ bought: { 3: 'jester' }, question: 'starter', deciding: 0 })
      .play('0 auction builder')
      .expect({ deciding: 1, offers: ['bid 300'] });
  });

  it('[FLO-4.7] all but one have passed: the winner pays, takes the object and resolves it before the next auction', () => {
    four()
      .auction()
      .play('0 auction lake', '1 bid 300', ...passes(2, 3, 0))
      .expect({ question: 'placeLandscape', deciding: 1, coins: { 0: 3500, 1: 3200 } })
      .placed(1)
      .expect({ question: 'starter', deciding: 0, landscapes: { 1: ['lake'] } });
  });

  it('[FLO-4.8] a starter who did not win starts again, at 200', () => {
    four()
      .auction()
      .play('0 auction jester', '1 bid 300', ...passes(2, 3, 0))
      .expect({ deciding: 0, question: 'starter' })
      .play('0 auction builder')
      .expect({ lot: { stack: 'builder', bid: 200, leader: 0 } });
  });

  it('[FLO-4.9] a starter who won hands over to the left, past those who have bought or dropped out', () => {
    four()
      .auction()
      .play('0 auction jester', '1 bid 300', ...passes(2, 3, 0), '0 auction builder', ...passes(2, 3))
      .expect({ deciding: 2, question: 'starter' });
  });

  it('[FLO-4.10, FLO-21.4] never more than the coins at hand; prestige may be sold in the middle of it; who cannot pay is still asked', () => {
    four()
      .seat(1, { coins: 200, prestige: 3 })
      .auction()
      .play('0 auction jester')
      .expect({ deciding: 1, menu: ['pass'] })
      .refused('1 bid 300', 'tooFewCoins', 'FLO-4.10')
      .play('1 sell 1')
      .expect({ deciding: 1, menu: ['bid 300', 'pass'], prestige: { 1: 2 } });
  });

  it('[FLO-4.11, FLO-R2, FLO-R3] a starter who does not open is out of all auctions of the round', () => {
    four()
      .auction()
      .play('0 dropOut')
      .expect({ deciding: 1, question: 'starter', events: ['droppedOut'] })
      .play('1 auction jester', '2 bid 300', '3 pass')
      .expect({ deciding: 1 });
  });

  it('[FLO-4.12, FLO-R8] the last one takes any open object for 200 without an auction, or nothing', () => {
    const last = () =>
      three()
        .auction()
        .play('0 auction jester', '1 pass', '2 pass', '1 auction builder', '2 pass')
        .expect({ question: 'lastBuyer', deciding: 2, lacks: ['take jester', 'take builder'] });
    last()
      .play('2 take recruiting')
      .expect({ coins: { 2: 3300 }, recruits: { 2: 1 }, phase: 'actions' });
    last()
      .play('2 decline')
      .expect({ coins: { 2: 3500 }, bought: { 2: null }, phase: 'actions' });
    three()
      .seat(2, { coins: 100 })
      .auction()
      .play('0 dropOut', '1 dropOut')
      .expect({ deciding: 2, menu: ['decline'] })
      .refused('2 take jester', 'tooFewCoins');
  });

  it('[FLO-4.13] the phase ends when everybody has bought or declined; pawns go back', () => {
    four()
      .auction()
      .play('0 dropOut', '1 dropOut', '2 dropOut', '3 decline')
      .expect({ phase: 'actions', deciding: 0 })
      .play('0 end', '1 end', '2 end', '3 end')
      .expect({ round: 2, phase: 'auction', sold: [], deciding: 1 });
  });

  it('[FLO-R4] passing on an object is not dropping out', () => {
    three().auction().play('0 auction jester', '1 pass', '2 pass').expect({ deciding: 1, question: 'starter' });
  });

  it('[FLO-R6] who has no room for a landscape is not asked', () => {
    const full = ['university', 'laboratory', 'workshop', 'forest', 'library'] as const;
    four().seat(1, { tiles: full }).auction().play('0 auction forest').expect({ deciding: 2 });
  });

  it('[FLO-R7] who could take nothing at all is out of the phase', () => {
    const nothing = four().seat(0, { builders: 3 });
    for (const stack of ['forest', 'lake', 'park', 'jester', 'recruiting'] as const) nothing.stock(stack, 0);
    const prestige = Array.from(
      { length: 14 },
      (_, i) => `prestige-${String(i + 1).padStart(2, '0')}`,
    ) as 'prestige-01'[];
    nothing
      .seat(3, { cards: prestige })
      .auction()
      .expect({ deciding: 1, events: [{ what: 'nothingToTake', seat: 0 }] });
  });

  it('[FLO-R73] if all but one drop out, that one is the last buyer at once; if all do, the phase ends', () => {
    four().auction().play('0 dropOut', '1 dropOut', '2 dropOut').expect({ question: 'lastBuyer', deciding: 3 });
    four().auction().play('0 dropOut', '1 dropOut', '2 dropOut', '3 decline').expect({ phase: 'actions' });
  });
});

describe('two players', () => {
  it('[FLO-17.3, FLO-R25] the opening bid is 300; the last buyer pays 200', () => {
    two()
      .auction()
      .play('0 auction jester')
      .expect({ lot: { stack: 'jester', bid: 300, leader: 0 } });
    two()
      .auction()
      .play('0 auction jester', '1 pass', '1 take builder')
      .expect({ coins: { 0: 2200, 1: 2300 } });
  });

  it('[FLO-17.4, FLO-R26] the landscapes are one object: the winner chooses, the other can take none this round', () => {
    two()
      .auction()
      .expect({
        menu: [
          'auction landscape',
          'auction jester',
          'auction builder',
          'auction prestige',
          'auction recruiting',
          'dropOut',
        ],
      })
      .play('0 auction landscape', '1 pass')
      .expect({ question: 'chooseLandscape', menu: ['landscape forest', 'landscape lake', 'landscape park'] })
      .play('0 landscape park')
      .placed(0)
      .expect({ landscapes: { 0: ['park'] }, question: 'lastBuyer', deciding: 1 })
      .refused('1 take landscape', 'stackSold', 'FLO-4.3');
  });

  it('[FLO-R27] three stacks all the same: the object is gone only when all are empty, and needs room for one of them', () => {
    two()
      .stock('forest', 0)
      .stock('lake', 0)
      .auction()
      .play('0 auction landscape', '1 pass')
      .expect({ menu: ['landscape park'], blocked: { 'landscape forest': ['FLO-4.4'] } });
    two()
      .stock('forest', 0)
      .stock('lake', 0)
      .stock('park', 0)
      .auction()
      .expect({ lacks: ['auction landscape'] });
  });

  it('[FLO-17.5] both expansions can be used', () => {
    expect(problemsOf({ players: 2, options: { musePrincess: true, cooperative: true } })).toEqual([]);
  });
});

describe('standing bids', () => {
  it('knows each auction by round and stack, and what a bid offers', () => {
    const { bid } = module.bidding!;
    const view = four().round(4).auction().play('0 auction lake').view(1);
    expect(bid!.lot(view)).toBe('4-lake');
    expect([bid!.amount({ do: 'bid', amount: 300 } as never), bid!.amount({ do: 'pass' })]).toEqual([300, null]);
    expect(bid!.pass).toEqual({ do: 'pass' });
    expect(solo().auction().view(0).auction.lot).toBe(null);
  });
});
