/** What things cost, kind by kind; of states and of views alike, so that the board says what the rules ask. */
import type { Cost, Parts } from '@signoria/kernel';
import { editionOf } from '../../data/box.ts';
import { CARD, NOBLES, type NobleId } from '../../data/cards.ts';
import { ALLIANCES, TOKEN } from '../../data/pieces.ts';
import type { PurchaseId } from './choices.ts';

/** Whatever is played with a box. */
type Played = Parameters<typeof editionOf>[0];

const NOBLE = new Set<string>(NOBLES);

export function isNoble(what: PurchaseId): what is NobleId {
  return NOBLE.has(what);
}

export function priceOf(s: Played, what: PurchaseId): Cost {
  const box = editionOf(s);
  return (isNoble(what) ? box.cards[CARD[what]]!.cost : box.tokens[TOKEN[what]]!.cost)!;
}

/** What it costs of one kind (VIR-15.14). */
export function price(s: Played, what: PurchaseId, kind: string, parts: Parts = null): number {
  return printed(priceOf(s, what), what, kind, 'VIR-15.14', parts);
}

/** Before an Agent makes it less (VIR-15.26). */
export function alliancePrice(s: Played, id: (typeof ALLIANCES)[number], kind: string, parts: Parts = null): number {
  return printed(editionOf(s).alliances[ALLIANCES.indexOf(id)]!, id, kind, 'VIR-15.26', parts);
}

function printed(cost: Cost, id: string, kind: string, rule: string, parts: Parts): number {
  const n = cost[kind] ?? 0;
  if (n > 0) parts?.push({ what: 'component', n, rules: [rule], facts: { id } });
  return n;
}
