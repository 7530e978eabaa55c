/** What can happen, as facts. `story.sink?.push(…)` tells it to whoever listens. */
import { type Seat, storyOf } from '@signoria/kernel';
import type { BonusId } from '../../data/bonus.ts';
import type { CharacterId } from '../../data/characters.ts';
import type { DiegoAction } from '../../data/diego.ts';
import type { StackId } from '../../data/objects.ts';
import type { BuildingId, LandscapeId } from '../../data/pieces.ts';
import type { PrestigeId } from '../../data/prestige.ts';
import type { FreedomId, ProfessionId } from '../../data/professions.ts';
import type { CardId, DeckId } from './choices.ts';

/** A seat, or Diego. */
export type Who = Seat | 'diego';

/** What each event tells. */
interface Told {
  gameStarts: { first: Who };
  dealt: { seat: Seat; cards: readonly ProfessionId[]; to: readonly Seat[] };
  keptThree: { seat: Seat; cards: readonly ProfessionId[]; to: readonly Seat[] };
  handsChosen: unknown;
  roundBegins: { round: number; minimum: number; first: Who };

  auctionOpens: { seat: Seat; stack: StackId; bid: number };
  bidRaised: { seat: Seat; stack: StackId; bid: number };
  passed: { seat: Seat; stack: StackId };
  droppedOut: { seat: Seat };
  /** FLO-R7: nothing is left that this player could take. */
  nothingToTake: { seat: Seat };
  bought: { seat: Seat; stack: StackId; price: number };
  declined: { seat: Seat };
  landscapePlaced: { seat: Seat; landscape: LandscapeId; gain: number };
  builderHired: { seat: Seat; builders: number; gain: number };
  recruited: { seat: Seat; profession: ProfessionId; from: Who | 'virtual' };

  drew: { seat: Seat; deck: DeckId; count: number };
  drewCards: { seat: Seat; deck: DeckId; cards: readonly CardId[]; to: readonly Seat[] };
  keptCard: { seat: Seat; deck: DeckId; card: CardId; to: readonly Seat[] };

  workBegun: { seat: Seat; profession: ProfessionId };
  bonusPlayed: { seat: Seat; card: BonusId; worth: number };
  /** No profession: a Work of the Princess. */
  workDone: { seat: Seat; profession: ProfessionId | null; value: number; pay: number };
  exchanged: { seat: Seat; points: number; coins: number };
  built: { seat: Seat; building: BuildingId; price: number };
  freedomIntroduced: { seat: Seat; freedom: FreedomId; price: number };
  cardPaid: { seat: Seat; deck: DeckId; price: number };
  turnEnds: { seat: Seat; actions: number };
  sold: { seat: Seat; points: number; coins: number };

  bestWork: { who: readonly Who[]; value: number };
  noWork: unknown;
  cardScored: { who: Who; card: PrestigeId; points: number };
  finalScore: { who: Who; points: number; coins: number };
  gameEnds: { winners: readonly Seat[]; reason: EndReason };

  /** `displaced`: whose pawn went back. */
  pawnPlaced: { seat: Seat; character: CharacterId; bid: number; displaced: Seat | null };
  pawnPassed: { seat: Seat };
  characterWon: { seat: Seat; character: CharacterId; price: number };
  bankerPaid: { seat: Seat; coins: number };
  bankerGrows: { pot: number };
  characterUsed: { seat: Seat; character: CharacterId };
  characterReturned: { seat: Seat; character: CharacterId };
  merchantFree: { seat: Seat; stack: StackId };
  merchantRank: { seat: Seat; rank: number; points: number };
  converted: { seat: Seat; points: number; coins: number };

  offerMade: { seat: Seat; active: Seat; partner: Seat; building: BuildingId; payment: number };
  offerRejected: { seat: Seat; building: BuildingId };
  builtTogether: { seat: Seat; partner: Seat; building: BuildingId; price: number; payment: number };

  /** Diego makes no choices: each of these says by which rule he did what he did. */
  diegoCard: { card: number };
  rolled: { stack: StackId; die: number; mod: number; price: number };
  refused: { seat: Seat; stack: StackId; price: number };
  forced: { seat: Seat; stack: StackId; price: number };
  cannotPay: { seat: Seat; stack: StackId; price: number };
  /** The leftmost of those refused, or of those left where none was refused (FLO-18.13, FLO-R38). */
  diegoBuys: { stack: StackId; price: number; why: 'refused' | 'left' };
  diegoBuysNothing: unknown;
  diegoPays: { price: number; coins: number; points: number; change: number };
  diegoGains: { points: number; why: 'landscape' | 'builder' | 'building' };
  /** He looks at his leftmost profession: that is why he takes this (FLO-R42, FLO-R45). */
  diegoWants: { profession: ProfessionId; thing: LandscapeId | BuildingId | FreedomId };
  diegoTakesCard: { deck: 'prestige' | 'bonus'; card: PrestigeId | BonusId; worth: number };
  supplyShrinks: { stack: StackId };
  diegoActs: { action: DiegoAction; why: 'first' | 'second' | 'hurry' };
  diegoIdle: unknown;
  diegoProfession: unknown;
  diegoWorks: { card: ProfessionId | 'recruiting'; value: number; points: number };
  virtualWork: { player: number; profession: ProfessionId };
  diegoReplaced: { profession: ProfessionId | null };
}

export type Happening = {
  [What in keyof Told]: { readonly what: What } & { readonly [Fact in keyof Told[What]]: Told[What][Fact] };
}[keyof Told];

export type EndReason = 'prestige' | 'coins' | 'shared' | 'beatDiego' | 'lostToDiego' | 'tiedDiego';

export const story = storyOf<Happening>();
