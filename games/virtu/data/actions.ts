/** The six actions and what the printed Rooms carry (VIR-1.14). Provenance: rulebook. */
import type { SymbolId } from './symbols.ts';

export const ACTIONS = ['govern', 'patronage', 'trade', 'diplomacy', 'war', 'intrigue'] as const;
export type ActionId = (typeof ACTIONS)[number];

/** The built-in symbol of a bare Room. */
export const PRINTED: { readonly [id in ActionId]?: SymbolId } = { govern: 'crown', intrigue: 'mask', war: 'cavalry' };
