// Steps by themselves: setup knows every placement, and a step offers and brings no more than it should.

import { describe, expect, it } from 'vitest';
import { ROOMS } from '../data/palace.ts';
import { BONUS } from '../data/pieces.ts';
import { placements, placementsFor } from '../rules/chapters/02-setup.ts';
import { game } from '../rules/game.ts';
import type { Choice, FamilyPlace } from '../rules/model/choices.ts';
import type { Frame, State } from '../rules/model/state.ts';
import { scenario } from '../scenario.ts';
import { table } from './help.ts';

describe('Family cards', () => {
  const places: readonly FamilyPlace[] = [
    'R1',
    'R2',
    'L1',
    ...ROOMS,
    ...ROOMS.map((room): FamilyPlace => `under.${room}`),
  ];

  /** VIR-2.6, tried out: different places, a Room only for a card with an action, an Upgrade only under a card. */
  function legal(hasAction: readonly boolean[]): readonly string[] {
    const all = places.flatMap((a) => places.flatMap((b) => places.map((c) => [a, b, c])));
    return all
      .filter((three) => new Set(three).size === 3)
      .filter((three) => three.every((place, i) => hasAction[i] || !(ROOMS as readonly string[]).includes(place)))
      .filter((three) =>
        three.every((place) => !place.startsWith('under.') || three.includes(place.slice(6) as FamilyPlace)),
      )
      .filter((three) => !three.includes('R2') || (three.includes('R1') && three.indexOf('R1') < three.indexOf('R2')))
      .map((three) => three.join(' '))
      .sort();
  }

  it('[VIR-2.6] lie in every way the rules allow, and in no other', () => {
    for (const actions of [
      [true, true, true],
      [true, false, true],
      [false, true, false],
      [false, false, false],
    ]) {
      const found = placements(actions).map((choice) => choice.places.join(' '));
      expect([...found].sort()).toEqual(legal(actions));
      expect(new Set(found).size).toBe(found.length);
    }
    expect(placements([false, false, false]).map((choice) => choice.places.join(' '))).toEqual([
      'R1 R2 L1',
      'R1 L1 R2',
      'L1 R1 R2',
    ]);
  });

  it('[VIR-2.6] are asked for with the same choices every time', () => {
    const s = scenario({ players: 3 }).newGame().play('0 power florence', '1 power naples', '2 power venice').state();
    expect(placementsFor(s, 0)).toBe(placementsFor(s, 0));
    const actions = [true, true, false]; // Lorenzo, Giuliano, Giovanni
    expect(placementsFor(s, 0)).toEqual(placements(actions));
  });
});

describe('Intrigue', () => {
  it('[VIR-11.3] with every place taken an Agent is only removed, or moved', () => {
    const s = table().card(0, 'assassin', 'lowerRight').acting(0, 'lowerRight').state();
    for (const places of [s.cityAgent, s.roomAgent, s.allianceAgent]) places.fill(1);
    const menu = () => {
      const step = game.steps.intrigue as { menu?: (s: State, f: Frame) => { choices?: readonly Choice[] } };
      const { choices } = step.menu!(s, { at: 'intrigue', seat: 0, masks: 0, clear: false });
      return choices!.map((choice) => game.notation.write(choice));
    };
    expect(menu().filter((line) => !line.startsWith('remove '))).toEqual(['stop']);
    expect(menu()).toHaveLength(1 + 20 + 15 + 3);
    s.allianceAgent[0] = -1;
    expect(menu().filter((line) => !line.startsWith('remove '))).toEqual(['stop', 'agent reserve']);
    s.allianceAgent.fill(0);
    s.agents[0] = 3;
    expect(menu().filter((line) => !line.startsWith('remove '))).toEqual([
      'stop',
      'agent france',
      'agent holy_roman_empire',
      'agent ottoman_empire',
    ]);
  });
});

describe('bonuses', () => {
  it('[VIR-8.13, VIR-8.17] only what a bonus brings comes with it', () => {
    const taking = (id: keyof typeof BONUS) => {
      const s = table().florins(0, 2).patronage(0, 1).acting(0, 'top');
      s.play('0 patronise florence=crown coin1=florin coin2=florin', `0 bonus ${id}`);
      const { agents, artilleryReady, bonusOwner, bonusTaken, todo } = s.state();
      return [bonusOwner[BONUS[id]], bonusTaken[0], agents[0], artilleryReady, todo.at(-1)!.at];
    };
    expect(taking('leonardo')).toEqual([0, 1, 2, false, 'rearrange']);
    expect(taking('machiavelli')).toEqual([0, 1, 2, false, 'house']);
    expect(taking('bastion')).toEqual([0, 2, 2, false, 'rearrange']);
    expect(taking('the_prince')).toEqual([0, 2, 3, false, 'rearrange']);
    expect(taking('artillery')).toEqual([0, 2, 2, true, 'rearrange']);
  });
});
