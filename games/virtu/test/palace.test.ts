// The Palace in Winter: whole menus of rearranging, buying and housing.

import { describe, expect, it } from 'vitest';
import { ALLIANCE } from '../data/pieces.ts';
import { endReason, turnOrder } from '../rules/chapters/05-year.ts';
import { allianceBill } from '../rules/chapters/15-alliances.ts';
import { copiesOf, hasFreeSpace, isFree, isUsable } from '../rules/model/palace.ts';
import { prestige } from '../rules/model/scoring.ts';
import { scenario } from '../scenario.ts';
import { BOX, table } from './help.ts';

describe('rearranging', () => {
  it('[VIR-15.4, VIR-15.5, VIR-15.6, VIR-15.7, VIR-15.11, VIR-15.12] offers exactly this', () => {
    table()
      .token(0, 'duchy')
      .card(0, 'bishop', 'top')
      .card(0, 'merchant', 'upperRight')
      .card(0, 'banker', 'under.upperRight')
      .card(0, 'cardinal', 'lowerRight')
      .indulgence(0, 'lowerLeft')
      .card(0, 'podesta', 'R1')
      .card(0, 'assassin', 'R3')
      .card(0, 'bishop', 'L1')
      .exhausted(0, 'L1')
      .card(1, 'banker', 'R1')
      .card(1, 'bishop', 'lowerLeft')
      .winter(0)
      .expect({
        menu: [
          'stop',
          'discard R1',
          'arrange R1 under.lowerRight',
          'arrange R1 R2',
          'discard R3',
          'arrange R3 under.lowerRight',
          'arrange R3 upperLeft',
          'arrange R3 R2',
          'arrange R3 L2',
          'arrange R3 L3',
          'discard L1',
          'arrange under.upperRight R2',
          'arrange lowerRight R2',
        ],
      });
  });

  it('[VIR-R32] any card with an action may take the place of the one that lay on it', () => {
    const leaves = (upgrade: 'merchant' | 'ambassador' | 'gonfalonier' | 'assassin' | 'condottiere' | 'bishop') =>
      table()
        .card(0, 'cardinal', 'lowerLeft')
        .card(0, upgrade, 'under.lowerLeft')
        .winter(0)
        .expect({
          offers: ['arrange lowerLeft R1', 'arrange under.lowerLeft R1'],
        });
    for (const card of ['merchant', 'ambassador', 'gonfalonier', 'assassin', 'condottiere', 'bishop'] as const)
      leaves(card);
  });

  it('[VIR-4.2] and any card with an action may lie in a Room alone', () => {
    for (const card of ['merchant', 'ambassador', 'gonfalonier', 'assassin', 'condottiere', 'bishop'] as const) {
      table()
        .card(0, card, 'R1')
        .winter(0)
        .expect({ offers: ['arrange R1 lowerLeft'], lacks: ['arrange R1 under.lowerLeft'] });
    }
    table()
      .card(0, 'banker', 'R1')
      .winter(0)
      .expect({ lacks: ['arrange R1 lowerLeft', 'arrange R1 under.lowerLeft'] });
  });

  it('[VIR-15.4] what is moved or discarded is told', () => {
    const s = table()
      .card(0, 'bishop', 'upperRight')
      .card(0, 'banker', 'R1')
      .winter(0)
      .play('0 arrange R1 under.upperRight');
    expect(s.heard(null)).toEqual([
      { what: 'cardMoved', seat: 0, card: 'banker', from: 'R1', into: 'under.upperRight' },
    ]);
    s.play('0 arrange under.upperRight L1', '0 discard L1');
    expect(s.heard(null)).toEqual([
      { what: 'cardMoved', seat: 0, card: 'banker', from: 'under.upperRight', into: 'L1' },
      { what: 'cardDiscarded', seat: 0, card: 'banker' },
    ]);
  });

  it('[VIR-15.9, VIR-15.11] spaces: free, usable, or taken', () => {
    const s = table()
      .token(0, 'duchy')
      .card(0, 'bishop', 'R1')
      .card(0, 'banker', 'L2')
      .card(1, 'bishop', 'R1')
      .winter(0)
      .state();
    const spaces = [0, 1, 2, 3, 4, 5];
    expect(spaces.map((space) => isUsable(s, 0, space))).toEqual([true, true, false, true, true, false]);
    expect(spaces.map((space) => isFree(s, 0, space))).toEqual([false, true, false, true, false, false]);
    expect([0, 1].map((seat) => hasFreeSpace(s, seat))).toEqual([true, true]);
    const full = table().card(0, 'bishop', 'R1').card(0, 'bishop', 'R2').card(0, 'bishop', 'L1').winter(0).state();
    expect(hasFreeSpace(full, 0)).toBe(false);
  });
});

describe('buying', () => {
  it('[VIR-15.17, VIR-R37] Titles and Guilds need no space; a Duchy brings one', () => {
    const s = table().florins(0, 30).card(0, 'pope', 'R1').winter(0).play('0 stop', '0 buy guild', '0 buy merchant');
    s.play('0 buy assassin').expect({ offers: ['buy ambassador'] });
    s.play('0 buy ambassador').refused('0 buy condottiere', 'VIR-15.17', 'noSpace');
    s.play('0 buy duchy').expect({ offers: ['buy condottiere'] });
    s.play('0 buy condottiere').refused('0 buy admiral', 'VIR-15.17', 'noSpace');
  });

  it('[VIR-15.18] a Cardinal counts wherever he lies; the supply of others is not limited so', () => {
    const s = table().florins(0, 9).card(0, 'bishop', 'top').card(0, 'cardinal', 'under.top').card(0, 'podesta', 'R1');
    s.card(1, 'cardinal', 'R1').winter(0).play('0 stop').refused('0 buy cardinal', 'VIR-15.18', 'onlyOne');
    const state = s.state();
    expect([9, 10, 4, 11].map((card) => copiesOf(state, 0, card))).toEqual([1, 1, 1, 0]);
  });

  it('[VIR-15.14] prices with other symbols than Crowns and Crosses are met or not like any other', () => {
    const edition = {
      ...BOX,
      cards: { ...BOX.cards, merchant: { cost: { ship: 1 } }, admiral: { cost: { ship: 2 } } },
    };
    const s = scenario({ players: 3, edition })
      .florins(0, 0)
      .exhausted(0, 'florence')
      .indulgence(0, 'top')
      .winter(0)
      .play('0 stop')
      .expect({ menu: ['stop', 'buy merchant', 'buy ambassador'] })
      .play('0 buy merchant');
    s.expect({
      menu: ['stop'],
      plan: {
        what: 'purchase',
        seat: 0,
        cost: { ship: 1 },
        basket: [{ what: 'merchant', city: null }],
        why: {
          ship: { total: 1, parts: [{ what: 'component', n: 1, rules: ['VIR-15.14'], facts: { id: 'merchant' } }] },
        },
      },
    });
    s.play('0 stop', '0 pay pisa=ship').expect({ question: 'house' });
  });

  it('[VIR-4.1] a card housed on a free space discards nobody, and all is told', () => {
    const s = table()
      .florins(0, 9)
      .card(0, 'bishop', 'R1')
      .winter(0)
      .play('0 stop', '0 buy merchant', '0 stop', '0 pay treasury=florin');
    s.play('0 house merchant R2');
    expect(s.heard(null)).toEqual([{ what: 'cardHoused', seat: 0, card: 'merchant', space: 'R2' }]);
    const state = s.state();
    expect(state.supply.every((copies) => Number.isInteger(copies))).toBe(true);
    const guild = table().florins(0, 4).winter(0).play('0 stop', '0 buy guild', '0 stop', '0 pay treasury=florin');
    guild.expect({
      events: [
        { what: 'paid', purpose: 'purchase' },
        { what: 'bought', seat: 0, purchase: 'guild', city: null },
      ],
    });
  });
});

describe('Alliances', () => {
  it('[VIR-15.26, VIR-15.27] one symbol less of one’s choice with an Agent there, while nobody holds it', () => {
    const bill = (s: ReturnType<typeof table>) => allianceBill(s.winter(0).state(), 0, ALLIANCE.france);
    const france = (...costs: object[]) => ({ purpose: 'alliance', costs, without: [] });
    expect(bill(table())).toEqual(france({ crown: 1, cavalry: 3 }));
    expect(bill(table().agent(0, 'france'))).toEqual(france({ cavalry: 3 }, { crown: 1, cavalry: 2 }));
    expect(bill(table().agent(1, 'france'))).toEqual(france({ crown: 1, cavalry: 3 }));
    expect(bill(table().agent(0, 'france').ally(1, 'france'))).toEqual(france({ crown: 1, cavalry: 3 }));
    expect(bill(table().ally(1, 'france'))).toBeNull();
    expect(bill(table().ally(0, 'france').agent(0, 'france'))).toBeNull();
  });
});

describe('hiring', () => {
  it('[VIR-15.22, VIR-15.23] a home city lost to anybody, and what a Troop costs', () => {
    table()
      .owns(0, 'bari')
      .florins(1, 9)
      .winter(1)
      .play('1 stop', '1 stop')
      .refused('1 hire bari', 'VIR-15.23', 'homeLost');
    const s = table().florins(0, 9).owns(0, 'siena').winter(0).play('0 stop', '0 stop', '0 hire siena');
    s.expect({ events: [{ what: 'troopHired', seat: 0, city: 'siena', florins: 3 }], question: 'hire' });
    s.play('0 hire pisa').expect({ events: [{ what: 'troopHired', city: 'pisa', florins: 1 }], florins: { 0: 5 } });
  });
});

describe('Agents', () => {
  it('[VIR-2.15, VIR-R72] who moves within a Palace is still kept out by another Agent there', () => {
    table(3, { oneAgentPerPalace: true })
      .agent(0, 'venice.top')
      .agent(1, 'venice.upperRight')
      .acting(0, 'lowerRight')
      .play('0 agent venice.top')
      .refused('0 plant venice.lowerLeft', 'VIR-2.15', 'palaceWatched');
  });

  it('[VIR-11.1, VIR-11.5] what Agents do is told', () => {
    const s = table().card(0, 'assassin', 'lowerRight').card(0, 'assassin', 'R1').agent(1, 'siena').agent(0, 'rome');
    s.acting(0, 'lowerRight').play(
      '0 remove siena',
      '0 agent rome',
      '0 plant siena',
      '0 agent reserve',
      '0 plant bari',
    );
    expect(s.heard(null)).toEqual([
      { what: 'agentRemoved', seat: 0, at: 'siena', of: 1 },
      { what: 'agentPlaced', seat: 0, at: 'siena', from: 'rome' },
      { what: 'agentPlaced', seat: 0, at: 'bari', from: null },
    ]);
    s.expect({ menu: ['stop'], agent: { rome: null, siena: 0, bari: 0 } });
  });
});

describe('the Year', () => {
  it('[VIR-14.3, VIR-16.1] turn order and end look at every seat', () => {
    const s = table().owns(2, 'ferrara').owns(1, 'benevento').turn(0).state();
    expect(turnOrder(s)).toEqual([1, 2, 0]);
    expect(endReason(s)).toBeNull();
    for (const seat of [0, 1, 2]) expect(endReason(table().patronage(seat, 5).turn(0).state())).toBe('patronage');
    expect(endReason(table().patronage(0, 4).turn(0).state())).toBeNull();
  });

  it('[VIR-16.2, VIR-16.3, VIR-16.6, VIR-16.7] Prestige as one number, whoever leads', () => {
    const s = table(4).patronage(1, 3).patronage(2, 3).owns(3, 'siena').owns(0, 'bologna').bonus(1, 'sistine_chapel');
    const state = s.indulgence(0, 'top').trophy(3, 1).ally(2, 'france').turn(0).state();
    expect([0, 1, 2, 3].map((seat) => prestige(state, seat))).toEqual([
      1 + 1 + 1 - 1, // leads in cities; religion: shares the second place of a Cross each
      2 + 1 + 4,
      2 + 1 + 1 + 1,
      1 + 1 + 0 + 2,
    ]);
  });
});

describe('Spring', () => {
  it('[VIR-9.5, VIR-9.6] a city over one sea is annexed without any florin', () => {
    table()
      .florins(0, 0)
      .owns(0, 'ancona')
      .exhausted(0, 'pisa')
      .acting(0, 'lowerLeft')
      .expect({ offers: ['annex pescara land', 'annex pescara sea'] })
      .play('0 annex pescara sea', '0 pay florence=crown indulgence=crown ancona=ship')
      .expect({ owner: { pescara: 0 }, florins: { 0: 0 } });
  });

  it('[VIR-10.1, VIR-10.2] where a road and a sea lead to the same city, each is a move of its own', () => {
    table()
      .owns(0, 'ancona')
      .troops(0, 'ancona', 1)
      .card(0, 'condottiere', 'upperLeft')
      .acting(0, 'upperLeft')
      .expect({ offers: ['move 1 ancona ravenna land', 'move 1 ancona ravenna sea'] })
      .play('0 move 1 ancona ravenna sea')
      .expect({ plan: { what: 'war', seat: 0, cost: { ship: 1 }, tokens: [] } });
  });

  it('[VIR-8.2] each token turned is told once, and nothing when nothing more can be turned', () => {
    const s = table().token(0, 'guild', 'duchy').exhausted(0, 'pisa', 'florence', 'guild', 'duchy');
    s.acting(0, 'upperRight').play('0 govern 1', '0 pay printed=crown', '0 refresh duchy', '0 refresh guild');
    expect(s.heard(null).filter(({ what }) => what === 'tokensTurned')).toEqual([
      { what: 'tokensTurned', seat: 0, tokens: ['duchy'] },
      { what: 'tokensTurned', seat: 0, tokens: ['guild'] },
    ]);
    s.expect({ question: 'rearrange' });
  });
});
