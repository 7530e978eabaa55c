/** What a view holds. `view.ts` builds it. */
import type { Seat, Sum } from '@signoria/kernel';
import type { BonusId } from '../../data/bonus.ts';
import type { CharacterId } from '../../data/characters.ts';
import type { Side } from '../../data/estate.ts';
import type { StackId } from '../../data/objects.ts';
import type { BuildingId, LandscapeId, PieceId } from '../../data/pieces.ts';
import type { PrestigeId } from '../../data/prestige.ts';
import type { FreedomId, ProfessionId } from '../../data/professions.ts';
import type { CardId, DeckId } from '../model/choices.ts';
import type { Options } from '../model/options.ts';
import type { Phase, Turn } from '../model/state.ts';
import type { Pending } from './pending.ts';
import type { SoloView } from './solo.ts';

export interface View {
  readonly options: Options;
  readonly round: number;
  /** What a Work must be worth, by round (FLO-3.3); `minimum` is this round's. */
  readonly minimums: readonly number[];
  readonly minimum: number;
  readonly minimumSum: Sum;
  readonly prices: PricesView;
  readonly phase: Phase;
  /** Seat of the first player; null while the marker is Diego's. */
  readonly first: Seat | null;
  readonly estate: EstateView;
  /** What each profession that is in the game wants, with this box. */
  readonly professions: { readonly [id in ProfessionId]: WantsView };
  /** Left in each auction stack. */
  readonly stock: { readonly [id in Exclude<StackId, 'landscape'>]: number };
  readonly buildings: { readonly [id in BuildingId]: number };
  readonly freedoms: { readonly [id in FreedomId]: number };
  readonly decks: { readonly [id in DeckId]: readonly DeckCard[] };
  readonly auction: AuctionView;
  /** What the open question is about, where its frame alone does not say so. */
  readonly pending: Pending | null;
  /** Who is taking a turn, and what is left of it. */
  readonly turn: TurnView | null;
  /** A Work that is begun but not yet complete. */
  readonly work: BegunWorkView | null;
  /** Bonus cards that were played and have left the game. */
  readonly spent: readonly BonusId[];
  /** Cooperative building: what is on the table. */
  readonly offer: OfferView | null;
  /** The Muse and the Princess; null without them. */
  readonly characters: readonly CharacterView[] | null;
  /** Who may still bid for a character, or has bid for one; nobody outside that auction. */
  readonly characterBidders: readonly Seat[];
  /** Coins on the Banker. */
  readonly pot: number | null;
  readonly potSum: Sum | null;
  readonly players: readonly PlayerView[];
  /** What only the viewer knows; null for spectators. */
  readonly own: OwnView | null;
  readonly solo: SoloView | null;
}

/** What things cost with this box, at this table. */
export interface PricesView {
  readonly opening: Sum;
  readonly lastBuyer: Sum;
  /** A profession, a freedom, a bonus card. */
  readonly action: Sum;
}

export interface EstateView {
  readonly side: Side;
  readonly palazzo: readonly number[];
  /** Outlines as rows of text, X for a covered square. */
  readonly shapes: { readonly [id in PieceId]: readonly string[] };
  /** Cooperative building: for each border, the estate to its west and the one to its east (FLO-20.1). */
  readonly borders: readonly { readonly west: Seat; readonly east: Seat }[];
}

export interface WantsView {
  readonly building: BuildingId;
  readonly landscape: LandscapeId;
  readonly freedom: FreedomId;
}

/** A card of a deck, top first: null unless the viewer put it there. `by` is who did. */
export interface DeckCard {
  readonly card: CardId | null;
  readonly by: Seat | null;
}

export interface AuctionView {
  /** Stacks that are closed this round, and who won them; null for a stack refused in the solo game. */
  readonly sold: readonly { readonly stack: StackId; readonly seat: Seat }[];
  readonly lot: LotView | null;
}

export interface LotView {
  readonly stack: StackId;
  readonly starter: Seat;
  readonly bid: number;
  readonly sum: Sum;
  readonly leader: Seat;
  readonly passed: readonly Seat[];
}

export interface TurnView extends Omit<Turn, 'seat'> {
  readonly seat: Seat;
  readonly allowed: number;
}

export interface BegunWorkView {
  readonly seat: Seat;
  readonly profession: ProfessionId;
  readonly bonus: readonly BonusId[];
  readonly value: number;
  readonly sum: Sum;
  readonly pays: Sum;
  /** The parts of the sum by their kinds. */
  readonly lines: readonly ValueLine[];
}

export interface OfferView {
  readonly active: Seat;
  readonly partner: Seat;
  readonly by: Seat;
  readonly building: BuildingId;
  /** On the two estates side by side, 14 squares wide. */
  readonly at: number;
  readonly turn: 0 | 1 | 2 | 3;
  readonly flip: boolean;
  readonly payment: number;
}

export interface CharacterView {
  readonly character: CharacterId;
  readonly owner: Seat | null;
  readonly facedown: boolean;
  readonly pawn: Seat | null;
  readonly bid: number;
}

export interface TileView {
  readonly piece: PieceId;
  readonly squares: readonly number[];
  readonly shared: Seat | null;
}

export interface PlayerView {
  readonly seat: Seat;
  readonly prestige: number;
  readonly prestigeSum: Sum;
  readonly buildPrice: Sum;
  /** Null unless the viewer's own, or the game is over. */
  readonly coins: number | null;
  readonly table: readonly ProfessionId[];
  readonly recruited: number;
  readonly handSize: number;
  /** Cards in hand that everybody saw going there. */
  readonly known: readonly ProfessionId[];
  readonly recruits: number;
  readonly bonusCount: number;
  readonly cardCount: number;
  /** Prestige cards: how many; and which, once they are revealed (FLO-14.1). */
  readonly prestigeCount: number;
  readonly prestigeCards: readonly WorthView<PrestigeId>[] | null;
  readonly jesters: number;
  readonly builders: number;
  readonly freedoms: readonly FreedomId[];
  readonly landscapes: { readonly [id in LandscapeId]: number };
  readonly buildings: readonly BuildingId[];
  readonly tiles: readonly TileView[];
  readonly emptySquares: number;
  /** The pawn: the highest value of a Work this round, 0 without one. */
  readonly best: number;
  readonly bought: StackId | null;
  readonly dropped: boolean;
}

export interface WorthView<Id> {
  readonly card: Id;
  /** What it would bring now. */
  readonly worth: number;
  readonly sum: Sum;
}

export interface OwnView {
  readonly coins: number;
  readonly hand: readonly ProfessionId[];
  /** What each profession in hand would be worth as a Work now, line by line, without bonus cards. */
  readonly works: readonly WorkView[];
  /** What each bonus card would add to a Work now (FLO-R20). */
  readonly bonus: readonly WorthView<BonusId>[];
  readonly prestige: readonly WorthView<PrestigeId>[];
  /** Drawn for a choice of one; `worth`: what each would bring, add, or be worth as a Work now. */
  readonly drawn: {
    readonly deck: DeckId;
    readonly cards: readonly CardId[];
    readonly worth: readonly number[];
    readonly sums: readonly Sum[];
  } | null;
  /** What a Work of the Princess would be worth; null without the expansion. */
  readonly princess: number | null;
  readonly princessSum: Sum | null;
}

export interface WorkView {
  readonly profession: ProfessionId;
  readonly value: number;
  readonly sum: Sum;
  readonly pays: Sum;
  /** Whether it reaches the minimum alone, or with all bonus cards in hand. */
  readonly reaches: 'alone' | 'withBonus' | 'no';
  /** The parts of the sum by their kinds. */
  readonly lines: readonly ValueLine[];
}

/** A part of what a Work is worth: what counts, how much, and by which rule. */
export type ValueLine =
  | { readonly what: 'building'; readonly points: number; readonly id: BuildingId; readonly rules: readonly string[] }
  | { readonly what: 'landscape'; readonly points: number; readonly id: LandscapeId; readonly rules: readonly string[] }
  | { readonly what: 'freedom'; readonly points: number; readonly id: FreedomId; readonly rules: readonly string[] }
  | { readonly what: 'bonus'; readonly points: number; readonly id: BonusId; readonly rules: readonly string[] }
  /** So many things, each adding the same. */
  | {
      readonly what: 'jesters' | 'cards';
      readonly points: number;
      readonly count: number;
      readonly rules: readonly string[];
    }
  | { readonly what: 'muse'; readonly points: number; readonly rules: readonly string[] };
