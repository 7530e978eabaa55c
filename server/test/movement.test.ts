/** Movements of duplicate tournaments: made and checked for every number of players and every size of table. */
import { describe, expect, it } from 'vitest';
import { meetingsIn, mostMeetings, movementFor, unfair } from '../tournaments/movement.ts';

const SIZES = [3, 4, 5, 6] as const;
const from = (least: number, most: number) => Array.from({ length: most - least + 1 }, (_, i) => least + i);

describe.each(SIZES)('tables of %i', (size) => {
  it.each(from(8, 60).map((n) => [n] as const))(
    '%i players: every seat equally often, and nobody again and again',
    (players) => {
      for (const rounds of [size, size + 1, 2 * size]) {
        const movement = movementFor(players, size, rounds);
        expect(movement.rounds).toHaveLength(rounds);
        expect(unfair(movement)).toEqual([]);
      }
    },
  );
});

describe('a movement', () => {
  it('is the same whenever it is made, and another by another number', () => {
    expect(movementFor(17, 4, 6)).toEqual(movementFor(17, 4, 6));
    expect(movementFor(17, 4, 6, 2)).not.toEqual(movementFor(17, 4, 6));
  });

  it('lets people meet many others', () => {
    const met = meetingsIn(24, movementFor(24, 4, 8).rounds);
    const others = met.map((row) => row.filter((times) => times > 0).length);
    // Three others in each of eight rounds: 24 meetings, with 23 there to be met.
    expect(Math.min(...others)).toBeGreaterThanOrEqual(15);
    expect(mostMeetings(24, 4, 8)).toBe(3);
  });

  it('leaves seats to bots where the players do not go round, at every table as few as can be', () => {
    const { rounds } = movementFor(9, 4, 4);
    for (const tables of rounds) expect(tables.flat().filter((player) => player === null)).toHaveLength(3);
    expect(() => movementFor(3, 4, 2)).toThrow('do not fill a table');
  });

  it('is found out when it is unfair', () => {
    const fair = movementFor(8, 4, 4);
    const still = { ...fair, rounds: fair.rounds.map(() => fair.rounds[0]!) };
    expect(unfair(still).join()).toMatch(/player 0: seats/);
    expect(unfair(still).join()).toMatch(/meet 4 times/);
    const twice = { ...fair, rounds: [fair.rounds[0]!.map((table) => table.map(() => 0))] };
    expect(unfair(twice).join()).toContain('not everybody once');
  });
});
