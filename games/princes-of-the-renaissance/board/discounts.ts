/** What comes off a price and why: the family, and tiles of one's own. All of it lies open. */
import type { Seat } from '@signoria/kernel';
import type { CurrencyId } from '../data/currency.ts';
import type { FamilyId } from '../data/families.ts';
import { ARMOURER, CARDINALS, SWISS, TILES, type TileId } from '../data/tiles.ts';
import { discountIn } from '../rules/helpers.ts';
import type { AuctionView, View } from '../rules/view.ts';

export interface Discount {
  readonly by: FamilyId | TileId;
  readonly amount: number;
}

const HIRING = [SWISS, ARMOURER];

/** Each of these tiles takes 1 off (POR-13.4, POR-13.10, POR-13.11); the rest is the family's. */
export function discountsOf(
  view: View,
  seat: Seat,
  { kind, currency }: { readonly kind: AuctionView['kind']; readonly currency: CurrencyId },
): readonly Discount[] {
  const { tiles, family } = view.players[seat]!;
  const helping = kind === 'pope' ? CARDINALS : kind === 'attacker' || kind === 'defender' ? HIRING : [];
  const found = helping.map((tile) => TILES[tile]!).filter((tile) => tiles.includes(tile));
  const rest = discountIn(view, seat, kind, currency) - found.length;
  return [
    ...(rest > 0 && family !== null ? [{ by: family, amount: rest }] : []),
    ...found.map((tile) => ({ by: tile, amount: 1 })),
  ];
}
