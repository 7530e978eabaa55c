// Chapters 8 and 9: Govern, Patronage, Trade, Diplomacy.

import { describe, expect, it } from 'vitest';
import { CREATORS } from '../data/pieces.ts';
import { table } from './help.ts';

describe('Govern', () => {
  it('[VIR-8.1] costs Crowns and Crosses in any mix', () => {
    table()
      .exhausted(0, 'florence', 'pisa')
      .owns(0, 'siena', 'ravenna')
      .exhausted(0, 'siena', 'ravenna')
      .card(0, 'bishop', 'R1')
      .acting(0, 'upperRight')
      .play('0 govern 2', '0 pay printed=crown R1=cross')
      .expect({
        pieces: { 0: { siena: 'available', ravenna: 'available', florence: 'available', pisa: 'available' } },
      });
  });

  it('[VIR-8.2] each turns two tokens of the Domain or one Alliance bonus; Courtiers never', () => {
    const s = table()
      .owns(0, 'siena')
      .cathedral('florence')
      .token(0, 'guild')
      .ally(0, 'france')
      .card(0, 'banker', 'R1')
      .exhausted(0, 'R1', 'florence', 'pisa', 'siena', 'cathedral.florence', 'guild', 'france')
      .owns(1, 'ravenna')
      .exhausted(1, 'ravenna')
      .acting(0, 'upperRight')
      .play('0 govern 1', '0 pay printed=crown');
    s.expect({
      question: 'refresh',
      menu: ['pisa', 'florence', 'cathedral.florence', 'siena', 'guild', 'france']
        .map((id) => `refresh ${id}`)
        .concat('stop'),
      plan: { what: 'refresh', seat: 0, left: 2 },
    });
    s.play('0 refresh pisa').expect({ lacks: ['refresh france'] });
    s.play('0 refresh guild').expect({
      pieces: {
        0: { pisa: 'available', guild: 'available', florence: 'exhausted', R1: 'exhausted', france: 'exhausted' },
      },
      question: 'rearrange',
    });
  });

  it('[VIR-8.3, VIR-R61] what paid for it cannot be turned by it', () => {
    table()
      .owns(0, 'siena', 'ravenna')
      .exhausted(0, 'pisa', 'siena', 'ravenna')
      .acting(0, 'upperRight')
      .play('0 govern 2', '0 pay florence=crown')
      .expect({ pieces: { 0: { florence: 'exhausted', pisa: 'available', siena: 'available' } } });
    table()
      .ally(0, 'holy_roman_empire')
      .owns(0, 'siena')
      .exhausted(0, 'pisa', 'siena')
      .acting(0, 'upperRight')
      .play('0 govern 1', '0 pay holy_roman_empire=cross')
      .expect({ pieces: { 0: { holy_roman_empire: 'exhausted', pisa: 'available' } } });
    table()
      .owns(0, 'siena', 'ravenna', 'spoleto', 'bologna')
      .exhausted(0, 'pisa', 'siena', 'ravenna', 'spoleto', 'bologna')
      .acting(0, 'upperRight')
      .play('0 govern 1', '0 pay florence=crown')
      .refused('0 refresh florence', 'VIR-8.3', 'paidThis');
  });

  it('[VIR-8.4] tokens cashed just before may be turned', () => {
    table()
      .florins(0, 0)
      .acting(0, 'upperRight')
      .play('0 cash pisa', '0 govern 1', '0 pay printed=crown')
      .expect({ florins: { 0: 2 }, pieces: { 0: { pisa: 'available' } } });
  });

  it('[VIR-R71] a bonus under an enemy Agent may be reactivated, and stays blocked', () => {
    const s = table().ally(0, 'france').exhausted(0, 'france').agent(1, 'france').acting(0, 'upperRight');
    s.play('0 govern 1', '0 pay printed=crown').expect({ pieces: { 0: { france: 'available' } } });
    expect(s.view().alliances[0]).toMatchObject({ available: true, blocked: true });
  });
});

describe('Patronage', () => {
  it('[VIR-8.5] one step, paid, each Year', () => {
    table()
      .florins(0, 9)
      .card(0, 'podesta', 'R1')
      .acting(0, 'top')
      .play('0 patronise R1=crown coin1=florin coin2=florin')
      .expect({ patronage: { 0: 1 }, deciding: 0, question: 'rearrange' });
  });

  it('[VIR-8.6, VIR-R2] what the steps cost', () => {
    const costs = table()
      .turn(0)
      .view()
      .patronageTrack.map(({ costs: all }) => all);
    const first = [
      { florin: 2, cross: 1 },
      { florin: 2, crown: 1 },
    ];
    const second = [
      { florin: 3, crown: 1, cross: 1 },
      { florin: 3, crown: 2 },
    ];
    expect(costs).toEqual([[], first, first, second, second, [{ florin: 4, crown: 2, cross: 1 }]]);
    table()
      .florins(0, 3)
      .card(0, 'bishop', 'R1')
      .patronage(0, 2)
      .acting(0, 'top')
      .refused('0 patronise R1=cross coin1=florin coin2=florin coin3=florin')
      .play('0 patronise R1=cross florence=crown coin1=florin coin2=florin coin3=florin')
      .expect({ patronage: { 0: 3 } });
  });

  it('[VIR-8.7] on cells 2 and 4 a bonus of one’s choice', () => {
    table()
      .florins(0, 2)
      .patronage(0, 1)
      .acting(0, 'top')
      .play('0 patronise florence=crown coin1=florin coin2=florin')
      .expect({ question: 'chooseBonus', offers: ['bonus leonardo', 'bonus duomo'] })
      .play('0 bonus duomo')
      .expect({ events: [{ what: 'bonusTaken', bonus: 'duomo' }], question: 'rearrange' });
    table()
      .florins(0, 2)
      .bonus(1, 'leonardo')
      .patronage(0, 1)
      .acting(0, 'top')
      .play('0 patronise florence=crown coin1=florin coin2=florin')
      .refused('0 bonus leonardo', 'VIR-8.7', 'bonusGone');
    table()
      .florins(0, 2)
      .acting(0, 'top')
      .play('0 patronise florence=crown coin1=florin coin2=florin')
      .expect({ noEvents: ['bonusTaken'], question: 'rearrange' });
  });

  it('[VIR-8.8] a Creator and a Creation at most', () => {
    expect(CREATORS).toBe(5);
    table()
      .florins(0, 3)
      .patronage(0, 3)
      .bonus(0, 'leonardo')
      .acting(0, 'top')
      .play('0 patronise florence=crown coin1=florin coin2=florin coin3=florin')
      .refused('0 bonus columbus', 'VIR-8.8', 'bonusType')
      .expect({
        menu: ['bonus bastion', 'bonus the_prince', 'bonus duomo', 'bonus sistine_chapel', 'bonus artillery'],
      });
  });

  it('[VIR-8.9] eight of them lie beside Palace and Domain', () => {
    const { domain, spaces } = table().bonus(0, 'bastion').turn(0).view().players[0]!;
    expect(domain.map(({ id }) => id)).toEqual(['pisa', 'florence']);
    expect(spaces.every(({ card }) => card === null)).toBe(true);
  });

  it('[VIR-8.10, VIR-R64] Leonardo: +1 for 1 florin in each siege, attacking or defending, once; not in field battles', () => {
    table()
      .florins(0, 2)
      .bonus(0, 'leonardo')
      .troops(0, 'ravenna', 2)
      .sieges()
      .play('0 declare leonardo')
      .expect({ owner: { ravenna: 0 }, florins: { 0: 1 }, noEvents: ['siegeFails'] });
    table()
      .florins(1, 2)
      .bonus(1, 'leonardo')
      .neutral('naples')
      .owns(1, 'benevento')
      .troops(0, 'benevento', 3)
      .sieges()
      .play('1 declare leonardo')
      .expect({ owner: { benevento: 1 } });
    table()
      .florins(0, 2)
      .bonus(0, 'leonardo')
      .troops(0, 'ravenna', 2)
      .troops(2, 'ravenna', 2)
      .sieges()
      .expect({ events: ['fieldBattleTied'] });
  });

  it('[VIR-8.11, VIR-R67] Bastion: +2 toughness for one’s cities when besieged, by itself and for nothing', () => {
    table()
      .owns(1, 'ravenna')
      .bonus(1, 'bastion')
      .troops(0, 'ravenna', 4)
      .sieges()
      .expect({ owner: { ravenna: 1 }, events: [{ what: 'siegeFails', attack: 4, defence: 4 }] });
    table()
      .owns(1, 'ravenna')
      .exhausted(1, 'ravenna')
      .troops(0, 'ravenna', 4)
      .sieges()
      .expect({ owner: { ravenna: 0 } });
  });

  it('[VIR-8.12] Copernicus: one more Courtier space', () => {
    expect(table().bonus(0, 'copernicus').turn(0).view().players[0]!.shaded).toMatchObject({
      unlocked: 1,
      by: ['copernicus'],
    });
  });

  it('[VIR-8.13, VIR-R39] The Prince: a space, an Agent, and no new enemy Agents; those there stay', () => {
    table()
      .florins(0, 2)
      .patronage(0, 1)
      .acting(0, 'top')
      .play('0 patronise florence=crown coin1=florin coin2=florin', '0 bonus the_prince')
      .expect({ agents: { 0: 3 } });
    const s = table()
      .bonus(1, 'the_prince')
      .owns(1, 'benevento')
      .ally(1, 'france')
      .agent(0, 'bari')
      .acting(0, 'lowerRight');
    s.expect({ agent: { bari: 0 } }).play('0 agent reserve');
    for (const place of ['naples.top', 'benevento', 'france']) s.refused(`0 plant ${place}`, 'VIR-8.13', 'prince');
    s.expect({ offers: ['plant venice.top', 'plant siena'] });
    expect(table().bonus(1, 'the_prince').turn(0).view().players[1]!.shaded.unlocked).toBe(1);
  });

  it('[VIR-8.14, VIR-R56] Michelangelo: a free Crown for each Patronage, also where a Crown or a Cross is asked', () => {
    table()
      .florins(0, 2)
      .bonus(0, 'michelangelo')
      .exhausted(0, 'florence')
      .acting(0, 'top')
      .play('0 patronise michelangelo=crown coin1=florin coin2=florin')
      .expect({ patronage: { 0: 1 } });
    table().bonus(0, 'michelangelo').acting(0, 'lowerLeft').play('0 stop').expect({});
    table()
      .florins(0, 4)
      .patronage(0, 4)
      .bonus(0, 'michelangelo')
      .acting(0, 'top')
      .refused('0 patronise michelangelo=crown florence=crown coin1=florin coin2=florin coin3=florin coin4=florin');
  });

  it('[VIR-8.15] Duomo and Sistine Chapel: 1 and 2 Crosses for religion', () => {
    table()
      .bonus(0, 'duomo')
      .bonus(2, 'sistine_chapel')
      .turn(0)
      .expect({ crosses: { 0: 1, 1: 1, 2: 2 } });
  });

  it('[VIR-8.16] Columbus is worth 2 Prestige', () => {
    table()
      .bonus(0, 'columbus')
      .bonus(1, 'copernicus')
      .turn(0)
      .expect({ score: { 0: { printed: 2 }, 1: { printed: 1 } } });
  });

  it('[VIR-8.17] Machiavelli comes to a Courtier space, Artillery to the Domain, both available', () => {
    const s = () =>
      table()
        .florins(0, 2)
        .patronage(0, 1)
        .acting(0, 'top')
        .play('0 patronise florence=crown coin1=florin coin2=florin');
    s()
      .play('0 bonus machiavelli', '0 house machiavelli R2')
      .expect({ cards: { 0: { R2: 'machiavelli' } }, pieces: { 0: { R2: 'available' } } });
    s()
      .play('0 bonus artillery')
      .expect({ pieces: { 0: { artillery: 'available' } } });
  });

  it('[VIR-R35] Machiavelli with no free space: somebody is discarded for him', () => {
    table()
      .florins(0, 2)
      .patronage(0, 1)
      .card(0, 'banker', 'R1')
      .card(0, 'bishop', 'R2')
      .card(0, 'merchant', 'L1')
      .acting(0, 'top')
      .play('0 patronise florence=crown coin1=florin coin2=florin', '0 bonus machiavelli')
      .expect({ menu: ['house machiavelli R1', 'house machiavelli R2', 'house machiavelli L1'] })
      .play('0 house machiavelli L1')
      .expect({ cards: { 0: { L1: 'machiavelli' } }, events: [{ what: 'cardDiscarded', card: 'merchant' }] });
  });

  it('[VIR-R36] Machiavelli discarded returns to the display; he still counts as a Creator taken', () => {
    const s = table()
      .bonus(0, 'machiavelli')
      .card(0, 'machiavelli', 'R1')
      .card(0, 'bishop', 'R2')
      .card(0, 'merchant', 'L1')
      .winter(0)
      .play('0 discard R1');
    expect(s.view().bonuses.find(({ id }) => id === 'machiavelli')!.owner).toBeNull();
    expect(s.view().players[0]!.bonusTypes).toEqual(['creator']);
  });
});

describe('Trade', () => {
  it('[VIR-8.18] 2 florins for every Ship', () => {
    table()
      .florins(0, 0)
      .card(0, 'merchant', 'top')
      .acting(0, 'top')
      .play('0 trade 4', '0 pay card=ship pisa=ship')
      .expect({ florins: { 0: 8 }, pieces: { 0: { pisa: 'exhausted' } } });
  });
});

describe('Diplomacy', () => {
  const rich = () =>
    table().card(0, 'giuliano_de_medici', 'lowerLeft').card(0, 'podesta', 'R1').card(0, 'ambassador', 'R2');

  it('[VIR-9.1] neutral cities only, no pirate ports, nothing covered', () => {
    const s = rich().owns(1, 'ravenna').acting(0, 'lowerLeft');
    s.refused('0 annex ravenna land', 'VIR-9.1', 'cityControlled').refused(
      '0 annex ajaccio sea',
      'VIR-9.1',
      'piratePort',
    );
    s.refused('0 annex genoa land').refused('0 annex pisa land');
  });

  it('[VIR-9.2, VIR-R15] strictly more Crowns than toughness, at least one', () => {
    rich()
      .acting(0, 'lowerLeft')
      .play('0 annex siena land')
      .refused('0 pay card=crown R1=crown')
      .play('0 pay card=crown florence=crown')
      .expect({ owner: { siena: 0 } });
    table()
      .agent(0, 'terracina')
      .card(0, 'ambassador', 'lowerLeft')
      .acting(0, 'lowerLeft')
      .play('0 annex terracina sea')
      .expect({ offers: ['pay florence=crown card=ship'] });
    expect(
      table()
        .agent(0, 'terracina')
        .turn(0)
        .view()
        .cities.find(({ id }) => id === 'terracina')!.against[0],
    ).toEqual({
      total: 0,
      parts: [
        { what: 'printed', n: 1, rules: ['VIR-9.2'] },
        { what: 'ownAgent', n: -1, rules: ['VIR-11.12'], facts: { seat: 0 } },
      ],
    });
  });

  it('[VIR-9.3, VIR-11.12] an own Agent makes it 1 easier, an enemy’s 1 harder', () => {
    rich()
      .agent(0, 'ravenna')
      .acting(0, 'lowerLeft')
      .play('0 annex ravenna land', '0 pay card=crown')
      .expect({ owner: { ravenna: 0 } });
    rich()
      .agent(2, 'ravenna')
      .acting(0, 'lowerLeft')
      .play('0 annex ravenna land')
      .refused('0 pay card=crown R1=crown')
      .play('0 pay card=crown florence=crown');
  });

  it('[VIR-9.4] by land from a city of one’s own', () => {
    rich()
      .acting(0, 'lowerLeft')
      .expect({
        offers: ['annex spoleto land', 'annex ravenna land'],
        lacks: ['annex ferrara land', 'annex rome land'],
      });
    rich().acting(0, 'lowerLeft').refused('0 annex ferrara sea', 'VIR-9.4', 'noWay');
  });

  it('[VIR-9.5, VIR-R12] by sea from port to port, one Ship for each sea; land or sea as one likes', () => {
    rich()
      .acting(0, 'lowerLeft')
      .play('0 annex terracina sea')
      .refused('0 pay card=crown pisa=ship')
      .play('0 pay card=crown R2=ship')
      .expect({ owner: { terracina: 0 } });
    table(3)
      .owns(0, 'ancona')
      .card(0, 'giuliano_de_medici', 'lowerLeft')
      .card(0, 'podesta', 'R1')
      .acting(0, 'lowerLeft')
      .expect({ offers: ['annex ravenna land', 'annex ravenna sea'] });
  });

  it('[VIR-9.6] some ports touch two seas', () => {
    const ancona = table(3)
      .owns(0, 'ancona')
      .card(0, 'giuliano_de_medici', 'lowerLeft')
      .card(0, 'podesta', 'R1')
      .exhausted(0, 'pisa');
    ancona
      .acting(0, 'lowerLeft')
      .play('0 annex pescara sea', '0 pay card=crown R1=crown ancona=ship')
      .expect({ owner: { pescara: 0 } });
  });

  it('[VIR-9.7] disc, token available, one cell up on the City track', () => {
    const s = rich().acting(0, 'lowerLeft').play('0 annex ravenna land', '0 pay card=crown R1=crown');
    s.expect({ owner: { ravenna: 0 }, pieces: { 0: { ravenna: 'available' } }, cities: { 0: 3 } });
    expect(s.view().cityTrack[3]!.stack).toEqual([0]);
  });

  it('[VIR-R11] one city for each Diplomacy', () => {
    rich()
      .acting(0, 'lowerLeft')
      .play('0 annex ravenna land', '0 pay card=crown R1=crown')
      .expect({ question: 'rearrange' });
  });

  it('[VIR-R6] the cards of the Room may be left unused', () => {
    rich()
      .acting(0, 'lowerLeft')
      .play('0 annex ravenna land', '0 pay florence=crown R1=crown')
      .expect({ owner: { ravenna: 0 } });
  });
});
