/**
 * The shape of all words of the game in one language. Every table is keyed by the game's own names, so a missing word
 * does not compile. The words stand in `en.ts` and `ru.ts` and beside them; the kernel's `playText` puts them together.
 */
import type { Asking, Fillable, PlayWords, Seat, Tells } from '@signoria/kernel';
import type { CityId } from '../data/cities.ts';
import type { CurrencyId } from '../data/currency.ts';
import type { EventId } from '../data/events.ts';
import type { FamilyId } from '../data/families.ts';
import type { TileId } from '../data/tiles.ts';
import type { TroopId } from '../data/troops.ts';
import type { MajorityPlace } from '../rules/chapters/11-scoring.ts';
import type { Choice } from '../rules/model/choices.ts';
import type { EndReason, Happening } from '../rules/model/events.ts';
import type { OPTIONS, Options } from '../rules/model/options.ts';
import type { Frame } from '../rules/model/state.ts';
import type { PointsView } from '../rules/view/types.ts';
import type { Groups, Names } from './names.en.ts';
import type { PositionWords } from './position.en.ts';

/** What can be said in this game, by the names its rules use. */
export type Sayable = {
  readonly option: keyof Options | ValueId;
  readonly asking: Asking<Frame>;
  readonly choice: Fillable<Choice, 'items' | 'amount'>;
  readonly event: Happening;
  readonly blocked: BlockedFacts;
  readonly score: ScoreFacts;
  readonly part: PartFacts;
  readonly outcome: EndReason;
  readonly edition: EditionFacts;
};

export interface Words extends PlayWords<Sayable> {
  readonly names: Names;
  readonly parts: Tells<PartFacts>;
  readonly groups: Groups;
  readonly position: PositionWords;
}

/** The named values of picks, as `option.value`. */
export type ValueId = {
  [K in keyof typeof OPTIONS]: (typeof OPTIONS)[K] extends { readonly of: readonly (infer V extends string)[] }
    ? `${K}.${V}`
    : never;
}[keyof typeof OPTIONS];

type TroopFacts = { readonly troop: TroopId; readonly cost: number; readonly decade: number };
type TileFacts = { readonly tile: TileId; readonly least: number };

/** The facts that come with each reason for a blocked choice. */
export type BlockedFacts = {
  readonly bidTooLow: { readonly least: number };
  readonly bidTooHigh: { readonly max: number; readonly currency: CurrencyId };
  readonly laidTooMuch: { readonly max: number };
  readonly mustOpen: unknown;
  readonly familyTaken: { readonly family: FamilyId; readonly owner: Seat };
  readonly troopOwned: TroopFacts;
  readonly troopTooEarly: TroopFacts;
  readonly troopsGone: TroopFacts;
  readonly troopTooDear: TroopFacts;
  readonly noCards: unknown;
  readonly cardTooDear: { readonly cost: number };
  readonly eventLater: { readonly event: EventId; readonly decade: number };
  readonly popeSold: { readonly owner: Seat };
  readonly tileLimit: TileFacts;
  readonly cityLimit: TileFacts;
  readonly tileTooDear: TileFacts;
  readonly warLimit: { readonly limit: number };
  readonly mustAct: { readonly passes: number };
  readonly sameCity: { readonly city: CityId };
};

export type ScoreFacts = {
  readonly city: { readonly city: CityId; readonly tiles: number; readonly each: number };
  readonly tiles: undefined;
  readonly events: { readonly events: readonly EventId[] };
  readonly wine: { readonly merchants: number; readonly wine: number };
  readonly pope: undefined;
  readonly victories: { readonly counters: number };
  readonly gold: { readonly standing: MajorityPlace };
  readonly influence: { readonly standing: MajorityPlace };
};

/** The facts that come with each part of a number. */
export type PartFacts = {
  readonly troop: { readonly troop: TroopId };
  readonly bribed: { readonly troop: TroopId };
  readonly tile: { readonly tile: TileId };
  readonly family: { readonly family: FamilyId };
  readonly weather: unknown;
  readonly unrepresented: unknown;
  readonly die: unknown;
  readonly status: { readonly city: CityId };
  readonly hand: unknown;
  readonly merchant: { readonly tile: TileId };
  readonly pope: unknown;
  readonly pay: unknown;
  readonly card: unknown;
  readonly highBid: unknown;
  readonly raise: unknown;
  readonly opening: unknown;
  readonly bid: unknown;
  readonly floor: unknown;
  readonly holdings: { readonly currency: CurrencyId };
  readonly offered: unknown;
  readonly bound: unknown;
  readonly fee: unknown;
  readonly cardinals: unknown;
  readonly banker: unknown;
  readonly place: { readonly place: number; readonly tied: boolean };
  readonly cityTile: { readonly tile: TileId; readonly city: CityId };
  readonly printed: { readonly tile: TileId };
  readonly event: { readonly event: EventId };
  readonly wine: { readonly merchants: number };
  readonly victory: { readonly counter: number };
  readonly majority: { readonly currency: CurrencyId; readonly standing: MajorityPlace };
  readonly column: { readonly column: Exclude<keyof PointsView, 'total'> };
};

/** The facts that come with each problem of an edition file that other games do not have. */
export type EditionFacts = {
  readonly 'not-a-ladder': unknown;
  readonly 'too-few-tiles': { readonly city: CityId; readonly tiles: number; readonly least: number };
  readonly 'no-events': { readonly decade: number };
  readonly 'deck-too-small': { readonly cards: number; readonly least: number };
};
