// Chapters 13 and 14: the event phase and the end of the game.

import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';

describe('event phase', () => {
  it('[PAX-13.1, PAX-R33, PAX-E16] each edict gives one token to the supply and one to its player; empty ones go', () => {
    scenario({ players: 2 })
      .set({ edicts: { CO: [0, 6], CL: [1, 6], SC: [0, 2], MA: [0, 1] } })
      .eventPhase(0)
      .expect({
        edicts: { CO: [0, 4], CL: [1, 6], SC: null, MA: null },
        onlyStock: { 0: { CO: 1, SC: 1 } },
        supply: { CO: 1, SC: 5, MA: 6 },
        eventDiscards: ['edict-MA', 'edict-SC'],
      });
  });

  it('[PAX-13.2] the fifth discarded edict makes the round the last', () => {
    scenario({ players: 2 })
      .set({ edicts: { CO: [1, 2] }, eventDiscards: ['edict-AR', 'edict-MA', 'edict-CR', 'edict-SC'], fullHands: true })
      .eventPhase(1)
      .expect({ lastRound: true, events: ['edictDiscarded', 'lastRound'], round: 2 })
      .play('1 end')
      .expect({ reason: 'shared' });
  });

  it('[PAX-13.3, PAX-13.4, PAX-R71] the old special event goes, then one may be played', () => {
    scenario({ players: 2 })
      .set({ specials: { 0: 'ball', 1: 'letters' }, eventHands: { 0: ['convent', 'audience'] } })
      .eventPhase(0)
      .expect({
        specials: { 0: null, 1: 'letters' },
        eventDiscards: ['ball'],
        menu: ['play convent', 'play audience', 'pass'],
      })
      .play('0 play convent')
      .expect({ specials: { 0: 'convent' }, eventHand: { 0: ['audience'] }, question: 'act' });
    scenario({ players: 2 })
      .set({ eventHands: { 0: ['ball'] } })
      .eventPhase(0)
      .play('0 pass')
      .expect({ specials: { 0: null }, eventHand: { 0: ['ball'] } });
  });

  it('[PAX-13.5] face-up special events serve everybody', () => {
    const set = { board: { r5c1: 'ARCO-I' }, stocks: { 0: { CL: 2 }, 1: { AR: 2 } } } as const;
    scenario({ players: 2 })
      .set(set)
      .acting(0)
      .expect({ lacks: ['influence r5c1'] });
    scenario({ players: 2 })
      .set({ ...set, specials: { 1: 'encyclopedia' } })
      .acting(0)
      .expect({ offers: ['influence r5c1'] });
  });
});

const LODGE = { r5c1: ['ARMA-II', 0, 0], r5c2: ['ARCO-II', 0, 1], r4c2: ['ARCR-II', 1] } as const;
const OVER = ['edict-AR', 'edict-MA', 'edict-CR', 'edict-SC', 'edict-CL'] as const;

describe('the end', () => {
  it('[PAX-14.1] a plot victory comes before any scoring', () => {
    scenario({ players: 2 })
      .set({
        board: {
          ...LODGE,
          r1c1: ['AR-GM', 1],
          r2c2: ['CO-GM', 1],
          r3c3: ['MA-GM', 1],
          r2c1: ['AR-RA', 1, 1],
          r1c2: ['CO-RA', 1, 1],
        },
        publicSchemes: ['adepts', 'enlighteners'],
        realised: { 1: ['adepts', 'enlighteners'] },
        eventDiscards: OVER,
      })
      .checking(1)
      .expect({ winners: [1], reason: 'schemes', noEvents: ['scored'] });
  });

  it('[PAX-14.2, PAX-R35, PAX-R51] at the end of a round with five edicts discarded the factions are scored', () => {
    scenario({ players: 2 })
      .set({ board: LODGE, eventDiscards: OVER, fullHands: true, first: 0 })
      .acting(0)
      .play('0 end')
      .expect({ active: 1, reason: null })
      .play('1 end')
      .expect({
        winners: [0],
        reason: 'factions',
        events: [
          { what: 'scored', who: 0, total: 3 },
          { what: 'scored', who: 1, total: 2 },
        ],
      });
  });

  it('[PAX-14.3, PAX-R58] the largest lodge of each faction counts, tied ones together, two cards are none', () => {
    const points = (board: object) =>
      scenario({ players: 2 })
        .set({ board, factionCards: { AR: null } })
        .acting(0)
        .view(null).players[0]!.points;
    expect(points(LODGE).AR).toBe(3);
    expect(points({ r5c1: ['ARMA-II', 0, 0], r5c2: ['ARCO-II', 0] }).AR).toBe(0);
    expect(points({ ...LODGE, r1c1: ['ARSC-II', 0], r1c2: 'ARCL-II', r2c2: 'AR-GM' }).AR).toBe(4);
    expect(
      points({ ...LODGE, r4c3: ['CRSC-II'], r1c1: ['ARSC-II', 0], r1c2: 'ARCL-II', r2c1: 'AR-GM', r2c2: 'AR-RA' }).AR,
    ).toBe(1);
  });

  it('[PAX-14.4] a point for each influence; in two main lodges it counts twice', () => {
    const view = scenario({ players: 2 })
      .set({ board: { r5c1: ['ARMA-II', 0, 0], r5c2: ['ARMA-I', 0], r4c2: ['ARMA-III', 1] } })
      .acting(0)
      .view(null);
    expect(view.players[0]).toMatchObject({ points: { AR: 3, MA: 3 }, total: 6 });
    expect(view.players[1]).toMatchObject({ points: { AR: 1, MA: 1 }, total: 2 });
  });

  it('[PAX-14.5, PAX-E17] most points; then faction cards; then the victory is shared', () => {
    const end = (board: object, factionCards: object) =>
      scenario({ players: 2 })
        .set({
          board,
          factionCards,
          eventDiscards: OVER,
          hands: { 1: ['CO-GM', 'CR-GM', 'SC-GM', 'CL-GM'] },
          fullHands: true,
        })
        .checking(1);
    const even = { ...LODGE, r4c2: ['ARCR-II', 1, 1] };
    end(LODGE, { CL: 1 }).expect({ winners: [0], reason: 'factions' });
    end(even, { CL: 1 }).expect({ winners: [1], reason: 'factionCards' });
    end(even, { CL: 1, SC: 0 }).expect({ winners: [0, 1], reason: 'shared' });
  });
});
