/** Princes of the Renaissance: positions with one plain answer. */
import { module } from '@signoria/princes-of-the-renaissance';
import { scenario } from '@signoria/princes-of-the-renaissance/scenario';
import { describe, it } from 'vitest';
import { expectPlain } from './blunders.ts';

type Tile = Parameters<ReturnType<typeof scenario>['tiles']>[1];

/** Tiles of the five cities, which rank in this order: 10, 7, 5, 3 and 2 points (POR-11.2). */
const TILE = {
  venice: 'venice-doge',
  milan: 'milan-caterina-sforza',
  florence: 'florence-machiavelli',
  rome: 'rome-cesare-borgia',
  naples: 'naples-giovanni-pontano',
} as const satisfies { readonly [city: string]: Tile };
type City = keyof typeof TILE;

/**
 * The last event of the last decade is put up by seat 1 for nothing; seats 2 and 3, who are rich and far behind, pass.
 * Seat 0 can pay just one more: with the event it wins, without it seat 1 does.
 */
function lastEvent(event: 'ev3-michelangelo' | 'ev3-perugino', leader: readonly City[], own: readonly City[]) {
  const others = (['ev3-michelangelo', 'ev3-perugino', 'ev3-french-invade'] as const).filter((id) => id !== event);
  const gold = event === 'ev3-michelangelo';
  return scenario({ players: 4, edition: { families: LEVEL } })
    .decade(3)
    .status({ venice: 9, milan: 8, florence: 7, rome: 6, naples: 5 })
    .pope(3)
    .events(2, ...others)
    .artist('venice', 'ev3-bramante')
    .tiles(1, ...leader.map((city) => TILE[city]))
    .tiles(0, ...own.map((city) => TILE[city]))
    .victories(0, 5)
    .victories(1, 5)
    .gold(0, gold ? 1 : 0)
    .gold(1, 0)
    .gold(2, 50)
    .gold(3, 40)
    .influence(0, gold ? 0 : 1)
    .influence(1, 0)
    .influence(2, 50)
    .influence(3, 40)
    .turn(1)
    .play(`1 nominate ${event}`, '1 bid 0', '2 pass', '3 pass');
}

interface Purses {
  /** By seat. */
  readonly gold: readonly number[];
  readonly victories: readonly number[];
  readonly tiles: { readonly [seat: number]: readonly City[] };
}

/** The same with fuller purses, which decide: most gold 6 points, second most 3, level for second 2 each (POR-11.9, POR-11.10). */
function fuller({ gold, victories, tiles }: Purses, opened: number, pope: number) {
  let at = scenario({ players: 4, edition: { families: LEVEL } })
    .decade(3)
    .status({ venice: 9, milan: 8, florence: 7, rome: 6, naples: 5 })
    .pope(pope)
    .events(2, 'ev3-perugino', 'ev3-french-invade')
    .artist('venice', 'ev3-bramante');
  for (const [seat, coins] of gold.entries()) {
    at = at.gold(seat, coins).influence(seat, [0, 20, 50, 40][seat]!).victories(seat, victories[seat]!);
    at = at.tiles(seat, ...(tiles[seat] ?? []).map((city) => TILE[city]));
  }
  return at.turn(1).play('1 nominate ev3-michelangelo', `1 bid ${opened}`, '2 pass', '3 pass');
}

/** Who pays more than is asked for the last event falls back to the gold of seat 3, and with it behind seat 1. */
const double: readonly Purses[] = [
  { gold: [11, 0, 40, 9], victories: [5, 5, 0, 0], tiles: { 0: ['florence', 'naples'], 1: ['milan', 'rome'] } },
  { gold: [7, 0, 30, 5], victories: [5, 5, 0, 0], tiles: { 0: ['florence', 'naples'], 1: ['milan', 'rome'] } },
  { gold: [9, 0, 40, 7], victories: [5, 5, 0, 0], tiles: { 0: ['florence', 'naples'], 1: ['milan', 'rome'] } },
];

/** Nobody's income decides anything. */
const LEVEL = Object.fromEntries(
  ['d-este', 'bentivoglio', 'malatesta', 'montefeltro', 'gonzaga', 'baglioni'].map((id) => [
    id,
    { gold: 0, influence: 0 },
  ]),
);

const positions = [
  ['ev3-michelangelo', ['venice'], ['milan']],
  ['ev3-michelangelo', ['milan'], ['florence']],
  ['ev3-michelangelo', ['florence'], ['rome']],
  ['ev3-michelangelo', ['florence'], ['naples']],
  ['ev3-michelangelo', ['rome'], []],
  ['ev3-michelangelo', ['venice', 'naples'], ['milan', 'rome']],
  ['ev3-perugino', ['milan'], ['florence']],
  ['ev3-perugino', ['florence'], ['rome']],
  ['ev3-perugino', ['rome'], ['naples']],
  ['ev3-perugino', ['naples'], []],
  ['ev3-perugino', ['milan', 'rome'], ['florence', 'naples']],
] as const;

describe('known blunders', () => {
  it.each(positions)('[POR-11.2, POR-11.6] %s decides between %j and %j', (event, leader, own) => {
    const s = lastEvent(event, leader, own).match().state;
    expectPlain(module, { why: event, s, seat: 0, best: 'bid 1' });
  });

  it.each(double)('[POR-11.9, POR-11.10] to pay double for nothing loses what is left: $gold', (purses) => {
    const s = fuller(purses, 0, 1).match().state;
    expectPlain(module, { why: 'double', s, seat: 0, best: 'bid 1' });
  });
});
