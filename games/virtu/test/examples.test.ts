// The worked examples of the rulebook.

import { describe, expect, it } from 'vitest';
import type { CityId } from '../data/cities.ts';
import { table } from './help.ts';

const against = (s: ReturnType<typeof table>, city: CityId, seat: number) =>
  s
    .turn(0)
    .view()
    .cities.find(({ id }) => id === city)!.against[seat]!.total;

describe('worked examples', () => {
  it('[VIR-E1] Govern with Cardinal, an Upgrade and an Ambassador: three symbols, only the Ambassador flips', () => {
    table(4)
      .owns(0, 'turin', 'genoa', 'nice', 'verona')
      .exhausted(0, 'milan', 'parma', 'turin', 'genoa', 'nice', 'verona')
      .card(0, 'cardinal', 'upperRight')
      .card(0, 'bishop', 'under.upperRight')
      .card(0, 'ambassador', 'R1')
      .acting(0, 'upperRight')
      .play('0 govern 3', '0 pay card=crown upgrade=cross R1=crown')
      .expect({ pieces: { 0: { R1: 'exhausted', milan: 'available', parma: 'available', turin: 'available' } } })
      .expect({ events: [{ what: 'tokensTurned', tokens: ['nice', 'turin', 'milan', 'genoa', 'parma', 'verona'] }] })
      .expect({ cards: { 0: { upperRight: 'cardinal', 'under.upperRight': 'bishop' } } });
  });

  it('[VIR-E2] Florence annexes neutral Ravenna (2): 3 Crowns', () => {
    table(4)
      .card(1, 'ambassador', 'R1')
      .acting(1, 'lowerLeft')
      .play('1 annex ravenna land')
      .refused('1 pay florence=crown')
      .play('1 pay florence=crown R1=crown')
      .expect({ owner: { ravenna: 1 } });
  });

  it('[VIR-E3] Terracina (1) from Pisa with a green Agent there: 3 Crowns and 2 Ships', () => {
    table(4)
      .agent(3, 'terracina')
      .card(1, 'podesta', 'R1')
      .card(1, 'merchant', 'L1')
      .acting(1, 'lowerLeft')
      .play('1 annex terracina sea')
      .refused('1 pay florence=crown L1=ship')
      .play('1 pay florence=crown R1=crown L1=ship')
      .expect({ owner: { terracina: 1 } });
  });

  it('[VIR-E4] 2 Troops and a bonus at neutral Siena (3) with the attacker’s Agent: 3 against 2, no loss', () => {
    table(4)
      .agent(0, 'siena')
      .warTokens(0, 1)
      .troops(0, 'siena', 2)
      .sieges()
      .play('0 declare token')
      .expect({ events: [{ what: 'cityConquered', attack: 3, defence: 2, lost: 0 }] });
  });

  it('[VIR-E5] 2 Troops at Benevento (2) with another’s Agent: 2 against 3, defeat', () => {
    table(4)
      .agent(1, 'benevento')
      .troops(0, 'benevento', 2)
      .sieges()
      .expect({ events: [{ what: 'siegeFails', attack: 2, defence: 3 }] });
  });

  it('[VIR-E6] 3 Troops and a bonus at Parma (1) with a defender: 4 against 2, 1 Troop lost', () => {
    table(4)
      .exhausted(0, 'parma')
      .warTokens(1, 1)
      .troops(1, 'parma', 3)
      .sieges()
      .play('1 declare token')
      .expect({ events: [{ what: 'cityConquered', attack: 4, defence: 2, lost: 1 }], trophies: { 1: [0] } });
  });

  it('[VIR-E7] 3 Troops and a bonus at Ravenna (2) with a defender, a bonus and the attacker’s Agent: 4 against 3', () => {
    table(4)
      .owns(3, 'ravenna')
      .exhausted(3, 'ravenna')
      .troops(3, 'ravenna', 1)
      .card(3, 'assassin', 'R1')
      .florins(3, 1)
      .agent(1, 'ravenna')
      .warTokens(1, 1)
      .troops(1, 'ravenna', 3)
      .sieges()
      .play('1 declare token', '3 declare R1')
      .expect({ events: [{ what: 'cityConquered', attack: 4, defence: 3, lost: 1 }] });
  });

  it('[VIR-E8] red with 2 Troops at Spoleto (2): defeat, 1 lost, 1 retreats to Florence for free', () => {
    table(4)
      .troops(1, 'spoleto', 2)
      .sieges()
      .expect({ events: [{ what: 'siegeFails', attack: 2, defence: 2 }], menu: ['retreat florence land', 'lose'] })
      .play('1 retreat florence land')
      .expect({ troops: { florence: { 1: 2 } } });
  });

  it('[VIR-E9] green leaves Ancona by sea to Venice, 1 Ship for each Troop', () => {
    table(4)
      .agent(0, 'ancona')
      .troops(3, 'ancona', 3)
      .card(3, 'merchant', 'L1')
      .sieges()
      .expect({ menu: ['retreat venice sea', 'lose'] })
      .play('3 retreat venice sea', '3 retreat venice sea')
      .refused('3 pay')
      .play('3 pay venice=ship') // both of its Ships
      .expect({ troops: { venice: { 3: 3 } } });
  });

  it('[VIR-E10] Agents and toughness: neutral -1 or +1, controlled -1 for the besieger who owns it', () => {
    expect(against(table(4).agent(1, 'ancona'), 'ancona', 1)).toBe(1);
    expect(against(table(4).agent(1, 'ancona'), 'ancona', 3)).toBe(3);
    expect(against(table(4).owns(1, 'siena').agent(3, 'siena'), 'siena', 3)).toBe(2);
    expect(against(table(4).owns(1, 'siena').agent(3, 'siena'), 'siena', 0)).toBe(3);
    expect(against(table(4).owns(0, 'spoleto').agent(0, 'spoleto'), 'spoleto', 1)).toBe(2);
  });

  it('[VIR-E11] the Ottoman Alliance costs 1 Crown and 3 Ships, a symbol less with one’s Agent', () => {
    const s = () => table(4).card(1, 'podesta', 'R1').card(1, 'merchant', 'L1').card(1, 'ambassador', 'R2');
    expect(s().turn(0).view().alliances[2]!.cost).toEqual({ crown: 1, ship: 3 });
    s()
      .winter(1)
      .play('1 stop', '1 stop', '1 stop')
      .refused('1 ally ottoman_empire L1=ship')
      .expect({ offers: ['ally ottoman_empire R1=crown L1=ship'] });
    s()
      .agent(1, 'ottoman_empire')
      .winter(1)
      .play('1 stop', '1 stop', '1 stop')
      .expect({ offers: ['ally ottoman_empire L1=ship', 'ally ottoman_empire R1=crown R2=ship'] });
  });

  it('[VIR-E12] green’s Ottoman Alliance under a red Agent: no bonus, no Prestige, only red may take it over', () => {
    const s = () =>
      table(4)
        .ally(3, 'ottoman_empire')
        .agent(1, 'ottoman_empire')
        .card(1, 'podesta', 'R1')
        .card(1, 'merchant', 'L1')
        .card(0, 'podesta', 'R1')
        .card(0, 'merchant', 'L1');
    s()
      .turn(0)
      .expect({ score: { 3: { alliances: 0 } } });
    s().winter(0).play('0 stop', '0 stop', '0 stop').refused('0 ally ottoman_empire R1=crown L1=ship');
    s()
      .winter(1)
      .play('1 stop', '1 stop', '1 stop')
      .play('1 ally ottoman_empire R1=crown L1=ship')
      .expect({ allied: { ottoman_empire: 1 } });
    s()
      .exhausted(3, 'venice')
      .card(3, 'bishop', 'top')
      .acting(3, 'lowerLeft')
      .expect({ lacks: ['move 1 venice pescara sea', 'move 1 venice tunis sea'] });
  });

  it('[VIR-E13] rearranging yellow’s full Palace', () => {
    table(4)
      .card(2, 'ferdinand_ii', 'R1')
      .card(2, 'merchant', 'R2')
      .card(2, 'federico_montefeltro', 'L1')
      .exhausted(2, 'L1')
      .card(2, 'gonfalonier', 'upperRight')
      .card(2, 'alfonso_calabria', 'lowerRight')
      .card(2, 'ambassador', 'under.lowerRight')
      .marker(2, 'top')
      .indulgence(2, 'lowerLeft')
      .winter(2)
      .refused('2 arrange L1 under.upperRight', 'VIR-15.6')
      .refused('2 arrange R1 lowerLeft')
      .play('2 arrange R1 under.upperRight', '2 arrange R2 R1', '2 arrange under.lowerRight R2')
      .expect({
        cards: {
          2: { 'under.upperRight': 'ferdinand_ii', R1: 'merchant', R2: 'ambassador', 'under.lowerRight': null },
        },
      })
      .expect({ pieces: { 2: { R1: 'available', R2: 'exhausted', L1: 'exhausted' } } });
  });

  it('[VIR-E14] yellow controls Palermo (3): a Cathedral may be bought there', () => {
    table(4)
      .owns(2, 'palermo')
      .florins(2, 5)
      .winter(2)
      .play('2 stop')
      .expect({ offers: ['buy cathedral palermo'] });
  });

  it('[VIR-E15] religion with four or five: two level for first get 2 each, the third 1', () => {
    table(4)
      .card(0, 'pope', 'R1')
      .card(1, 'cardinal', 'R1')
      .bonus(1, 'duomo')
      .neutral('parma')
      .turn(0)
      .expect({
        crosses: { 0: 3, 1: 3, 2: 1, 3: 0 },
        score: { 0: { religion: 2 }, 1: { religion: 2 }, 2: { religion: 1 }, 3: { religion: 0 } },
      });
  });
});
