/** The eight kinds of symbols (VIR-3.11 to VIR-3.15). Provenance: rulebook. */

export const SYMBOLS = ['florin', 'crown', 'cross', 'cavalry', 'ship', 'mask', 'war', 'arrow'] as const;
export type SymbolId = (typeof SYMBOLS)[number];

/** Symbols printed on something: "2 Crowns and 1 Cross". */
export type Symbols = { readonly [id in SymbolId]?: number };
/** What something costs; florins are coins. */
export type Cost = Symbols;

/** Symbols by kind, in the order of `SYMBOLS`. */
export type Bottom = readonly number[];

export function bottomOf(symbols: Symbols): Bottom {
  return SYMBOLS.map((id) => symbols[id] ?? 0);
}
