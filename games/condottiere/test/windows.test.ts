// When a player who ordered "nothing" is asked after all.

import { describe, expect, it } from 'vitest';
import type { RegionId } from '../data/map.ts';
import type { Options } from '../rules/model/options.ts';
import { windows } from '../rules/view/windows.ts';
import { type Scenario, scenario } from '../scenario.ts';

function holds(s: Scenario, frame: string, condition: string, seat: number, n = 0): boolean {
  return windows[frame]!.unless[condition]!.holds(s.view(seat), seat, n);
}

describe('windows', () => {
  it('passing: the strongest line, a full hand', () => {
    const s = scenario({ players: 3 })
      .hand(0, 'm1', 'm2')
      .hand(1, 'm2')
      .hand(2, 'm3')
      .line(0, 'm6')
      .line(1, 'm2')
      .deciding(0);
    expect([0, 1].map((seat) => holds(s, 'turn', 'ahead', seat))).toEqual([true, false]);
    expect([2, 3].map((n) => holds(s, 'turn', 'manyCards', 0, n))).toEqual([true, false]);
    expect(windows.turn!.unless.manyCards!.n).toEqual({ min: 1, max: 20, usual: 5 });
    expect(holds(s, 'turn', 'defending', 0)).toBe(false);
    expect(holds(s, 'turn', 'close', 0)).toBe(false);
  });

  it('passing: one region more and somebody else has won', () => {
    const s = scenario({ players: 3 }).hand(0, 'm1').divided(0, 5, 0).deciding(0);
    expect([0, 1].map((seat) => holds(s, 'turn', 'close', seat))).toEqual([true, false]);
  });

  it('passing: somebody else is one region short of the number, or of the adjacent ones', () => {
    const close = (...regions: readonly RegionId[]) =>
      holds(
        scenario({ players: 4 })
          .hand(0, 'm1')
          .owns(1, ...regions)
          .deciding(0),
        'turn',
        'close',
        0,
      );
    expect(close('torino', 'venezia', 'lucca', 'ancona')).toBe(true);
    expect(close('torino', 'venezia', 'lucca')).toBe(false);
    expect(close('roma', 'siena')).toBe(true);
    expect(close('roma')).toBe(false);
  });

  it('are there only where the question is put at this table', () => {
    const at = (options: Partial<Options>) => {
      const view = scenario({ players: 3, options }).newGame().view(0);
      return Object.keys(windows).filter((frame) => windows[frame]!.isPlayed?.(view) ?? true);
    };
    expect(at({})).toEqual(['turn', 'keepOrDiscard']);
    expect(at({ discardHandSimultaneous: false })).toEqual(['turn', 'keepOrDiscardInTurn']);
    expect(at({ drawAfterBattle: true })).toEqual(['turn']);
    expect(at({ drawAfterBattle: true, discardHandSimultaneous: false })).toEqual(['turn']);
    expect(at({ hiddenCards: true, points: true })).toEqual(['turn', 'passFacedown', 'keepOrDiscard', 'nextGame']);
  });

  it('keeping a hand: only who has no mercenary could do anything else', () => {
    const s = scenario({ players: 3 }).hand(0, 'm1', 'winter').hand(1, 'winter').hand(2, 'm3').deciding(0);
    expect([0, 1].map((seat) => holds(s, 'keepOrDiscard', 'mayDiscard', seat))).toEqual([false, true]);
    expect(windows.keepOrDiscardInTurn!.unless).toEqual({});
  });
});
