// Edition files: corrections of the box, checked before they are used.

import { type AnyGame, type EditionProblem, keyFromSeed, startMatch, underRules } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { editionOf, STANDARD } from '../data/box.ts';
import { readEdition, readEditionThen } from '../data/edition.ts';
import { PROFESSION } from '../data/professions.ts';
import { game } from '../rules/game.ts';
import { scenario } from '../scenario.ts';

function problems(json: unknown): readonly EditionProblem[] {
  const result = readEdition(json);
  return result.ok ? [] : result.problems;
}
const whys = (json: unknown) => problems(json).map(({ path, why }) => `${path} ${why}`);

describe('the box of a game that began under rules version 1', () => {
  const start = { seats: 4, options: {}, edition: null, key: keyFromSeed('then') };
  const boxOf = (rules: number, edition: unknown = null) =>
    editionOf(startMatch(underRules(game as AnyGame, rules)!, { ...start, edition }).state as never);

  it('[T5] has the professions it began with, the Architect among them', () => {
    const [then, today] = [boxOf(1), boxOf(2)];
    expect(today).toBe(STANDARD);
    const has = ({ deck }: typeof then) => [deck.includes(PROFESSION.architect), deck.includes(PROFESSION.watchmaker)];
    expect([has(then), has(today), then.deck.length]).toEqual([[true, false], [false, true], 21]);
    expect(then.wants[PROFESSION.jurist]).not.toEqual(today.wants[PROFESSION.jurist]);
    const tally = (of: 'landscape' | 'freedom') =>
      [0, 1, 2].map((i) => then.deck.filter((p) => then.wants[p]![of] === i).length);
    expect([tally('landscape'), tally('freedom')]).toEqual([
      [9, 7, 5],
      [7, 7, 7],
    ]);
  });

  it('[T5] is corrected as it was then', () => {
    const edition = { professions: { architect: { landscape: 'lake' }, jurist: { freedom: 'opinion' } } };
    const box = boxOf(1, edition);
    expect(box.wants[PROFESSION.architect]).toEqual({ ...boxOf(1).wants[PROFESSION.architect], landscape: 1 });
    expect(box.wants[PROFESSION.jurist]).toEqual({ ...boxOf(1).wants[PROFESSION.jurist], freedom: 2 });
    expect(whys(edition)).toEqual(['professions.architect unknown-key']);
    expect(readEditionThen({ professions: { watchmaker: {} } }).ok).toBe(false);
  });

  it('[T5, FLO-R62] takes no notice of a palazzo across the border', () => {
    const edition = { palazzo: { b: [0, 1, 7, 8] } };
    expect([boxOf(1, edition).sides.b.west, boxOf(2, edition).sides.b.west]).toEqual([0, 0b11]);
  });
});

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
    expect(
      whys({ shapes: { opera: ['XX', 'X'], tower: [], park: ['...'], lake: ['XXXXXXXX'], forest: 'X', studio: [1] } }),
    ).toEqual([
      'shapes.opera not-a-shape',
      'shapes.tower not-a-shape',
      'shapes.park not-a-shape',
      'shapes.lake not-a-shape',
      'shapes.forest not-a-list',
      'shapes.studio[0] not-a-text',
    ]);
    expect(whys({ minimum: [7, 10, 12] })).toEqual(['minimum size']);
    expect(whys({ minimum: 7 })).toEqual(['minimum not-a-list']);
    expect(whys({ minimum: [7, 10, 12, 14, 15, 16, 99] })).toEqual(['minimum[6] range']);
    expect(whys({ minimum: [7, 10, 9, 14, 15, 16, 17] })).toEqual(['minimum[2] not-rising']);
    expect(whys({ tables: { '3': { coins: 3550 }, '7': {} } })).toEqual([
      'tables.3.coins steps',
      'tables.7 unknown-key',
    ]);
    expect(whys({ palazzo: { a: [1, 1, 60] } })).toEqual(['palazzo.a[2] range', 'palazzo.a twice']);
    expect(whys({ diego: { 'diego-01': { auction: [['jester', 1], 'x'], first: ['sing', 'build'] } } })).toEqual([
      'diego.diego-01.auction size',
      'diego.diego-01.auction[1] not-a-pair',
      'diego.diego-01.first[0] unknown-name',
    ]);
  });

  it('is refused when a card of Diego names an object twice', () => {
    const auction = ['jester', 'builder', 'prestige', 'recruiting', 'jester'].map((object) => [object, 1]);
    expect(whys({ diego: { 'diego-01': { auction } } })).toEqual(['diego.diego-01.auction twice']);
  });

  it('is refused when a tile would fit nowhere', () => {
    const palazzo = { a: Array.from({ length: 46 }, (_, i) => i) };
    expect(whys({ palazzo })).toContain('shapes.university fits-nowhere');
  });
});
