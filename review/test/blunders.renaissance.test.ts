/** Princes of the Renaissance: positions with one plain answer. */
import { module } from '@signoria/princes-of-the-renaissance';
import { type Scenario, scenario } from '@signoria/princes-of-the-renaissance/scenario';
import { describe, it } from 'vitest';
import { expectPlain } from './blunders.ts';

type Tile = Parameters<Scenario['tiles']>[1];

/** Tiles of the five cities, which rank in this order: 10, 7, 5, 3 and 2 points (POR-11.2). */
const TILE = {
  venice: 'venice-doge',
  milan: 'milan-caterina-sforza',
  florence: 'florence-machiavelli',
  rome: 'rome-cesare-borgia',
  naples: 'naples-giovanni-pontano',
} as const satisfies { readonly [city: string]: Tile };
type City = keyof typeof TILE;
const EVENTS = ['ev3-michelangelo', 'ev3-perugino', 'ev3-bramante', 'ev3-french-invade'] as const;
type Event = (typeof EVENTS)[number];

/** Nobody's income decides anything. */
const LEVEL = Object.fromEntries(
  ['d-este', 'bentivoglio', 'malatesta', 'montefeltro', 'gonzaga', 'baglioni'].map((id) => [
    id,
    { gold: 0, influence: 0 },
  ]),
);

interface Table {
  /** By seat. */
  readonly gold: readonly number[];
  readonly influence: readonly number[];
  readonly tiles: readonly (readonly City[])[];
  readonly status?: { readonly [city in City]?: number };
}

/**
 * The last event of the last decade is sold, and the game is over. Seats 0 and 1 have five victories each and fight it out;
 * seats 2 and 3 are rich and far behind.
 */
function lastEvent(event: Event, { gold, influence, tiles, status }: Table): Scenario {
  const sold = EVENTS.filter((id) => id !== event && id !== 'ev3-bramante');
  let at = scenario({ players: 4, edition: { families: LEVEL } })
    .decade(3)
    .status({ venice: 9, milan: 8, florence: 7, rome: 6, naples: 5, ...status })
    .pope(3)
    .events(2, ...sold);
  if (event !== 'ev3-bramante') at = at.artist('venice', 'ev3-bramante');
  for (const seat of [0, 1, 2, 3]) {
    at = at
      .gold(seat, gold[seat]!)
      .influence(seat, influence[seat]!)
      .victories(seat, seat < 2 ? 5 : 0);
    at = at.tiles(seat, ...(tiles[seat] ?? []).map((city) => TILE[city]));
  }
  return at;
}

/** Put up by seat 1 for so much; those who are far behind let it go. */
const open = (at: Scenario, event: Event, bid: number) =>
  at.turn(1).play(`1 nominate ${event}`, `1 bid ${bid}`, '2 pass', '3 pass');

const POOR = [1, 0, 50, 40];
const NONE = [0, 0, 50, 40];

interface Plain {
  readonly at: () => Scenario;
  readonly best: string;
  /** Of a long row of bids only some. */
  readonly others?: readonly string[];
}

const positions: { readonly [why: string]: Plain } = {
  '[POR-11.6] the event wins for the one coin that is left': {
    at: () =>
      open(
        lastEvent('ev3-michelangelo', { gold: POOR, influence: NONE, tiles: [['florence'], ['milan']] }),
        'ev3-michelangelo',
        0,
      ),
    best: 'bid 1',
  },
  '[POR-11.6] the same for influence': {
    at: () =>
      open(
        lastEvent('ev3-perugino', { gold: NONE, influence: POOR, tiles: [['florence'], ['milan']] }),
        'ev3-perugino',
        0,
      ),
    best: 'bid 1',
  },
  '[POR-11.6] who leads must take what a rival needs to pass': {
    at: () =>
      open(
        lastEvent('ev3-michelangelo', { gold: POOR, influence: NONE, tiles: [['milan'], ['florence']] }),
        'ev3-michelangelo',
        0,
      ),
    best: 'bid 1',
  },
  '[POR-11.9, POR-11.10] to pay double for nothing loses the second place in gold': {
    at: () =>
      open(
        lastEvent('ev3-michelangelo', {
          gold: [11, 0, 40, 9],
          influence: [0, 20, 50, 40],
          tiles: [
            ['florence', 'naples'],
            ['milan', 'rome'],
          ],
        }).pope(1),
        'ev3-michelangelo',
        0,
      ),
    best: 'bid 1',
  },
  '[POR-11.11, POR-11.12] to pay double for nothing loses the first place in influence': {
    at: () =>
      open(
        lastEvent('ev3-perugino', {
          gold: [0, 30, 50, 40],
          influence: [30, 0, 10, 28],
          tiles: [['milan'], ['venice']],
        }).pope(1),
        'ev3-perugino',
        0,
      ),
    best: 'bid 1',
  },
  // With its 44 coins seat 0 is second, with 40 only third, and the three points are seat 1's.
  '[POR-11.9, POR-11.10] what costs the second place in gold is left to who wins nothing by it': {
    at: () =>
      lastEvent('ev3-michelangelo', { gold: [44, 40, 3, 42], influence: NONE, tiles: [['florence'], ['milan']] })
        .order(2, 3, 1, 0)
        .turn(2)
        .play('2 nominate ev3-michelangelo', '2 bid 3', '3 pass', '1 pass'),
    best: 'pass',
    others: ['bid 4', 'bid 5', 'bid 12', 'bid 44'],
  },
  '[POR-7.18, POR-11.3] an artist lifts the own city over the rival’s': {
    at: () =>
      lastEvent('ev3-bramante', {
        gold: [1, 0, 50, 40],
        influence: NONE,
        tiles: [['milan'], ['venice']],
        status: { venice: 8 },
      })
        .turn(0)
        .play('0 nominate ev3-bramante', '0 bid 0', '1 pass', '2 pass', '3 pass'),
    best: 'place milan',
  },
  '[POR-7.19, POR-11.2] an invasion ruins the rival’s city': {
    at: () =>
      lastEvent('ev3-french-invade', { gold: NONE, influence: [1, 0, 50, 40], tiles: [['milan'], ['venice']] })
        .turn(0)
        .play('0 nominate ev3-french-invade', '0 bid 0', '1 pass', '2 pass', '3 pass'),
    best: 'place venice',
  },
  '[POR-15.7] a frozen bid is beaten by one more': {
    at: () =>
      open(
        lastEvent('ev3-michelangelo', { gold: [1, 9, 50, 40], influence: NONE, tiles: [['florence'], ['milan']] }).hand(
          0,
          'freeze-bid',
        ),
        'ev3-michelangelo',
        0,
      ),
    best: 'freeze 1',
  },
  '[POR-12.4] Bentivoglio puts the own city before the rival’s': {
    at: () =>
      lastEvent('ev3-michelangelo', {
        gold: NONE,
        influence: NONE,
        tiles: [['milan'], ['venice']],
        status: { venice: 8 },
      })
        .artist('milan', 'ev2-leonardo')
        .family(0, 'bentivoglio')
        .family(1, 'd-este')
        .turn(2)
        .play('2 nominate ev3-michelangelo', '2 bid 0', '3 pass', '0 pass', '1 pass'),
    best: 'rank milan',
  },
  '[POR-13.1, POR-R23] the Banker pays in influence, so that the second place in gold is kept': {
    at: () =>
      lastEvent('ev3-michelangelo', {
        gold: [10, 0, 40, 11],
        influence: [3, 20, 50, 40],
        tiles: [['naples'], ['milan', 'rome']],
      })
        .pope(1)
        .tiles(0, 'florence-banker')
        .turn(0)
        .play('0 nominate ev3-michelangelo', '0 bid 3', '1 pass', '2 pass', '3 pass'),
    best: 'pay 0 3',
  },
};

describe('known blunders', () => {
  it.each(Object.entries(positions))('%s', (why, { at, best, others }) => {
    const s = at().match().state;
    expectPlain(module, { why, s, seat: 0, best, ...(others === undefined ? {} : { others }) });
  });
});
