// Chapters 3 and 4: symbols, payment, cards in the Palace.

import { describe, expect, it } from 'vitest';
import { table } from './help.ts';

describe('symbols and payment', () => {
  it('[VIR-3.1] costs are florins and symbols; florins come from the treasury', () => {
    table()
      .florins(0, 5)
      .acting(0, 'top')
      .play('0 patronise florence=crown coin1=florin coin2=florin')
      .expect({ florins: { 0: 3 }, patronage: { 0: 1 } });
  });

  it('[VIR-3.2] one kind from each source, all symbols of that kind together', () => {
    const s = table().florins(0, 0).acting(0, 'top');
    s.refused('0 patronise florence=crown florence=florin', 'forbidden');
    s.refused('0 patronise florence=crown', 'forbidden');
    s.play('0 patronise florence=crown pisa=florin').expect({ patronage: { 0: 1 }, florins: { 0: 0 } });
  });

  it('[VIR-3.3] an Action card and its Upgrade are two bottoms, of the same or of different kinds', () => {
    const room = () => table().card(0, 'giuliano_de_medici', 'lowerLeft').card(0, 'ambassador', 'under.lowerLeft');
    room()
      .acting(0, 'lowerLeft')
      .play('0 annex ravenna land')
      .expect({ offers: ['pay upgrade=crown card=crown'] })
      .play('0 pay card=crown upgrade=crown')
      .expect({ owner: { ravenna: 0 }, pieces: { 0: { florence: 'available' } } });
    room()
      .acting(0, 'lowerLeft')
      .play('0 annex terracina sea', '0 pay card=crown upgrade=ship')
      .expect({ owner: { terracina: 0 }, pieces: { 0: { florence: 'available', pisa: 'available' } } });
  });

  it('[VIR-3.4] cards of a Room pay for the action of that Room only, and never flip', () => {
    const s = table().florins(0, 0).card(0, 'lorenzo_de_medici', 'top').card(0, 'giuliano_de_medici', 'lowerLeft');
    s.acting(0, 'top').refused('0 patronise card=crown giuliano_de_medici=florin');
    s.play('0 patronise card=florin florence=crown').expect({ cards: { 0: { top: 'lorenzo_de_medici' } } });
    s.expect({ patronage: { 0: 1 } });
    table()
      .florins(0, 0)
      .exhausted(0, 'florence', 'pisa')
      .card(0, 'lorenzo_de_medici', 'top')
      .winter(0)
      .play('0 stop')
      .expect({ question: 'acquire', lacks: ['buy banker', 'buy bishop'] });
  });

  it('[VIR-3.5] a Courtier or token pays only when available, and is exhausted at once', () => {
    const s = table().card(0, 'podesta', 'R1').florins(0, 2);
    s.acting(0, 'top')
      .play('0 patronise R1=crown coin1=florin coin2=florin')
      .expect({ pieces: { 0: { R1: 'exhausted' } } });
    table()
      .card(0, 'podesta', 'R1')
      .florins(0, 2)
      .exhausted(0, 'R1')
      .acting(0, 'top')
      .refused('0 patronise R1=crown coin1=florin coin2=florin');
  });

  it('[VIR-3.6, VIR-R7] symbols are spent at once; what is not needed is lost, and the source flips all the same', () => {
    table()
      .florins(0, 2)
      .acting(0, 'top')
      .play('0 patronise florence=crown coin1=florin coin2=florin')
      .expect({ pieces: { 0: { florence: 'exhausted' } }, patronage: { 0: 1 } });
  });

  it('[VIR-3.7] florins are cashed at any moment, also in an enemy’s turn', () => {
    table()
      .card(1, 'banker', 'R1')
      .acting(0, 'top')
      .expect({ deciding: 0, free: { 1: ['cash R1', 'cash bari'] } })
      .play('1 cash R1')
      .expect({ florins: { 1: 4 }, pieces: { 1: { R1: 'exhausted' } }, deciding: 0 })
      .refused('1 cash R1');
  });

  it('[VIR-3.8] florins of a Room’s cards serve its action; what is over is lost, but cashed florins are banked', () => {
    const s = () => table().florins(0, 0).card(0, 'bishop', 'top').card(0, 'banker', 'under.top');
    s()
      .acting(0, 'top')
      .play('0 patronise card=cross upgrade=florin')
      .expect({ florins: { 0: 0 } });
    s()
      .acting(0, 'top')
      .play('0 patronise florence=florin card=cross')
      .expect({ florins: { 0: 0 } });
    table()
      .florins(0, 0)
      .owns(0, 'siena')
      .acting(0, 'top')
      .play('0 patronise siena=florin florence=crown')
      .expect({ florins: { 0: 1 } });
    s()
      .acting(0, 'top')
      .expect({ free: { 0: ['cash pisa', 'cash florence', 'indulgence'] } });
  });

  it('[VIR-3.9] the Room comes first, then Courtiers, tokens, Alliance bonuses, an Indulgence’s Crown and Michelangelo', () => {
    table()
      .florins(0, 2)
      .card(0, 'bishop', 'top')
      .card(0, 'podesta', 'R1')
      .ally(0, 'holy_roman_empire')
      .bonus(0, 'michelangelo')
      .acting(0, 'top')
      .expect({
        offers: [
          'card=cross',
          'R1=crown',
          'florence=crown',
          'holy_roman_empire=cross',
          'michelangelo=crown',
          'indulgence=crown',
        ].map((source) => `patronise coin1=florin coin2=florin ${source}`),
      });
  });

  it('[VIR-3.10] a built-in symbol is covered while a card lies in the Room', () => {
    const s = () => table().exhausted(0, 'florence', 'pisa').indulgence(0, 'top');
    s()
      .acting(0, 'upperRight')
      .play('0 govern 1')
      .expect({ offers: ['pay printed=crown'] });
    s()
      .card(0, 'cardinal', 'upperRight')
      .acting(0, 'upperRight')
      .play('0 govern 1')
      .refused('0 pay printed=crown')
      .play('0 pay card=crown');
  });

  it('[VIR-3.11, VIR-3.12] Crowns and Crosses govern and patronise; Crowns alone negotiate', () => {
    const rich = () => table().florins(0, 9).card(0, 'bishop', 'R1');
    rich()
      .exhausted(0, 'pisa')
      .acting(0, 'upperRight')
      .play('0 govern 1')
      .expect({ offers: ['pay R1=cross', 'pay florence=crown'] });
    rich()
      .acting(0, 'top')
      .expect({
        offers: ['patronise coin1=florin coin2=florin R1=cross', 'patronise coin1=florin coin2=florin florence=crown'],
      });
    rich().acting(0, 'lowerLeft').play('0 annex ravenna land').refused('0 pay R1=cross florence=crown');
  });

  it('[VIR-3.13] Cavalry and Ships move Troops, Ships sail and trade, Masks intrigue', () => {
    table()
      .card(0, 'merchant', 'top')
      .acting(0, 'top')
      .expect({ question: 'trade', menu: ['stop', 'trade 1', 'trade 2', 'trade 3', 'trade 4'] });
    table()
      .acting(0, 'upperLeft')
      .expect({ offers: ['move 1 florence siena land', 'move 1 pisa ajaccio sea'] });
    table()
      .acting(0, 'lowerRight')
      .expect({ offers: ['agent reserve'] });
    table()
      .card(2, 'admiral', 'L1')
      .card(2, 'podesta', 'R1')
      .winter(2)
      .play('2 stop', '2 stop', '2 stop')
      .expect({ offers: ['ally ottoman_empire R1=crown L1=ship'] });
  });

  it('[VIR-3.14] a War symbol is +1 in a siege, for 1 florin', () => {
    table()
      .florins(0, 3)
      .card(0, 'condottiere', 'R1')
      .troops(0, 'ravenna', 2)
      .sieges()
      .expect({ question: 'declare', menu: ['pass', 'declare R1'] })
      .play('0 declare R1')
      .expect({ florins: { 0: 2 }, owner: { ravenna: 0 }, pieces: { 0: { R1: 'exhausted' } } });
  });

  it('[VIR-3.15, VIR-R58] an Arrow moves the marker one Room further for free, and its token is exhausted', () => {
    table()
      .florins(0, 0)
      .exhausted(0, 'florence', 'pisa')
      .owns(0, 'terracina')
      .turn(0)
      .play('0 march 2')
      .expect({ question: 'further', menu: ['stop', 'further terracina'] })
      .play('0 further terracina')
      .expect({ marker: { 0: 'lowerLeft' }, pieces: { 0: { terracina: 'exhausted' } }, question: 'diplomacy' });
  });
});

describe('cards in the Palace', () => {
  it('[VIR-4.1] an acquired card comes to a free Courtier space, available', () => {
    table()
      .florins(0, 3)
      .winter(0)
      .play('0 stop', '0 buy merchant', '0 stop', '0 pay treasury=florin')
      .expect({ question: 'house', menu: ['house merchant R1', 'house merchant R2', 'house merchant L1'] })
      .play('0 house merchant L1')
      .expect({ cards: { 0: { L1: 'merchant' } }, pieces: { 0: { L1: 'available' } } });
  });

  it('[VIR-4.2] a card in a Room replaces its printed action', () => {
    table().card(0, 'merchant', 'top').acting(0, 'top').expect({ question: 'trade' });
    table().acting(0, 'top').expect({ question: 'patronage' });
  });

  it('[VIR-4.3] of an Upgrade only the symbols count, and there is one at most', () => {
    const s = table().card(0, 'lorenzo_de_medici', 'top').card(0, 'merchant', 'under.top').card(0, 'banker', 'R1');
    s.marker(0, 'lowerLeft')
      .winter(0)
      .expect({ lacks: ['arrange R1 under.top'] });
    table()
      .card(0, 'lorenzo_de_medici', 'top')
      .card(0, 'merchant', 'under.top')
      .acting(0, 'top')
      .expect({ question: 'patronage' });
  });

  it('[VIR-4.4] Action and Upgrade cards are always available: they pay every time', () => {
    const s = table().exhausted(0, 'pisa', 'florence').card(0, 'cardinal', 'upperRight').acting(0, 'upperRight');
    s.play('0 govern 1', '0 pay card=cross').expect({ cards: { 0: { upperRight: 'cardinal' } } });
    expect(s.view().players[0]!.spaces.every(({ card }) => card === null)).toBe(true);
  });

  it('[VIR-4.5] a card without an action lies in a Room only as an Upgrade', () => {
    table()
      .card(0, 'banker', 'R1')
      .card(0, 'bishop', 'lowerLeft')
      .winter(0)
      .expect({ lacks: ['arrange R1 lowerRight'], offers: ['arrange R1 under.lowerLeft'] });
  });

  it('[VIR-4.6] tokens arrive available, except by siege and Cathedrals', () => {
    table()
      .acting(0, 'lowerLeft')
      .play('0 stop')
      .expect({ pieces: { 0: { ravenna: null } } });
    table()
      .card(0, 'giuliano_de_medici', 'lowerLeft')
      .acting(0, 'lowerLeft')
      .play('0 annex ravenna land', '0 pay card=crown florence=crown')
      .expect({ pieces: { 0: { ravenna: 'available' } } });
    table()
      .troops(0, 'ravenna', 3)
      .sieges()
      .expect({ pieces: { 0: { ravenna: 'exhausted' } } });
    table()
      .florins(0, 9)
      .card(0, 'bishop', 'R1')
      .winter(0)
      .play(
        '0 stop',
        '0 buy guild',
        '0 buy cathedral florence',
        '0 stop',
        '0 pay treasury=florin R1=cross florence=crown',
      )
      .expect({ pieces: { 0: { guild: 'available', 'cathedral.florence': 'exhausted' } } });
  });
});
