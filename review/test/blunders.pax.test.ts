/** Pax Illuminaten: positions with one plain answer. */
import { type CardId, module } from '@signoria/pax-illuminaten';
import { type Position, scenario } from '@signoria/pax-illuminaten/scenario';
import { describe, it } from 'vitest';
import { expectPlain } from './blunders.ts';

type Board = NonNullable<Position['board']>;

type Three = readonly [CardId, CardId, CardId];
const HALF: readonly Three[] = [
  ['AR-GM', 'CO-GM', 'MA-GM'],
  ['CL-GM', 'SC-GM', 'CR-GM'],
];

/** Adepts for both by three grand masters each; Enlighteners for seat 0 by royal arches; an inner circle for seat 1. */
function board(own: Three, other: Three): Board {
  return {
    r1c1: [own[0], 0],
    r1c2: [own[1], 0],
    r2c1: [own[2], 0],
    r5c1: ['AR-RA', 0, 0],
    r5c2: ['CO-RA', 0, 0],
    r3c1: [other[0], 1],
    r4c1: [other[1], 1],
    r4c3: [other[2], 1],
    r2c2: ['CRSC-II', 1],
    r3c2: ['ARMA-II', 1],
    r3c3: ['COMA-II', 1],
    r4c2: ['ARCL-II', 1],
  };
}

const SCHEMES = ['adepts', 'enlighteners'] as const;

/** Seat 0 wins with both its schemes now, or seat 1, who has realised two, wins in the next check. */
const positions = [2, 3, 4].flatMap((players) =>
  SCHEMES.flatMap((open) =>
    [0, 1].map((half) => {
      const held = SCHEMES.find((scheme) => scheme !== open)!;
      return {
        title: `[PAX-12.3, PAX-12.4] ${open} restored wins: ${players} players, ${HALF[half]![0]}`,
        at: () =>
          scenario({ players })
            .set({
              publicSchemes: [...SCHEMES],
              privateSchemes: { 1: 'innercircle' },
              revealed: [1],
              board: board(HALF[half]!, HALF[1 - half]!),
              realised: { 0: [held], 1: ['adepts', 'innercircle'] },
              edge: { 0: [open] },
              fullHands: true,
            })
            .checking(0),
        best: `restore ${open}`,
      };
    }),
  ),
);

/** To win at once where nobody else is about to: there might be time, but nothing is worth waiting for. */
const early = SCHEMES.map((open) => ({
  title: `[PAX-12.3, PAX-12.4] ${open} restored wins, but nobody else is about to`,
  at: () =>
    scenario({ players: 2 })
      .set({
        publicSchemes: [...SCHEMES],
        privateSchemes: { 1: 'innercircle' },
        board: board(HALF[0]!, HALF[1]!),
        realised: { 0: [SCHEMES.find((scheme) => scheme !== open)!] },
        edge: { 0: [open] },
        fullHands: true,
      })
      .checking(0),
  best: `restore ${open}`,
}));

describe('known blunders', () => {
  it.each(positions)('$title', ({ title, at, best }) => {
    expectPlain(module, { why: title, s: at().match().state, seat: 0, best });
  });

  it.each(early)('$title', ({ title, at, best }) => {
    expectPlain(module, { why: title, s: at().match().state, seat: 0, best });
  });
});
