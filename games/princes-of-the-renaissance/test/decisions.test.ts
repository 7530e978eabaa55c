// The decision points of the ledger: who is asked what, when, and whether there is a way out.

import { describe, expect, it } from 'vitest';
import { OPTIONS } from '../rules/model/options.ts';
import { scenario } from '../scenario.ts';

const three = () =>
  scenario({ players: 3 }).family(0, 'gonzaga').family(1, 'baglioni').family(2, 'malatesta').used('malatesta');
const rome = ['0 war', '0 cities rome milan'];

describe('decisions', () => {
  it('[POR-D1] the host chooses side, opening, what is seen of holdings, pass guard and Lorenzo’s veto', () => {
    expect(Object.keys(OPTIONS)).toEqual(['side', 'opening', 'holdings', 'passGuard', 'lorenzo']);
  });

  it('[POR-D2, POR-D3, POR-D4] the opening: secret bids, raises or passes, families', () => {
    scenario({ players: 3 })
      .newGame()
      .expect({ question: 'orderBids', deciding: [0, 1, 2], offers: ['order 0', 'order 45'] })
      .play('0 order 5', '1 order 4', '2 order 3')
      .expect({ question: 'familyBid', deciding: 2, offers: ['bid 6', 'bid 45', 'pass'] })
      .play('2 pass', '1 pass')
      .expect({ question: 'familyChoice', deciding: 0 });
  });

  it('[POR-D5] Baglioni B declares at the start of each decade', () => {
    scenario({ players: 3, options: { side: 'B' } })
      .family(1, 'baglioni')
      .decadeEnds(0)
      .expect({ question: 'declare', deciding: 1, menu: ['declare gold', 'declare influence'] });
  });

  it('[POR-D6, POR-D7, POR-D21] a turn: abilities, one action, abilities again, Start War, the end', () => {
    three()
      .tiles(0, 'naples-alfonso-of-aragon', 'rome-lucrezia-borgia')
      .hand(0, 'steal-gold-shipment', 'start-war')
      .troops(0, 'infantry')
      .turn(0)
      .expect({
        offers: ['free alfonso', 'steal lucrezia 1', 'steal steal-gold-shipment 2', 'buy pikemen', 'dismiss infantry'],
      })
      .expect({ offers: ['buy card', 'nominate pope', 'nominate ev1-bellini', 'war', 'pass'] })
      .play('0 pass')
      .expect({ offers: ['free alfonso', 'steal lucrezia 1', 'start-war', 'end'], lacks: ['war', 'buy card'] });
  });

  it('[POR-D8, POR-D9] Bentivoglio keeps one of two; too many cards are discarded', () => {
    scenario({ players: 3 })
      .family(0, 'bentivoglio')
      .hand(0, 'veto', 'veto')
      .deck('start-war', 'freeze-bid')
      .turn(0)
      .play('0 buy card')
      .expect({ question: 'keepOne', menu: ['keep start-war', 'keep freeze-bid'] })
      .play('0 keep freeze-bid')
      .expect({ question: 'discardCard', menu: ['discard veto', 'discard freeze-bid'] });
  });

  it('[POR-D10, POR-D17] a bidding turn: Freeze Bid, then a bid or a pass', () => {
    three()
      .hand(1, 'freeze-bid')
      .turn(0)
      .play('0 nominate pope', '0 bid 2')
      .expect({ question: 'bid', deciding: 1, offers: ['freeze 0', 'freeze 2', 'bid 3', 'pass'] });
    three()
      .troops(0, 'infantry')
      .turn(0)
      .play(...rome)
      .expect({ question: 'bid', deciding: 0, offers: ['bid 0', 'pass'] });
  });

  it('[POR-D11, POR-D12] the winner chooses how to pay where there is a choice', () => {
    three()
      .hand(0, 'bribe-cardinal')
      .tiles(0, 'florence-banker')
      .turn(0)
      .play('0 nominate pope', '0 bid 4', '1 pass', '2 pass')
      .expect({
        question: 'payment',
        menu: ['pay 0 0', 'pay 0 1', 'pay 0 2', 'pay 0 3', 'pay 1 0', 'pay 1 1'],
      });
    three().turn(0).play('0 nominate pope', '0 bid 4', '1 pass', '2 pass').expect({ question: 'turn', pope: 0 });
  });

  it('[POR-D13, POR-D14] a consolation card for the nominator, a city for an artist', () => {
    three()
      .status({ rome: 5 })
      .offered('rome-orsini-family')
      .turn(0)
      .play('0 nominate rome-orsini-family', '0 bid 10', '1 bid 11', '2 pass', '0 pass')
      .expect({ question: 'consolation', deciding: 0, menu: ['buy card', 'decline'] });
    three()
      .turn(0)
      .play('0 nominate ev1-bellini', '0 bid 0', '1 pass', '2 pass')
      .expect({
        question: 'placeArtist',
        menu: ['place venice', 'place milan', 'place florence', 'place rome', 'place naples'],
      });
  });

  it('[POR-D15, POR-D16] a war: two different cities, then whoever has cards', () => {
    const s = three().hand(1, 'veto', 'bad-weather').hand(2, 'freeze-bid').turn(0).play('0 war');
    expect(s.match().state.todo.at(-1)).toMatchObject({ at: 'nameCities' });
    s.play('0 cities rome milan').expect({
      question: 'reaction',
      deciding: [1, 2],
      menu: { 1: ['decline', 'veto', 'weather rome', 'weather milan'], 2: ['decline'] },
    });
  });

  it('[POR-D18, POR-D19, POR-D20] Holy League, bribes, Ludovico', () => {
    three()
      .troops(0, 'infantry')
      .troops(1, 'pikemen')
      .troops(2, 'crossbowmen')
      .pope(2)
      .hand(0, 'bribe-troops')
      .tiles(2, 'milan-ludovico-sforza')
      .turn(0)
      .play(...rome, '0 decline', '0 bid 0', '1 pass', '2 pass', '1 bid 0', '2 pass')
      .expect({ question: 'holyLeague', deciding: 2, menu: ['league attacker', 'league defender', 'decline'] })
      .play('2 league defender')
      .expect({
        question: 'bribe',
        deciding: 0,
        menu: ['bribe 0 infantry', 'bribe 1 pikemen', 'bribe 2 crossbowmen', 'decline'],
      })
      .play('0 decline')
      .expect({ question: 'reroll', deciding: 2, menu: ['reroll', 'stand'] });
  });

  it('[POR-D22, POR-D23, POR-R56] Banker and exchanges at any time, first come first served', () => {
    three()
      .tiles(2, 'florence-banker')
      .gold(1, 3)
      .turn(0)
      .expect({ free: { 0: ['negotiation'], 1: ['negotiation'], 2: ['banker', 'negotiation'] } })
      .play('0 offer 1 1i for 3g', '2 offer 1 2i for 3g', '1 accept 2')
      .refused('1 accept 0')
      .expect({ gold: { 1: 0, 2: 33 }, influence: { 1: 12, 2: 8 }, deciding: 0 })
      .play('2 bank influence 3')
      .expect({ influence: { 2: 11 } });
  });

  it('[POR-D24] Bentivoglio A orders tied cities, or leaves them tied', () => {
    scenario({ players: 3 })
      .family(0, 'bentivoglio')
      .decade(3)
      .decadeEnds(1)
      .expect({ question: 'rankTied', deciding: 0, menu: ['rank milan', 'rank florence', 'tied'] });
  });
});
