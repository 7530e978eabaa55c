/**
 * Results less luck. Luck is measured with an error of its own, and what is taken off in full adds that error: so only as much
 * of it is taken off as makes results vary least, fitted to other games (a control variate).
 */
import type { LuckWeights, Seat } from '@signoria/kernel';
import type { Ledger, Row } from './ledger.ts';
import type { Review } from './result.ts';

/** As long as nothing is fitted. */
export const WHOLE: LuckWeights = { opening: 1, chance: 1 };

const LUCK = ['opening', 'chance'] as const;

/** What the opening deal, or all later draws, brought the seat. */
export function luckIn({ rows }: Pick<Ledger, 'rows'>, of: keyof LuckWeights & Row['of'], seat: Seat): number {
  return rows.find((row) => row.of === of)?.moves[seat] ?? 0;
}

export function adjustedBy(ledger: Pick<Ledger, 'rows' | 'result'>, weights: LuckWeights): readonly number[] {
  return ledger.result.map((share, seat) =>
    LUCK.reduce((left, of) => left - weights[of] * luckIn(ledger, of, seat), share),
  );
}

/** By seat, one standard error of what these weights take off: every event was measured on its own. */
export function luckErrors(
  { seats, entries, opening }: Pick<Review, 'seats' | 'entries' | 'opening'>,
  weights: LuckWeights,
): readonly number[] {
  const events = entries.flatMap(({ luck }) => luck);
  return Array.from({ length: seats }, (_, seat) =>
    Math.hypot(
      weights.opening * (opening?.errors?.[seat] ?? 0),
      ...events.map(({ luck }) => weights.chance * luck[seat]!.se),
    ),
  );
}
