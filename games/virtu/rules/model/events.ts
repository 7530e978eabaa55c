/** What can happen, as facts. `story.sink?.push(…)` tells it to whoever listens. Everything is public (VIR-1.11). */
import { type Seat, storyOf } from '@signoria/kernel';
import type { ActionId } from '../../data/actions.ts';
import type { CardId } from '../../data/cards.ts';
import type { CityId } from '../../data/cities.ts';
import type { RoomId, Side, SpaceId } from '../../data/palace.ts';
import type { AllianceId, BonusId } from '../../data/pieces.ts';
import type { PowerId } from '../../data/powers.ts';
import type { SymbolId } from '../../data/symbols.ts';
import type { AgentPlace, CardPlace, FamilyPlace, PurchaseId, Way } from './choices.ts';
import type { Purpose } from './purse.ts';

export type Happening =
  | { readonly what: 'gameStarts'; readonly order: readonly Seat[] }
  | { readonly what: 'powerTaken'; readonly seat: Seat; readonly power: PowerId }
  | { readonly what: 'familyPlaced'; readonly seat: Seat; readonly cards: readonly PlacedCard[] }
  | { readonly what: 'springBegins'; readonly year: number }
  | { readonly what: 'markerStops'; readonly seat: Seat; readonly room: RoomId; readonly action: ActionId }
  | { readonly what: 'furtherStep'; readonly seat: Seat; readonly by: string }
  | {
      readonly what: 'courtiersRefreshed';
      readonly seat: Seat;
      readonly side: Side;
      readonly cards: readonly CardId[];
    }
  | { readonly what: 'paid'; readonly seat: Seat; readonly purpose: Purpose; readonly with: readonly Used[] }
  | { readonly what: 'cashed'; readonly seat: Seat; readonly with: readonly Used[]; readonly florins: number }
  | {
      readonly what: 'indulgenceTaken';
      readonly seat: Seat;
      readonly room: RoomId;
      readonly benefit: 'crown' | 'florins';
    }
  | { readonly what: 'indulgenceRedeemed'; readonly seat: Seat; readonly room: RoomId }
  | {
      readonly what: 'roomBlocked';
      readonly seat: Seat;
      readonly room: RoomId;
      readonly by: 'indulgence' | 'agent';
    }
  | { readonly what: 'noAction'; readonly seat: Seat; readonly action: ActionId }
  | { readonly what: 'tokensTurned'; readonly seat: Seat; readonly tokens: readonly string[] }
  | { readonly what: 'patronised'; readonly seat: Seat; readonly cell: number }
  | { readonly what: 'bonusTaken'; readonly seat: Seat; readonly bonus: BonusId }
  | { readonly what: 'traded'; readonly seat: Seat; readonly florins: number }
  | { readonly what: 'annexed'; readonly seat: Seat; readonly city: CityId }
  | {
      readonly what: 'troopsMoved';
      readonly seat: Seat;
      readonly troops: number;
      readonly from: CityId;
      readonly into: CityId;
      readonly way: Way;
    }
  | { readonly what: 'warTokenTaken'; readonly seat: Seat; readonly card: CardId; readonly tokens: number }
  | { readonly what: 'agentPlaced'; readonly seat: Seat; readonly at: AgentPlace; readonly from: AgentPlace | null }
  | { readonly what: 'agentRemoved'; readonly seat: Seat; readonly at: AgentPlace; readonly of: Seat }
  | { readonly what: 'siegeBegins'; readonly seat: Seat; readonly city: CityId; readonly defender: Seat | null }
  | { readonly what: 'fieldBattleBegins'; readonly city: CityId; readonly seats: readonly Seat[] }
  | {
      readonly what: 'bonusDeclared';
      readonly seat: Seat;
      readonly with: string;
      readonly card: CardId | null;
      readonly worth: number;
    }
  | {
      readonly what: 'cityConquered';
      readonly seat: Seat;
      readonly city: CityId;
      readonly from: Seat | null;
      readonly attack: number;
      readonly defence: number;
      readonly lost: number;
    }
  | {
      readonly what: 'siegeFails';
      readonly seat: Seat;
      readonly city: CityId;
      readonly attack: number;
      readonly defence: number;
    }
  | {
      readonly what: 'fieldBattleWon';
      readonly seat: Seat;
      readonly loser: Seat;
      readonly city: CityId;
      readonly strengths: readonly [number, number];
      readonly lost: number;
    }
  | {
      readonly what: 'fieldBattleTied';
      readonly seats: readonly Seat[];
      readonly city: CityId;
      readonly strength: number;
    }
  | { readonly what: 'siegeDeclined'; readonly seat: Seat; readonly city: CityId }
  | { readonly what: 'trophyWon'; readonly seat: Seat; readonly from: Seat }
  | { readonly what: 'cathedralPasses'; readonly seat: Seat; readonly city: CityId }
  | {
      readonly what: 'retreated';
      readonly seat: Seat;
      readonly from: CityId;
      readonly into: CityId;
      readonly way: Way;
    }
  | { readonly what: 'troopLost'; readonly seat: Seat; readonly city: CityId }
  | {
      readonly what: 'spaceLost';
      readonly seat: Seat;
      readonly space: SpaceId;
      readonly card: CardId;
      readonly into: SpaceId | null;
    }
  | { readonly what: 'newOrder'; readonly order: readonly Seat[] }
  | { readonly what: 'lastYear'; readonly reason: EndReason }
  | { readonly what: 'winterBegins'; readonly seat: Seat }
  | { readonly what: 'salaryPaid'; readonly seat: Seat; readonly florins: number }
  | { readonly what: 'troopDismissed'; readonly seat: Seat; readonly city: CityId }
  | {
      readonly what: 'cardMoved';
      readonly seat: Seat;
      readonly card: CardId;
      readonly from: CardPlace;
      readonly into: CardPlace;
    }
  | { readonly what: 'cardDiscarded'; readonly seat: Seat; readonly card: CardId }
  | { readonly what: 'bought'; readonly seat: Seat; readonly purchase: PurchaseId; readonly city: CityId | null }
  | { readonly what: 'cardHoused'; readonly seat: Seat; readonly card: CardId; readonly space: SpaceId }
  | { readonly what: 'agentGained'; readonly seat: Seat; readonly agents: number }
  | { readonly what: 'troopHired'; readonly seat: Seat; readonly city: CityId; readonly florins: number }
  | { readonly what: 'allied'; readonly seat: Seat; readonly power: AllianceId; readonly from: Seat | null }
  | { readonly what: 'scored'; readonly seat: Seat; readonly points: number }
  | { readonly what: 'gameEnds'; readonly winners: readonly Seat[]; readonly reason: WinReason };

export interface PlacedCard {
  readonly card: CardId;
  readonly place: FamilyPlace;
}

/** One source that paid: which, with what card (if it is one), as what and how much. */
export interface Used {
  readonly id: string;
  readonly card: CardId | null;
  readonly as: SymbolId;
  readonly worth: number;
}

/** VIR-16.1; `tooLong`: the table's limit is reached (option `longestGame`). */
export type EndReason = 'noNeutralCity' | 'eightCities' | 'patronage' | 'tooLong';
/** VIR-16.11 */
export type WinReason = 'prestige' | 'crowns' | 'shared';

export const story = storyOf<Happening>();
