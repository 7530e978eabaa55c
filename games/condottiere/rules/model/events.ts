/** What can happen, as facts. `events.sink?.push(…)` tells it to whoever listens. */
import { type Seat, storyOf } from '@signoria/kernel';
import type { CardId } from '../../data/cards.ts';
import type { RegionId } from '../../data/map.ts';

export type Happening =
  | { readonly what: 'gameStarts'; readonly game: number; readonly token: Seat }
  | { readonly what: 'dealt'; readonly seat: Seat; readonly count: number }
  | {
      readonly what: 'dealtCards';
      readonly seat: Seat;
      readonly cards: readonly CardId[];
      readonly to: readonly Seat[];
    }
  | { readonly what: 'siteChosen'; readonly seat: Seat; readonly region: RegionId; readonly defender: Seat | null }
  /** The strength announced (CON-4.5); null for a card whose effect is told by the events that follow. */
  | { readonly what: 'played'; readonly seat: Seat; readonly card: CardId; readonly strength: number | null }
  | { readonly what: 'playedFacedown'; readonly seat: Seat; readonly strength: number }
  | { readonly what: 'facedownIs'; readonly seat: Seat; readonly card: CardId; readonly to: readonly Seat[] }
  | { readonly what: 'turnedUp'; readonly seat: Seat; readonly card: CardId }
  /** What the card just played has made of the lines (CON-4.5, CON-5.5). */
  | { readonly what: 'strengths'; readonly of: readonly Announced[] }
  | { readonly what: 'seasonGoes'; readonly card: CardId; readonly count: number }
  | { readonly what: 'mercenariesGo'; readonly strength: number; readonly from: readonly Loss[] }
  | { readonly what: 'noMercenaries' }
  | { readonly what: 'popePlaced'; readonly seat: Seat; readonly region: RegionId | null }
  | { readonly what: 'takenBack'; readonly seat: Seat; readonly card: CardId | null }
  | { readonly what: 'passed'; readonly seat: Seat; readonly free: boolean }
  | { readonly what: 'outOfCards'; readonly seat: Seat }
  | { readonly what: 'compared'; readonly strengths: readonly number[]; readonly surrender: boolean }
  | { readonly what: 'conquered'; readonly seat: Seat; readonly region: RegionId; readonly from: Seat | null }
  | { readonly what: 'held'; readonly seat: Seat; readonly region: RegionId }
  | { readonly what: 'tied'; readonly seats: readonly Seat[]; readonly region: RegionId | null }
  | { readonly what: 'tokenTo'; readonly seat: Seat; readonly why: TokenReason }
  | { readonly what: 'handDiscarded'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly what: 'roundEnds'; readonly round: number }
  | { readonly what: 'kept'; readonly seat: Seat; readonly count: number; readonly discarded: number }
  | { readonly what: 'keptCards'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly to: readonly Seat[] }
  | { readonly what: 'drew'; readonly seat: Seat; readonly count: number }
  | { readonly what: 'drewCards'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly to: readonly Seat[] }
  | { readonly what: 'pileRenewed'; readonly withLines: boolean }
  | { readonly what: 'noSiteLeft' }
  | { readonly what: 'finalBattle'; readonly finalists: readonly Seat[]; readonly first: Seat }
  | { readonly what: 'gameEnds'; readonly winners: readonly Seat[]; readonly reason: EndReason }
  | {
      readonly what: 'scored';
      readonly seat: Seat;
      readonly regions: number;
      readonly bonus: number;
      readonly points: number;
    }
  | { readonly what: 'shown'; readonly seat: Seat; readonly whom: Seat | null; readonly count: number }
  | {
      readonly what: 'shownCards';
      readonly seat: Seat;
      readonly whom: Seat | null;
      readonly cards: readonly CardId[];
      readonly to: readonly Seat[];
    };

export interface Announced {
  readonly seat: Seat;
  readonly strength: number;
}

export interface Loss {
  readonly seat: Seat;
  readonly count: number;
}

/** Why the token goes where it goes (CON-6.20 to CON-6.23, CON-7.3, CON-7.5, CON-15.7). */
export type TokenReason = 'courtesans' | 'winner' | 'defender' | 'left';

export type EndReason = 'regions' | 'adjacent' | 'most' | 'finalBattle' | 'sharedFinalBattle' | 'points';

export const story = storyOf<Happening>();
