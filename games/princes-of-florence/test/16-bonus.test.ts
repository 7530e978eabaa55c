// Chapter 16: the twenty bonus cards, each on the rulebook's example and on a case that breaks if it counts something else.

import { describe, expect, it } from 'vitest';
import type { BonusId } from '../data/bonus.ts';
import type { Holding } from '../scenario.ts';
import { four } from './help.ts';

/** FLO-E7: just before the profession is played. */
const EXAMPLE: Holding = {
  hand: ['poet'],
  table: ['jurist', 'painter'],
  recruits: 1,
  builders: 2,
  cards: ['prestige-01'],
  freedoms: ['travel', 'religion'],
  tiles: ['forest', 'forest', 'lake', 'university', 'workshop', 'opera', 'tower', 'chapel'],
};

function adds(bonus: BonusId, holding: Holding = EXAMPLE): number {
  const view = four()
    .seat(0, { ...holding, bonus: [bonus] })
    .turn(0)
    .view(0);
  return view.own!.bonus[0]!.worth;
}

describe('bonus cards', () => {
  it('[FLO-16.1] 1 for each building', () =>
    expect([adds('bonus-01'), adds('bonus-01', { tiles: ['forest'] })]).toEqual([5, 0]));
  it('[FLO-16.2] 2 for each large building', () =>
    expect([adds('bonus-02'), adds('bonus-02', { tiles: ['opera'] })]).toEqual([4, 0]));
  it('[FLO-16.3] 1 for each medium building and forest', () =>
    expect([adds('bonus-03'), adds('bonus-03', { tiles: ['lake', 'tower'] })]).toEqual([3, 0]));
  it('[FLO-16.4] 1 for each small building and landscape', () =>
    expect([adds('bonus-04'), adds('bonus-04', { tiles: ['opera', 'park'] })]).toEqual([5, 1]));
  it('[FLO-16.5] 2 for each size of building', () =>
    expect([adds('bonus-05'), adds('bonus-05', { tiles: ['tower', 'chapel'] })]).toEqual([6, 2]));
  it('[FLO-16.6] 1 for each landscape', () =>
    expect([adds('bonus-06'), adds('bonus-06', { tiles: ['tower'] })]).toEqual([3, 0]));
  it('[FLO-16.7] 2 for each forest', () =>
    expect([adds('bonus-07'), adds('bonus-07', { tiles: ['lake'] })]).toEqual([4, 0]));
  it('[FLO-16.8] 2 for each park', () =>
    expect([adds('bonus-08'), adds('bonus-08', { tiles: ['park', 'park'] })]).toEqual([0, 4]));
  it('[FLO-16.9] 2 for each freedom', () =>
    expect([adds('bonus-09'), adds('bonus-09', { freedoms: ['opinion'] })]).toEqual([4, 2]));
  it('[FLO-16.10] 2 for each lake', () =>
    expect([adds('bonus-10'), adds('bonus-10', { tiles: ['forest'] })]).toEqual([2, 0]));
  it('[FLO-16.11] 1 for each jester and freedom', () =>
    expect([adds('bonus-11'), adds('bonus-11', { jesters: 3 })]).toEqual([2, 3]));
  it('[FLO-16.12] 2 for each builder', () =>
    expect([adds('bonus-12'), adds('bonus-12', { jesters: 3 })]).toEqual([4, 0]));
  it('[FLO-16.13] 2 for each jester', () =>
    expect([adds('bonus-13'), adds('bonus-13', { jesters: 2 })]).toEqual([0, 4]));
  it('[FLO-16.14] 2 for each prestige card', () =>
    expect([adds('bonus-14'), adds('bonus-14', { cards: ['prestige-01', 'prestige-02'] })]).toEqual([2, 4]));
  it('[FLO-16.15] 1 for each prestige card and freedom', () =>
    expect([adds('bonus-15'), adds('bonus-15', { jesters: 1 })]).toEqual([3, 0]));
  it('[FLO-16.16] 1 for each builder and lake', () =>
    expect([adds('bonus-16'), adds('bonus-16', { tiles: ['forest'] })]).toEqual([3, 0]));
  it('[FLO-16.17] 1 for each kind present of seven', () =>
    expect([adds('bonus-17'), adds('bonus-17', { tiles: ['park', 'park'], jesters: 2 })]).toEqual([5, 2]));
  it('[FLO-16.18, FLO-R20] 1 for each profession and recruiting card in hand, not the one just played', () =>
    expect([adds('bonus-18'), adds('bonus-18', { hand: ['poet', 'jurist', 'painter'] })]).toEqual([1, 2]));
  it('[FLO-16.19] 2 for each type of landscape', () =>
    expect([adds('bonus-19'), adds('bonus-19', { tiles: ['forest', 'lake', 'park', 'park'] })]).toEqual([4, 6]));
  it('[FLO-16.20] 1 for each profession and recruiting card on the table, with the one just played', () =>
    expect([adds('bonus-20'), adds('bonus-20', { hand: ['poet'], recruited: 2 })]).toEqual([3, 3]));

  it('[FLO-E7] the example of the rulebook, all twenty in their order, as played with a Work', () => {
    const expected = [5, 4, 3, 5, 6, 3, 4, 0, 4, 2, 2, 4, 0, 2, 3, 3, 5, 1, 4, 3];
    const played = expected.map((_, i) => {
      const bonus = `bonus-${String(i + 1).padStart(2, '0')}` as BonusId;
      const table = four()
        .seat(0, { ...EXAMPLE, jesters: 0, bonus: [bonus] })
        .round(1)
        .turn(0);
      const before = table.view(0).own!.works[0]!.value;
      table.play('0 work poet', `0 addBonus ${bonus}`);
      return table.state().players[0]!.best - before;
    });
    expect(played).toEqual(expected);
  });
});
