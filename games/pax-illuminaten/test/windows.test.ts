// When a player who ordered as little as can be is asked after all.

import { describe, expect, it } from 'vitest';
import { type CardId, LUMINARIES } from '../data/luminaries.ts';
import { windows } from '../rules/view/windows.ts';
import { scenario } from '../scenario.ts';

const { decline, unless } = windows.disputeCards!;

/** Seat 0 attacks seat 1, who has these cards. */
function dispute(theirs: readonly CardId[]) {
  return scenario({ players: 2 })
    .set({
      board: { r3c2: ['ARMA-III', 0, 1, 1] },
      stocks: { 0: { AR: 1, MA: 1 } },
      hands: { 0: ['ARCO-I'], 1: theirs },
    })
    .acting(0)
    .play('0 oust r3c2 1', '0 targets 2 3')
    .expect({ question: 'disputeCards', deciding: [0, 1] });
}

describe('windows', () => {
  it('a dispute: the weakest card, unless they attack or much is at stake', () => {
    const s = dispute(['ARMA-I', 'CRCL-I']);
    expect([0, 1].map((seat) => unless.attacking!.holds(s.view(seat), seat, 0))).toEqual([true, false]);
    expect([1, 2, 3].map((n) => unless.atStake!.holds(s.view(1), 1, n))).toEqual([true, true, false]);
    expect(decline(s.view(1), 1)).toMatchObject({ do: 'lay' });
  });

  it('[PAX-7.5] the weakest card is the one of least strength; daggers and hammers are left to the player', () => {
    const strength = (id: CardId) => LUMINARIES.find((card) => card.id === id)!.strength;
    const weak = LUMINARIES.find((card) => card.strength === 2)!.id;
    const strong = LUMINARIES.findLast((card) => card.strength === 6)!.id;
    for (const hand of [
      [weak, strong],
      [strong, weak],
      [weak, 'CR-GM', strong],
    ] as const) {
      expect(decline(dispute(hand).view(1), 1)).toEqual({ do: 'lay', card: weak });
    }
    expect([strength('CR-GM'), decline(dispute(['CR-GM']).view(1), 1)]).toEqual(['dagger', null]);
    expect(unless.atStake!.n).toMatchObject({ min: 1, usual: 2 });
  });

  it('[PAX-13.4] an event phase passes without an event, unless the last round has begun; without a dispute nothing is at stake', () => {
    const { decline: pass, unless: then } = windows.playEvent!;
    const asked = (lastRound: boolean) =>
      scenario({ players: 2 })
        .set({
          eventHands: { 0: ['ball'] },
          ...(lastRound
            ? { lastRound, eventDiscards: ['edict-AR', 'edict-CO', 'edict-MA', 'edict-CR', 'edict-SC'] }
            : {}),
        })
        .eventPhase(0)
        .expect({ question: 'playEvent' })
        .view(0);
    expect(pass(asked(false), 0)).toEqual({ do: 'pass' });
    expect([false, true].map((last) => then.lastRound!.holds(asked(last), 0, 0))).toEqual([false, true]);
    expect([unless.atStake!.holds(asked(false), 0, 1), unless.attacking!.holds(asked(false), 0, 0)]).toEqual([
      false,
      false,
    ]);
  });
});
