// Rules at their edges: where a rule would seem to hold without really being kept.

import { total } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { prestige } from '../rules/model/scoring.ts';
import { table } from './help.ts';

describe('Spring', () => {
  it('[VIR-7.1] whoever requested an Indulgence may request one again in the next Year', () => {
    table()
      .winter(0)
      .play('0 indulgence')
      .expect({ free: { 0: ['cash pisa', 'cash florence'] } })
      .play('0 stop', '0 stop', '0 stop', '0 march 1')
      .expect({ year: 3, free: { 0: ['cash pisa', 'cash florence', 'indulgence'] } });
  });

  it('[VIR-8.13] The Prince keeps out the others, not its owner, and nobody from what is nobody’s', () => {
    table()
      .bonus(0, 'the_prince')
      .ally(0, 'france')
      .acting(0, 'lowerRight')
      .play('0 agent reserve')
      .expect({
        offers: ['plant florence', 'plant florence.top', 'plant france', 'plant siena', 'plant ottoman_empire'],
      });
    table()
      .acting(0, 'lowerRight')
      .play('0 agent reserve')
      .expect({ offers: ['plant siena', 'plant ottoman_empire', 'plant naples.top', 'plant naples'] });
  });

  it('[VIR-10.6] the card that gave a War-bonus token pays nothing of the campaign’s bill', () => {
    table()
      .florins(0, 2)
      .card(0, 'condottiere', 'upperLeft')
      .card(0, 'condottiere', 'R1')
      .acting(0, 'upperLeft')
      .play('0 warToken card', '0 move 1 florence siena land', '0 stop')
      .expect({ question: 'pay', lacks: ['pay card=cavalry coin1=florin'] })
      .refused('0 pay card=cavalry coin1=florin')
      .play('0 pay R1=cavalry coin1=florin');
  });
});

describe('the end of Spring', () => {
  /** Two cities where seat 0, who resolves first, meets a stronger seat 1. */
  const twice = () =>
    table().troops(0, 'ravenna', 1).troops(0, 'spoleto', 1).troops(1, 'ravenna', 3).troops(1, 'spoleto', 3);

  it('[VIR-13.4, VIR-13.10] who has won several field battles may call off each of the sieges', () => {
    twice()
      .sieges()
      .play('0 siege ravenna')
      .expect({ deciding: 1, question: 'chooseSiege' })
      .play('1 siege ravenna')
      .expect({ question: 'besiege' })
      .play('1 withdraw')
      .expect({ question: 'besiege' })
      .play('1 withdraw')
      .expect({ owner: { ravenna: null, spoleto: null } });
  });

  it('[VIR-13.8] retreats go by turn order, not by seat', () => {
    table()
      .order(2, 1, 0)
      .troops(0, 'siena', 2)
      .troops(2, 'ferrara', 2)
      .sieges()
      .expect({ deciding: 2, question: 'retreat' })
      .play('2 retreat venice land')
      .expect({ deciding: 0, question: 'retreat' });
  });
});

describe('toughness and score', () => {
  it('[VIR-R15] an Agent brings a toughness of 1 down to 0, where one Troop is enough', () => {
    table()
      .agent(0, 'ajaccio')
      .troops(0, 'ajaccio', 1)
      .sieges()
      .expect({ events: [{ what: 'cityConquered', attack: 1, defence: 0 }] });
  });

  it('[VIR-16.2, VIR-16.3, VIR-16.5, VIR-16.7] the sum bots count by is the sum of the lines', () => {
    const positions = [
      table().patronage(0, 2).patronage(1, 4).owns(2, 'siena', 'ravenna'),
      table().card(0, 'bishop', 'R1').card(1, 'bishop', 'R1').trophy(2, 0).indulgence(1, 'top'),
      table().card(0, 'pope', 'R1').card(1, 'cardinal', 'R1').ally(2, 'france').patronage(2, 5),
      table().bonus(0, 'duomo').token(1, 'kingdom').owns(1, 'rome', 'siena', 'bologna').cathedral('siena'),
    ];
    for (const position of positions) {
      const s = position.turn(0).state();
      for (const seat of s.order) expect(prestige(s, seat)).toBe(total(game.score(s, seat)));
    }
  });
});

describe('Winter', () => {
  it('[VIR-15.5] a Room is closed by the marker, an Indulgence or an enemy Agent, not by an Agent of its owner', () => {
    const s = table()
      .card(0, 'bishop', 'top')
      .card(0, 'bishop', 'upperRight')
      .card(0, 'bishop', 'lowerRight')
      .card(0, 'bishop', 'lowerLeft')
      .indulgence(0, 'upperRight')
      .agent(1, 'florence.lowerRight')
      .agent(0, 'florence.lowerLeft')
      .winter(0);
    for (const room of ['top', 'upperRight', 'lowerRight']) {
      s.refused(`0 arrange ${room} R1`, 'VIR-15.5', 'roomFrozen');
    }
    s.expect({ offers: ['arrange lowerLeft R1'] });
  });

  it('[VIR-15.19] a Kingdom and a Republic are not bought together either', () => {
    table()
      .florins(0, 30)
      .card(0, 'pope', 'R1')
      .card(0, 'gonfalonier', 'R2')
      .card(0, 'cardinal', 'L1')
      .card(0, 'gonfalonier', 'L2')
      .token(0, 'duchy')
      .owns(0, 'rome', 'siena', 'bologna')
      .winter(0)
      .play('0 stop', '0 buy republic')
      .refused('0 buy kingdom', 'VIR-15.19', 'excluded');
  });
});

describe('the view', () => {
  it('[VIR-1.11] tells all that is under way and to come, and nobody can change it there', () => {
    const s = table().winter(0);
    const { agenda } = s.view();
    expect(agenda).toEqual(s.state().todo);
    expect(agenda.at(-1)).toEqual({ at: 'rearrange', seat: 0 });
    (agenda as unknown[]).length = 0;
    expect(s.view().agenda).toEqual(s.state().todo);
    expect(s.state().todo.length).toBeGreaterThan(0);
  });
});
