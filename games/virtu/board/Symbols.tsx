/** Symbols in a row, alike ones together: drawn for the eye, and said once in words. */
import { SYMBOLS, type SymbolId } from '../data/symbols.ts';
import { Glyph } from './drawings/index.ts';
import type { Table } from './table.ts';
import { wordsOf } from './table.ts';

export type Amounts = { readonly [kind: string]: number | undefined };

export function amountsIn(bottom: readonly number[]): Amounts {
  return Object.fromEntries(SYMBOLS.map((id, i) => [id, bottom[i] ?? 0]));
}

/** `2 Crowns, 1 Cross`; null for nothing. */
export function inWords(table: Pick<Table, 'language'>, amounts: Amounts): string | null {
  const { symbol } = wordsOf(table);
  const said = SYMBOLS.flatMap((id) => {
    const n = amounts[id] ?? 0;
    return n > 0 ? [symbol(id, n)] : [];
  });
  return said.length === 0 ? null : said.join(', ');
}

/** More than this of a kind become one symbol with a number; fewer where there is little room. */
const MANY = 4;
const MANY_IN_PRICE = 2;

interface KindProps {
  readonly kind: SymbolId;
  readonly count: number;
  readonly many: number;
}

function Kind({ kind, count, many }: KindProps) {
  const one = count > many || kind === 'florin';
  return (
    <span class={`symbol ${kind}`} aria-hidden="true">
      {one && count > 1 ? <b class="num">{count}</b> : null}
      {Array.from({ length: one ? 1 : count }, (_, i) => (
        <Glyph key={i} name={kind} />
      ))}
    </span>
  );
}

export interface SymbolsProps {
  readonly table: Pick<Table, 'language'>;
  readonly amounts: Amounts;
  /** Words are said elsewhere. */
  readonly silent?: boolean;
  /** A price: short, with numbers. */
  readonly price?: boolean;
}

export function Symbols({ table, amounts, silent = false, price = false }: SymbolsProps) {
  const said = inWords(table, amounts);
  if (said === null) return null;
  return (
    <span class="symbols">
      {silent ? null : <span class="only-heard">{said}</span>}
      {SYMBOLS.filter((id) => (amounts[id] ?? 0) > 0).map((id) => (
        <Kind key={id} kind={id} count={amounts[id]!} many={price ? MANY_IN_PRICE : MANY} />
      ))}
    </span>
  );
}
