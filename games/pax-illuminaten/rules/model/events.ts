/** What can happen, as facts. `story.sink?.push(…)` tells it to whoever listens. */
import { type Seat, storyOf } from '@signoria/kernel';
import type { Action } from '../../data/abilities.ts';
import type { ConnectionId } from '../../data/connections.ts';
import type { EventId, SpecialId } from '../../data/event-cards.ts';
import type { FactionId } from '../../data/factions.ts';
import type { PlaceId, Relative } from '../../data/layouts.ts';
import type { CardId, Strength } from '../../data/luminaries.ts';
import type { Command, Item, RivalId, RivalWin } from '../../data/rivals.ts';
import type { SchemeId } from '../../data/schemes.ts';
import type { Party, Reward, Use } from './choices.ts';

export type EndReason =
  | 'schemes'
  | 'factions'
  | 'factionCards'
  | 'shared'
  | 'sharedWithRival'
  | 'rivalScheme'
  | 'rivalFactions';

/** How a dispute was decided. */
export type DisputeEnd = 'strength' | 'tie' | 'dagger' | 'hammers' | 'ended';

/** The commands of a script that can come to nothing. */
export type IdleCommand = Exclude<Command, 'spendThree' | 'takeFromEdicts' | 'revealEvent'>;

/** Why a command of the artificial rival's script came to nothing (PAX-16.22). */
export type IdleReason =
  | 'noPlanCard'
  | 'noTarget'
  | 'faceDown'
  | 'faceUp'
  | 'cardFull'
  | 'archTaken'
  | 'noInfluenceLeft'
  | 'rivalsThere'
  | 'hasYielded'
  | 'tooLittle'
  | 'nowhere'
  | 'nobodyThere'
  | 'stands'
  | 'notThere'
  | 'nobodyHas'
  | 'supplyEmpty';

type At = PlaceId | 'areopagus';
type By = { readonly who: Party };

export type Happening =
  | {
      readonly what: 'gameStarts';
      readonly first: Party;
      readonly rival: RivalId | null;
      readonly connections: readonly { readonly who: Party; readonly connection: ConnectionId }[];
    }
  | { readonly what: 'roundStarts'; readonly round: number; readonly last: boolean }
  | ({ readonly what: 'turnStarts' } & By)
  // Events
  | ({ readonly what: 'edictPays'; readonly faction: FactionId; readonly stock: number; readonly supply: number } & By)
  | { readonly what: 'edictDiscarded'; readonly faction: FactionId; readonly discarded: number }
  | { readonly what: 'lastRound' }
  | ({ readonly what: 'specialEnds'; readonly event: SpecialId } & By)
  | ({ readonly what: 'specialPlayed'; readonly event: SpecialId } & By)
  | ({ readonly what: 'drewEvents'; readonly count: number } & By)
  | ({ readonly what: 'drewEventCards'; readonly events: readonly EventId[]; readonly to: readonly Seat[] } & By)
  | ({ readonly what: 'keptSpecial' } & By)
  | ({ readonly what: 'keptSpecialCard'; readonly event: SpecialId; readonly to: readonly Seat[] } & By)
  | { readonly what: 'noEventsLeft' }
  | ({ readonly what: 'edictPlayed'; readonly faction: FactionId; readonly tokens: number } & By)
  | ({ readonly what: 'specialDiscarded'; readonly event: SpecialId } & By)
  // Support
  | ({ readonly what: 'paid'; readonly spend: readonly FactionId[] } & By)
  | ({ readonly what: 'gained'; readonly faction: FactionId; readonly from: Party | null } & By)
  | ({ readonly what: 'nothingToGain'; readonly factions: readonly FactionId[] } & By)
  /** A card that rumours would reach has yielded in this turn (PAX-R56). */
  | ({ readonly what: 'yieldsNothing'; readonly place: PlaceId } & By)
  | ({ readonly what: 'shared'; readonly faction: FactionId; readonly rival: Party } & By)
  | ({ readonly what: 'stole'; readonly faction: FactionId; readonly rival: Party } & By)
  | ({ readonly what: 'edictTaken'; readonly faction: FactionId; readonly count: number } & By)
  // Main actions
  | ({ readonly what: 'scouted'; readonly place: PlaceId } & By)
  | ({ readonly what: 'scoutedCard'; readonly card: CardId; readonly to: readonly Seat[] } & By)
  | ({ readonly what: 'put'; readonly place: PlaceId; readonly card: CardId } & By)
  | ({ readonly what: 'influenced'; readonly place: PlaceId; readonly count: number } & By)
  | ({ readonly what: 'interrogated'; readonly place: At } & By)
  | ({ readonly what: 'moved'; readonly from: PlaceId; readonly into: PlaceId } & By)
  | ({ readonly what: 'expelled'; readonly place: PlaceId; readonly card: CardId; readonly by: CardId } & By)
  | ({ readonly what: 'wentHome'; readonly count: number } & By)
  // Disputes
  | ({
      readonly what: 'challenged';
      readonly rival: Party;
      readonly place: PlaceId;
      readonly count: number;
      /** Initial strength of challenger and defender. */
      readonly strengths: readonly [number, number];
    } & By)
  | ({ readonly what: 'rivalSpends'; readonly spend: readonly FactionId[] } & By)
  | {
      readonly what: 'disputeCards';
      readonly attacker: Party;
      readonly defender: Party;
      readonly cards: readonly [CardId | null, CardId | null];
    }
  | { readonly what: 'bothWin' }
  | ({ readonly what: 'disputeGoesOn' } & By)
  | {
      readonly what: 'disputeDecided';
      readonly winner: Party;
      readonly loser: Party;
      readonly end: DisputeEnd;
      /** Final strength of winner and loser; null when it did not come to that. */
      readonly strengths: readonly [number, number] | null;
    }
  | ({ readonly what: 'ousted'; readonly place: PlaceId; readonly count: number } & By)
  | { readonly what: 'markerPlaced'; readonly place: PlaceId }
  | ({ readonly what: 'markerUsed'; readonly place: PlaceId; readonly action: Reward } & By)
  // Conspiracy
  | ({ readonly what: 'conspired'; readonly card: CardId; readonly use: Use } & By)
  | ({ readonly what: 'swapped'; readonly a: PlaceId; readonly b: PlaceId } & By)
  | ({ readonly what: 'looked'; readonly place: PlaceId } & By)
  | ({ readonly what: 'lookedCard'; readonly place: PlaceId; readonly card: CardId; readonly to: readonly Seat[] } & By)
  | ({ readonly what: 'turnedUp'; readonly place: PlaceId; readonly card: CardId } & By)
  | ({ readonly what: 'exchanged'; readonly gave: CardId; readonly took: CardId } & By)
  | ({ readonly what: 'shifted'; readonly rival: Party; readonly from: PlaceId; readonly into: PlaceId } & By)
  // Faction cards and schemes
  | ({ readonly what: 'claimed'; readonly faction: FactionId; readonly from: Party | null } & By)
  | ({ readonly what: 'factionUsed'; readonly faction: FactionId; readonly action: Action } & By)
  | ({ readonly what: 'realised'; readonly scheme: SchemeId; readonly revealed: boolean } & By)
  | ({ readonly what: 'schemeLost'; readonly scheme: SchemeId } & By)
  | ({ readonly what: 'schemeBack'; readonly scheme: SchemeId } & By)
  | ({ readonly what: 'schemeReplaced'; readonly scheme: SchemeId; readonly by: SchemeId } & By)
  // Cards
  | ({ readonly what: 'discarded'; readonly cards: readonly CardId[] } & By)
  | ({ readonly what: 'drew'; readonly count: number } & By)
  | ({ readonly what: 'drewCards'; readonly cards: readonly CardId[]; readonly to: readonly Seat[] } & By)
  | ({ readonly what: 'tookCourt'; readonly card: CardId } & By)
  | { readonly what: 'deckRenewed' }
  | {
      readonly what: 'courtRefreshed';
      readonly discarded: CardId | null;
      readonly steward: number;
      readonly filled: readonly CardId[];
    }
  // The artificial rival
  | ({ readonly what: 'rivalStage'; readonly stage: number; readonly item: Item['key'] } & By)
  | ({
      readonly what: 'rivalPlans';
      readonly card: CardId;
      readonly strength: Strength;
      /** Where the diagram points, and where a card was found. */
      readonly points: Relative;
      readonly found: Relative;
      readonly place: PlaceId;
    } & By)
  | ({ readonly what: 'rivalMoves'; readonly place: At } & By)
  | ({ readonly what: 'rivalIdle'; readonly command: IdleCommand; readonly why: IdleReason } & By)
  | ({ readonly what: 'rivalTakes'; readonly faction: FactionId; readonly from: Party | null } & By)
  | ({ readonly what: 'rivalWins'; readonly win: RivalWin } & By)
  // The end
  | ({
      readonly what: 'scored';
      readonly points: readonly number[];
      readonly total: number;
      readonly cards: number;
    } & By)
  | { readonly what: 'gameEnds'; readonly winners: readonly Party[]; readonly reason: EndReason };

export const story = storyOf<Happening>();
