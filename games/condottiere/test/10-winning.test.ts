// Chapter 10: winning, and the final battle.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';

/** Three of six tie for the most regions; the seventeenth carries the Pope. */
const tied = () => scenario({ players: 6 }).divided(4, 2, 4, 2, 4, 0).pope('napoli');

describe('winning', () => {
  it.each([4, 5, 6])('[CON-10.1] takes 5 regions or 3 adjacent ones with %i players', (players) => {
    const table = () => scenario({ players });
    table()
      .owns(0, 'roma', 'siena')
      .site('napoli')
      .line(0, 'm6')
      .concluding()
      .expect({ winners: [0], reason: 'adjacent' });
    table().owns(0, 'roma', 'torino').site('napoli').line(0, 'm6').concluding().expect({ winners: null });
    table()
      .owns(0, 'torino', 'venezia', 'lucca', 'ancona')
      .site('siena')
      .line(0, 'm6')
      .concluding()
      .expect({ winners: [0], reason: 'regions' });
    table().owns(0, 'torino', 'venezia', 'lucca').site('siena').line(0, 'm6').concluding().expect({ winners: null });
  });

  it('[CON-10.1, CON-R2] counts what the score names: all regions, and the largest connected group of them', () => {
    const { game, state } = scenario({ players: 4 }).owns(0, 'torino', 'milano', 'roma').choosingSite().match();
    expect(game.score(state, 0)).toMatchObject([
      { what: 'regions', points: 3, facts: { of: 5, regions: ['torino', 'milano', 'roma'] } },
      { what: 'adjacent', points: 0, facts: { of: 3, size: 2, regions: ['torino', 'milano'] } },
    ]);
  });

  it.each([
    [2, false, 'CON-10.2', 'CON-10.2'],
    [3, true, 'CON-10.2', 'CON-14.2'],
    [4, false, 'CON-10.1', 'CON-10.1'],
    [6, true, 'CON-10.1', 'CON-14.1'],
  ])(
    '[CON-10.1, CON-10.2, CON-14.1, CON-14.2] the score of %i players cites the rule of that table (bigger kingdoms: %s)',
    (players, biggerKingdoms, total, adjacent) => {
      const { game, state } = scenario({ players, options: { biggerKingdoms } }).choosingSite().match();
      expect(game.score(state, 0)).toMatchObject([
        { what: 'regions', rules: [total] },
        { what: 'adjacent', rules: [adjacent] },
      ]);
    },
  );

  it('[CON-10.6, CON-17.1] with the hands gathered in for the final battle, nothing is known of them any more', () => {
    scenario({ players: 6 })
      .divided(4, 2, 4, 2, 3, 0)
      .pope('torino')
      .site('napoli')
      .line(4, 'm6')
      .hand(0, 'm10', 'winter')
      .passed(1, 2, 3, 4, 5)
      .deciding(0)
      .play('0 show all m10')
      .expect({ sees: { 2: { players: { 0: { known: ['m10'] } } } } })
      .play('0 pass')
      .expect({ finalists: [0, 2, 4], sees: { 2: { players: { 0: { known: [] } }, shown: [] } } });
  });

  it.each([2, 3])('[CON-10.2] takes 6 regions or 4 adjacent ones with %i players', (players) => {
    const table = () => scenario({ players });
    table()
      .owns(0, 'roma', 'siena', 'napoli')
      .site('ancona')
      .line(0, 'm6')
      .concluding()
      .expect({ winners: [0], reason: 'adjacent' });
    table().owns(0, 'roma', 'siena').site('napoli').line(0, 'm6').concluding().expect({ winners: null });
    table()
      .owns(0, 'torino', 'venezia', 'lucca', 'ancona', 'siena')
      .site('bologna')
      .line(0, 'm6')
      .concluding()
      .expect({ winners: [0], reason: 'regions' });
    table()
      .owns(0, 'torino', 'venezia', 'lucca', 'ancona')
      .site('bologna')
      .line(0, 'm6')
      .concluding()
      .expect({ winners: null });
  });

  it('[CON-10.3] ends with the comparison that meets a goal, whoever gets the token', () => {
    scenario({ players: 4 })
      .owns(0, 'roma', 'siena')
      .site('napoli')
      .hand(0, 'm1')
      .line(0, 'm6')
      .line(2, 'courtesan')
      .deciding(0)
      .expect({ winners: null })
      .play('0 pass')
      .expect({
        winners: [0],
        reason: 'adjacent',
        events: ['compared', 'conquered', { what: 'gameEnds', winners: [0] }],
      })
      .refused('2 site torino', 'over');
  });

  it('[CON-10.4] with all regions conquered the most regions win', () => {
    scenario({ players: 5 })
      .divided(4, 3, 3, 3, 3)
      .site('ancona')
      .line(4, 'm6')
      .line(1, 'm6')
      .concluding()
      .expect({ winners: null, question: 'chooseSite' });
    scenario({ players: 6 })
      .divided(4, 3, 3, 2, 2, 2)
      .site('napoli')
      .line(5, 'm6')
      .concluding()
      .expect({
        winners: [0],
        reason: 'most',
        events: ['noSiteLeft', { what: 'gameEnds', winners: [0], reason: 'most' }],
      });
  });

  it('[CON-10.4] or with all but the one that carries the Pope', () => {
    scenario({ players: 6 })
      .divided(4, 3, 2, 2, 2, 2)
      .pope('torino')
      .site('napoli')
      .line(5, 'm6')
      .concluding()
      .expect({ winners: [0], reason: 'most', owner: { torino: null } });
  });

  it('[CON-10.5] a tie for the most regions is fought out by exactly those players', () => {
    scenario({ players: 6 })
      .divided(4, 2, 4, 2, 3, 0)
      .pope('torino')
      .site('napoli')
      .line(4, 'm6')
      .concluding()
      .expect({
        winners: null,
        finalists: [0, 2, 4],
        site: null,
        events: [{ what: 'finalBattle', finalists: [0, 2, 4] }],
      });
  });

  it('[CON-10.6] before it everybody discards and all 110 cards are shuffled', () => {
    tied()
      .hand(0, 'm1')
      .hand(1, 'm10', 'm10')
      .discards('m6', 'winter')
      .finalBattle([0, 2, 4])
      .expect({ handSize: { 1: 0, 3: 0, 5: 0 }, discards: [], pile: 110 - 42 });
  });

  it('[CON-10.7] finalists get ten cards and one for each region, nobody else any', () => {
    tied()
      .finalBattle([0, 2, 4])
      .expect({ handSize: { 0: 14, 1: 0, 2: 14, 3: 0, 4: 14, 5: 0 } });
    scenario({ players: 6 })
      .divided(3, 3, 3, 3, 3, 1)
      .pope('napoli')
      .finalBattle([0, 1, 2, 3, 4])
      .expect({ handSize: { 0: 13, 4: 13, 5: 0 } });
  });

  it('[CON-10.8] the token holder goes first, or else the finalist nearest to their left', () => {
    tied()
      .token(2)
      .finalBattle([0, 2, 4])
      .expect({ deciding: 2, events: [{ what: 'finalBattle', first: 2 }] });
    const first = (token: number, seat: number) =>
      tied()
        .token(token)
        .finalBattle([0, 2, 4])
        .expect({ deciding: seat, events: [{ what: 'finalBattle', first: seat }] });
    first(3, 4);
    first(5, 0);
  });

  it('[CON-10.9] is fought by the normal rules among the finalists, and its winner wins the game', () => {
    tied()
      .finalists(0, 2, 4)
      .hand(0, 'm6', 'm1')
      .hand(2, 'drummer', 'm4', 'm1')
      .hand(4, 'm3')
      .deciding(0)
      .play('0 play m6', '2 play m4', '4 pass', '0 pass')
      .expect({ deciding: 2, question: 'turn' })
      .play('2 play drummer', '2 pass')
      .expect({ winners: [2], reason: 'finalBattle' });
  });

  it('[CON-10.9, CON-16.6] with Hidden Cards what lies facedown counts at the end of the final battle too', () => {
    scenario({ players: 6, variants: ['hiddenCards'] })
      .divided(4, 2, 4, 2, 4, 0)
      .pope('napoli')
      .finalists(0, 2, 4)
      .hand(0, 'm1')
      .line(0, 'm3')
      .facedown(0, 'm10')
      .line(2, 'm5')
      .passed(2, 4)
      .deciding(0)
      .play('0 pass', '0 facedown leave')
      .expect({ winners: [0], reason: 'finalBattle', events: [{ what: 'turnedUp', seat: 0, card: 'm10' }] });
  });

  it('[CON-10.9, CON-6.34] tells whether a Surrender ended the final battle', () => {
    const battle = () => tied().finalists(0, 2, 4).hand(0, 'surrender', 'm1').line(2, 'm5').passed(2, 4).deciding(0);
    battle()
      .play('0 pass')
      .expect({ events: [{ what: 'compared', surrender: false }], winners: [2], reason: 'finalBattle' });
    battle()
      .play('0 play surrender')
      .expect({ events: [{ what: 'compared', surrender: true }], winners: [2], reason: 'finalBattle' });
  });

  it('[CON-10.10] a tied final battle is a shared victory', () => {
    tied()
      .finalists(0, 2, 4)
      .line(0, 'm6')
      .line(4, 'm6')
      .line(2, 'm5')
      .concluding()
      .expect({ winners: [0, 4], reason: 'sharedFinalBattle' });
  });
});
