// War, sieges, field battles and retreats, told exactly; and retreats as they were under earlier rules.

import { describe, expect, it } from 'vitest';
import { exhaust } from '../rules/chapters/03-payment.ts';
import { loseTroops, mustRetreat } from '../rules/chapters/12-battle.ts';
import { table } from './help.ts';

describe('War', () => {
  it('[VIR-10.6, VIR-10.7] both cards of the Room may give tokens, each for its florin', () => {
    const s = () =>
      table()
        .card(0, 'condottiere', 'upperLeft')
        .card(0, 'admiral', 'under.upperLeft')
        .exhausted(0, 'florence', 'pisa');
    const both = s().florins(0, 2).acting(0, 'upperLeft');
    both.expect({ offers: ['warToken card', 'warToken upgrade'] });
    both.play('0 warToken upgrade').expect({
      events: [{ what: 'warTokenTaken', seat: 0, card: 'admiral', tokens: 1 }],
      plan: { what: 'war', seat: 0, cost: { florin: 1 }, tokens: ['upgrade'] },
      lacks: ['warToken upgrade', 'move 1 pisa ajaccio sea'],
      offers: ['warToken card', 'move 1 florence siena land'],
    });
    both.play('0 warToken card').expect({ warTokens: { 0: 2 }, menu: ['stop'] });
    both.play('0 stop', '0 pay coin1=florin coin2=florin').expect({ florins: { 0: 0 } });
    s()
      .florins(0, 1)
      .acting(0, 'upperLeft')
      .play('0 warToken card')
      .expect({ lacks: ['warToken upgrade'] });
    table()
      .florins(0, 9)
      .card(0, 'merchant', 'under.upperLeft')
      .card(0, 'condottiere', 'upperLeft')
      .acting(0, 'upperLeft')
      .expect({
        offers: ['warToken card'],
        lacks: ['warToken upgrade'],
      });
  });

  it('[VIR-10.1, VIR-10.3] six Troops ride together, if there is Cavalry for six', () => {
    const s = table()
      .card(0, 'condottiere', 'upperLeft')
      .card(0, 'condottiere', 'under.upperLeft')
      .troops(0, 'florence', 6)
      .troops(0, 'pisa', 0)
      .acting(0, 'upperLeft');
    s.expect({ offers: ['move 1 florence siena land', 'move 6 florence siena land'] });
    s.play('0 move 6 florence siena land').expect({
      events: [{ what: 'troopsMoved', seat: 0, troops: 6, from: 'florence', into: 'siena', way: 'land' }],
      plan: { what: 'war', seat: 0, cost: { cavalry: 6 }, tokens: [] },
      menu: ['stop'],
    });
  });

  it('[VIR-10.2] and sail together, a Ship for each Troop and sea', () => {
    const s = table()
      .card(0, 'admiral', 'upperLeft')
      .exhausted(0, 'florence')
      .troops(0, 'pisa', 3)
      .acting(0, 'upperLeft');
    const sea = (troops: number, to: string) => `move ${troops} pisa ${to} sea`;
    s.expect({
      offers: [sea(1, 'ajaccio'), sea(3, 'ajaccio'), sea(2, 'terracina'), sea(1, 'palermo')],
      lacks: [sea(4, 'ajaccio'), sea(3, 'terracina'), 'move 1 pisa florence land'],
    });
    s.play(`0 ${sea(2, 'ajaccio')}`).expect({
      plan: { what: 'war', seat: 0, cost: { ship: 2 }, tokens: [] },
      offers: [sea(1, 'ajaccio'), sea(1, 'terracina')],
    });
  });
});

describe('declaring', () => {
  it('[VIR-3.14, VIR-12.6] Cesare Borgia’s War symbol costs nothing', () => {
    table(5)
      .florins(4, 0)
      .exhausted(4, 'rome', 'civitavecchia')
      .card(4, 'cesare_borgia', 'R1')
      .indulgence(4, 'top')
      .troops(4, 'spoleto', 2)
      .sieges()
      .expect({ deciding: 4, menu: ['pass', 'declare R1'] })
      .play('4 declare R1')
      .expect({ owner: { spoleto: 4 }, florins: { 4: 0 } });
  });

  it('[VIR-12.8] who has just the florin is asked, without any Indulgence', () => {
    const s = (florins: number) =>
      table()
        .florins(0, florins)
        .exhausted(0, 'florence', 'pisa')
        .card(0, 'assassin', 'R1')
        .indulgence(0, 'top')
        .troops(0, 'ravenna', 2)
        .sieges();
    s(1).expect({ question: 'declare', menu: ['pass', 'declare R1'] });
    s(0).expect({ events: ['siegeFails'] });
  });

  it('[VIR-8.10] Leonardo serves once in a siege, and again in the next', () => {
    const s = table()
      .florins(0, 9)
      .warTokens(0, 2)
      .bonus(0, 'leonardo')
      .troops(0, 'ravenna', 1)
      .troops(0, 'siena', 1)
      .sieges()
      .play('0 siege ravenna', '0 declare token')
      .expect({ menu: ['pass', 'declare token', 'declare leonardo'] })
      .play('0 declare leonardo')
      .expect({ menu: ['pass', 'declare token'] });
    expect(s.view().battle).toMatchObject({
      attack: { total: 3, troops: 1, bonus: 2 },
      declared: [
        { seat: 0, with: 'token', worth: 1 },
        { seat: 0, with: 'leonardo', worth: 1 },
      ],
    });
    s.play('0 pass').expect({ owner: { ravenna: 0 }, menu: ['pass', 'declare token', 'declare leonardo'] });
  });

  it('[VIR-8.17, VIR-12.6] Artillery and France only for who has them, while they are available', () => {
    const s = table().florins(0, 9).bonus(1, 'artillery').ally(1, 'france').troops(0, 'ravenna', 3).sieges();
    s.expect({ owner: { ravenna: 0 } });
    const spent = table().florins(0, 9).bonus(0, 'artillery').ally(0, 'france').exhausted(0, 'artillery', 'france');
    spent
      .troops(0, 'ravenna', 3)
      .sieges()
      .expect({ owner: { ravenna: 0 } });
  });

  it('[VIR-12.6] what is declared is told with its card and worth', () => {
    const s = table().florins(0, 5).card(0, 'assassin', 'R1').bonus(0, 'artillery').troops(0, 'rome', 1).sieges();
    s.play('0 declare R1').expect({
      events: [{ what: 'bonusDeclared', seat: 0, with: 'R1', card: 'assassin', worth: 1 }],
    });
    s.play('0 declare artillery').expect({
      events: [
        { what: 'bonusDeclared', with: 'artillery', card: null, worth: 2 },
        { what: 'siegeFails', seat: 0, city: 'rome', attack: 4, defence: 4 },
      ],
    });
  });
});

describe('how it ends', () => {
  it('[VIR-12.10, VIR-12.13] a city taken from somebody, and one from nobody', () => {
    table()
      .owns(1, 'ravenna')
      .exhausted(1, 'ravenna')
      .troops(1, 'ravenna', 1)
      .troops(0, 'ravenna', 4)
      .sieges()
      .expect({
        events: [
          { what: 'siegeBegins', seat: 0, city: 'ravenna', defender: 1 },
          { what: 'cityConquered', seat: 0, city: 'ravenna', from: 1, attack: 4, defence: 3, lost: 1 },
          { what: 'trophyWon', seat: 0, from: 1 },
        ],
      });
    table()
      .troops(0, 'ravenna', 3)
      .sieges()
      .expect({
        events: [
          { what: 'siegeBegins', seat: 0, city: 'ravenna', defender: null },
          { what: 'cityConquered', seat: 0, city: 'ravenna', from: null, attack: 3, defence: 2, lost: 0 },
        ],
        noEvents: ['trophyWon', 'cathedralPasses'],
      });
  });

  it('[VIR-13.3] a field battle won by either side, with both strengths', () => {
    table()
      .troops(0, 'ravenna', 1)
      .troops(2, 'ravenna', 3)
      .sieges()
      .expect({
        events: [
          { what: 'fieldBattleBegins', city: 'ravenna', seats: [0, 2] },
          { what: 'fieldBattleWon', seat: 2, loser: 0, city: 'ravenna', strengths: [3, 1], lost: 1 },
        ],
        troops: { ravenna: { 0: 0, 2: 2 } },
      });
    table()
      .troops(0, 'ravenna', 4)
      .troops(2, 'ravenna', 2)
      .sieges()
      .expect({ events: [{ what: 'fieldBattleWon', seat: 0, loser: 2, strengths: [4, 2], lost: 2 }] });
  });

  it('[VIR-R22] Troops on their way out are neither lost nor counted again', () => {
    const s = table().troops(0, 'siena', 4).acting(0, 'top').state();
    const at = 12 * 3;
    expect(loseTroops(s, 12, 0, 1)).toBe(1);
    mustRetreat(s, 12, 0);
    expect([s.troops[at], s.retreating[at]]).toEqual([3, 3]);
    expect(loseTroops(s, 12, 0, 2)).toBe(0);
    expect([s.troops[at], s.retreating[at]]).toEqual([3, 3]);
  });

  it('[VIR-15.13] a conquest that leaves five cities, or no Courtier on a shaded space, costs no space', () => {
    const s = () => table().owns(1, 'benevento', 'pescara', 'ravenna').exhausted(1, 'ravenna').troops(0, 'ravenna', 3);
    s()
      .card(1, 'banker', 'L1')
      .sieges()
      .expect({ owner: { ravenna: 0 }, question: 'rearrange' });
    s()
      .owns(1, 'spoleto')
      .card(1, 'banker', 'L2')
      .sieges()
      .expect({ owner: { ravenna: 0 }, question: 'rearrange' });
  });

  it('[VIR-15.13] the space that is lost is told, with where its card goes', () => {
    const s = () =>
      table()
        .owns(1, 'benevento', 'pescara', 'ravenna')
        .token(1, 'duchy')
        .card(1, 'banker', 'L2')
        .card(1, 'bishop', 'R3')
        .card(1, 'podesta', 'R1')
        .exhausted(1, 'ravenna')
        .troops(0, 'ravenna', 3)
        .sieges();
    const from = (space: string, other: string) =>
      ['R1', 'R2', other, 'L1', 'discard'].map((to) => `vacate ${space} ${to}`);
    s().expect({ menu: [...from('R3', 'L2'), ...from('L2', 'R3')] });
    s()
      .play('1 vacate L2 R2')
      .expect({
        events: [{ what: 'spaceLost', seat: 1, space: 'L2', card: 'banker', into: 'R2' }],
        noEvents: ['cardDiscarded'],
        pieces: { 1: { R2: 'available' } },
        question: 'rearrange',
      });
    s()
      .play('1 vacate R3 discard')
      .expect({
        events: [
          { what: 'spaceLost', card: 'bishop', into: null },
          { what: 'cardDiscarded', card: 'bishop' },
        ],
      });
  });
});

describe('what stays as it is', () => {
  it('[VIR-12.10] a neutral city has no garrison to lose, and nobody else’s is touched', () => {
    table()
      .troops(0, 'ferrara', 3)
      .sieges()
      .expect({
        events: [{ what: 'cityConquered', city: 'ferrara', from: null, lost: 0 }],
        troops: { ferrara: { 0: 3 }, venice: { 2: 1 } },
      });
  });

  it('[VIR-12.14] a second Trophy of the same opponent is not won again; one of another is', () => {
    const siege = (from: number) =>
      table().trophy(0, from).owns(1, 'ravenna').exhausted(1, 'ravenna').troops(0, 'ravenna', 3).sieges();
    siege(1).expect({ owner: { ravenna: 0 }, noEvents: ['trophyWon'], trophies: { 0: [1] } });
    siege(2).expect({ events: [{ what: 'trophyWon', seat: 0, from: 1 }], trophies: { 0: [1, 2] } });
  });

  it('[VIR-3.4] cards of a Room and coins are never turned', () => {
    const s = table().acting(0, 'top').state();
    for (const id of ['card', 'upgrade', 'printed', 'coin1', 'treasury', 'michelangelo']) exhaust(s, 0, id);
    expect(s).toEqual(table().acting(0, 'top').state());
    expect(Object.keys(s.cityReady)).toHaveLength(30);
  });

  it('[VIR-7.1] who has requested an Indulgence has done so this Year', () => {
    const s = table().acting(0, 'top').play('0 indulgence');
    expect(s.view().players.map(({ pardoned }) => pardoned)).toEqual([true, false, false]);
  });
});

describe('under rules 1 and 2', () => {
  /** The same table, as if it had begun under earlier rules; two sieges are still to be chosen from. */
  function earlier(s: ReturnType<typeof table>): ReturnType<typeof table> {
    s.sieges().expect({ question: 'chooseSiege' });
    (s.state() as { rules?: 3 | undefined }).rules = undefined;
    return s;
  }

  it('[VIR-12.17, VIR-12.19] each Troop left alone: by land at once, or lost', () => {
    const s = earlier(table().troops(0, 'siena', 3).troops(0, 'ravenna', 1)).play('0 siege siena');
    s.expect({
      question: 'retreat',
      menu: ['retreat florence land', 'retreat pisa land', 'lose'],
      plan: { what: 'retreat', seat: 0, cost: { ship: 0 } },
    });
    s.play('0 retreat florence land').expect({
      events: [{ what: 'retreated', seat: 0, from: 'siena', into: 'florence', way: 'land' }],
      troops: { florence: { 0: 2 }, siena: { 0: 1 } },
      question: 'retreat',
    });
    s.play('0 lose').expect({
      events: [{ what: 'troopLost', seat: 0, city: 'siena' }],
      troops: { siena: { 0: 0 } },
      question: 'salary',
    });
  });

  it('[VIR-12.18] by sea each paid its own Ships, at once', () => {
    const tied = earlier(
      table().troops(0, 'tunis', 3).troops(0, 'ravenna', 1).card(0, 'merchant', 'R1').card(0, 'merchant', 'R2'),
    );
    tied.play('0 siege tunis').expect({ question: 'retreat', menu: ['retreat pisa sea', 'lose'] });
    tied.play('0 retreat pisa sea').expect({ question: 'pay', menu: ['pay R1=ship'] });
    tied.play('0 pay R1=ship').expect({
      events: [{ what: 'retreated', from: 'tunis', into: 'pisa', way: 'sea' }],
      troops: { pisa: { 0: 2 }, tunis: { 0: 1 } },
      question: 'retreat',
    });
    tied.play('0 cash pisa').expect({ menu: ['retreat pisa sea', 'lose'] });
    tied.play('0 retreat pisa sea', '0 pay R2=ship').expect({ troops: { pisa: { 0: 3 }, tunis: { 0: 0 } } });
  });

  it('[VIR-12.19] whoever could go nowhere was lost unasked', () => {
    earlier(table().troops(0, 'rome', 3).troops(0, 'ravenna', 1))
      .play('0 siege rome')
      .expect({ events: ['siegeFails', 'troopLost', 'troopLost'], question: 'rearrange', troops: { rome: { 0: 0 } } });
  });

  it('[VIR-R55] a city fell without its owner being asked', () => {
    earlier(table().owns(1, 'ravenna').troops(0, 'ravenna', 3).troops(0, 'siena', 1).troops(0, 'pisa', 0))
      .play('0 siege ravenna')
      .expect({ owner: { ravenna: 0 }, question: 'salary' });
  });
});
