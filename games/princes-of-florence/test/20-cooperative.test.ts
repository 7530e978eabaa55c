// Chapter 20: cooperative building.

import { type AnyGame, enumerate, question } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { scenario } from '../scenario.ts';
import { joint, problemsOf } from './help.ts';

/** Seat 0 is west of seat 1: square 6 of its first row touches square 0 of the other's. On both, row 0 begins at 0 and 7. */
const WORKSHOP = 'place workshop 4 0'; // squares 4 to 7 and 18 to 20 of the fourteen: three of seven in the east

const proposes = (payment: number, first: object = {}, second: object = {}) =>
  joint().seat(0, first).seat(1, second).turn(0).play('0 buildWith workshop 1', `0 ${WORKSHOP}`, `0 offer ${payment}`);

describe('neighbours', () => {
  it('[FLO-20.1, FLO-H5] everyone has two neighbours, with two players one; together with the characters too', () => {
    const partners = (players: number, seat: number) => {
      const { borders } = joint(players).turn(seat).view(seat).estate;
      return borders.flatMap(({ west, east }) => (west === seat ? [east] : east === seat ? [west] : [])).sort();
    };
    expect([partners(2, 0), partners(3, 0), partners(4, 0), partners(5, 4)]).toEqual([[1], [1, 2], [1, 3], [0, 3]]);
    expect(problemsOf({ players: 5, options: { musePrincess: true, cooperative: true } })).toEqual([]);
  });

  it('[FLO-20.1, FLO-20.12] two players: the outer edges are no borders', () => {
    const alone = (seat: number) => joint(2).turn(seat).play(`${seat} build tower`);
    alone(0).expect({ offers: ['place tower 0 0'], lacks: ['place tower 4 0'] });
    alone(1).expect({ offers: ['place tower 4 0'], lacks: ['place tower 0 0'] });
    const partners = (seat: number) =>
      enumerate(question(game as AnyGame, joint(2).turn(seat).match().state, seat)!.menu!).flatMap((c) =>
        c.do === 'buildWith' && (c as { building?: string }).building === 'opera'
          ? [(c as { partner?: number }).partner]
          : [],
      );
    expect([partners(0), partners(1)]).toEqual([[1], [0]]);
  });

  it('[FLO-20.2, FLO-R64] auctions are as usual, and landscapes lie in one estate, on its border too', () => {
    const table = joint().auction().play('0 auction park', '1 pass', '2 pass');
    table.expect({ question: 'placeLandscape', offers: ['place park 6 1', 'place park 0 1'] });
    table.play('0 place park 6 1').expect({ landscapes: { 0: ['park'], 1: [] } });
  });
});

describe('building together', () => {
  it('[FLO-20.3] alone or with exactly one neighbour', () => {
    joint(4)
      .turn(0)
      .expect({
        offers: ['build workshop', 'buildWith workshop 1', 'buildWith workshop 3'],
        lacks: ['buildWith workshop 2'],
      });
    scenario({ players: 4 })
      .turn(0)
      .expect({ lacks: ['buildWith workshop 1'] });
  });

  it('[FLO-20.4, FLO-R65] type, place and payment are named; the neighbour accepts, rejects or counters, three proposals in all', () => {
    proposes(300)
      .expect({ question: 'answerOffer', deciding: 1, menu: ['accept', 'reject', 'counter payment', 'counter place'] })
      .play('1 counter payment', '1 offer 100')
      .expect({ deciding: 0, question: 'answerOffer' })
      .play('0 counter place', '0 place workshop 18 0', '0 offer 200')
      .expect({ deciding: 1, menu: ['accept', 'reject'] })
      .refused('1 counter payment', 'enoughProposals', 'FLO-R65')
      .play('1 reject')
      .expect({ deciding: 0, question: 'turn', lacks: ['buildWith workshop 1'] })
      .refused('0 buildWith workshop 1', 'FLO-R65');
  });

  it('[FLO-20.5] it lies in both estates across their border; one square on one side is enough', () => {
    joint()
      .turn(0)
      .play('0 buildWith tower 1')
      .expect({
        offers: ['place tower 5 0', 'place tower 6 0'],
        lacks: ['place tower 4 0', 'place tower 7 0', 'place tower 6 1'],
      });
    const table = proposes(0).play('1 accept');
    const tiles = table.view(null).players.map(({ tiles: [tile] }) => tile);
    expect(tiles[0]).toMatchObject({ piece: 'workshop', squares: [4, 5, 6, 11, 12, 13], shared: 1 });
    expect(tiles[1]).toMatchObject({ piece: 'workshop', squares: [0], shared: 0 });
  });

  it('[FLO-20.6, FLO-R71] the price goes by the active player’s builders and is paid by that player, the payment helping', () => {
    proposes(0, { builders: 1 }, { builders: 3 })
      .play('1 accept')
      .expect({ coins: { 0: 3200, 1: 3500 } });
    proposes(0, {}, { builders: 3 })
      .play('1 accept')
      .expect({ coins: { 0: 2800 } });
    joint()
      .seat(0, { coins: 300 })
      .turn(0)
      .play('0 buildWith workshop 1', `0 ${WORKSHOP}`)
      .expect({ offers: ['offer 400'], lacks: ['offer 300'] })
      .play('0 offer 400', '1 accept')
      .expect({ coins: { 0: 0, 1: 3100 } });
  });

  it('[FLO-20.7, FLO-R61, FLO-R68] the partner pays the active player 0 or more, even above the price; never the other way', () => {
    proposes(1000)
      .play('1 accept')
      .expect({ coins: { 0: 3500 + 1000 - 700, 1: 2500 } });
    joint().turn(0).play('0 buildWith workshop 1', `0 ${WORKSHOP}`).refused('0 offer -100').refused('0 offer 150');
    proposes(500, {}, { coins: 400, prestige: 2 })
      .expect({ menu: ['reject', 'counter payment', 'counter place'] })
      .refused('1 accept', 'tooFewCoins', 'FLO-R61')
      .play('1 sell 1')
      .expect({ offers: ['accept'] });
  });

  it('[FLO-20.8] both gain 3 and both have the building, for Works, bonus and prestige cards', () => {
    const table = proposes(0, {}, { hand: ['goldsmith'], bonus: ['bonus-02'], cards: ['prestige-01'] }).play(
      '1 accept',
    );
    table.expect({ prestige: { 0: 3, 1: 3 }, buildings: { 0: ['workshop'], 1: ['workshop'] }, left: { workshop: 2 } });
    const { works, bonus, prestige } = table.view(1).own!;
    expect([works[0]!.value, bonus[0]!.worth, prestige[0]!.worth]).toEqual([5, 2, 3]);
    expect(table.view(null).players.map(({ emptySquares }) => emptySquares)).toEqual([37, 42, 43]);
  });

  it('[FLO-20.9, FLO-R72] without agreement the action is not spent', () => {
    proposes(300)
      .play('1 reject')
      .expect({ question: 'turn', deciding: 0, offers: ['build workshop', 'freedom travel'], coins: { 0: 3500 } });
  });

  it('[FLO-20.10, FLO-R63, FLO-E20] whether it may touch buildings is judged in each estate by its owner’s builders', () => {
    const chapel = { tiles: [{ piece: 'chapel' as const, at: 8 }] };
    const tower = { tiles: [{ piece: 'tower' as const, at: 2 }] };
    const places = (first: object, second: object) =>
      joint().seat(0, first).seat(1, second).turn(0).play('0 buildWith workshop 1');
    // The east part is square 0 there; a chapel at 8 (8, 9, 15) touches only squares 1 and 7.
    places({ ...tower, builders: 1 }, { builders: 3 }).expect({ lacks: ['place workshop 5 0'] });
    places({ ...tower, builders: 2 }, {}).expect({ offers: ['place workshop 5 0'] });
    places({}, chapel).expect({ lacks: ['place workshop 5 0'] });
    places({}, { ...chapel, builders: 2 }).expect({ offers: ['place workshop 5 0'] });
  });

  it('[FLO-20.11] it is no action for the partner', () => {
    joint()
      .actions()
      .play(
        '0 buildWith workshop 1',
        `0 ${WORKSHOP}`,
        '0 offer 0',
        '1 accept',
        '0 end',
        '1 freedom travel',
        '1 build tower',
      )
      .placed(1)
      .expect({ deciding: 1, menu: ['end'] });
  });

  it('[FLO-20.12, FLO-R62, FLO-R66] alone on border squares: one builder if nothing is built across, two if there is', () => {
    const places = (builders: number, across: object = {}) =>
      joint().seat(0, { builders }).seat(1, across).turn(0).play('0 build tower');
    places(0).expect({
      lacks: ['place tower 4 0', 'place tower 6 1', 'place tower 0 0'],
      offers: ['place tower 3 0', 'place tower 1 0'],
    });
    places(1).expect({ offers: ['place tower 4 0', 'place tower 0 0'] });
    const built = { tiles: [{ piece: 'chapel' as const, at: 0 }] };
    places(1, built).expect({ lacks: ['place tower 4 0', 'place tower 13 1'], offers: ['place tower 18 0'] });
    places(2, built).expect({ offers: ['place tower 4 0'] });
    places(1, { tiles: [{ piece: 'lake' as const, at: 0 }] }).expect({ offers: ['place tower 4 0'] });
  });

  it('[FLO-20.12, FLO-R62] across the western border as across the eastern', () => {
    const built = { tiles: [{ piece: 'chapel' as const, at: 5 }] }; // squares 5, 6 and 12: at the east edge of seat 0
    const places = (builders: number) => joint().seat(0, built).seat(1, { builders }).turn(1).play('1 build tower');
    places(1).expect({ lacks: ['place tower 0 0'], offers: ['place tower 7 0', 'place tower 4 0'] });
    places(2).expect({ offers: ['place tower 0 0'] });
  });

  it('[FLO-R65] three proposals for one build action: after a building the next may be negotiated anew', () => {
    const three = ['0 counter payment', '0 offer 200'];
    const refused = () => proposes(300, { builders: 3 }).play('1 counter payment', '1 offer 100', ...three, '1 reject');
    refused().expect({ lacks: ['buildWith tower 1', 'buildWith tower 2'] });
    refused()
      .play('0 build chapel')
      .placed(0)
      .expect({ offers: ['buildWith tower 1', 'buildWith tower 2'] });
  });

  it('[FLO-R61, FLO-R71] whoever is asked can do their part down to the last coin, and not with a hundred less', () => {
    const answers = (payment: number, active: number, partner: number) =>
      proposes(payment, { coins: active }, { coins: partner }).expect({ deciding: 1 });
    answers(400, 300, 400).expect({ offers: ['accept'] });
    answers(400, 300, 300).expect({ lacks: ['accept'], blocked: { accept: ['FLO-R61', 'FLO-R71'] } });
    const countered = (payment: number) =>
      answers(400, 300, 3500).play('1 counter payment', `1 offer ${payment}`).expect({ deciding: 0 });
    countered(400).expect({ offers: ['accept'] });
    countered(300)
      .expect({ lacks: ['accept'] })
      .refused('0 accept', 'tooFewCoins', 'FLO-R71');
  });

  it('[FLO-R62, FLO-R63] a palazzo across the border counts like a building, in an edition that has one there', () => {
    const edition = { palazzo: { b: [0, 1, 7, 8] } };
    const table = (builders: number) =>
      scenario({ players: 3, options: { cooperative: true }, edition })
        .seat(0, { builders })
        .seat(1, { builders: 2 })
        .turn(0);
    const alone = (builders: number) => table(builders).play('0 build tower');
    alone(1).expect({ lacks: ['place tower 4 0', 'place tower 13 1'], offers: ['place tower 18 0'] });
    alone(2).expect({ offers: ['place tower 4 0', 'place tower 13 1'] });
    // Squares 20, 34 and 35 of the fourteen a row: 20 is seat 0's and lies across from square 7, the other's palazzo.
    const together = (builders: number) => table(builders).play('0 buildWith chapel 1');
    together(1).expect({ lacks: ['place chapel 20 3'], offers: ['place chapel 34 1'] });
    together(2).expect({ offers: ['place chapel 20 3', 'place chapel 34 1'] });
  });

  it('[FLO-20.7, FLO-H2] the book knows no limit of the payment: all the partner has, and more may be asked than anybody shows', () => {
    proposes(9000, {}, { coins: 12_000 })
      .play('1 counter payment')
      .expect({ offers: ['offer 2100', 'offer 12000'], lacks: ['offer 12100'] })
      .refused('1 offer 12100', 'tooFewCoins', 'FLO-R61')
      .play('1 offer 11000', '0 accept')
      .expect({ coins: { 0: 3500 + 11_000 - 700, 1: 1000 } });
    joint()
      .seat(0, { coins: 300 })
      .seat(1, { coins: 0 })
      .turn(0)
      .play('0 buildWith workshop 1', `0 ${WORKSHOP}`)
      .expect({ offers: ['offer 2100', 'offer 22200'], lacks: ['offer 22300'] })
      .refused('0 offer 300', 'tooFewCoins', 'FLO-R71');
  });

  it('[FLO-20.7] bots think of every likely payment, and of a few beyond', () => {
    const { state } = joint().turn(0).play('0 buildWith workshop 1', `0 ${WORKSHOP}`).match();
    const amounts = enumerate(question(game as AnyGame, state, 0)!.menu!).map((c) => (c as { amount?: number }).amount);
    expect(amounts.slice(0, 21)).toEqual(Array.from({ length: 21 }, (_, i) => i * 100));
    expect([amounts.length, amounts.at(-1)]).toEqual([25, 22_200]);
  });

  it('[FLO-R60] both must lack the type', () => {
    joint()
      .seat(1, { tiles: ['workshop'] })
      .turn(0)
      .refused('0 buildWith workshop 1', 'partnerHasIt', 'FLO-R60');
    joint()
      .seat(0, { tiles: ['workshop'] })
      .turn(0)
      .refused('0 buildWith workshop 1', 'alreadyBuilt', 'FLO-R60');
  });

  it('[FLO-E19] with one builder against three: the partner pays 500, the bank gets 300, both gain 3', () => {
    proposes(500, { builders: 1 }, { builders: 3 })
      .play('1 accept')
      .expect({ coins: { 0: 3700, 1: 3000 }, prestige: { 0: 3, 1: 3 } });
  });
});
