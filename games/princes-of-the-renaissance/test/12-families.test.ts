// Chapter 12: families.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';

const table = (side: 'A' | 'B' = 'A') => scenario({ players: 3, options: { side } });

describe('families', () => {
  it('[POR-12.1] Baglioni A: 1 off every auction, in gold or influence', () => {
    table()
      .family(0, 'baglioni')
      .turn(0)
      .expect({
        sees: {
          1: { players: { 0: { discounts: { city: 1, eventGold: 1, eventInfluence: 1, pope: 1, condottiere: 1 } } } },
        },
      });
    table()
      .family(0, 'baglioni')
      .turn(0)
      .play('0 nominate pope', '0 bid 4', '1 pass', '2 pass')
      .expect({ influence: { 0: 7 } });
  });

  it('[POR-12.2, POR-R53] Baglioni B names gold or influence each decade, and has 1 off only there', () => {
    table('B')
      .family(0, 'baglioni')
      .declared('gold')
      .decadeEnds(1)
      .expect({ question: 'declare', deciding: 0, menu: ['declare gold', 'declare influence'] })
      .play('0 declare influence')
      .expect({
        question: 'turn',
        hears: { 2: [{ what: 'declared', seat: 0, currency: 'influence' }] },
        sees: { 1: { players: { 0: { declared: 'influence', discounts: { city: 0, pope: 1 } } } } },
      });
    const s = scenario({ players: 3, options: { side: 'B', opening: 'beginner' } }).newGame();
    const { order } = s.view(null);
    s.play(`${order[2]} family baglioni`, `${order[1]} family gonzaga`, `${order[0]} family d-este`);
    s.expect({ question: 'declare', deciding: order[2]! });
  });

  it('[POR-12.3] Bentivoglio looks at two bought cards, keeps one, and puts the other under the deck', () => {
    for (const side of ['A', 'B'] as const) {
      table(side)
        .family(0, 'bentivoglio')
        .deck('veto', 'start-war')
        .turn(0)
        .play('0 buy card')
        .expect({
          question: 'keepOne',
          menu: ['keep veto', 'keep start-war'],
          sees: { 0: { looking: ['veto', 'start-war'] }, 1: { looking: [] } },
          hearsNot: { 1: ['lookedAt'] },
        })
        .play('0 keep veto')
        .expect({
          hand: { 0: ['veto'] },
          under: ['start-war'],
          deck: 1,
          hearsNot: { 1: ['putUnder', 'cardIs'] },
          sees: { 0: { deck: { under: ['start-war'] } }, 1: { deck: { cards: 1, under: [] } } },
        });
    }
  });

  it('[POR-12.3] cards under the deck come last, in the order they were put there', () => {
    table()
      .family(0, 'gonzaga')
      .deck('veto')
      .under('start-war', 'freeze-bid')
      .turn(0)
      .play('0 buy card')
      .expect({
        hand: { 0: ['veto'] },
        under: ['start-war', 'freeze-bid'],
      });
    table()
      .family(0, 'gonzaga')
      .deck()
      .under('start-war', 'freeze-bid')
      .turn(0)
      .play('0 buy card')
      .expect({
        hand: { 0: ['start-war'] },
        under: ['freeze-bid'],
      });
  });

  it('[POR-R25] two to choose from only for paid cards, the consolation card included', () => {
    table()
      .family(0, 'bentivoglio')
      .tiles(0, 'naples-alfonso-of-aragon')
      .turn(0)
      .play('0 free alfonso')
      .expect({ question: 'turn', noEvents: ['lookedAt'] });
    table()
      .family(0, 'bentivoglio')
      .status({ rome: 5 })
      .offered('rome-orsini-family')
      .turn(0)
      .play('0 nominate rome-orsini-family', '0 bid 10', '1 bid 11', '2 pass', '0 pass', '0 buy card')
      .expect({ question: 'keepOne' });
  });

  it('[POR-12.4, POR-R51] Bentivoglio A orders tied cities at the end, or leaves them tied', () => {
    const end = (side: 'A' | 'B') =>
      table(side)
        .family(0, 'bentivoglio')
        .status({ venice: 9, milan: 9, florence: 9, rome: 5, naples: 5 })
        .decade(3)
        .decadeEnds(1);
    const s = end('A').expect({
      question: 'rankTied',
      deciding: 0,
      menu: ['rank venice', 'rank milan', 'rank florence', 'tied'],
    });
    s.play('0 rank florence').expect({ menu: ['rank venice', 'rank milan'] });
    s.play('0 rank venice')
      .expect({ menu: ['rank rome', 'rank naples', 'tied'] })
      .play('0 tied');
    const { cities } = s.view(null);
    expect([cities.florence, cities.venice, cities.milan, cities.rome, cities.naples].map(({ vp }) => vp)).toEqual([
      10, 7, 5, 2, 2,
    ]);
    end('B').expect({ question: null });
  });

  it('[POR-12.4] not where artists break the tie', () => {
    table()
      .family(0, 'bentivoglio')
      .status({ venice: 9, milan: 9, florence: 8, rome: 6, naples: 5 })
      .artist('milan', 'ev1-bellini')
      .decade(3)
      .decadeEnds(1)
      .expect({ question: null });
  });

  it('[POR-12.5] Malatesta: three cards in hand', () => {
    for (const side of ['A', 'B'] as const) {
      table(side)
        .family(0, 'malatesta')
        .hand(0, 'veto', 'veto')
        .deck('start-war')
        .turn(0)
        .play('0 buy card')
        .expect({ question: 'turnEnd', sees: { 1: { players: { 0: { cards: 3, handLimit: 3 } } } } });
    }
  });

  it('[POR-12.6] Malatesta A: a free card once a decade, on top of the action', () => {
    table()
      .family(0, 'malatesta')
      .deck('veto', 'veto')
      .turn(0)
      .play('0 free malatesta')
      .expect({
        question: 'turn',
        gold: { 0: 30 },
        influence: { 0: 10 },
        hand: { 0: ['veto'] },
        lacks: ['free malatesta'],
      });
    table()
      .family(0, 'malatesta')
      .turn(0)
      .play('0 pass')
      .expect({ question: 'turnEnd', offers: ['free malatesta'] });
    table('B')
      .family(0, 'malatesta')
      .turn(0)
      .expect({ lacks: ['free malatesta'] });
    table()
      .family(1, 'malatesta')
      .turn(0)
      .expect({ lacks: ['free malatesta'] });
  });

  it('[POR-12.7] Montefeltro: 2 (A) or 1 (B) influence off auctions in influence', () => {
    for (const [side, off] of [
      ['A', 2],
      ['B', 1],
    ] as const) {
      table(side)
        .family(0, 'montefeltro')
        .turn(0)
        .expect({
          sees: {
            1: {
              players: {
                0: { discounts: { city: 0, eventGold: 0, eventInfluence: off, pope: off, condottiere: off } },
              },
            },
          },
        });
    }
  });

  it('[POR-12.8] Gonzaga: 2 (A) or 1 (B) gold off auctions in gold', () => {
    for (const [side, off] of [
      ['A', 2],
      ['B', 1],
    ] as const) {
      table(side)
        .family(0, 'gonzaga')
        .turn(0)
        .expect({
          sees: {
            1: {
              players: { 0: { discounts: { city: off, eventGold: off, eventInfluence: 0, pope: 0, condottiere: 0 } } },
            },
          },
        });
    }
  });

  it('[POR-12.9] d’Este: +1 defence as either condottiere, in the round the owner defends', () => {
    for (const side of ['A', 'B'] as const) {
      const war = () =>
        table(side).family(0, 'd-este').family(1, 'gonzaga').troops(0, 'infantry').troops(1, 'infantry').turn(0);
      war()
        .play('0 war', '0 cities rome milan', '0 bid 0', '1 pass', '1 bid 0')
        .expect({ war: { attacker: { first: { total: 1 }, second: { total: 1 } } } });
      war()
        .play('0 war', '0 cities rome milan', '0 pass', '1 bid 0', '0 bid 0')
        .expect({ war: { defender: { first: { total: 1 }, second: { total: 1 } } } });
    }
  });

  it('[POR-12.10] d’Este A may buy Artillery in decade I', () => {
    table()
      .family(0, 'd-este')
      .turn(0)
      .expect({ offers: ['buy artillery'], lacks: ['buy cavalry'] });
    table('B').family(0, 'd-este').turn(0).refused('0 buy artillery', 'POR-6.4');
  });

  it('[POR-12.11] Malatesta A’s card comes anew each decade', () => {
    table()
      .family(0, 'malatesta')
      .used('malatesta')
      .decadeEnds(2)
      .expect({ decade: 2, deciding: 0, offers: ['free malatesta'] });
  });
});
