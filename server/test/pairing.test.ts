/** [S5] Who meets whom: properties of every round of every tournament, whatever its size and its results. */
import type { System } from '@signoria/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meetings } from '../tournaments/grouping.ts';
import { type Field, mostRounds, type NextRound, nextRound } from '../tournaments/pairing.ts';
import { seatCounts } from '../tournaments/seating.ts';
import { BYE_POINTS, type Id, type PlayedRound, standings, tablePoints } from '../tournaments/standings.ts';

interface Course {
  readonly field: Field;
  readonly rounds: readonly PlayedRound[];
}

const names = (n: number): readonly Id[] => Array.from({ length: n }, (_, i) => `p${i}`);

/** Plays a tournament with results from a list of numbers; `leaves` say who is gone after which round. */
function playAll(
  start: Omit<Field, 'past' | 'gone'>,
  results: readonly number[],
  seen: (field: Field, next: NextRound) => void = () => {},
  leaves: readonly { readonly after: number; readonly who: number }[] = [],
): Course {
  const past: PlayedRound[] = [];
  let drawn = 0;
  for (;;) {
    const gone = new Set(leaves.filter(({ after }) => after <= past.length).map(({ who }) => start.ids[who]!));
    const field: Field = { ...start, gone, past: [...past] };
    const next = nextRound(field);
    if (next === null) return { field, rounds: past };
    seen(field, next);
    const tables = next.tables.map((seats) => ({
      seats,
      places: seats.map(() => 1 + ((results[drawn++ % results.length] ?? 0) % seats.length)),
    }));
    past.push({ tables, byes: next.byes });
  }
}

const results = fc.array(fc.nat(5), { minLength: 5, maxLength: 60 });
const start = (system: System, n: number, size: number, rounds: number, lot: string) => ({
  system,
  size,
  rounds,
  lot,
  ids: names(n),
});

const anySwiss = fc
  .record({ size: fc.integer({ min: 2, max: 5 }), more: fc.nat(14), rounds: fc.integer({ min: 1, max: 6 }) })
  .map(({ size, more, rounds }) => ({ size, n: size + more, rounds }));

/** Every way to divide these into groups. */
function* divisions(ids: readonly Id[], size: number): Generator<readonly (readonly Id[])[]> {
  const [first, ...others] = ids;
  if (first === undefined) return yield [];
  for (const group of combinations(others, size - 1)) {
    const rest = others.filter((id) => !group.includes(id));
    for (const more of divisions(rest, size)) yield [[first, ...group], ...more];
  }
}

function* combinations(ids: readonly Id[], n: number): Generator<readonly Id[]> {
  if (n === 0) return yield [];
  for (const [i, id] of ids.entries()) {
    for (const more of combinations(ids.slice(i + 1), n - 1)) yield [id, ...more];
  }
}

function repeatsIn(groups: readonly (readonly Id[])[], past: readonly PlayedRound[]): number {
  const met = meetings(past);
  const pairs = groups.flatMap((group) => [...combinations(group, 2)]);
  return pairs.filter(([a, b]) => met.times(a!, b!) > 0).length;
}

describe('[S5] every round', () => {
  it('everybody who is there has exactly one place: at a table or sitting out; all tables are full', () => {
    fc.assert(
      fc.property(
        anySwiss,
        fc.constantFrom<System>('swiss', 'round-robin'),
        results,
        fc.array(fc.record({ after: fc.integer({ min: 1, max: 4 }), who: fc.nat(6) }), { maxLength: 4 }),
        ({ n, size, rounds }, system, drawn, leaves) => {
          playAll(
            start(system, n, size, rounds, 'x'),
            drawn,
            ({ ids, gone }, { tables, byes }) => {
              const placed = [...tables.flat(), ...byes];
              expect([...placed].sort()).toEqual(ids.filter((id) => !gone.has(id)).sort());
              for (const table of tables) expect(table).toHaveLength(size);
              if (size > 2 || system === 'swiss') expect(byes.length).toBeLessThan(size);
            },
            leaves.map(({ after, who }) => ({ after, who: who % n })),
          );
        },
      ),
      { numRuns: 50 },
    );
  });

  it('nobody sits out a second time before everybody has once', () => {
    fc.assert(
      fc.property(anySwiss, results, ({ n, size, rounds }, drawn) => {
        const { rounds: played, field } = playAll(start('swiss', n, size, rounds, 'y'), drawn);
        const byes = field.ids.map((id) => played.filter((round) => round.byes.includes(id)).length);
        expect(Math.max(...byes) - Math.min(...byes)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 100 },
    );
  });

  it('no two meet again where any division of those at the tables would avoid it', () => {
    const small = fc.constantFrom([4, 2], [5, 2], [6, 2], [7, 2], [8, 2], [6, 3], [7, 3], [9, 3], [8, 4], [9, 4]);
    fc.assert(
      fc.property(small, fc.integer({ min: 2, max: 7 }), results, ([n, size], rounds, drawn) => {
        playAll(start('swiss', n!, size!, rounds, 'z'), drawn, ({ past }, { tables }) => {
          const own = repeatsIn(tables, past);
          const least = Math.min(...[...divisions(tables.flat(), size!)].map((groups) => repeatsIn(groups, past)));
          expect(own).toBe(least);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('in a field that is large enough nobody meets anybody twice at all', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 40 }), fc.integer({ min: 1, max: 5 }), results, (n, rounds, drawn) => {
        const { rounds: played } = playAll(start('swiss', n, 2, Math.min(rounds, Math.floor(n / 2)), 'w'), drawn);
        const seen = new Set<string>();
        for (const { seats } of played.flatMap(({ tables }) => tables)) {
          const pair = [...seats].sort().join();
          expect(seen.has(pair)).toBe(false);
          seen.add(pair);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('the first table of a Swiss round holds the leaders, as far as they have not met', () => {
    const field = { ...start('swiss', 8, 2, 3, 'v'), gone: new Set<Id>(), past: [] };
    const first = nextRound(field)!;
    const past = [{ tables: first.tables.map((seats) => ({ seats, places: [1, 2] })), byes: [] }];
    const winners = first.tables.map(([winner]) => winner!);
    const second = nextRound({ ...field, past })!;
    for (const table of second.tables.slice(0, 2)) expect(winners).toEqual(expect.arrayContaining([...table]));
  });
});

describe('[S5] seats', () => {
  const uneven = (field: Field, rounds: readonly PlayedRound[], size: number) =>
    Math.max(...[...seatCounts(field.ids, size, rounds).values()].map((own) => Math.max(...own) - Math.min(...own)));

  it('in a Swiss tournament nobody sits in one seat over two times more often than in another', () => {
    fc.assert(
      fc.property(anySwiss, results, ({ n, size, rounds }, drawn) => {
        fc.pre(n >= 2 * size);
        const { field, rounds: played } = playAll(start('swiss', n, size, rounds, 'u'), drawn);
        expect(uneven(field, played, size)).toBeLessThanOrEqual(2);
      }),
      { numRuns: 50 },
    );
  });

  it('in a round robin of two the first seat is had half of the time, give or take one game', () => {
    for (let n = 2; n <= 20; n++) {
      const { field, rounds } = playAll(start('round-robin', n, 2, 0, 't'), [0, 1]);
      expect(uneven(field, rounds, 2)).toBeLessThanOrEqual(1);
    }
  });
});

describe('[S5] a round robin', () => {
  it('of two at a table lets everybody meet everybody once', () => {
    for (let n = 2; n <= 15; n++) {
      const { field, rounds } = playAll(start('round-robin', n, 2, 0, 's'), [0, 1]);
      expect(rounds).toHaveLength(mostRounds(field));
      const met = meetings(rounds);
      for (const [a, b] of combinations(field.ids, 2)) expect(met.times(a!, b!)).toBe(1);
    }
  });

  it('of more at a table goes on until all have met', () => {
    for (const [n, size] of [
      [4, 4],
      [6, 3],
      [8, 4],
      [9, 3],
      [10, 5],
      [7, 3],
    ] as const) {
      const { field, rounds } = playAll(start('round-robin', n, size, 0, 'r'), [0, 1, 2]);
      const met = meetings(rounds);
      for (const [a, b] of combinations(field.ids, 2)) expect(met.times(a!, b!)).toBeGreaterThan(0);
    }
  });
});

describe('[S5] standings', () => {
  it('a table gives one point to its first and none to its last; equals share; a bye gives the average', () => {
    expect(tablePoints([1, 2])).toEqual([1, 0]);
    expect(tablePoints([3, 1, 2])).toEqual([0, 1, 0.5]);
    expect(tablePoints([1, 1, 3, 5, 4])).toEqual([0.875, 0.875, 0.5, 0, 0.25]);
    for (const places of [
      [1, 1],
      [1, 2, 2],
      [1, 1, 1, 4],
      [3, 2],
    ]) {
      const mean = tablePoints(places).reduce((sum, one) => sum + one, 0) / places.length;
      expect(mean).toBeCloseTo(BYE_POINTS);
    }
  });

  it('ties are broken by victories, then by the points of the opponents; who is equal still shares the place', () => {
    const rounds: readonly PlayedRound[] = [
      {
        tables: [
          { seats: ['a', 'b'], places: [1, 1] },
          { seats: ['c', 'd'], places: [1, 2] },
        ],
        byes: [],
      },
      {
        tables: [
          { seats: ['a', 'c'], places: [1, 1] },
          { seats: ['d', 'b'], places: [2, 1] },
        ],
        byes: [],
      },
    ];
    const order = standings(['a', 'b', 'c', 'd'], rounds);
    expect(order.map(({ id, place, points, wins }) => [id, place, points, wins])).toEqual([
      ['b', 1, 1.5, 1.5],
      ['c', 1, 1.5, 1.5],
      ['a', 3, 1, 1],
      ['d', 4, 0, 0],
    ]);
    const without = standings(['a', 'b'], [{ tables: [], byes: ['a', 'b'] }]);
    expect(without.map(({ place }) => place)).toEqual([1, 1]);
  });
});
