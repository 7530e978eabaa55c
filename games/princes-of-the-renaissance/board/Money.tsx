/** Gold and influence: amounts that are known, and counters that lie face down. Read out by whoever draws them. */
import type { CurrencyId } from '../data/currency.ts';
import type { Amounts } from '../rules/view.ts';
import { Counter, Glyph, type GlyphId } from './drawings/index.ts';

export function Money({ of, amount }: { readonly of: CurrencyId; readonly amount: number | string }) {
  return (
    <span class="money">
      <Counter of={of} />
      <b class="num">{amount}</b>
    </span>
  );
}

/** What a tile earns; nothing is drawn for nothing. */
export function Income({ gold, influence }: Amounts) {
  return (
    <span class="income">
      {gold > 0 ? <Money of="gold" amount={gold} /> : null}
      {influence > 0 ? <Money of="influence" amount={influence} /> : null}
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
export function Count({ of, value, label }: { readonly of: GlyphId; readonly value: string; readonly label: string }) {
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
