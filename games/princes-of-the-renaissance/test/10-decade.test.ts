// Chapter 10: the end of a decade.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { EVEN, stateOf } from './help.ts';

const three = () => scenario({ players: 3, edition: EVEN }).family(1, 'baglioni').family(2, 'malatesta');

describe('the end of a decade', () => {
  it('[POR-10.1] gold of family, city tiles, Pope and Wine Merchants', () => {
    three()
      .tiles(0, 'venice-doge', 'venice-silk-merchant')
      .events(0, 'ev1-wine-merchants')
      .pope(0)
      .decadeEnds(1)
      .expect({ gold: { 0: 30 + 4 + 2 + 3 + 1 + 3, 1: 34 } });
  });

  it('[POR-10.2] influence of family, city tiles and troops', () => {
    three()
      .tiles(0, 'venice-doge', 'florence-machiavelli')
      .troops(0, 'cavalry', 'infantry')
      .decade(2)
      .decadeEnds(1)
      .expect({ influence: { 0: 10 + 3 + 1 + 2 + 1, 1: 13 } });
  });

  it('[POR-10.3] condottiere gold moves into the holdings', () => {
    three()
      .pay(0, 11)
      .decadeEnds(1)
      .expect({ gold: { 0: 45 }, pay: { 0: 0 }, events: [{ what: 'income', seat: 0, pay: 11 }] });
  });

  it('[POR-10.4] the Pope goes back on offer, after its income, but not after decade III', () => {
    three()
      .pope(0)
      .decadeEnds(1)
      .expect({ pope: null, gold: { 0: 37 } });
    three().pope(0).decade(3).decadeEnds(1).expect({ pope: 0 });
  });

  it('[POR-10.5] turned tiles are fresh again', () => {
    three()
      .tiles(0, 'florence-banker', 'rome-lucrezia-borgia')
      .used('banker', 'lucrezia', 'league', 'malatesta')
      .decadeEnds(2)
      .expect({ sees: { 1: { players: { 0: { unused: ['lucrezia', 'banker'] }, 2: { unused: ['malatesta'] } } } } });
  });

  it('[POR-10.6] the war marker goes back to 0', () => {
    three()
      .wars(4)
      .decadeEnds(1)
      .expect({ wars: 0, offers: ['war'] });
  });

  it('[POR-10.7] the events of the next decade are laid out', () => {
    three()
      .events(0, 'ev1-verrocchio')
      .decadeEnds(1)
      .expect({ offers: ['nominate ev2-leonardo', 'nominate ev2-botticelli'], lacks: ['nominate ev1-bellini'] });
  });

  it('[POR-10.4, POR-10.5, POR-10.6, POR-R49, POR-R53] nothing of the old decade is left over', () => {
    const s = three().turn(0).play('0 nominate pope', '0 bid 3', '1 pass', '2 pass', '1 pass', '2 pass');
    expect(s.view(1).pope).toMatchObject({ owner: 0, price: 3 });
    const end = three().pope(0).used('league').wars(2).idle(5).declared('gold').decadeEnds(1);
    const { pope, popePrice, used, wars, idle, declared, decade } = stateOf(end);
    expect({ pope, popePrice, used, wars, idle, declared, decade }).toEqual({
      pope: -1,
      popePrice: 0,
      used: 0,
      wars: 0,
      idle: 0,
      declared: -1,
      decade: 2,
    });
  });

  it('[POR-10.8] everything else stays', () => {
    three()
      .hand(0, 'veto')
      .troops(0, 'infantry')
      .tiles(0, 'venice-doge')
      .events(0, 'ev1-verrocchio')
      .artist('rome', 'ev1-bellini')
      .status({ rome: 9 })
      .offered('rome-orsini-family')
      .decadeEnds(1)
      .expect({
        hand: { 0: ['veto'] },
        troops: { 0: ['infantry'] },
        owner: { 'venice-doge': 0, 'rome-orsini-family': 'offer' },
        artists: { rome: ['ev1-bellini'] },
        status: { rome: 9 },
        sees: { 1: { players: { 0: { events: ['ev1-verrocchio'] } } } },
      });
  });

  it('[POR-10.9] after decade III the income is paid in full, then the game is scored', () => {
    three()
      .pay(2, 40)
      .decade(3)
      .decadeEnds(1)
      .expect({ gold: { 2: 74 }, winners: [2], events: ['income', 'gameEnds'], question: null });
  });
});
