/** What a scenario can say of this game, and how it is found. */
import { freedoms, type Seat, total } from '@signoria/kernel';
import {
  type BySeat,
  byName,
  bySeat,
  type Checks,
  type CommonFacts,
  has,
  is,
  type Seen,
  sorted,
} from '@signoria/kernel/testing';
import { CITY, type CityId } from '../data/cities.ts';
import { GOLD, INFLUENCE } from '../data/currency.ts';
import type { EventId } from '../data/events.ts';
import { FAMILIES, type FamilyId } from '../data/families.ts';
import { TILES, type TileId, tileOf } from '../data/tiles.ts';
import { CARDS, type CardId } from '../data/treachery.ts';
import { TROOPS, type TroopId } from '../data/troops.ts';
import { game } from '../rules/game.ts';
import type { EndReason, Happening } from '../rules/model/events.ts';
import { cardsOf, size } from '../rules/model/pile.ts';
import { type Frame, NONE, ON_OFFER, type State } from '../rules/model/state.ts';
import type { AuctionView, View, WarView } from '../rules/view/types.ts';

export interface OwnFacts {
  readonly gold?: BySeat<number>;
  readonly influence?: BySeat<number>;
  readonly pay?: BySeat<number>;
  readonly victories?: BySeat<number>;
  readonly hand?: BySeat<readonly CardId[]>;
  readonly troops?: BySeat<readonly TroopId[]>;
  readonly family?: BySeat<FamilyId>;
  /** The score as it stands. */
  readonly points?: BySeat<number>;
  readonly owner?: { readonly [tile in TileId]?: Seat | 'offer' | 'box' };
  readonly status?: { readonly [city in CityId]?: number };
  /** By seat: the free frames that stand open to it. */
  readonly free?: BySeat<readonly string[]>;
  readonly order?: readonly Seat[];
  readonly active?: Seat | null;
  readonly decade?: number;
  readonly wars?: number;
  readonly pope?: Seat | null;
  readonly discards?: readonly CardId[];
  readonly deck?: number;
  readonly under?: readonly CardId[];
  readonly artists?: { readonly [city in CityId]?: readonly EventId[] };
  readonly auction?: Seen<AuctionView> | null;
  readonly war?: Seen<WarView> | null;
}

export type ScenarioFacts = OwnFacts & CommonFacts<Frame['at'], Happening['what'], View, EndReason>;

export const checks: Checks<State, OwnFacts> = {
  gold: bySeat((s, seat) => s.purse[GOLD][seat]),
  influence: bySeat((s, seat) => s.purse[INFLUENCE][seat]),
  pay: bySeat((s, seat) => s.pay[seat]),
  victories: bySeat((s, seat) => s.victories[seat]),
  hand: bySeat((s, seat) => cardsOf(s.hands[seat]!), sorted),
  troops: bySeat((s, seat) => TROOPS.filter((_, troop) => (s.troops[seat]! & (1 << troop)) !== 0)),
  family: bySeat((s, seat) => FAMILIES[s.family[seat]!]),
  points: bySeat((s, seat) => total(game.score(s, seat))),
  owner: byName(whereIs),
  status: byName((s, id) => s.status[CITY[id]]),
  free: bySeat((s, seat) => freedoms(game, s, seat).map(({ at }) => at)),
  order: is((s) => s.order),
  active: is((s) => orNull(s.active)),
  decade: is((s) => s.decade),
  wars: is((s) => s.wars),
  pope: is((s) => orNull(s.pope)),
  discards: is((s) => cardsOf(s.discards), sorted),
  deck: is((s) => size(s.deck) + s.under.length),
  under: is((s) => s.under.map((kind) => CARDS[kind])),
  artists: byName((s, id) => game.view(s, null).cities[id].artists),
  auction: has((s) => game.view(s, null).auction),
  war: has((s) => game.view(s, null).war),
};

function whereIs(s: State, id: TileId): Seat | 'offer' | 'box' {
  if (tileOf(id) < 0) throw new Error(`no city tile '${id}'; tiles: ${TILES.join(', ')}`);
  const where = s.tiles[tileOf(id)]!;
  return where >= 0 ? where : where === ON_OFFER ? 'offer' : 'box';
}

function orNull(seat: number): Seat | null {
  return seat === NONE ? null : seat;
}
