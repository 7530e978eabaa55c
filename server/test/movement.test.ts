/** Movements of duplicate tournaments: made and checked for every number of players and every size of table. */
import { describe, expect, it } from 'vitest';
import { freshField, meetingsIn, mostMeetings, movementFor, type Seating, unfair } from '../tournaments/movement.ts';

const SIZES = [2, 3, 4, 5, 6] as const;
const from = (least: number, most: number) => Array.from({ length: most - least + 1 }, (_, i) => least + i);

describe.each(SIZES)('tables of %i', (size) => {
  it.each(from(8, 60).map((n) => [n] as const))(
    '%i players: no deal twice, every seat equally often, and nobody again and again',
    (players) => {
      for (const rounds of [size, size + 1, 2 * size]) {
        const field = freshField(players, size, rounds);
        const made = movementFor(field);
        expect(made).toHaveLength(rounds);
        // A round is a deal: once in each round is never the same deal twice.
        for (const tables of made) expect(tables.flat().toSorted((a, b) => a - b)).toEqual(field.chairs);
        expect(unfair(field, made)).toEqual([]);
      }
    },
  );

  it('somebody comes late: the seats stay even, and so they are for the newcomers', () => {
    for (const players of [8, 13, 24, 60]) {
      const first = freshField(players, size, 2 * size);
      for (const after of [1, size - 1, size]) {
        const past = movementFor(first).slice(0, after);
        const chairs = [...first.chairs, ...from(first.chairs.length, first.chairs.length + size - 1)];
        const players = [...first.players, first.chairs.length];
        const made = movementFor({ ...first, past, chairs, players });
        expect(made.slice(0, after)).toEqual(past);
        for (const tables of made.slice(after)) expect(tables.flat().toSorted((a, b) => a - b)).toEqual(chairs);
        expect(unfair({ size, players }, made)).toEqual([]);
      }
    }
  });

  it('a table closes after a cycle: the others go on as evenly', () => {
    const first = freshField(6 * size, size, 2 * size);
    const past = movementFor(first).slice(0, size);
    const left = first.chairs.filter((chair) => chair % 6 !== 0);
    const made = movementFor({ ...first, past, chairs: left, players: left });
    for (const tables of made.slice(size)) expect(tables.flat().toSorted((a, b) => a - b)).toEqual(left);
    expect(unfair({ size, players: left }, made)).toEqual([]);
  });
});

describe('a movement', () => {
  it('is the same whenever it is made, and another by another number', () => {
    const field = freshField(17, 4, 6);
    expect(movementFor(field)).toEqual(movementFor(field));
    expect(movementFor(field, 2)).not.toEqual(movementFor(field));
  });

  it('lets people meet many others', () => {
    const met = meetingsIn(movementFor(freshField(24, 4, 8)), 24);
    const others = met.map((row) => row.filter((times) => times > 0).length);
    // Three others in each of eight rounds: 24 meetings, with 23 there to be met.
    expect(Math.min(...others)).toBeGreaterThanOrEqual(15);
    expect(mostMeetings(24, 4, 8)).toBe(3);
  });

  it('leaves chairs to bots where the players do not go round, as few as can be', () => {
    expect(freshField(9, 4, 4).chairs).toHaveLength(12);
    expect(freshField(8, 4, 4).chairs).toHaveLength(8);
  });

  it('is found out when it is unfair', () => {
    const field = freshField(8, 4, 4);
    const fair = movementFor(field);
    const still: readonly Seating[] = fair.map(() => fair[0]!);
    expect(unfair(field, still).join()).toMatch(/player 0: seats/);
    expect(unfair(field, still).join()).toMatch(/meet 4 times/);
    const twice = [fair[0]!.map((table) => table.map(() => 0))];
    expect(unfair(field, twice).join()).toContain('not everybody once');
    expect(unfair(field, [fair[0]!, fair[1]!.slice(1)]).join()).toContain('not everybody once');
  });
});
