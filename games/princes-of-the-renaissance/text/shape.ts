/**
 * The shape of all words of the game in one language. Every table is keyed by the game's own names, so a missing word
 * does not compile. The words stand in `en.ts` and `ru.ts` and beside them; the kernel's `playText` puts them together.
 */
import type { Fillable, PlayWords, Seat } from '@signoria/kernel';
import type { CityId } from '../data/cities.ts';
import type { CurrencyId } from '../data/currency.ts';
import type { EventId } from '../data/events.ts';
import type { FamilyId, SideId } from '../data/families.ts';
import type { TileId } from '../data/tiles.ts';
import type { CardId } from '../data/treachery.ts';
import type { TroopId } from '../data/troops.ts';
import type { Choice, PromiseId } from '../rules/choices.ts';
import type { EndReason, Happening } from '../rules/events.ts';
import type { OPTIONS, Options } from '../rules/options.ts';
import type { Standing } from '../rules/scoring.ts';
import type { Frame } from '../rules/state.ts';
import type { PositionWords } from './shape.position.ts';

/** What can be said in this game, by the names its rules use. */
export type Sayable = {
  readonly option: keyof Options | ValueId;
  readonly asking: Asking;
  readonly choice: Fillable<Choice, 'items' | 'amount'>;
  readonly event: Happening;
  readonly blocked: BlockedFacts;
  readonly score: ScoreFacts;
  readonly outcome: EndReason;
  readonly edition: EditionFacts;
};

export interface Words extends PlayWords<Sayable> {
  readonly names: Names;
  readonly groups: { readonly [id in DataGroupId]: string };
  readonly position: PositionWords;
}

/** A language adds the grammatical forms it needs. */
export interface NameWords {
  readonly name: string;
}

/** With what it does. */
export interface ThingWords extends NameWords {
  readonly effect: string;
}

export interface Names {
  readonly cities: { readonly [id in CityId]: NameWords };
  readonly families: { readonly [id in FamilyId]: NameWords & { readonly [side in SideId]: string } };
  readonly tiles: { readonly [id in TileId]: ThingWords };
  readonly events: { readonly [id in EventId]: NameWords };
  readonly pope: ThingWords;
  readonly troops: { readonly [id in TroopId]: NameWords };
  readonly cards: { readonly [id in CardId]: ThingWords };
  readonly promises: { readonly [id in PromiseId]: string };
}

export type DataGroupId =
  | 'families'
  | 'cities'
  | 'cityTiles'
  | 'troops'
  | 'events'
  | 'pope'
  | 'treachery'
  | 'counters'
  | 'scoring'
  | 'rulings';

/** The named values of picks, as `option.value`. */
export type ValueId = {
  [K in keyof typeof OPTIONS]: (typeof OPTIONS)[K] extends { readonly of: readonly (infer V extends string)[] }
    ? `${K}.${V}`
    : never;
}[keyof typeof OPTIONS];

/** The frames that ask somebody something. */
export type Asking = Extract<
  Frame['at'],
  | 'orderBids'
  | 'familyBid'
  | 'familyChoice'
  | 'declare'
  | 'turn'
  | 'turnEnd'
  | 'discardCard'
  | 'keepOne'
  | 'bid'
  | 'payment'
  | 'placeArtist'
  | 'consolation'
  | 'nameCities'
  | 'reaction'
  | 'holyLeague'
  | 'bribe'
  | 'reroll'
  | 'rankTied'
  | 'negotiation'
  | 'banker'
>;

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
  readonly gold: { readonly standing: Standing };
  readonly influence: { readonly standing: Standing };
};

type Known = { readonly known: readonly string[] };

/** The facts that come with each problem of an edition file. */
export type EditionFacts = {
  readonly 'not-an-object': unknown;
  readonly 'not-a-list': unknown;
  readonly 'not-a-text': unknown;
  readonly 'not-a-switch': unknown;
  readonly 'not-a-ladder': unknown;
  readonly 'unknown-key': Known;
  readonly 'unknown-word': Known;
  readonly range: { readonly min: number; readonly max: number };
  readonly 'too-few-tiles': { readonly city: CityId; readonly tiles: number; readonly least: number };
  readonly 'no-events': { readonly decade: number };
  readonly 'deck-too-small': { readonly cards: number; readonly least: number };
};
