// Chapter 11: how far everybody is, plot by plot, part by part, and which cards count for it.

import { describe, expect, it } from 'vitest';
import { SCHEMES } from '../data/schemes.ts';
import { placeId, placesIn } from '../rules/model/board.ts';
import { closeness, demand, progressOf } from '../rules/model/schemes.ts';
import { type Position, scenario } from '../scenario.ts';

/** One line for each plot and each of these seats. */
function told(players: number, board: NonNullable<Position['board']>, seats: readonly number[]): readonly string[] {
  const s = scenario({ players }).set({ board }).acting(0).state();
  return SCHEMES.flatMap((id, scheme) =>
    seats.map((who) => {
      const { parts, set } = progressOf(s, who, scheme);
      const counts = parts.map(({ what, have, need }) => `${what} ${have}/${need}`).join(', ');
      const places = placesIn(set).map((place) => placeId(s, place));
      return `${id} ${who}: ${counts} | ${places.join(' ')}`.trim();
    }),
  );
}

describe('the way to a plot', () => {
  it('[PAX-11.6, PAX-11.18] is told part by part, the nearest group of cards first', () => {
    const board = {
      r1c1: ['ARCO-III', 0, 1, 2],
      r1c2: ['ARMA-II', 0, 0],
      r2c1: ['COMA-II', 1, 1],
      r2c2: ['ARCL-II', 0, 1],
      r2c3: ['AR-GM', 0],
      r3c1: ['CO-RA', 2, 2],
      r3c2: ['ARCR-I', 2, 0],
      r3c3: ['ARSC-III', 0, 0, 1],
      r3c4: ['CR-GM', 1],
      r4c1: ['MACR-I', 2],
      r4c2: ['ARCO-II', 1, 0],
      r4c3: ['SCCL-III', 2, 1, 2],
      r5c1: ['CL-RA', 0],
      r5c2: ['COCR-II', 2, 0],
    } as const;
    expect(told(3, board, [0, 1, 2])).toEqual([
      'rosicrucians 0: cards 2/3, influence 3/5, leadCards 2/2 | r1c2 r5c1',
      'rosicrucians 1: cards 1/3, influence 2/5, leadCards 1/3 | r2c1',
      'rosicrucians 2: cards 0/3, influence 0/5, leadCards 0/3 |',
      'grandlodge 0: lodgeCards 7/5, influence 9/5, lead 9/5 | r1c1 r1c2 r2c2 r2c3 r3c2 r3c3 r4c2',
      'grandlodge 1: lodgeCards 7/5, influence 4/5, lead 4/10 | r1c1 r1c2 r2c2 r2c3 r3c2 r3c3 r4c2',
      'grandlodge 2: lodgeCards 3/5, influence 3/5, lead 3/4 | r1c1 r2c1 r3c1',
      'enlighteners 0: influence 1/4, lead 1/3 | r5c1',
      'enlighteners 1: influence 0/4, lead 0/3 |',
      'enlighteners 2: influence 2/4, lead 2/2 | r3c1',
      'periphery 0: outerCards 3/4, influence 9/4, lead 9/5 | r1c1 r1c2 r2c2 r2c3 r3c2 r3c3 r4c2',
      'periphery 1: outerCards 3/4, influence 3/4, lead 3/4 | r1c1 r2c1 r3c1',
      'periphery 2: outerCards 3/4, influence 3/4, lead 3/4 | r1c1 r2c1 r3c1',
      'adepts 0: cards 1/2 | r2c3',
      'adepts 1: cards 1/2 | r3c4',
      'adepts 2: cards 0/2 |',
      'innercircle 0: innerCards 4/4 | r2c2 r3c2 r3c3 r4c2',
      'innercircle 1: innerCards 3/4 | r2c2 r3c3 r4c2',
      'innercircle 2: innerCards 1/4 | r3c2',
      'exchange 0: centralCards 2/3, influence 9/3, lead 9/5 | r1c1 r1c2 r2c2 r2c3 r3c2 r3c3 r4c2',
      'exchange 1: centralCards 1/3, influence 3/3, lead 3/4 | r1c1 r2c1 r3c1',
      'exchange 2: centralCards 1/3, influence 3/3, lead 3/4 | r1c1 r2c1 r3c1',
      'masons 0: factions 2/6 | r2c3 r3c3',
      'masons 1: factions 1/6 | r3c4',
      'masons 2: factions 5/6 | r3c1 r4c1 r4c3',
      'rumourpath 0: rows 4/5 | r1c1 r1c2 r2c2 r2c3 r3c2 r3c3 r4c2',
      'rumourpath 1: rows 4/5 | r1c1 r2c2 r3c3 r4c2',
      'rumourpath 2: rows 1/5 | r1c1',
      'areopagi 0: areopagi 1/2, influence 9/3, lead 9/5 | r1c1 r1c2 r2c2 r2c3 r3c2 r3c3 r4c2',
      'areopagi 1: areopagi 1/2, influence 3/3, lead 3/4 | r1c1 r2c1 r3c1',
      'areopagi 2: areopagi 1/2, influence 3/3, lead 3/4 | r1c1 r2c1 r3c1',
      'equals 0: neighbours 1/3 | r1c2 r2c2',
      'equals 1: neighbours 1/3 | r2c1 r2c2',
      'equals 2: neighbours 1/3 | r3c2 r4c1',
      'shadow 0: cards 6/4 | r1c1 r2c2 r3c2 r3c3 r4c2 r5c2',
      'shadow 1: cards 5/4 | r1c1 r2c2 r3c3 r4c2 r4c3',
      'shadow 2: cards 4/4 | r1c1 r3c2 r4c3 r5c2',
      'wide 0: cards 4/6 | r1c2 r2c3 r3c3 r5c1',
      'wide 1: cards 2/6 | r2c1 r3c4',
      'wide 2: cards 3/6 | r3c1 r4c1 r4c3',
    ]);
  });

  it('[PAX-11.6, PAX-11.18] begins at nothing: cards of a rival alone count for nobody else', () => {
    const board = { r1c1: ['ARCO-III', 1, 1], r1c2: ['ARMA-II', 1], r2c2: ['AR-GM', 1], r2c1: ['AR-RA', 1] } as const;
    expect(told(3, board, [0, 1])).toEqual([
      'rosicrucians 0: cards 0/3, influence 0/5, leadCards 0/4 |',
      'rosicrucians 1: cards 3/3, influence 4/5, leadCards 3/1 | r1c1 r1c2 r2c1',
      'grandlodge 0: lodgeCards 0/5, influence 0/5, lead 0/1 |',
      'grandlodge 1: lodgeCards 4/5, influence 5/5, lead 5/1 | r1c1 r1c2 r2c1 r2c2',
      'enlighteners 0: influence 0/4, lead 0/2 |',
      'enlighteners 1: influence 1/4, lead 1/1 | r2c1',
      'periphery 0: outerCards 0/4, influence 0/4, lead 0/1 |',
      'periphery 1: outerCards 3/4, influence 5/4, lead 5/1 | r1c1 r1c2 r2c1 r2c2',
      'adepts 0: cards 0/2 |',
      'adepts 1: cards 1/2 | r2c2',
      'innercircle 0: innerCards 0/4 |',
      'innercircle 1: innerCards 1/4 | r2c2',
      'exchange 0: centralCards 0/3, influence 0/3, lead 0/1 |',
      'exchange 1: centralCards 0/3, influence 5/3, lead 5/1 | r1c1 r1c2 r2c1 r2c2',
      'masons 0: factions 0/6 |',
      'masons 1: factions 1/6 | r2c2',
      'rumourpath 0: rows 0/5 |',
      'rumourpath 1: rows 2/5 | r1c1 r1c2 r2c1 r2c2',
      'areopagi 0: areopagi 0/2, influence 0/3, lead 0/1 |',
      'areopagi 1: areopagi 1/2, influence 5/3, lead 5/1 | r1c1 r1c2 r2c1 r2c2',
      'equals 0: neighbours 0/3 |',
      'equals 1: neighbours 0/3 | r1c1',
      'shadow 0: cards 0/4 |',
      'shadow 1: cards 0/4 |',
      'wide 0: cards 0/6 |',
      'wide 1: cards 4/6 | r1c1 r1c2 r2c1 r2c2',
    ]);
  });

  it('[PAX-11.11, PAX-11.15, PAX-11.16] of groups equally near the first is told', () => {
    const board = {
      r2c2: ['ARCO-I', 0],
      r2c3: ['ARMA-I', 0],
      r3c3: ['ARCR-I', 1],
      r4c2: ['CRSC-II', 0],
      r4c3: ['CRCL-II', 0],
    } as const;
    const found = told(4, board, [0]);
    const of = (id: string) => found.find((line) => line.startsWith(`${id} `));
    expect(['innercircle', 'areopagi', 'equals', 'rumourpath', 'exchange'].map(of)).toEqual([
      'innercircle 0: innerCards 2/4 | r2c2 r2c3',
      'areopagi 0: areopagi 0/2, influence 2/3, lead 2/2 | r2c2 r2c3 r3c3',
      'equals 0: neighbours 1/3 | r2c2 r2c3',
      'rumourpath 0: rows 1/5 | r2c2 r2c3',
      'exchange 0: centralCards 1/3, influence 2/3, lead 2/2 | r2c2 r2c3 r3c3',
    ]);
  });

  it('is as near as the mean of its parts, none of which counts for more than it needs', () => {
    expect(closeness({ parts: [demand('cards', 1, 4), demand('influence', 9, 3)], set: 0 })).toBe(0.625);
    expect(closeness({ parts: [demand('cards', 3, 3)], set: 0 })).toBe(1);
    expect(closeness({ parts: [demand('cards', 0, 3), demand('lead', 0, 1)], set: 0 })).toBe(0);
  });
});
