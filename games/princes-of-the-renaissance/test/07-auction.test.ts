// Chapter 7: auctions.

import { describe, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { EVEN } from './help.ts';

/** Nobody has a discount or an ability of the own turn. */
const three = () =>
  scenario({ players: 3, edition: EVEN })
    .family(0, 'd-este')
    .family(1, 'bentivoglio')
    .family(2, 'malatesta')
    .used('malatesta');
const orsini = () => three().status({ rome: 5 }).offered('rome-orsini-family');

describe('auctions in general', () => {
  it('[POR-7.1] a city tile, an event of this decade or the free Pope is put up', () => {
    orsini()
      .turn(0)
      .expect({ offers: ['nominate rome-orsini-family', 'nominate ev1-bellini', 'nominate pope'] })
      .refused('0 nominate ev2-leonardo', 'POR-7.1')
      .play('0 nominate ev1-bellini')
      .expect({ auction: { lot: 'ev1-bellini', kind: 'event', nominator: 0 } });
  });

  it('[POR-7.2] who nominates opens and cannot pass', () => {
    three().turn(0).play('0 nominate pope').refused('0 pass', 'POR-7.2').play('0 bid 0').expect({ deciding: 1 });
  });

  it('[POR-7.3] clockwise, raise or pass; a pass is final, the high bidder is not asked', () => {
    three()
      .turn(1)
      .play('1 nominate pope', '1 bid 0')
      .expect({ deciding: 2 })
      .play('2 pass')
      .expect({ deciding: 0 })
      .play('0 bid 1')
      .expect({ deciding: 1 })
      .play('1 bid 2')
      .expect({ deciding: 0 })
      .play('0 pass')
      .expect({ pope: 1 });
  });

  it('[POR-7.4, POR-R20] every bid is higher than the one before, by any whole amount', () => {
    three()
      .turn(0)
      .play('0 nominate pope', '0 bid 3')
      .refused('1 bid 3', 'POR-7.4')
      .refused('1 bid 2', 'POR-7.3')
      .play('1 bid 4', '2 bid 10')
      .expect({ auction: { high: 10, bidder: 2, minimum: 11 } });
  });

  it('[POR-7.5] the last one left pays the last bid; the nominator wins if all others pass', () => {
    orsini()
      .turn(0)
      .play('0 nominate rome-orsini-family', '0 bid 10', '1 bid 12', '2 pass', '0 pass')
      .expect({ owner: { 'rome-orsini-family': 1 }, gold: { 0: 30, 1: 18, 2: 30 } });
    orsini()
      .turn(0)
      .play('0 nominate rome-orsini-family', '0 bid 10', '1 pass', '2 pass')
      .expect({ owner: { 'rome-orsini-family': 0 }, gold: { 0: 20 } });
  });

  it('[POR-7.6, POR-E2] a bid may go as far as holdings and discounts together', () => {
    orsini()
      .family(0, 'gonzaga')
      .gold(0, 12)
      .turn(0)
      .play('0 nominate rome-orsini-family')
      .refused('0 bid 15', 'POR-7.6')
      .play('0 bid 14', '1 pass', '2 pass')
      .expect({ gold: { 0: 0 } });
  });

  it('[POR-E2] discounts of 2 and 6 gold in hand: 8 is legal, 9 is not', () => {
    three()
      .family(0, 'gonzaga')
      .gold(0, 6)
      .turn(0)
      .play('0 nominate ev1-verrocchio')
      .expect({ offers: ['bid 8'], lacks: ['bid 9'] })
      .refused('0 bid 9', 'POR-7.6');
  });

  it('[POR-7.7, POR-R22] discounts add up, and never below nothing', () => {
    three()
      .family(0, 'montefeltro')
      .tiles(0, 'rome-orsini-family', 'rome-colonna-family')
      .turn(0)
      .play('0 nominate pope', '0 bid 6', '1 pass', '2 pass')
      .expect({ influence: { 0: 8 } });
    three()
      .family(0, 'montefeltro')
      .turn(0)
      .play('0 nominate pope', '0 bid 1', '1 pass', '2 pass')
      .expect({ influence: { 0: 10 } });
  });

  it('[POR-7.8, POR-R21] a discount changes the price, never the height of a bid', () => {
    orsini()
      .family(0, 'gonzaga')
      .turn(0)
      .play('0 nominate rome-orsini-family')
      .refused('0 bid 8', 'POR-7.3')
      .refused('0 bid 9', 'POR-7.11')
      .play('0 bid 10')
      .refused('1 bid 10', 'POR-7.4')
      .play('1 pass', '2 pass')
      .expect({ gold: { 0: 22 } });
  });

  it('[POR-7.9] losing bidders pay nothing', () => {
    orsini()
      .turn(0)
      .play('0 nominate rome-orsini-family', '0 bid 10', '1 bid 20', '2 bid 21', '0 pass', '1 pass')
      .expect({ gold: { 0: 30, 1: 30, 2: 9 } });
  });
});

describe('city tiles', () => {
  it('[POR-7.10] gold only', () => {
    orsini()
      .turn(0)
      .play('0 nominate rome-orsini-family')
      .expect({ auction: { currency: 'gold' } });
  });

  it('[POR-7.11] from twice the status of the city', () => {
    orsini().turn(0).play('0 nominate rome-orsini-family').refused('0 bid 9', 'POR-7.11').play('0 bid 10');
  });

  it('[POR-E1] status 10: at least 20 gold', () => {
    three()
      .status({ venice: 10 })
      .offered('venice-doge')
      .turn(0)
      .play('0 nominate venice-doge')
      .refused('0 bid 19', 'POR-7.11')
      .expect({ auction: { minimum: 20 }, offers: ['bid 20'] });
  });

  it('[POR-7.12, POR-R17] who may not own the tile neither nominates nor bids', () => {
    orsini()
      .tiles(1, 'venice-doge', 'milan-armourer', 'naples-oil-merchant')
      .turn(0)
      .play('0 nominate rome-orsini-family', '0 bid 10')
      .expect({ deciding: 2, auction: { inside: [0, 2] } });
    orsini()
      .tiles(0, 'venice-doge', 'milan-armourer', 'naples-oil-merchant')
      .turn(0)
      .refused('0 nominate rome-orsini-family', 'POR-7.12');
  });

  it('[POR-R18] without a legal opening bid a tile cannot be nominated', () => {
    orsini().gold(0, 9).turn(0).refused('0 nominate rome-orsini-family', 'POR-R18');
    orsini()
      .gold(0, 9)
      .tiles(0, 'florence-banker')
      .turn(0)
      .expect({ offers: ['nominate rome-orsini-family'] });
  });

  it('[POR-7.13, POR-R28] who nominated a city tile and lost it may buy a card', () => {
    const lost = () =>
      orsini().deck('veto').turn(0).play('0 nominate rome-orsini-family', '0 bid 10', '1 bid 11', '2 pass', '0 pass');
    lost()
      .expect({ question: 'consolation', deciding: 0, menu: ['buy card', 'decline'] })
      .play('0 buy card')
      .expect({ gold: { 0: 29 }, influence: { 0: 9 }, hand: { 0: ['veto'] }, question: 'turnEnd' });
    lost()
      .play('0 decline')
      .expect({ gold: { 0: 30 }, deciding: 1, question: 'turn' });
    orsini()
      .influence(0, 0)
      .turn(0)
      .play('0 nominate rome-orsini-family', '0 bid 10', '1 bid 11', '2 pass', '0 pass')
      .expect({ question: 'consolation', menu: ['decline'] })
      .refused('0 buy card', 'POR-6.6');
  });

  it('[POR-7.14] no such consolation for events or the Pope', () => {
    three().turn(0).play('0 nominate pope', '0 bid 0', '1 bid 1', '2 pass', '0 pass').expect({ question: 'turn' });
    three()
      .turn(0)
      .play('0 nominate ev1-verrocchio', '0 bid 0', '1 bid 1', '2 pass', '0 pass')
      .expect({ question: 'turn', deciding: 1 });
  });
});

describe('events', () => {
  it('[POR-7.15] gold or influence, as the tile shows', () => {
    three()
      .turn(0)
      .play('0 nominate ev1-verrocchio')
      .expect({ auction: { currency: 'gold' } });
    three()
      .turn(0)
      .play('0 nominate ev1-mantegna', '0 bid 2', '1 pass', '2 pass')
      .expect({ influence: { 0: 8 }, gold: { 0: 30 } });
  });

  it('[POR-7.16, POR-R31] from nothing upwards; a zero bid nobody raises wins for nothing', () => {
    three()
      .turn(0)
      .play('0 nominate ev1-verrocchio', '0 bid 0', '1 pass', '2 pass')
      .expect({ gold: { 0: 30 }, sees: { 1: { players: { 0: { events: ['ev1-verrocchio'] } } } } });
  });

  it('[POR-7.17] a tile with points stays to the end', () => {
    three()
      .events(0, 'ev1-verrocchio')
      .decadeEnds(1)
      .expect({ points: { 0: 2 + 5 + 3 } });
  });

  it('[POR-7.18] an artist goes to a city of the winner’s choice and moves its status', () => {
    three()
      .turn(0)
      .play('0 nominate ev1-bellini', '0 bid 0', '1 bid 1', '2 pass', '0 pass')
      .expect({ question: 'placeArtist', deciding: 1 })
      .play('1 place naples')
      .expect({ status: { naples: 6 }, artists: { naples: ['ev1-bellini'] }, deciding: 1, question: 'turn' });
  });

  it('[POR-7.19] French Invade moves it down', () => {
    three()
      .decade(3)
      .turn(0)
      .play('0 nominate ev3-french-invade', '0 bid 0', '1 pass', '2 pass', '0 place venice')
      .expect({ status: { venice: 5 }, artists: { venice: ['ev3-french-invade'] } });
  });

  it('[POR-7.20] a Merchant event stays with its winner', () => {
    three()
      .events(0, 'ev1-wine-merchants')
      .tiles(0, 'venice-silk-merchant')
      .decadeEnds(1)
      .expect({ gold: { 0: 30 + 4 + 3 + 1 }, sees: { 1: { players: { 0: { events: ['ev1-wine-merchants'] } } } } });
  });
});

describe('the Pope', () => {
  it('[POR-7.21] from nothing upwards, in influence', () => {
    three()
      .turn(0)
      .play('0 nominate pope')
      .expect({ auction: { currency: 'influence', minimum: 0 } })
      .play('0 bid 4', '1 pass', '2 pass')
      .expect({ influence: { 0: 6 }, pope: 0 });
  });

  it('[POR-7.22] sold once a decade', () => {
    three().pope(1).turn(0).refused('0 nominate pope', 'POR-7.22');
    three()
      .pope(1)
      .decadeEnds(0)
      .expect({ pope: null, decade: 2, offers: ['nominate pope'] });
  });

  it('[POR-7.23] 3 gold at the end of that decade', () => {
    three()
      .pope(1)
      .decadeEnds(0)
      .expect({ gold: { 0: 34, 1: 37, 2: 34 } });
  });

  it('[POR-7.24] 3 points at the end of decade III', () => {
    three()
      .family(1, 'baglioni')
      .pope(2)
      .gold(0, 90)
      .influence(0, 90)
      .gold(1, 40)
      .influence(1, 40)
      .decade(3)
      .decadeEnds(0)
      .expect({ pope: 2, points: { 0: 10, 1: 5, 2: 3 } });
  });

  it('[POR-7.25] the owner may join a war with the own troops, once a decade, asking nobody', () => {
    const war = (s: ReturnType<typeof three>) =>
      s
        .pope(2)
        .troops(0, 'infantry')
        .troops(2, 'pikemen')
        .turn(0)
        .play('0 war', '0 cities rome milan', '0 bid 0', '2 pass', '2 pass');
    war(three())
      .expect({ question: 'holyLeague', deciding: 2 })
      .play('2 league defender')
      .expect({
        events: [{ what: 'leagueJoins', seat: 2, city: 'milan' }],
        sees: { 0: { pope: { leagueUsed: true } } },
      });
    war(three().used('league')).expect({ question: 'turn', deciding: 1 });
  });

  it('[POR-7.26] outside an auction there is no bidding turn, and no Freeze Bid', () => {
    three()
      .hand(1, 'freeze-bid')
      .troops(0, 'infantry')
      .troops(2, 'infantry')
      .turn(0)
      .play('0 war', '0 cities rome milan', '1 decline', '0 bid 0')
      .expect({ deciding: 2, question: 'bid' })
      .refused('1 freeze 0', 'not-asked');
  });
});
