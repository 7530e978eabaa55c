/**
 * The shape of all words of Virtù in one language. Every table is keyed by the game's own names, so a missing word does
 * not compile. The words stand in `en.ts` and `ru.ts`; the kernel's `playText` puts them together.
 */
import type { Asking, Fillable, PlayWords, Seat, Tell, Tells } from '@signoria/kernel';
import type { ActionId } from '../data/actions.ts';
import type { CardId } from '../data/cards.ts';
import type { CityId, SeaId } from '../data/cities.ts';
import type { RoomId } from '../data/palace.ts';
import type { AllianceId, BonusId, TokenId } from '../data/pieces.ts';
import type { PowerId } from '../data/powers.ts';
import type { SymbolId } from '../data/symbols.ts';
import type { AgentPlace, Choice, PurchaseId } from '../rules/model/choices.ts';
import type { EndReason, Happening, WinReason } from '../rules/model/events.ts';
import type { Options } from '../rules/model/options.ts';
import type { Frame } from '../rules/model/state.ts';
import type { BattleView, CityView, PlayerView, View } from '../rules/view/types.ts';

export interface Names {
  readonly cities: { readonly [id in CityId]: string };
  readonly seas: { readonly [id in SeaId]: string };
  readonly cards: { readonly [id in CardId]: string };
  readonly tokens: { readonly [id in TokenId]: string };
  readonly bonuses: { readonly [id in BonusId]: EffectWords };
  readonly alliances: { readonly [id in AllianceId]: EffectWords };
  readonly powers: { readonly [id in PowerId]: string };
  readonly actions: { readonly [id in ActionId]: string };
  readonly symbols: { readonly [id in SymbolId]: string };
  readonly rooms: { readonly [id in RoomId]: string };
  readonly groups: { readonly [id in DataGroupId]: string };
}

export interface EffectWords {
  readonly name: string;
  readonly effect: string;
}

export type DataGroupId =
  | 'rules'
  | 'map'
  | 'cityTokens'
  | 'palaces'
  | 'familyCards'
  | 'nobleCards'
  | 'tokens'
  | 'bonuses'
  | 'alliances'
  | 'tracks'
  | 'rulings';

/** What can be said in this game, by the names its rules use. */
export type Sayable = {
  readonly option: OptionId;
  readonly asking: Asking<Frame>;
  readonly choice: Fillable<Choice, 'payment'>;
  readonly event: Happening;
  readonly blocked: BlockedFacts;
  readonly score: ScoreFacts;
  readonly part: PartFacts;
  readonly outcome: WinReason;
  readonly edition: EditionFacts;
};

export interface Words extends PlayWords<Sayable> {
  readonly warnings: Tells<WarningFacts>;
  readonly parts: Tells<PartFacts>;
  readonly position: PositionWords;
}

export type OptionId = keyof Options | `powers.${Options['powers']}`;

type AtCity = { readonly city: CityId };
type AtPlace = { readonly place: AgentPlace };
type ToBuy = { readonly purchase: PurchaseId };
type CostFacts = { readonly cost: readonly (string | number)[] };

/** The facts that come with each reason for a blocked choice. */
export type BlockedFacts = {
  readonly paidThis: { readonly token: string };
  readonly bonusGone: { readonly bonus: BonusId; readonly owner: Seat };
  readonly bonusType: { readonly bonus: BonusId };
  readonly cityControlled: AtCity & { readonly owner: Seat };
  readonly piratePort: AtCity;
  readonly noWay: AtCity;
  readonly tooTough: AtCity & { readonly crowns: number; readonly ships: number };
  readonly ownAgentThere: AtPlace;
  readonly agentThere: AtPlace;
  readonly prince: AtPlace;
  readonly palaceWatched: AtPlace;
  readonly noFlorins: { readonly florins: number };
  readonly tokenInDefence: unknown;
  readonly spaceClosed: { readonly unlocked: number };
  readonly roomFrozen: { readonly room: RoomId; readonly by: 'marker' | 'indulgence' | 'agent' };
  readonly courtierExhausted: { readonly card: CardId };
  readonly oneOfKind: ToBuy;
  readonly soldOut: ToBuy;
  readonly onlyOne: ToBuy;
  readonly excluded: ToBuy;
  readonly noSpace: ToBuy;
  readonly noCathedralCity: ToBuy;
  readonly tooDear: ToBuy & CostFacts;
  readonly troopsOut: { readonly troops: number };
  readonly wageTooHigh: { readonly florins: number };
  readonly homeLost: AtCity & { readonly owner: Seat };
  readonly alliedElsewhere: { readonly power: AllianceId; readonly holder: Seat };
  readonly allianceTooDear: { readonly power: AllianceId } & CostFacts;
};

/** The facts that come with each reason to think twice. */
export type WarningFacts = {
  readonly roomUnderIndulgence: { readonly room: RoomId };
  readonly roomUnderAgent: { readonly room: RoomId };
  readonly indulgenceAtTheEnd: unknown;
  readonly wasted: { readonly source: string };
};

/** The facts that come with each part of a number. */
export type PartFacts = {
  readonly printed: unknown;
  readonly ownAgent: { readonly seat: Seat };
  readonly otherAgent: unknown;
  readonly bastion: unknown;
  readonly floor: unknown;
  readonly oneMore: unknown;
  readonly troops: unknown;
  readonly declared: SourceFacts;
  readonly cashed: SourceFacts;
  readonly homeWage: unknown;
  readonly wage: unknown;
  readonly salary: { readonly troops: number };
  /** A card, token, bonus, Alliance or city that carries it. */
  readonly component: { readonly id: string };
  readonly manyCities: { readonly cities: number };
  readonly mostSpaces: { readonly most: number };
  readonly cityTrack: { readonly cities: number };
  readonly patronageTrack: { readonly cell: number };
  readonly leads: unknown;
  readonly religion: { readonly crosses: number };
  readonly trophy: { readonly from: Seat };
  readonly indulgences: unknown;
};

type SourceFacts = { readonly source: string; readonly card: CardId | null };

export type ScoreFacts = {
  readonly cities: { readonly cities: number; readonly leads: boolean };
  readonly patronage: { readonly cell: number; readonly leads: boolean };
  readonly printed: { readonly things: readonly (CardId | TokenId | BonusId)[] };
  readonly religion: { readonly crosses: number };
  readonly trophies: { readonly from: readonly Seat[] };
  readonly alliances: { readonly powers: readonly AllianceId[] };
  readonly indulgences: { readonly count: number };
};

/** The facts that come with each problem of an edition file that other games do not have. */
export type EditionFacts = {
  readonly 'same-twice': unknown;
  readonly homes: { readonly power: PowerId; readonly players: number; readonly homes: readonly CityId[] };
  readonly 'map-in-pieces': { readonly players: number };
};

/** The pieces a position is described with; `describe.ts` puts them together. */
export interface PositionWords {
  /** 'You' or a name, standing alone. */
  readonly player: Tell<Seat>;
  readonly heading: (view: View) => string;
  readonly order: Tell<readonly Seat[]>;
  readonly lastYear: (reason: EndReason) => string;
  readonly battle: Tell<BattleView>;
  readonly power: (id: PowerId | null) => string;
  readonly wealth: (player: PlayerView) => string;
  readonly standing: (player: PlayerView) => string;
  readonly rooms: (player: PlayerView) => string;
  readonly courtiers: (player: PlayerView) => string;
  readonly domain: (player: PlayerView) => string;
  readonly besieged: Tell<CityView>;
  readonly neutral: (cities: readonly CityView[]) => string;
  readonly alliances: Tell<View['alliances']>;
}
