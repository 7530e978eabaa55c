/** The auctions of the two games that have them, as reviews play them through. */
import { type AnyState, type Auctioning, settle } from '@signoria/kernel';
import { module as florence } from '@signoria/princes-of-florence';
import { scenario as inFlorence } from '@signoria/princes-of-florence/scenario';
import { module as renaissance } from '@signoria/princes-of-the-renaissance';
import { scenario as inItaly } from '@signoria/princes-of-the-renaissance/scenario';
import { describe, expect, it } from 'vitest';
import { QUICK } from '../index.ts';
import { played, reviewOf } from './drive.ts';

const BUDGET = { ...QUICK, values: 1, first: 1, second: 0, last: 0, wide: 2, mixing: 1, auctions: 1 };

function awarded(module: typeof florence, s: AnyState, at: string, lot: string, seat: number | null, price: number) {
  const hook = module.policy.auctions![at] as Auctioning;
  const after = module.game.clone(s);
  hook.award(after, lot, seat, price);
  if (after.outcome === null) settle(module.game, after);
  expect(module.game.violations(after)).toEqual([]);
  return after;
}

describe('The Princes of Florence', () => {
  it('[FLO-4.8] an object goes to the seat for the price, and the starter goes on as the rules say', () => {
    const s = inFlorence({ players: 4 }).auction().play('0 auction jester').state();
    const hook = florence.policy.auctions!.bid as Auctioning;
    const lot = hook.lot(s as AnyState, { do: 'pass' })!;
    expect(lot).toBe('1-jester');
    expect(hook.inside(s as AnyState, lot)).toEqual([0, 1, 2, 3]);
    const after = awarded(florence, s as AnyState, 'bid', lot, 2, 700) as unknown as typeof s;
    expect([after.players[2]!.jesters, after.players[2]!.coins]).toEqual([1, s.players[2]!.coins - 700]);
    expect(after.todo.at(-1)).toEqual({ at: 'starter', seat: 0 });
    const nobody = awarded(florence, s as AnyState, 'bid', lot, null, 0) as unknown as typeof s;
    expect(nobody.players.map(({ jesters }) => jesters)).toEqual([0, 0, 0, 0]);
    expect(nobody.todo.at(-1)).toEqual({ at: 'starter', seat: 1 });
  });

  it('[FLO-19.7] a character goes to the seat for the price', () => {
    const s = inFlorence({ players: 3, options: { musePrincess: true } })
      .characters()
      .state();
    const hook = florence.policy.auctions!.pawn as Auctioning;
    const bid = { do: 'pawn', character: 'muse', amount: 500 } as const;
    const lot = hook.lot(s as AnyState, bid)!;
    expect([lot, hook.amount(bid)]).toEqual(['1-muse', 500]);
    const after = awarded(florence, s as AnyState, 'pawn', lot, 1, 500) as unknown as typeof s;
    expect(after.players[1]!.coins).toBe(s.players[1]!.coins - 500);
    expect(after.cast!.owner.filter((owner) => owner === 1)).toHaveLength(1);
  });

  it('are all found in a game, with a price for everybody who could bid', () => {
    const review = reviewOf(florence, played(florence, 4, 'auctions', 'adept', 30), { budget: BUDGET });
    expect(review.auctions.length).toBeGreaterThan(1);
    for (const { winner, price, worth, second } of review.auctions) {
      expect(winner).not.toBeNull();
      expect(price).toBeGreaterThan(0);
      for (const { low, price: at, high } of worth) expect([low <= at, at <= high]).toEqual([true, true]);
      expect(second === null).toBe(worth.length < 2);
    }
  });
});

describe('Princes of the Renaissance', () => {
  it('[POR-7.5] a city tile goes to the seat for the price', () => {
    const s = inItaly({ players: 3 })
      .status({ rome: 6 })
      .offered('rome-orsini-family')
      .turn(0)
      .play('0 nominate rome-orsini-family')
      .match().state;
    const hook = renaissance.policy.auctions!.bid as Auctioning;
    const lot = hook.lot(s, { do: 'pass' })!;
    expect(hook.prices(s, lot, 1)).toEqual({ least: 12, most: 30, step: 1 });
    const after = awarded(renaissance, s, 'bid', lot, 1, 15) as unknown as { purse: number[][]; auction: unknown };
    expect([after.purse[0]![1], after.auction]).toEqual([15, null]);
    awarded(renaissance, s, 'bid', lot, null, 0);
  });

  it('[POR-3.5, POR-3.8] the first choice of a family goes to the seat for the price', () => {
    const s = inItaly({ players: 3, options: { opening: 'auction' } })
      .newGame()
      .play('0 order 0', '1 order 0', '2 order 0')
      .match().state;
    const hook = renaissance.policy.auctions!.familyBid as Auctioning;
    expect(hook.inside(s, 'families')).toEqual([0, 1, 2]);
    const after = awarded(renaissance, s, 'familyBid', 'families', 1, 4) as unknown as { laid: number[] } & AnyState;
    expect(after.laid[1]).toBe(4);
    expect(after.todo.at(-1)).toMatchObject({ at: 'familyChoice', place: 0 });
  });

  it('are all found in a game, the lots and the families', () => {
    const { auctions } = reviewOf(renaissance, played(renaissance, 4, 'auctions', 'adept', 50), { budget: BUDGET });
    expect(auctions.map(({ at }) => at)).toContain('familyBid');
    expect(auctions.length).toBeGreaterThan(1);
    for (const { worth } of auctions) {
      for (const { low, price, high } of worth) expect([low <= price, price <= high]).toEqual([true, true]);
    }
  });
});
