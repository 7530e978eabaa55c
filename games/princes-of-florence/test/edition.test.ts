// Edition files: corrections of the box, checked before they are used.

import type { EditionProblem } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { readEdition } from '../data/check.ts';
import { STANDARD } from '../data/edition.ts';
import { scenario } from '../scenario.ts';

function problems(json: unknown): readonly EditionProblem[] {
  const result = readEdition(json);
  return result.ok ? [] : result.problems;
}
const whys = (json: unknown) => problems(json).map(({ path, why }) => `${path} ${why}`);

describe('an edition file', () => {
  it('may be absent, empty or name only what differs', () => {
    expect([null, {}, { name: 'my copy' }, { minimum: [7, 10, 12, 13, 15, 16, 17] }].map(problems)).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  it('changes the box it is played with', () => {
    const edition = {
      professions: { poet: { building: 'tower', freedom: 'opinion' } },
      minimum: [3, 10, 12, 14, 15, 16, 17],
      tables: { '3': { coins: 4000, opening: 100 } },
      shapes: { tower: ['XX', 'X.'] },
    } as const;
    const table = scenario({ players: 3, edition });
    table.seat(0, { hand: ['poet'], tiles: ['tower'], freedoms: ['opinion'] }).turn(0);
    expect(table.view(0).own!.works[0]!.value).toBe(8);
    expect(table.view(0).minimum).toBe(3);
    table.expect({ coins: { 1: 4000 } });
    scenario({ players: 3, edition })
      .auction()
      .play('0 auction jester')
      .expect({ lot: { stack: 'jester', bid: 100, leader: 0 } });
    expect(table.view(0).estate.shapes.tower).toEqual(['XX', 'X.']);
    expect(STANDARD.minimum[0]).toBe(7);
  });

  it('changes Diego’s cards', () => {
    const edition = { diego: { 'diego-01': { first: ['build', 'freedom'] } } } as const;
    scenario({ players: 1, edition })
      .diego({ next: [1, 2], coins: 3000, row: ['poet'] })
      .first(1)
      .actions()
      .expect({ events: [{ what: 'diegoActs', action: 'build', why: 'first' }] });
  });

  it('is refused with every problem and its place', () => {
    expect(whys(5)).toEqual([' not-an-object']);
    expect(whys({ nmae: 'x', name: 4 })).toEqual(['nmae unknown-key', 'name not-a-text']);
    expect(whys({ professions: { poet: { building: 'castle' }, bard: {} } })).toEqual([
      'professions.poet.building unknown-name',
      'professions.bard unknown-key',
    ]);
    expect(whys({ shapes: { opera: ['XX', 'X'], tower: [], park: ['...'], lake: ['XXXXXXXX'] } })).toEqual([
      'shapes.opera not-a-shape',
      'shapes.tower not-a-shape',
      'shapes.park not-a-shape',
      'shapes.lake not-a-shape',
    ]);
    expect(whys({ minimum: [7, 10, 12] })).toEqual(['minimum wrong-length']);
    expect(whys({ minimum: 7 })).toEqual(['minimum not-a-list']);
    expect(whys({ minimum: [7, 10, 12, 14, 15, 16, 99] })).toEqual(['minimum[6] range']);
    expect(whys({ minimum: [7, 10, 9, 14, 15, 16, 17] })).toEqual(['minimum[2] not-rising']);
    expect(whys({ tables: { '3': { coins: 3550 }, '7': {} } })).toEqual([
      'tables.3.coins hundreds',
      'tables.7 unknown-key',
    ]);
    expect(whys({ palazzo: { a: [1, 1, 60] } })).toEqual(['palazzo.a[2] range', 'palazzo.a twice']);
    expect(whys({ diego: { 'diego-01': { auction: [['jester', 1], 'x'], first: ['sing', 'build'] } } })).toEqual([
      'diego.diego-01.auction[1] not-a-pair',
      'diego.diego-01.auction wrong-length',
      'diego.diego-01.first[0] unknown-name',
    ]);
  });

  it('is refused when a tile would fit nowhere', () => {
    const palazzo = { a: Array.from({ length: 46 }, (_, i) => i) };
    expect(whys({ palazzo })).toContain('shapes.university fits-nowhere');
  });
});
