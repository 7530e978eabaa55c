/**
 * The table as data.
 *
 * Vocabulary: *luminary* = a card of the deck and of the board; *place* = where a board card lies; *cell* = room for one
 * influence on a card; *support* = favor, tokens of the six factions; *stock* = a participant's own, *supply* = the common
 * one; *areopagus* = a participant's own board beside the cards; *lodge* = three or more touching cards of a faction;
 * *scheme* = a plot; *chain* = the conspiracy of a turn; *rival* = any other participant; *the artificial rival* = the
 * scripted one.
 *
 * The published English words are plot and favor, and all texts use them; names in the code keep the older words, because
 * stored games, edition files and notation know them.
 *
 * Participants are counted by `Who`: the seats first, the artificial rival after them. Sets of places, factions and
 * schemes are bit sets. Nobody may look into a deck, so decks have no order: cards are drawn from them at random.
 */
import type { Core, Seat } from '@signoria/kernel';
import type { AbilityId } from '../../data/abilities.ts';
import type { Correction } from '../../data/edition.ts';
import type { EventCard } from '../../data/event-cards.ts';
import type { Place } from '../../data/layouts.ts';
import type { Card } from '../../data/luminaries.ts';
import type { RivalId } from '../../data/rivals.ts';
import type { Scheme } from '../../data/schemes.ts';
import type { Choice, Use } from './choices.ts';
import type { Frame } from './frames.ts';
import type { Options } from './options.ts';

/** A participant: a seat, or the number of seats for the artificial rival. */
export type Who = Seat;

/** No place, no card, nobody. */
export const NONE = -1;
/** Not in this game: a faction card that was not laid out. */
export const OUT = -2;
/** Where others have a place: a participant's own areopagus. */
export const AREOPAGUS: Place = -1;
/** The same among cards. */
export const AREOPAGUS_CARD: Card = -1;

export interface State extends Core<Frame, Choice> {
  readonly options: Options;
  readonly edition: Correction | null;
  /** Which of our readings of the rules: absent in games that began under rules version 1. */
  readonly reading?: 2 | undefined;
  readonly participants: number;
  /** By slot, clockwise: who sits there. The turn order (PAX-2.13). */
  readonly order: readonly Who[];
  /** By participant, the connection card. */
  readonly connections: readonly number[];
  readonly first: Who;
  round: number;
  /** PAX-13.2: the fifth edict has been discarded. */
  lastRound: boolean;

  /** By place. */
  cards: Card[];
  /** Places whose card lies face up. */
  faceUp: number;
  /** By place and cell (`MOST_CELLS` a place), whose influence lies there, or NONE. */
  cells: number[];
  /** By place, how many reward markers lie there. */
  markers: number[];
  /** By participant, face-down places whose card that participant has seen (PAX-1.7). */
  looked: number[];

  /** By faction. */
  supply: number[];
  /** By participant and faction. */
  stocks: number[];
  /** By participant, influence not yet placed. */
  influence: number[];

  deck: Card[];
  /** The last one is on top. */
  discards: Card[];
  /** By participant, in ascending order. */
  hands: Card[][];
  /** By participant, the part of the hand that everybody has seen, taken from the court. */
  shown: Card[][];
  /** Five places; NONE for an empty one. */
  court: Card[];
  steward: number;

  /** By faction, who has its card; NONE in the row, OUT when not in this game. */
  factionCards: number[];

  publicSchemes: Scheme[];
  /** By participant; NONE for the artificial rival. */
  privateSchemes: Scheme[];
  /** By participant: whether the private scheme lies face up. */
  revealed: boolean[];
  schemePile: Scheme[];
  removedSchemes: Scheme[];
  /** By participant, the schemes that carry its influence, and those with its influence at the edge. */
  realised: number[];
  edge: number[];

  /** What is left of the upper and of the lower half of the event deck (PAX-2.12). */
  upper: EventCard[];
  lower: EventCard[];
  /** The card put back on top, and who knows it (PAX-12.6); NONE when none was. */
  back: EventCard;
  backBy: Who;
  /** Drawn in this check, before the active player's eyes only. */
  drawn: EventCard[];
  removedEvents: EventCard[];
  /** By participant, special events in hand. */
  eventHands: EventCard[][];
  /** By faction, before whom its edict lies, and the tokens on it. */
  edictOwner: number[];
  edictTokens: number[];
  /** By participant, the special event in play before it. */
  special: EventCard[];
  /** The last one is on top. */
  eventDiscards: EventCard[];

  turn: Turn;
  dispute: Dispute | null;
  /** What the card being interrogated has yielded so far; null outside an interrogation. */
  harvest: Harvest | null;
  rival: RivalState | null;
}

export type Phase = 'event' | 'action' | 'check';

/** What is over with the turn. */
export interface Turn {
  readonly who: Who;
  phase: Phase;
  mainLeft: number;
  claimed: boolean;
  realised: boolean;
  /** How often quick support was taken. */
  quick: number;
  chain: Card[];
  uses: Use[];
  /** Enhancements in force, in the order they came; the same one may be there twice. */
  enhancements: AbilityId[];
  /** Cards that have yielded support (PAX-6.12); AREOPAGUS_CARD for the own areopagus. */
  yielded: Card[];
  /** Factions whose card's action was used. */
  factionUsed: number;
  /** Special events whose once-a-turn use was made, by event card. */
  eventUsed: number;
  /** PAX-12.5: a grand master or royal arch was played. */
  high: boolean;
  /** Dispute cards on the table, in the order they came. */
  table: Card[];
  /** Who took part in a dispute, as a bit set. */
  disputants: number;
  /** Cards taken from the court in the refill, and whether the steward's was one of them. */
  courtTaken: number;
  stewardTaken: boolean;
}

export interface Dispute {
  readonly attacker: Who;
  readonly defender: Who;
  readonly place: Place;
  /** The target influence, by cell. */
  readonly targets: readonly number[];
  /** PAX-7.2, of attacker and defender. */
  readonly initial: readonly [number, number];
  /** PAX-17.37, PAX-17.58: added to the attacker's final strength. */
  readonly bonus: number;
  readonly attackerWinsTies: boolean;
  readonly rounds: readonly DisputeRound[];
}

/** NONE where the hand was empty. */
export interface DisputeRound {
  readonly attacker: Card;
  readonly defender: Card;
}

export interface Harvest {
  /** AREOPAGUS for the own one. */
  readonly place: Place;
  /** PAX-R15: what the card yields when tokens do not run short. */
  readonly nominal: number;
  /** By faction. */
  readonly obtained: readonly number[];
}

export interface RivalState {
  readonly id: RivalId;
  /** Where the figure stands. */
  readonly figure: Place;
  readonly plan: Card;
  readonly target: Place;
  /** The stage being carried out, from 1, and its item; 0 outside the rival's turn. */
  readonly stage: number;
  readonly item: string;
  /** PAX-16.24: stage 3 ended with its last resort, or its dispute was lost. */
  readonly stageFailed: boolean;
}

export function isHuman(s: State, who: Who): who is Seat {
  return who < s.seats;
}

export function newTurn(who: Who, mainLeft: number): Turn {
  return {
    who,
    phase: 'event',
    mainLeft,
    claimed: false,
    realised: false,
    quick: 0,
    chain: [],
    uses: [],
    enhancements: [],
    yielded: [],
    factionUsed: 0,
    eventUsed: 0,
    high: false,
    table: [],
    disputants: 0,
    courtTaken: 0,
    stewardTaken: false,
  };
}
