// What a table may ask for, and small facts of the box that everything else rests on.

import { imagine } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { isEdict } from '../data/event-cards.ts';
import { FACTION } from '../data/factions.ts';
import { type CardId, cardOf, LUMINARIES } from '../data/luminaries.ts';
import { canExpel } from '../rules/actions/expel.ts';
import { yieldOf } from '../rules/actions/interrogate.ts';
import { game } from '../rules/game.ts';
import { placeNamed } from '../rules/model/board.ts';
import { discardEmptyEdict } from '../rules/model/event-cards.ts';
import { OPTIONS, OPTIONS_THEN } from '../rules/model/options.ts';
import type { State } from '../rules/model/state.ts';
import { scenario } from '../scenario.ts';

describe('the table', () => {
  it('[PAX-15.1, PAX-15.21, PAX-H2] an artificial rival with one to three people, at a place there is', () => {
    const few = { min: 1, max: 3 };
    expect(OPTIONS.rival.seats).toEqual({ weishaupt: few, saintgermain: few, joseph: few, charlestheodore: few });
    expect(OPTIONS.rivalPlace).toMatchObject({ default: 0, min: 0, max: 4 });
    expect(OPTIONS.rivalPlace.seats).toEqual({ 3: { min: 2, max: 4 }, 4: { min: 3, max: 4 } });
    expect(OPTIONS_THEN.rivalPlace).toEqual({ ...OPTIONS.rivalPlace, seats: {} });
  });

  it('[PAX-2.3, PAX-5.1] begins with the steward on the first court place and nothing done', () => {
    const s = scenario({ players: 2 }).newGame().state();
    expect([s.steward, s.round, s.markers.every((n) => n === 0), s.edictTokens]).toEqual([
      0,
      1,
      true,
      [0, 0, 0, 0, 0, 0],
    ]);
    expect([s.looked, s.realised, s.edge, s.turn.mainLeft]).toEqual([[0, 0], [0, 0], [0, 0], 2]);
    expect([s.cards.length, s.court.length, s.hands.map((hand) => hand.length)]).toEqual([14, 5, [4, 4]]);
    expect(s.hands.every((hand) => hand.every((card, i) => i === 0 || hand[i - 1]! < card))).toBe(true);
  });

  it('[PAX-2.12] three edicts and three special events in each half, also as anybody imagines it', () => {
    const s = scenario({ players: 2 }).newGame().state();
    const worlds = Array.from({ length: 20 }, (_, i) => imagine(game as never, s as never, 0, i) as never as State);
    for (const { upper, lower, removedEvents } of [s, ...worlds]) {
      expect([upper, lower, removedEvents].map((half) => [half.length, half.filter(isEdict).length])).toEqual([
        [6, 3],
        [6, 3],
        [3, 0],
      ]);
      for (const half of [upper, lower, removedEvents]) expect(half).toEqual(half.toSorted((a, b) => a - b));
    }
  });
});

describe('cards', () => {
  it('[PAX-4.2] yield by their degree, royal arches by the influence on them', () => {
    const s = scenario({ players: 2 }).acting(0).state();
    const told = (id: CardId, influence: number) => {
      const { fixed, either } = yieldOf(s, cardOf(id), influence);
      return [fixed.length, new Set(fixed).size, either];
    };
    expect([told('ARCO-I', 2), told('ARCO-II', 2), told('ARCO-III', 2)]).toEqual([
      [0, 0, 1],
      [2, 2, 0],
      [2, 2, 1],
    ]);
    expect([told('AR-GM', 2), told('AR-RA', 1), told('AR-RA', 3)]).toEqual([
      [3, 1, 0],
      [2, 1, 0],
      [6, 1, 0],
    ]);
  });

  it('[PAX-13.1] an edict with a token left stays, an empty one goes', () => {
    const s = game.clone(
      scenario({ players: 2 })
        .set({ edicts: { AR: [0, 1], CO: [1, 2] } })
        .acting(0)
        .state(),
    );
    discardEmptyEdict(s, FACTION.AR);
    expect([s.edictOwner[FACTION.AR], s.eventDiscards]).toEqual([0, []]);
    s.edictTokens[FACTION.AR] = 0;
    discardEmptyEdict(s, FACTION.AR);
    expect([s.edictOwner[FACTION.AR], s.eventDiscards, s.lastRound]).toEqual([-1, [FACTION.AR], false]);
  });

  it('[PAX-R14, PAX-6.18] a card is expelled only for one in hand that fits and is not being played', () => {
    const s = scenario({ players: 2 })
      .set({
        board: { r5c1: ['CRSC-III', 1, 1, 1] },
        hands: { 0: ['ARCO-I', 'ARCO-III'] },
        stocks: { 0: { AR: 4 } },
        specials: { 1: 'lightning' },
      })
      .acting(0)
      .state();
    const fits = (without: CardId) => canExpel(s, 0, 'main', placeNamed(s, 'r5c1'), cardOf(without));
    expect([fits('ARCO-I'), fits('ARCO-III')]).toEqual([true, false]);
  });
});

describe('stopping', () => {
  const conspiring = (ability: string) => {
    const { id } = LUMINARIES.find((card) => card.ability === ability)!;
    return scenario({ players: 2 })
      .set({ hands: { 0: [id] } })
      .acting(0)
      .play(`0 conspire ${id} ability`);
  };

  it('[PAX-17.40] whoever has looked need not turn anything up', () => {
    const at = conspiring('S-REVEAL').play('0 look r1c1', '0 stop').expect({ question: 'turnUp' });
    at.play('0 stop').expect({ question: 'act', noEvents: ['turnedUp'] });
    expect([at.state().faceUp, game.violations(at.state())]).toEqual([0, []]);
  });

  it('[PAX-9.5, PAX-17.12] an extra action that is declined does not come again', () => {
    conspiring('R-SCOUT-ANY').expect({ question: 'extra' }).play('0 stop').expect({ question: 'act', mainLeft: 2 });
  });
});
