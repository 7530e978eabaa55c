// What a board can show: facts that are worked out in the view.

import { describe, expect, it } from 'vitest';
import type { CityId } from '../data/cities.ts';
import { table } from './help.ts';

const cityOf = (s: ReturnType<typeof table>, id: CityId) => s.view().cities.find((city) => city.id === id)!;

describe('the view', () => {
  it('[VIR-8.11, VIR-11.12, VIR-R15] explains the toughness of a city for every seat', () => {
    const s = table().owns(1, 'benevento').bonus(1, 'bastion').agent(0, 'benevento').agent(2, 'terracina').turn(0);
    expect(cityOf(s, 'benevento').against).toEqual([
      {
        total: 3,
        parts: [
          { what: 'printed', n: 2, rules: ['VIR-9.2'] },
          { what: 'ownAgent', n: -1, rules: ['VIR-11.13'], facts: { seat: 0 } },
          { what: 'bastion', n: 2, rules: ['VIR-8.11'] },
        ],
      },
      null,
      {
        total: 4,
        parts: [
          { what: 'printed', n: 2, rules: ['VIR-9.2'] },
          { what: 'bastion', n: 2, rules: ['VIR-8.11'] },
        ],
      },
    ]);
    expect(cityOf(s, 'terracina').against.map((of) => of?.total)).toEqual([2, 2, 0]);
  });

  it('[VIR-6.7, VIR-6.8, VIR-15.5] says which Rooms are blocked and which are frozen, and by what', () => {
    const s = table()
      .marker(0, 'top')
      .indulgence(0, 'upperRight')
      .agent(2, 'florence.lowerLeft')
      .agent(1, 'florence.lowerRight')
      .turn(1);
    const { rooms } = s.view().players[0]!;
    expect(rooms.map(({ blocked }) => blocked)).toEqual([null, 'indulgence', null, 'agent', null]);
    expect(rooms.map(({ frozen }) => frozen)).toEqual(['marker', 'indulgence', 'agent', 'agent', null]);
  });

  it('[VIR-12.3, VIR-12.5] shows a siege with both strengths and what it would come to', () => {
    const s = table()
      .florins(1, 3)
      .owns(1, 'ravenna')
      .troops(1, 'ravenna', 1)
      .card(1, 'assassin', 'R1')
      .agent(0, 'ravenna')
      .troops(0, 'ravenna', 3)
      .sieges();
    expect(s.view().battle).toMatchObject({
      kind: 'siege',
      city: 'ravenna',
      attacker: 0,
      defender: 1,
      attack: { total: 3, troops: 3, bonus: 0, toughness: null },
      defence: { total: 2, troops: 1, bonus: 0, toughness: { total: 1 } },
      outlook: 'attacker',
    });
    s.play('1 declare R1');
    expect(s.view().battle).toBeNull();
    s.expect({ owner: { ravenna: 1 } });
  });

  it('[VIR-3.7, VIR-16.4] counts what could be cashed, and the Prestige as it stands', () => {
    const s = table().card(0, 'banker', 'R1').exhausted(0, 'pisa').trophy(0, 1).turn(0);
    const { cashable, prestige, score } = s.view().players[0]!;
    expect(cashable).toBe(5);
    expect(prestige).toBe(score.reduce((sum, { points }) => sum + points, 0));
  });

  it('[VIR-14.1] shows the stacks of the City track, bottom first', () => {
    const s = table().owns(1, 'benevento').owns(0, 'siena').turn(0);
    expect(s.view().cityTrack[3]!.stack).toEqual([1, 0]);
  });
});
