// When a player who ordered "nothing" is asked after all.

import { describe, expect, it } from 'vitest';
import { windows } from '../rules/view/windows.ts';
import { table } from './help.ts';

const { losing, besieged, attacking } = windows.declare!.unless;
const quiet = table().acting(0, 'upperLeft').view(0);

/** Seat 0 before Ravenna, which is seat 1's: lost as things stand, unless it is better defended. */
function siege(troops: number, garrison: number) {
  const { battle, ...view } = table()
    .owns(1, 'ravenna')
    .troops(1, 'ravenna', garrison)
    .florins(1, 1)
    .card(1, 'condottiere', 'R1')
    .troops(0, 'ravenna', troops)
    .sieges()
    .expect({ question: 'declare', deciding: 1 })
    .view(1);
  return { ...view, battle: battle! };
}

describe('windows', () => {
  it('a battle: who attacks, whose city it is, who would win', () => {
    const lost = siege(5, 2);
    expect([0, 1].map((seat) => attacking!.holds(lost, seat, 0))).toEqual([true, false]);
    expect([0, 1, 2].map((seat) => besieged!.holds(lost, seat, 0))).toEqual([false, true, false]);
    expect([0, 1].map((seat) => losing!.holds(lost, seat, 0))).toEqual([false, true]);
    expect([0, 1].map((seat) => losing!.holds(siege(2, 3), seat, 0))).toEqual([true, false]);
    const field = { ...lost, battle: { ...lost.battle, kind: 'field', outlook: 'tie' } };
    expect(besieged!.holds(field, 1, 0)).toBe(false);
    expect([0, 1].map((seat) => losing!.holds(field, seat, 0))).toEqual([true, true]);
    expect([losing, besieged, attacking].map((unless) => unless!.holds(quiet, 0, 0))).toEqual([false, false, false]);
  });
});
