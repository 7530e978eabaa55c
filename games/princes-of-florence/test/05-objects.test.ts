// Chapter 5: the auction objects.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { three } from './help.ts';

/** Seat 0 wins this for 200. */
const wins = (stack: string) => [`0 auction ${stack}`, '1 pass', '2 pass'];

describe('landscapes', () => {
  it('[FLO-5.1] placed at once, turned and flipped at will, on empty squares; it may touch anything', () => {
    const table = three()
      .seat(0, { tiles: [{ piece: 'library', at: 0 }] })
      .auction()
      .play(...wins('park'));
    table.expect({
      question: 'placeLandscape',
      offers: ['place park 8 0', 'place park 28 0', 'place park 45 0', 'place park 8 1'],
      lacks: ['place park 0 0', 'place park 35 0', 'place park 47 0'],
    });
    table.play('0 place park 8 0').expect({ deciding: 1, landscapes: { 0: ['park'] } });
  });

  it('[FLO-5.2] one of the wanted type adds 3, more of it nothing', () => {
    const value = (...tiles: 'lake'[]) =>
      three()
        .seat(0, { hand: ['poet'], tiles })
        .turn(0)
        .view(0).own!.works[0]!.value;
    expect([value(), value('lake'), value('lake', 'lake', 'lake')]).toEqual([1, 4, 4]);
  });

  it('[FLO-5.3, FLO-E3] each further one of a type brings 3 points at once, the first of each type none', () => {
    const buys = (stack: string) =>
      three()
        .seat(0, { tiles: ['lake'] })
        .auction()
        .play(...wins(stack))
        .placed(0);
    buys('forest').expect({ prestige: { 0: 0 } });
    buys('park').expect({ prestige: { 0: 0 } });
    buys('lake').expect({ prestige: { 0: 3 } });
    three()
      .seat(0, { tiles: ['lake', 'lake'] })
      .auction()
      .play(...wins('lake'))
      .placed(0)
      .expect({ prestige: { 0: 3 } });
  });

  it('[FLO-5.4] lake and park work like the forest', () => {
    for (const [stack, profession] of [
      ['forest', 'jurist'],
      ['lake', 'poet'],
      ['park', 'dramatist'],
    ] as const) {
      const table = three()
        .seat(0, { hand: [profession] })
        .auction()
        .play(...wins(stack))
        .placed(0);
      expect(table.view(0).own!.works[0]!.value).toBe(4);
    }
  });
});

describe('jester, builder, prestige card', () => {
  it('[FLO-5.5] each jester adds 2 to every Work', () => {
    const table = three()
      .seat(0, { hand: ['poet', 'painter'], jesters: 1 })
      .auction()
      .play(...wins('jester'));
    expect(table.view(0).own!.works.map(({ value }) => value)).toEqual([6, 6]);
  });

  it('[FLO-5.6] first builder: 300 a building; second: they may touch, and 3 points; third: free, and 3 points', () => {
    const hires = (builders: number) =>
      three()
        .seat(0, { builders })
        .auction()
        .play(...wins('builder'));
    hires(0).expect({ builders: { 0: 1 }, prestige: { 0: 0 } });
    hires(1).expect({ builders: { 0: 2 }, prestige: { 0: 3 } });
    hires(2).expect({ builders: { 0: 3 }, prestige: { 0: 3 } });
    const pays = (builders: number) =>
      three().seat(0, { builders }).turn(0).play('0 build tower').placed(0).state().players[0]!.coins;
    expect([pays(0), pays(1), pays(2), pays(3)]).toEqual([2800, 3200, 3200, 3500]);
  });

  it('[FLO-5.7, FLO-H1] the top five prestige cards, one kept in secret, the rest under the deck in any order', () => {
    three()
      .deck('prestige', 'prestige-05', 'prestige-04', 'prestige-03', 'prestige-02', 'prestige-01', 'prestige-14')
      .auction()
      .play(...wins('prestige'))
      .expect({
        question: 'keepCard',
        menu: ['prestige-05', 'prestige-04', 'prestige-03', 'prestige-02', 'prestige-01'].map((id) => `keep ${id}`),
        hears: { 0: ['drewCards'] },
        hearsNot: { 1: ['drewCards', 'keptCard'], spectator: ['drewCards'] },
      })
      .play('0 keep prestige-03', '0 under prestige-01', '0 under prestige-05', '0 rest')
      .expect({
        cards: { 0: ['prestige-03'] },
        top: { prestige: ['prestige-14'] },
        bottom: { prestige: ['prestige-01', 'prestige-05', 'prestige-04', 'prestige-02'] },
        prestige: { 0: 0 },
      });
  });
});

describe('recruiting', () => {
  const poetPlayed = () =>
    three()
      .seat(1, { table: ['poet'] })
      .seat(2, { hand: ['painter'] });

  it('[FLO-5.8, FLO-R13] at once when acquired, or kept for the own turn of any round', () => {
    poetPlayed()
      .auction()
      .play(...wins('recruiting'))
      .expect({ question: 'recruitNow', menu: ['recruit poet', 'later'] })
      .play('0 recruit poet')
      .expect({ hand: { 0: ['poet'] }, deciding: 1 });
    poetPlayed()
      .seat(0, { recruits: 1 })
      .round(4)
      .turn(0)
      .expect({ offers: ['recruit poet'] });
    three()
      .auction()
      .play(...wins('recruiting'))
      .expect({ question: 'starter', recruits: { 0: 1 } });
  });

  it('[FLO-5.9] the profession goes to the hand, the recruiting card takes its place', () => {
    poetPlayed()
      .seat(0, { recruits: 1 })
      .turn(0)
      .play('0 recruit poet')
      .expect({ hand: { 0: ['poet'] }, recruits: { 0: 0 }, table: { 1: [] }, recruited: { 1: 1 } });
  });

  it('[FLO-5.10] only played professions of others, never cards in hand, never one’s own', () => {
    poetPlayed()
      .seat(0, { recruits: 1, table: ['jurist'] })
      .turn(0)
      .expect({ offers: ['recruit poet'], lacks: ['recruit jurist', 'recruit painter'] })
      .refused('0 recruit jurist');
  });

  it('[FLO-5.11] it is no action, and several may be used in a row', () => {
    three()
      .seat(0, { recruits: 2 })
      .seat(1, { table: ['poet', 'organist'] })
      .turn(0, 2)
      .play('0 recruit poet', '0 recruit organist')
      .expect({ hand: { 0: ['poet', 'organist'] }, question: 'turn' });
  });

  it('[FLO-5.12] it can complete a Work at once, and be recruited back once it was played again', () => {
    three()
      .seat(0, { recruits: 1, jesters: 3 })
      .seat(1, { table: ['poet'], recruits: 1 })
      .actions()
      .play('0 recruit poet', '0 work poet', '0 exchange 0', '0 end')
      .expect({ deciding: 1, offers: ['recruit poet'] })
      .play('1 recruit poet')
      .expect({ hand: { 1: ['poet'] }, table: { 0: [] }, recruited: { 0: 1, 1: 1 } });
  });

  it('[FLO-5.13] a recruiting card counts as a profession card, in hand and on the table, for bonus cards too', () => {
    const view = (recruits: number, recruited: number) =>
      three()
        .seat(0, { hand: ['poet'], recruits, recruited, bonus: ['bonus-18', 'bonus-20'] })
        .turn(0)
        .view(0).own!;
    expect([view(0, 0), view(1, 0), view(1, 1)].map(({ works }) => works[0]!.value)).toEqual([1, 2, 3]);
    expect(view(1, 2).bonus.map(({ worth }) => worth)).toEqual([1, 3]);
  });

  it('[FLO-R12] never in somebody else’s turn', () => {
    poetPlayed().seat(2, { recruits: 1 }).turn(0).refused('2 recruit poet', 'not-asked');
  });

  it('[FLO-R14, FLO-R15] it stays with the loser as a played card that nobody can use; both card counts stay as they were', () => {
    const table = three()
      .seat(0, { hand: ['jurist'], recruits: 1 })
      .seat(1, { table: ['poet'] })
      .seat(2, { recruits: 1 })
      .turn(0);
    const before = table.view(null).players.map(({ cardCount }) => cardCount);
    table.play('0 recruit poet').expect({ recruited: { 1: 1 } });
    expect(table.view(null).players.map(({ cardCount }) => cardCount)).toEqual(before);
    table.play('0 end').expect({ round: 2 });
  });

  it('everybody sees which card was recruited, and nobody forgets it', () => {
    const table = scenario({ players: 3 })
      .seat(0, { recruits: 1 })
      .seat(1, { table: ['poet'] })
      .turn(0)
      .play('0 recruit poet');
    expect(table.view(2).players[0]).toMatchObject({ known: ['poet'], handSize: 1 });
    expect(table.view(null).players[0]!.known).toEqual(['poet']);
  });
});
