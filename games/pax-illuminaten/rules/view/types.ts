/** The table as a seat, or a spectator, sees it. How it is built stands in `view.ts`. */
import type { Sum } from '@signoria/kernel';
import type { AbilityId } from '../../data/abilities.ts';
import type { ConnectionId } from '../../data/connections.ts';
import type { Degree } from '../../data/degrees.ts';
import type { Correction } from '../../data/edition.ts';
import type { EventId, SpecialId } from '../../data/event-cards.ts';
import type { FactionId } from '../../data/factions.ts';
import type { PlaceId, SlotId } from '../../data/layouts.ts';
import type { CardId } from '../../data/luminaries.ts';
import type { Command, RivalId, RivalWin } from '../../data/rivals.ts';
import type { SchemeId } from '../../data/schemes.ts';
import type { Party, Use } from '../model/choices.ts';
import type { Frame, Way } from '../model/frames.ts';
import type { Options } from '../model/options.ts';
import type { DemandId } from '../model/schemes.ts';
import type { Phase } from '../model/state.ts';

/** A demand of a condition, with the parts of what is there and of what is needed. */
export interface DemandView {
  readonly what: DemandId;
  readonly have: number;
  readonly need: number;
  readonly why: { readonly have: Sum; readonly need: Sum };
}

/** Tokens by faction. */
export type Tokens = { readonly [f in FactionId]: number };

export interface View {
  readonly options: Options;
  /** What of the box this table has corrected; null for the standard one. */
  readonly edition: Correction | null;
  readonly participants: number;
  readonly round: number;
  readonly lastRound: boolean;
  readonly first: Party;
  /** The cards of the board, row by row. */
  readonly places: readonly PlaceView[];
  /** All lodges, as outlines for the board. */
  readonly lodges: readonly LodgeView[];
  /** In turn order, clockwise from the south. */
  readonly players: readonly PlayerView[];
  /** The viewer's own; empty for spectators. */
  readonly hand: readonly HandCard[];
  readonly events: readonly SpecialId[];
  /** The events the viewer has just drawn and chooses from. */
  readonly drawn: readonly EventId[];
  readonly schemes: readonly SchemeView[];
  readonly schemePile: number;
  readonly removedSchemes: readonly SchemeId[];
  readonly factionCards: readonly FactionCardView[];
  readonly supply: Tokens;
  readonly court: readonly (CardId | null)[];
  /** The court place under the steward, from 0. */
  readonly steward: number;
  readonly deck: number;
  readonly discards: PileView<CardId>;
  readonly eventDeck: number;
  /** The top event card, if the viewer put it there. */
  readonly nextEvent: EventId | null;
  /** Somebody knows the top event card. */
  readonly nextEventKnownTo: Party | null;
  readonly eventDiscards: PileView<EventId>;
  readonly edicts: readonly EdictView[];
  readonly edictsDiscarded: number;
  readonly specials: readonly { readonly event: SpecialId; readonly who: Party }[];
  readonly markersLeft: number;
  readonly turn: TurnView;
  readonly dispute: DisputeView | null;
  /** What the card being interrogated has yielded so far. */
  readonly harvest: { readonly place: PlaceId | 'areopagus'; readonly obtained: Tokens } | null;
  readonly rival: RivalView | null;
  /** What is under way, the next step first. */
  readonly underway: readonly UnderwayView[];
}

/** A step still to come, with what everybody knows of it. */
export interface UnderwayView {
  readonly at: Frame['at'];
  readonly who?: Party;
  readonly place?: PlaceId;
  readonly places?: readonly PlaceId[];
  readonly rival?: Party;
  /** Cells, from 0. */
  readonly cells?: readonly number[];
  readonly way?: Way;
  readonly factions?: readonly FactionId[];
  readonly schemes?: readonly SchemeId[];
  readonly card?: CardId;
  readonly slot?: number;
  readonly count?: number;
  readonly done?: number;
  /** Support is not shared; a dispute was won. */
  readonly kept?: boolean;
  readonly tokens?: Tokens;
  readonly due?: readonly { readonly who: Party; readonly count: number }[];
  readonly price?: PriceView;
  /** By number of influence, from 1, what that many cost (PAX-6.4). */
  readonly costs?: readonly Sum[];
  /** What `count` is made of. */
  readonly why?: Sum;
  readonly command?: Command;
}

/** Any one of the bills is to be paid; each symbol by one of its factions. */
export interface PriceView {
  /** Tokens of one type that stand for one of another; 0 for none. */
  readonly rate: number;
  readonly why: Sum | null;
  readonly bills: readonly {
    readonly owed: Sum;
    readonly waived: number;
    readonly parts: readonly { readonly waived: number; readonly symbols: readonly (readonly FactionId[])[] }[];
  }[];
}

/** A pile of which only the top shows (PAX-1.8). */
export interface PileView<Id> {
  readonly count: number;
  readonly top: Id | null;
}

export interface PlaceView {
  readonly id: PlaceId;
  readonly row: number;
  /** In half cards. */
  readonly x: number;
  readonly inner: boolean;
  readonly central: boolean;
  /** Null for a face-down card the viewer has not looked at. */
  readonly card: CardId | null;
  readonly faceUp: boolean;
  readonly degree: Degree | null;
  readonly factions: readonly FactionId[];
  readonly cells: readonly CellView[];
  readonly controller: Party | null;
  readonly markers: number;
  /** It has yielded support in this turn (PAX-6.12). */
  readonly yielded: boolean;
  /** Who has looked at this face-down card. */
  readonly seenBy: readonly Party[];
}

export interface CellView {
  readonly cost: readonly FactionId[];
  readonly owner: Party | null;
}

export interface LodgeView {
  readonly faction: FactionId;
  readonly places: readonly PlaceId[];
  readonly size: number;
  readonly influence: readonly { readonly who: Party; readonly count: number }[];
  readonly controller: Party | null;
  /** It is the faction's largest lodge, or one of those that tie for it. */
  readonly main: boolean;
}

export interface PlayerView {
  readonly who: Party;
  readonly slot: SlotId;
  readonly row: number;
  readonly x: number;
  readonly touches: readonly PlaceId[];
  readonly connection: ConnectionId;
  readonly factions: readonly FactionId[];
  readonly stock: Tokens;
  /** Influence not yet placed. */
  readonly influence: number;
  readonly handSize: number;
  readonly handLimit: number;
  /** Cards everybody knows to be in this hand. */
  readonly known: readonly CardId[];
  readonly events: number;
  readonly privateScheme: 'none' | 'hidden' | 'revealed';
  readonly factionCards: readonly FactionId[];
  /** How many schemes carry this participant's influence. */
  readonly schemes: number;
  /** Faction points as the board stands, by faction and in all (PAX-14.4). */
  readonly points: Tokens;
  readonly total: number;
  readonly why: { readonly points: Sum; readonly hand: Sum; readonly influence: Sum };
}

export interface HandCard {
  readonly card: CardId;
  /** It could be added to the chain now. */
  readonly links: boolean;
}

export interface SchemeView {
  readonly id: SchemeId;
  /** Null for a public one. */
  readonly owner: Party | null;
  /** False for the viewer's own private scheme that still lies face down. */
  readonly open: boolean;
  readonly influence: readonly Party[];
  readonly edge: readonly Party[];
  readonly progress: readonly ProgressView[];
}

export interface ProgressView {
  readonly who: Party;
  readonly fulfilled: boolean;
  readonly parts: readonly DemandView[];
  /** The cards that count for it now. */
  readonly places: readonly PlaceId[];
}

export interface FactionCardView {
  readonly faction: FactionId;
  /** Null in the row. */
  readonly owner: Party | null;
  readonly used: boolean;
  /** Who controls the largest lodge and could claim the card in the own turn. */
  readonly claimant: Party | null;
  /** So much influence controls the largest lodge; null without a lodge. */
  readonly control: Sum | null;
}

export interface EdictView {
  readonly faction: FactionId;
  readonly who: Party;
  readonly tokens: number;
}

export interface TurnView {
  readonly who: Party;
  readonly phase: Phase;
  readonly mainLeft: number;
  readonly claimed: boolean;
  readonly realised: boolean;
  readonly quickLeft: number;
  readonly why: { readonly main: Sum; readonly quick: Sum };
  readonly chain: readonly { readonly card: CardId; readonly use: Use }[];
  readonly enhancements: readonly AbilityId[];
  /** What has yielded support in this turn, in order (PAX-6.12). */
  readonly yielded: readonly (CardId | 'areopagus')[];
  /** A grand master or royal arch was played: events will be drawn. */
  readonly eventsDue: boolean;
  /** Dispute cards on the table. */
  readonly table: readonly CardId[];
}

export interface DisputeView {
  readonly attacker: Party;
  readonly defender: Party;
  readonly place: PlaceId;
  /** Cells under attack, from 1. */
  readonly cells: readonly number[];
  readonly initial: readonly [number, number];
  readonly bonus: number;
  /** Of attacker and defender, as it stands with the last card. */
  readonly strengths: readonly [Sum, Sum];
  readonly superior: Party | null;
  readonly rounds: readonly { readonly attacker: CardId | null; readonly defender: CardId | null }[];
}

export interface RivalView {
  readonly id: RivalId;
  readonly who: Party;
  readonly figure: PlaceId | 'areopagus';
  readonly plan: CardId | null;
  readonly target: PlaceId | null;
  readonly stage: number;
  readonly item: string;
  readonly wins: readonly {
    readonly id: RivalWin;
    readonly fulfilled: boolean;
    readonly parts: readonly DemandView[];
    readonly places: readonly PlaceId[];
  }[];
}
