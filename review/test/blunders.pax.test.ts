/** Pax Illuminaten: positions with one plain answer. */
import { module } from '@signoria/pax-illuminaten';
import { type Position, scenario } from '@signoria/pax-illuminaten/scenario';
import { describe, it } from 'vitest';
import { expectPlain } from './blunders.ts';

type Board = NonNullable<Position['board']>;

/** Three grand masters each, for *Adepts*. */
const MASTERS: Board = {
  r1c1: ['AR-GM', 0],
  r1c2: ['CO-GM', 0],
  r2c1: ['MA-GM', 0],
  r3c1: ['CL-GM', 1],
  r4c1: ['SC-GM', 1],
  r4c3: ['CR-GM', 1],
};

/** The royal arches of *Enlighteners* belong to one of the two, the *Inner circle* to the other. */
function board(arches: 0 | 1): Board {
  const circle = 1 - arches;
  return {
    ...MASTERS,
    r5c1: ['AR-RA', arches, arches],
    r5c2: ['CO-RA', arches, arches],
    r2c2: ['CRSC-II', circle],
    r3c2: ['ARMA-II', circle],
    r3c3: ['COMA-II', circle],
    r4c2: ['ARCL-II', circle],
  };
}

/** Seat 1 has realised two schemes and wins in its next check. */
const HURRY: Position = {
  publicSchemes: ['adepts', 'enlighteners'],
  privateSchemes: { 1: 'innercircle' },
  revealed: [1],
  board: board(0),
  realised: { 1: ['adepts', 'innercircle'] },
  fullHands: true,
  mainLeft: 0,
};

/** The last turn of the last round is seat 0's: both have three points, and seat 1 more faction cards. The court is
 * empty, so that nothing is asked after it. */
const LAST: Position = {
  first: 1,
  eventDiscards: ['edict-AR', 'edict-CO', 'edict-MA', 'edict-CR', 'edict-SC'],
  publicSchemes: ['masons', 'wide'],
  hands: { 0: [], 1: [] },
  court: [null, null, null, null],
  mainLeft: 0,
  board: {
    r1c1: ['AR-GM', 0],
    r1c2: ['ARCO-I', 0],
    r2c1: ['ARCO-II', 0],
    r2c2: ['ARMA-II'],
    r5c1: ['SCCL-I', 1],
    r5c2: ['CL-GM', 1],
    r4c1: ['ARCL-II', 1],
    r4c2: ['CRCL-I'],
  },
};

interface Plain {
  readonly players?: number;
  readonly at: 'checking' | 'acting';
  readonly set: Position;
  readonly best: string | readonly string[];
}

const positions: { readonly [why: string]: Plain } = {
  '[PAX-12.3, PAX-12.4] what is restored wins before the rival does': {
    at: 'checking',
    set: { ...HURRY, realised: { 0: ['enlighteners'], 1: ['adepts', 'innercircle'] }, edge: { 0: ['adepts'] } },
    best: 'restore adepts',
  },
  '[PAX-12.3, PAX-12.4] it wins among four too': {
    players: 4,
    at: 'checking',
    set: { ...HURRY, realised: { 0: ['adepts'], 1: ['adepts', 'innercircle'] }, edge: { 0: ['enlighteners'] } },
    best: 'restore enlighteners',
  },
  '[PAX-12.3, PAX-12.4] it wins where nobody else is about to': {
    at: 'checking',
    set: { ...HURRY, realised: { 0: ['adepts'] }, edge: { 0: ['enlighteners'] } },
    best: 'restore enlighteners',
  },
  '[PAX-12.3] two at the edge are restored one after the other': {
    players: 3,
    at: 'checking',
    set: { ...HURRY, edge: { 0: ['adepts', 'enlighteners'] } },
    best: ['restore adepts', 'restore enlighteners'],
  },
  '[PAX-11.2, PAX-12.4] a second public scheme is realised before the turn ends': {
    at: 'acting',
    set: { ...HURRY, hands: { 0: [] }, realised: { 0: ['adepts'], 1: ['adepts', 'innercircle'] } },
    best: 'realise enlighteners',
  },
  '[PAX-11.2, PAX-12.3] one is realised now, the other comes back in the check': {
    players: 3,
    at: 'acting',
    set: { ...HURRY, hands: { 0: [] }, edge: { 0: ['adepts'] } },
    best: 'realise enlighteners',
  },
  '[PAX-11.3, PAX-12.4] the secret scheme is shown when it wins': {
    players: 3,
    at: 'acting',
    set: {
      ...HURRY,
      privateSchemes: { 0: 'innercircle' },
      revealed: [],
      board: board(1),
      factionCards: { MA: null },
      hands: { 0: [] },
      realised: { 0: ['adepts'], 1: ['adepts', 'enlighteners'] },
    },
    best: 'realise innercircle',
  },
  '[PAX-R6] of three schemes that do not stand together the one in nobody’s way is kept': {
    at: 'checking',
    set: {
      ...HURRY,
      publicSchemes: ['adepts', 'equals'],
      privateSchemes: { 0: 'innercircle', 1: 'enlighteners' },
      revealed: [0, 1],
      board: board(1),
      realised: { 0: ['adepts', 'innercircle', 'equals'], 1: ['adepts', 'enlighteners'] },
    },
    best: ['drop innercircle', 'drop equals'],
  },
  '[PAX-14.5] level in points, the faction card taken from the rival wins': {
    at: 'acting',
    set: { ...LAST, factionCards: { AR: 1, CO: 0, CL: 1 } },
    best: 'claim AR',
  },
  '[PAX-8.2, PAX-14.3] level in points, the last tokens are for one more, not for gathering others': {
    at: 'acting',
    set: {
      ...LAST,
      factionCards: { AR: null, CO: 1, CL: 1 },
      markers: { r2c2: 1 },
      stocks: { 0: { AR: 1, MA: 1 } },
    },
    best: 'reward r2c2 influence',
  },
  '[PAX-12.4, PAX-14.1] in the last turn a second scheme comes before all points': {
    at: 'acting',
    set: {
      ...LAST,
      publicSchemes: ['adepts', 'enlighteners'],
      board: {
        ...MASTERS,
        r5c1: ['AR-RA', 0, 0],
        r5c2: ['CO-RA', 0, 0],
        r3c2: ['CRCL-II', 1, 1],
        r4c2: ['CRCL-I', 1, 1],
      },
      realised: { 0: ['adepts'] },
    },
    best: 'realise enlighteners',
  },
};

describe('known blunders', () => {
  it.each(Object.entries(positions))('%s', (why, { players = 2, at, set, best }) => {
    const s = scenario({ players }).set(set)[at](0).match().state;
    expectPlain(module, { why, s, seat: 0, best });
  });
});
