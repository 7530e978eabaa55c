// Chapter 6: buying.

import { describe, it } from 'vitest';
import { scenario } from '../scenario.ts';

/** Whatever the prices of the box are. */
const PRICES = { troops: { infantry: { cost: 3 }, pikemen: { cost: 5 } } };
const three = () => scenario({ players: 3, edition: PRICES }).family(0, 'gonzaga').family(2, 'montefeltro');

describe('buying', () => {
  it('[POR-6.1] a troop tile or a treachery card, never both', () => {
    three()
      .turn(0)
      .play('0 buy infantry')
      .expect({ deciding: 1, hand: { 0: [] } });
    three().deck('veto').turn(0).play('0 buy card').refused('0 buy infantry').expect({ question: 'turnEnd' });
  });

  it('[POR-6.2] a troop tile costs its printed gold', () => {
    three()
      .turn(0)
      .play('0 buy pikemen')
      .expect({ gold: { 0: 25 }, troops: { 0: ['pikemen'] } });
    three().gold(0, 4).turn(0).refused('0 buy pikemen', 'POR-6.2');
  });

  it('[POR-6.3] one tile of each type at most', () => {
    three()
      .troops(0, 'infantry')
      .turn(0)
      .refused('0 buy infantry', 'POR-6.3')
      .expect({ offers: ['buy pikemen'] });
  });

  it('[POR-6.4] Cavalry and Artillery not in decade I', () => {
    three().turn(0).refused('0 buy cavalry', 'POR-6.4').refused('0 buy artillery', 'POR-6.4');
    three()
      .decade(2)
      .turn(0)
      .expect({ offers: ['buy cavalry', 'buy artillery'] });
  });

  it('[POR-6.5, POR-R19] instead of buying, a troop is discarded without refund and can be bought again', () => {
    three()
      .troops(0, 'infantry')
      .turn(0)
      .play('0 dismiss infantry')
      .expect({ troops: { 0: [] }, gold: { 0: 30 }, deciding: 1, sees: { 1: { troops: { 1: { left: 5 } } } } })
      .play('1 buy infantry')
      .expect({ troops: { 1: ['infantry'] } });
  });

  it('[POR-R27] an empty stack sells nothing', () => {
    scenario({ players: 6, edition: { troops: { infantry: { count: 1 } } } })
      .troops(1, 'infantry')
      .turn(0)
      .refused('0 buy infantry', 'POR-R27');
    scenario({ players: 6, edition: { troops: { infantry: { count: 1 } } } })
      .turn(0)
      .play('0 buy infantry')
      .refused('1 buy infantry', 'POR-R27');
  });

  it('[POR-6.6] a treachery card costs 1 gold and 1 influence and is taken secretly', () => {
    three()
      .deck('veto')
      .turn(0)
      .play('0 buy card')
      .expect({
        gold: { 0: 29 },
        influence: { 0: 9 },
        hand: { 0: ['veto'] },
        hears: { 0: [{ what: 'cardIs', card: 'veto' }], 1: ['cardBought'] },
        hearsNot: { 1: ['cardIs'], spectator: ['cardIs'] },
      });
    three().influence(0, 0).turn(0).refused('0 buy card', 'POR-6.6');
  });

  it('[POR-6.7] the hand limit applies right after the draw', () => {
    three()
      .hand(0, 'veto', 'veto')
      .deck('start-war')
      .turn(0)
      .play('0 buy card')
      .expect({ question: 'discardCard', deciding: 0 });
  });

  it('[POR-6.8] discounts never apply to purchases', () => {
    three()
      .gold(0, 3)
      .turn(0)
      .expect({ offers: ['buy infantry'], lacks: ['buy pikemen'] });
    three()
      .turn(0)
      .play('0 buy pikemen')
      .expect({ gold: { 0: 25 } });
    three()
      .turn(2)
      .play('2 buy card')
      .expect({ influence: { 2: 9 } });
  });

  it('[POR-R15] an empty deck is renewed from the discards', () => {
    three()
      .deck()
      .turn(0)
      .play('0 buy card')
      .expect({ events: ['deckRenewed', 'cardIs'], deck: 24, discards: [] });
  });
});
