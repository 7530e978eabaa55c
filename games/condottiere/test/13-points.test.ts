// Chapter 13: the variant Playing for Points.

import { describe, expect, it } from 'vitest';
import type { Options } from '../rules/model/options.ts';
import { scenario } from '../scenario.ts';
import { problemsOf } from './help.ts';

const table = (players = 4, options: Partial<Options> = {}) => scenario({ players, variants: ['points'], options });

/** Seat 0 is about to win this game with three adjacent regions: 8 points. */
const winning = (target = 20) =>
  table(4, { pointsTarget: target }).owns(0, 'roma', 'siena').site('napoli').line(0, 'm6');

describe('playing for points', () => {
  it('[CON-13.7, CON-17.1] what was shown in one game says nothing about the next', () => {
    winning()
      .hand(0, 'm10')
      .passed(1, 2, 3)
      .deciding(0)
      .play('0 show all m10', '0 pass')
      .expect({ question: 'nextGame', sees: { 1: { players: { 0: { known: ['m10'] } } } } })
      .play('0 ready', '1 ready', '2 ready', '3 ready')
      .expect({ game: 2, sees: { 1: { players: { 0: { known: [] } }, shown: [] } } });
  });

  it('[CON-13.1] plays several games up to a target agreed first', () => {
    winning().concluding().expect({ winners: null, question: 'nextGame' });
    winning(8)
      .concluding()
      .expect({ winners: [0], reason: 'points' });
    expect(problemsOf({ players: 4, variants: ['points'], options: { pointsTarget: 0 } })).toHaveLength(1);
    expect(table(4, { pointsTarget: 30 }).newGame().view(null).options.pointsTarget).toBe(30);
  });

  it('[CON-13.2, CON-13.4] the score begins with the points of the series, and tells them only in one', () => {
    const { game, state } = table(3, { pointsTarget: 30 }).points(1, 7).choosingSite().match();
    expect(game.score(state, 1)).toMatchObject([
      { what: 'series', points: 7, facts: { of: 30 }, rules: ['CON-13.2', 'CON-13.4'] },
      { what: 'regions' },
      { what: 'adjacent' },
    ]);
    const single = scenario({ players: 3 }).choosingSite().match();
    expect(single.game.score(single.state, 1).map(({ what }) => what)).toEqual(['regions', 'adjacent']);
  });

  it('[CON-13.2] scores one point for each region at the end of a game', () => {
    winning()
      .owns(1, 'torino', 'venezia')
      .owns(2, 'lucca')
      .points(1, 4)
      .concluding()
      .expect({ points: { 1: 6, 2: 1, 3: 0 }, events: [{ what: 'scored', seat: 1, regions: 2, bonus: 0, points: 6 }] });
  });

  it('[CON-13.3] scores five more for winning with adjacent regions', () => {
    winning()
      .concluding()
      .expect({ points: { 0: 8 } });
    table(3)
      .owns(0, 'roma', 'siena', 'napoli')
      .site('ancona')
      .line(0, 'm6')
      .concluding()
      .expect({ points: { 0: 9 } });
    table()
      .owns(0, 'torino', 'venezia', 'lucca', 'ancona')
      .site('siena')
      .line(0, 'm6')
      .concluding()
      .expect({ points: { 0: 5 }, events: [{ what: 'gameEnds', reason: 'regions' }] });
  });

  it('[CON-13.4] goes on until somebody has reached the target', () => {
    winning()
      .points(0, 11)
      .concluding()
      .expect({ points: { 0: 19 }, winners: null, question: 'nextGame' });
    winning()
      .points(0, 12)
      .concluding()
      .expect({ points: { 0: 20 }, winners: [0], reason: 'points' });
    winning()
      .points(0, 15)
      .concluding()
      .expect({ points: { 0: 23 }, winners: [0] });
  });

  it('[CON-13.5] the most points win the series, whoever won the last game', () => {
    winning()
      .points(0, 12)
      .owns(1, 'torino', 'venezia')
      .points(1, 19)
      .concluding()
      .expect({ points: { 0: 20, 1: 21 }, winners: [1], reason: 'points' });
  });

  it('[CON-13.6] a tie for the most points is settled by a final battle', () => {
    winning()
      .points(0, 12)
      .owns(1, 'torino', 'venezia')
      .points(1, 18)
      .concluding()
      .expect({ points: { 0: 20, 1: 20 }, winners: null, finalists: [0, 1], question: 'turn', deciding: 0 });
    table()
      .points(0, 20)
      .points(1, 20)
      .finalists(0, 1)
      .line(1, 'm6')
      .concluding()
      .expect({ winners: [1], reason: 'finalBattle', points: { 0: 20, 1: 20 } });
  });

  it('[CON-13.7] between games only the points carry over', () => {
    winning()
      .hand(2, 'm1')
      .owns(1, 'torino')
      .pope('parma')
      .discards('m10')
      .concluding()
      .play('0 ready', '1 ready', '2 ready', '3 ready')
      .expect({
        game: 2,
        round: 1,
        points: { 0: 8, 1: 1 },
        owner: { roma: null, napoli: null, torino: null },
        pope: null,
      })
      .expect({ handSize: { 0: 10, 1: 10, 2: 10, 3: 10 }, pile: 70, discards: [], line: { 0: [] }, site: null })
      .expect({ question: 'chooseSite', passed: [] });
  });
});
