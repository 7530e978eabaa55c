/** How much of the luck measured is to be taken off results, and how much less they can vary without it at the most. */
import type { LuckWeights } from '@signoria/kernel';
import { luckErrors, luckIn, WHOLE } from '../adjusted.ts';
import { deviation, meanOf } from '../numbers.ts';
import type { Review } from '../result.ts';

/** Least squares of results, less what each seat could expect, on both kinds of luck. Never less than none nor more than all. */
export function weightsOf(reviews: readonly Review[]): LuckWeights {
  const rows = reviews.flatMap(({ ledger }) =>
    ledger!.result.map((share, seat) => ({
      left: share - ledger!.start[seat]!,
      opening: luckIn(ledger!, 'opening', seat),
      chance: luckIn(ledger!, 'chance', seat),
    })),
  );
  const product = (a: keyof (typeof rows)[number], b: keyof (typeof rows)[number]) =>
    rows.reduce((sum, row) => sum + row[a] * row[b], 0);
  const [oo, cc, oc] = [product('opening', 'opening'), product('chance', 'chance'), product('opening', 'chance')];
  const [ol, cl] = [product('opening', 'left'), product('chance', 'left')];
  const alone = { opening: oo === 0 ? 0 : ol / oo, chance: cc === 0 ? 0 : cl / cc };
  const both = oo * cc - oc * oc;
  // Where only one of the two varies, or both do alike, each is fitted on its own.
  if (both <= 1e-9 * oo * cc) return within(alone);
  const found = { opening: (cc * ol - oc * cl) / both, chance: (oo * cl - oc * ol) / both };
  if (found.opening < 0) return within({ opening: 0, chance: alone.chance });
  if (found.chance < 0) return within({ opening: alone.opening, chance: 0 });
  return within(found);
}

function within({ opening, chance }: LuckWeights): LuckWeights {
  const cut = (x: number) => Math.round(100 * Math.min(1, Math.max(0, x))) / 100;
  return { opening: cut(opening), chance: cut(chance) };
}

/** The part of the results' variance that is luck as far as it is measured: its mean square, less that of its error. */
export function ceilingOf(reviews: readonly Review[]): number {
  const luck = reviews.flatMap(({ players }) => players.map((one) => one.luck ** 2));
  const errors = reviews.flatMap((review) => luckErrors(review, WHOLE).map((se) => se ** 2));
  const results = deviation(reviews.flatMap(({ ledger }) => ledger!.result)) ** 2;
  return results === 0 ? 0 : Math.max(0, meanOf(luck) - meanOf(errors)) / results;
}
