/** Gold and influence: amounts that are known, and counters that lie face down. Read out by whoever draws them. */
import type { Sum } from '@signoria/kernel';
import { WhyNumber } from '@signoria/kit';
import { CURRENCIES, type CurrencyId } from '../data/currency.ts';
import type { Amounts, PlayerSums } from '../rules/view/types.ts';
import { Counter, Glyph, type GlyphId } from './drawings/index.ts';
import { type Table, wordsOf } from './table.ts';

export function Money({ of, amount }: { readonly of: CurrencyId; readonly amount: number | string }) {
  return (
    <span class="money">
      <Counter of={of} />
      <b class="num">{amount}</b>
    </span>
  );
}

/** What a tile earns, and the points printed on it; nothing is drawn for nothing. */
export function Income({ gold, influence, vp = 0 }: Amounts & { readonly vp?: number }) {
  return (
    <span class="income">
      {gold > 0 ? <Money of="gold" amount={gold} /> : null}
      {influence > 0 ? <Money of="influence" amount={influence} /> : null}
      {vp > 0 ? (
        <span class="money">
          <Glyph of="laurel" />
          <b class="num">{vp}</b>
        </span>
      ) : null}
    </span>
  );
}

/** An amount that explains itself. */
export function WhyMoney(props: {
  readonly table: Table;
  readonly of: CurrencyId;
  readonly why: Sum;
  readonly label: string;
}) {
  return (
    <span class="money">
      <Counter of={props.of} />
      <WhyNumber table={props.table} why={props.why} label={props.label} class="num" />
    </span>
  );
}

/** What the end of the decade brings; nothing is drawn for nothing. */
export function WhyIncome({ table, why }: { readonly table: Table; readonly why: PlayerSums['income'] }) {
  const { income } = wordsOf(table).numbers;
  return (
    <span class="income">
      {CURRENCIES.map((of) =>
        why[of].total === 0 ? null : <WhyMoney key={of} table={table} of={of} why={why[of]} label={income[of]} />,
      )}
    </span>
  );
}

/** More than this are not drawn one by one. */
const DRAWN = 6;

/** Face down, overlapping, with their number: never a value. */
export function Backs({ of, count }: { readonly of: CurrencyId; readonly count: number }) {
  return (
    <span class="backs">
      {Array.from({ length: Math.min(DRAWN, count) }, (_, i) => (
        <Counter key={i} of={of} down />
      ))}
      <b class="num">{count}</b>
    </span>
  );
}

/** A symbol with its number, and the same in words. */
export function Count({ of, value, label }: { readonly of: GlyphId; readonly value: number; readonly label: string }) {
  return (
    <span class="count-of" title={label}>
      <Glyph of={of} />
      <span class="only-heard">{label}</span>
      <b class="num" aria-hidden="true">
        {value}
      </b>
    </span>
  );
}
