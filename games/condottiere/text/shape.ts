/**
 * The shape of all words of Condottiere in one language. Every table is keyed by the game's own names, so a missing
 * word does not compile. The words stand in `en.ts` and `ru.ts`; the kernel's `playText` puts them together.
 */
import type { Asking, Fillable, PlayWords, Seat, Tell, Tells } from '@signoria/kernel';
import type { CardId } from '../data/cards.ts';
import type { CardRow, Goal } from '../data/edition.ts';
import type { RegionId } from '../data/map.ts';
import type { Choice } from '../rules/model/choices.ts';
import type { EndReason, Happening } from '../rules/model/events.ts';
import type { Options } from '../rules/model/options.ts';
import type { Frame } from '../rules/model/state.ts';
import type { View } from '../rules/view/view.ts';

/** What can be said in this game, by the names its rules use. */
export type Sayable = {
  readonly option: keyof Options;
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
  readonly warnings: Tells<WarningFacts>;
  readonly cards: { readonly [id in CardId]: CardWords };
  readonly regions: { readonly [id in RegionId]: RegionWords };
  readonly groups: { readonly [id in DataGroupId]: string };
  readonly position: PositionWords;
  /** Of the outcomes, in sight of the last position. */
  readonly decided: { readonly adjacent: Tell<Decided> };
}

export interface Decided {
  readonly winners: readonly Seat[];
  readonly view: View;
}

/** A language adds the grammatical forms it needs. */
export interface CardWords {
  readonly name: string;
  /** The line under the name on the card. */
  readonly note: OfCard;
  /** The same where there is little room: on its face. */
  readonly short: OfCard;
  readonly effect: OfCard;
}

/** What is said of a card, with the figures of the box in play. */
export type OfCard = (card: CardRow) => string;

export interface RegionWords {
  readonly name: string;
}

export type DataGroupId = 'cards' | 'map' | 'tokens' | 'colours' | 'thresholds' | 'rulings';

type AtRegion = { readonly region: RegionId };
type OwnedRegion = { readonly region: RegionId; readonly owner: Seat };

/** The facts that come with each reason for a blocked choice. */
export type BlockedFacts = {
  readonly popeProtects: AtRegion;
  readonly regionTaken: OwnedRegion;
  readonly ownRegion: AtRegion;
  readonly popeOnSite: AtRegion;
  readonly popeOnMarker: OwnedRegion;
  readonly notAMercenary: { readonly card: CardId };
  readonly facedown: { readonly card: CardId };
  readonly handHasMercenary: unknown;
  readonly handLimit: { readonly max: number };
};

/** The facts that come with each warning of a choice one may regret. */
export type WarningFacts = {
  readonly nothingToTake: unknown;
  readonly bishopHitsNobody: unknown;
  readonly bishopHitsYouAlone: { readonly strength: number };
  readonly seasonIsHere: { readonly card: CardId };
  readonly drummerIsHere: unknown;
  readonly surrenderGives: { readonly leader: Seat; readonly region: RegionId | null };
};

export type ScoreFacts = {
  readonly regions: { readonly of: number; readonly regions: readonly RegionId[] };
  readonly adjacent: { readonly size: number; readonly of: number; readonly regions: readonly RegionId[] };
  readonly series: { readonly of: number };
};

type Cards = { readonly card: CardId; readonly count: number };

/** The facts that come with each part of a line's strength. */
export type PartFacts = {
  readonly card: Cards;
  readonly winter: Cards;
  readonly drummer: Cards;
  readonly spring: Cards;
};

/** The facts that come with each problem of an edition file that other games do not have. */
export type EditionFacts = {
  readonly 'own-neighbour': unknown;
  readonly 'border-twice': unknown;
  readonly 'deck-too-small': { readonly cards: number; readonly least: number };
  readonly 'not-ascending': { readonly below: CardId };
  readonly 'map-in-pieces': unknown;
  readonly 'adjacent-above-total': unknown;
};

/** The pieces a position is described with; `describe.ts` puts them together. */
export interface PositionWords {
  /** 'You' or a name, standing alone. */
  readonly player: Tell<Seat>;
  /** These three make the heading: 'Game 2, round 1, battle 3.' */
  readonly game: (n: number) => string;
  readonly round: (n: number) => string;
  readonly battle: (n: number) => string;
  readonly condottiere: Tell<{ readonly site: RegionId | null; readonly holder: Seat }>;
  readonly finalBattle: Tell<readonly Seat[]>;
  readonly defender: Tell<Seat>;
  readonly pope: (at: RegionId | null) => string;
  readonly season: { readonly [S in NonNullable<View['season']>]: string };
  readonly goal: (goal: Goal) => string;
  readonly target: (points: number) => string;
  readonly handSize: (cards: number | null) => string;
  /** What the reader knows to be in somebody else's hand. */
  readonly known: (cards: readonly CardId[]) => string;
  /** `sum` as in `5×2 + 4×2 + 1 = 19`. */
  readonly line: (sum: string, cards: readonly CardId[]) => string;
  readonly noLine: string;
  readonly facedown: (card: CardId | 'hidden') => string;
  readonly passed: string;
  readonly regions: (held: readonly RegionId[]) => string;
  /** The largest group; `all` when it is the whole realm. */
  readonly touching: (group: readonly RegionId[], all: boolean) => string;
  readonly points: (points: number) => string;
  readonly hand: (cards: readonly CardId[]) => string;
  readonly piles: (pile: number, discards: number) => string;
}
