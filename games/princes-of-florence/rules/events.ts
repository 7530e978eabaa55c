/** What can happen, as facts. `story.sink?.push(…)` tells it to whoever listens. */
import { type GameEvent, events as heard, type Seat } from '@signoria/kernel';
import type { BonusId } from '../data/bonus.ts';
import type { CharacterId } from '../data/characters.ts';
import type { DiegoAction } from '../data/diego.ts';
import type { StackId } from '../data/objects.ts';
import type { BuildingId, LandscapeId } from '../data/pieces.ts';
import type { PrestigeId } from '../data/prestige.ts';
import type { FreedomId, ProfessionId } from '../data/professions.ts';
import type { CardId, DeckId } from './choices.ts';

/** A seat, or Diego. */
export type Who = Seat | 'diego';

export type Happening =
  | SetupHappening
  | AuctionHappening
  | CardHappening
  | ActionHappening
  | EndHappening
  | CharacterHappening
  | JointHappening
  | DiegoHappening;

type SetupHappening =
  | { readonly what: 'gameStarts'; readonly first: Who }
  | {
      readonly what: 'dealt';
      readonly seat: Seat;
      readonly cards: readonly ProfessionId[];
      readonly to: readonly Seat[];
    }
  | {
      readonly what: 'keptThree';
      readonly seat: Seat;
      readonly cards: readonly ProfessionId[];
      readonly to: readonly Seat[];
    }
  | { readonly what: 'handsChosen' }
  | { readonly what: 'roundBegins'; readonly round: number; readonly minimum: number; readonly first: Who };

type AuctionHappening =
  | { readonly what: 'auctionOpens'; readonly seat: Seat; readonly stack: StackId; readonly bid: number }
  | { readonly what: 'bidRaised'; readonly seat: Seat; readonly stack: StackId; readonly bid: number }
  | { readonly what: 'passed'; readonly seat: Seat; readonly stack: StackId }
  | { readonly what: 'droppedOut'; readonly seat: Seat }
  /** FLO-R7: nothing is left that this player could take. */
  | { readonly what: 'nothingToTake'; readonly seat: Seat }
  | { readonly what: 'bought'; readonly seat: Seat; readonly stack: StackId; readonly price: number }
  | { readonly what: 'declined'; readonly seat: Seat }
  | { readonly what: 'landscapePlaced'; readonly seat: Seat; readonly landscape: LandscapeId; readonly gain: number }
  | { readonly what: 'builderHired'; readonly seat: Seat; readonly builders: number; readonly gain: number }
  | {
      readonly what: 'recruited';
      readonly seat: Seat;
      readonly profession: ProfessionId;
      readonly from: Who | 'virtual';
    };

type CardHappening =
  | { readonly what: 'drew'; readonly seat: Seat; readonly deck: DeckId; readonly count: number }
  | {
      readonly what: 'drewCards';
      readonly seat: Seat;
      readonly deck: DeckId;
      readonly cards: readonly CardId[];
      readonly to: readonly Seat[];
    }
  | {
      readonly what: 'keptCard';
      readonly seat: Seat;
      readonly deck: DeckId;
      readonly card: CardId;
      readonly to: readonly Seat[];
    };

type ActionHappening =
  | { readonly what: 'workBegun'; readonly seat: Seat; readonly profession: ProfessionId }
  | { readonly what: 'bonusPlayed'; readonly seat: Seat; readonly card: BonusId; readonly worth: number }
  | {
      readonly what: 'workDone';
      readonly seat: Seat;
      /** Null for a Work of the Princess. */
      readonly profession: ProfessionId | null;
      readonly value: number;
      readonly pay: number;
    }
  | { readonly what: 'exchanged'; readonly seat: Seat; readonly points: number; readonly coins: number }
  | { readonly what: 'built'; readonly seat: Seat; readonly building: BuildingId; readonly price: number }
  | { readonly what: 'freedomIntroduced'; readonly seat: Seat; readonly freedom: FreedomId; readonly price: number }
  | { readonly what: 'cardPaid'; readonly seat: Seat; readonly deck: DeckId; readonly price: number }
  | { readonly what: 'turnEnds'; readonly seat: Seat; readonly actions: number }
  | { readonly what: 'sold'; readonly seat: Seat; readonly points: number; readonly coins: number };

type EndHappening =
  | { readonly what: 'bestWork'; readonly who: readonly Who[]; readonly value: number }
  | { readonly what: 'noWork' }
  | { readonly what: 'cardScored'; readonly who: Who; readonly card: PrestigeId; readonly points: number }
  | { readonly what: 'finalScore'; readonly who: Who; readonly points: number; readonly coins: number }
  | { readonly what: 'gameEnds'; readonly winners: readonly Seat[]; readonly reason: EndReason };

type CharacterHappening =
  | {
      readonly what: 'pawnPlaced';
      readonly seat: Seat;
      readonly character: CharacterId;
      readonly bid: number;
      /** Whose pawn went back. */
      readonly displaced: Seat | null;
    }
  | { readonly what: 'pawnPassed'; readonly seat: Seat }
  | { readonly what: 'characterWon'; readonly seat: Seat; readonly character: CharacterId; readonly price: number }
  | { readonly what: 'bankerPaid'; readonly seat: Seat; readonly coins: number }
  | { readonly what: 'bankerGrows'; readonly pot: number }
  | { readonly what: 'characterUsed'; readonly seat: Seat; readonly character: CharacterId }
  | { readonly what: 'characterReturned'; readonly seat: Seat; readonly character: CharacterId }
  | { readonly what: 'merchantFree'; readonly seat: Seat; readonly stack: StackId }
  | { readonly what: 'merchantRank'; readonly seat: Seat; readonly rank: number; readonly points: number }
  | { readonly what: 'converted'; readonly seat: Seat; readonly points: number; readonly coins: number };

type JointHappening =
  | {
      readonly what: 'offerMade';
      readonly seat: Seat;
      readonly active: Seat;
      readonly partner: Seat;
      readonly building: BuildingId;
      readonly payment: number;
    }
  | { readonly what: 'offerRejected'; readonly seat: Seat; readonly building: BuildingId }
  | {
      readonly what: 'builtTogether';
      readonly seat: Seat;
      readonly partner: Seat;
      readonly building: BuildingId;
      readonly price: number;
      readonly payment: number;
    };

/** Diego makes no choices: each of these says by which rule he did what he did. */
type DiegoHappening =
  | { readonly what: 'diegoCard'; readonly card: number }
  | {
      readonly what: 'rolled';
      readonly stack: StackId;
      readonly die: number;
      readonly mod: number;
      readonly price: number;
    }
  | { readonly what: 'refused'; readonly seat: Seat; readonly stack: StackId; readonly price: number }
  | { readonly what: 'forced'; readonly seat: Seat; readonly stack: StackId; readonly price: number }
  | { readonly what: 'cannotPay'; readonly seat: Seat; readonly stack: StackId; readonly price: number }
  | {
      readonly what: 'diegoBuys';
      readonly stack: StackId;
      readonly price: number;
      /** The leftmost of those refused, or of those left where none was refused (FLO-18.13, FLO-R38). */
      readonly why: 'refused' | 'left';
    }
  | { readonly what: 'diegoBuysNothing' }
  | {
      readonly what: 'diegoPays';
      readonly price: number;
      readonly coins: number;
      readonly points: number;
      readonly change: number;
    }
  | { readonly what: 'diegoGains'; readonly points: number; readonly why: 'landscape' | 'builder' | 'building' }
  /** He looks at his leftmost profession: that is why he takes this (FLO-R42, FLO-R45). */
  | {
      readonly what: 'diegoWants';
      readonly profession: ProfessionId;
      readonly thing: LandscapeId | BuildingId | FreedomId;
    }
  | {
      readonly what: 'diegoTakesCard';
      readonly deck: 'prestige' | 'bonus';
      readonly card: PrestigeId | BonusId;
      readonly worth: number;
    }
  | { readonly what: 'supplyShrinks'; readonly stack: StackId }
  | { readonly what: 'diegoActs'; readonly action: DiegoAction; readonly why: 'first' | 'second' | 'hurry' }
  | { readonly what: 'diegoIdle' }
  | { readonly what: 'diegoProfession' }
  | {
      readonly what: 'diegoWorks';
      readonly card: ProfessionId | 'recruiting';
      readonly value: number;
      readonly points: number;
    }
  | { readonly what: 'virtualWork'; readonly player: number; readonly profession: ProfessionId }
  | { readonly what: 'diegoReplaced'; readonly profession: ProfessionId | null };

export type EndReason = 'prestige' | 'coins' | 'shared' | 'beatDiego' | 'lostToDiego' | 'tiedDiego';

/** Typed access to the kernel's sink: null while nobody listens, and then events are not even built. */
export const story: { readonly sink: { push(event: Happening): void } | null } = {
  get sink() {
    return heard.sink as (GameEvent[] & { push(event: Happening): void }) | null;
  },
};
