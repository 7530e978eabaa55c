// Chapter 12: what the check phase asks once, what it does not ask, and decks that run out.

import { enumerate, listen, menuOf } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { SCHEMES } from '../data/schemes.ts';
import { refillSteps } from '../rules/chapters/12-refill.ts';
import { game } from '../rules/game.ts';
import { NONE, type State } from '../rules/model/state.ts';
import { type Position, scenario } from '../scenario.ts';

/** Four inner cards of one degree: a circle, and a centre with its three neighbours. */
const FOUR = { r2c2: ['CRSC-II', 0], r3c2: ['ARMA-II', 0], r3c3: ['COMA-II', 0], r4c2: ['ARCL-II', 0] } as const;
const MASTERS = { r1c1: ['AR-GM', 0], r1c2: ['CO-GM', 0], r5c1: ['MA-GM', 0] } as const;
const CIRCLE_AND_STAR = { publicSchemes: ['innercircle', 'equals'], fullHands: true } as const;

describe('plots in the check phase', () => {
  it.each(SCHEMES)('[PAX-12.2] %s is lost like any other when its conditions no longer hold', (plot) => {
    scenario({ players: 2 })
      .set({ publicSchemes: [plot], realised: { 0: [plot] }, fullHands: true })
      .checking(1)
      .expect({ realised: { 0: [] }, edge: { 0: [plot] }, influence: { 0: 19 } });
  });

  it('[PAX-12.3] whoever leaves a plot at its edge is asked once and not again', () => {
    scenario({ players: 2 })
      .set({ publicSchemes: ['adepts', 'wide'], board: MASTERS, edge: { 0: ['adepts'] }, fullHands: true })
      .checking(0)
      .expect({ question: 'restoreScheme', deciding: 0 })
      .play('0 pass')
      .expect({ question: 'act', active: 1, edge: { 0: ['adepts'] } });
  });

  it('[PAX-12.3, PAX-R6] a plot that does not stand beside those held stays at its edge, unasked', () => {
    scenario({ players: 2 })
      .set({ ...CIRCLE_AND_STAR, board: FOUR, realised: { 0: ['innercircle'] }, edge: { 0: ['equals'] } })
      .checking(0)
      .expect({ question: 'act', active: 1, realised: { 0: ['innercircle'] }, edge: { 0: ['equals'] } });
  });

  it('[PAX-R6] when one is dropped another may return', () => {
    scenario({ players: 2 })
      .set({
        ...CIRCLE_AND_STAR,
        board: { ...FOUR, ...MASTERS },
        privateSchemes: { 0: 'adepts' },
        revealed: [0],
        realised: { 0: ['innercircle', 'equals'] },
        edge: { 0: ['adepts'] },
      })
      .checking(0)
      .play('0 drop equals')
      .expect({ question: 'restoreScheme', menu: ['restore adepts', 'pass'] })
      .play('0 restore adepts')
      .expect({ winners: [0], reason: 'schemes' });
  });
});

describe('the refill', () => {
  const short = (told: Position, spoil: (s: State) => void): State => {
    const s = game.clone(scenario({ players: 2 }).set(told).checking(0).state());
    spoil(s);
    return s;
  };

  it('[PAX-12.14, PAX-R37] with nothing left to draw the court stays empty, and no card is told', () => {
    const s = short({ hands: { 0: [] } }, (state) => {
      state.court.fill(NONE);
      state.deck = [];
      state.discards = [];
    });
    const { heard } = listen(() => refillSteps.refreshCourt.run(s, { at: 'refreshCourt' }));
    expect(heard).toEqual([expect.objectContaining({ what: 'courtRefreshed', discarded: null, filled: [] })]);
    expect(new Set(s.court)).toEqual(new Set([NONE]));
  });

  it('[PAX-R47] the deck can be chosen as long as deck and discards hold a card between them', () => {
    const offered = (deck: number, discards: number) => {
      const s = short({ hands: { 0: [] } }, (state) => {
        state.discards = state.deck.splice(0, discards);
        state.deck.length = deck;
      });
      return enumerate(menuOf(game as never, s as never, 0)!).some((c) => c.do === 'deck');
    };
    expect([offered(0, 0), offered(1, 0), offered(0, 1), offered(2, 3)]).toEqual([false, true, true, true]);
  });

  it.each(['AR', 'MA', 'CL'] as const)(
    '[PAX-12.13, PAX-R25] the second court card is paid with any one token: %s',
    (f) => {
      scenario({ players: 2 })
        .set({
          hands: { 0: [] },
          court: ['CO-RA', 'MA-RA', 'CR-RA', 'SC-RA', 'CL-RA'],
          steward: 2,
          stocks: { 0: { [f]: 2 } },
        })
        .checking(0)
        .play('0 court 4')
        .expect({ offers: ['court 2'] })
        .play('0 court 2')
        .expect({ onlyStock: { 0: { [f]: 1 } } });
    },
  );
});
