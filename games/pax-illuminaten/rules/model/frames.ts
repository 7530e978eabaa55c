/** Every moment of the game that may still be to come. Each chapter's file has the steps of its own. */
import type { Asks, Seat } from '@signoria/kernel';
import type { AbilityId } from '../../data/abilities.ts';
import type { FactionCardId } from '../../data/faction-cards.ts';
import type { Faction } from '../../data/factions.ts';
import type { Place } from '../../data/layouts.ts';
import type { Card } from '../../data/luminaries.ts';
import type { Command } from '../../data/rivals.ts';
import type { Do } from './choices.ts';
import type { Price } from './price.ts';
import type { Who } from './state.ts';

/** How an action came about: one of the two main ones, by a reward marker, by a card of the chain or a faction card. */
export type Way = 'main' | 'marker' | AbilityId | FactionCardId;

export type TurnFrame =
  | { readonly at: 'start' }
  | { readonly at: 'turn'; readonly who: Who }
  | { readonly at: 'afterTurn'; readonly who: Who };

export type EventPhaseFrame =
  | { readonly at: 'eventPhase' }
  /** Play a special event, or none (PAX-13.4). */
  | Asks<{ readonly at: 'playEvent'; readonly seat: Seat }, Do<'play' | 'pass'>>
  | { readonly at: 'actionPhase' };

/** The six actions, main or extra (PAX-5.5). */
export type Action = Do<'scout' | 'influence' | 'interrogate' | 'reassign' | 'expel' | 'oust'>;

/** The actions that special events bring. */
export type EventAction = Do<'letters' | 'newplan' | 'audience'>;

export type Act = Action | EventAction | Do<'conspire' | 'claim' | 'faction' | 'reward' | 'realise' | 'end'>;

export type ActionFrame =
  /** The action phase: what next (PAX-5.4)? */
  | Asks<{ readonly at: 'act'; readonly seat: Seat }, Act>
  /** Where shall an extra action strike? `marked` is the marker's place, or NONE. */
  | Asks<
      {
        readonly at: 'extra';
        readonly seat: Seat;
        readonly way: Way;
        readonly marked: Place;
        /** How often it may still be done; more than once only for PAX-17.12. */
        readonly times: number;
        readonly mayStop: boolean;
      },
      Action | Do<'stop'>
    >
  | Asks<{ readonly at: 'pay'; readonly seat: Seat; readonly price: Price }, Do<'pay'>>
  | { readonly at: 'scouted'; readonly seat: Seat; readonly place: Place }
  | Asks<{ readonly at: 'putScout'; readonly seat: Seat; readonly place: Place }, Do<'put'>>
  | Asks<{ readonly at: 'howMany'; readonly seat: Seat; readonly place: Place; readonly way: Way }, Do<'count'>>
  | { readonly at: 'place'; readonly seat: Seat; readonly place: Place; readonly count: number }
  | Asks<{ readonly at: 'reassign'; readonly seat: Seat; readonly moves: Moves }, Do<'move' | 'stop'>>
  | Asks<{ readonly at: 'putExpel'; readonly seat: Seat; readonly place: Place }, Do<'put'>>
  /** In which order do the rivals' tokens enter the new card (PAX-R11)? `left` is by participant. */
  | Asks<
      {
        readonly at: 'seatTokens';
        readonly seat: Seat;
        readonly place: Place;
        readonly left: readonly number[];
        readonly own: number;
      },
      Do<'seat'>
    >
  | Asks<
      {
        readonly at: 'chooseTargets';
        readonly seat: Seat;
        readonly place: Place;
        readonly rival: Who;
        readonly way: Way;
      },
      Do<'targets'>
    >
  | {
      readonly at: 'challenge';
      readonly who: Who;
      readonly place: Place;
      readonly rival: Who;
      readonly targets: readonly number[];
      readonly way: Way;
    };

/** A REASSIGN under way (PAX-6.14). */
export interface Moves {
  /** The factions moves may start from, as a bit set. */
  readonly factions: number;
  readonly left: number;
  readonly made: number;
  /** Where all moved influence must end (PAX-8.4), or NONE. */
  readonly marked: Place;
  /** Influence moved and not yet there, each as `place * MOST_CELLS + cell`. Empty without a marker. */
  readonly astray: readonly number[];
}

export type SupportFrame =
  | { readonly at: 'yields'; readonly seat: Seat; readonly left: number; readonly keep: boolean }
  /** Which card yields next, when tokens may run short (PAX-R15)? */
  | Asks<
      { readonly at: 'chooseYield'; readonly seat: Seat; readonly left: number; readonly keep: boolean },
      Do<'yield'>
    >
  | { readonly at: 'gain'; readonly who: Who; readonly faction: Faction }
  | { readonly at: 'gainEither'; readonly who: Who; readonly factions: number }
  | Asks<{ readonly at: 'chooseGain'; readonly seat: Seat; readonly factions: number }, Do<'gain'>>
  | Asks<{ readonly at: 'intercept'; readonly seat: Seat; readonly faction: Faction }, Do<'from'>>
  | { readonly at: 'collude'; readonly seat: Seat }
  /** Collusion: one of the gained tokens to a rival (PAX-6.10). `due` is by participant. */
  | Asks<
      {
        readonly at: 'share';
        readonly seat: Seat;
        readonly give: number;
        readonly obtained: readonly number[];
        readonly due: readonly number[];
      },
      Do<'give'>
    >;

export type DisputeFrame =
  | Asks<{ readonly at: 'disputeCards' }, Do<'lay'>>
  /** Both would win at once: go on (PAX-7.8)? */
  | Asks<{ readonly at: 'bothWin'; readonly seat: Seat }, Do<'continue' | 'concede'>>
  /** The defeated defender takes a token for each influence lost (PAX-7.12). */
  | { readonly at: 'compensation'; readonly who: Who; readonly left: number }
  | Asks<{ readonly at: 'chooseCompensation'; readonly seat: Seat; readonly left: number }, Do<'gain'>>
  | { readonly at: 'afterDispute'; readonly won: boolean };

export type SpecialFrame =
  | Asks<{ readonly at: 'swap'; readonly seat: Seat }, Do<'swap' | 'stop'>>
  | Asks<
      { readonly at: 'look'; readonly seat: Seat; readonly left: number; readonly seen: number },
      Do<'look' | 'stop'>
    >
  | Asks<{ readonly at: 'turnUp'; readonly seat: Seat; readonly seen: number }, Do<'turnup' | 'stop'>>
  | Asks<{ readonly at: 'exchange'; readonly seat: Seat }, Do<'exchange' | 'stop'>>
  | Asks<{ readonly at: 'steal'; readonly seat: Seat; readonly card: Card }, Do<'steal' | 'stop'>>
  | Asks<{ readonly at: 'shift'; readonly seat: Seat }, Do<'shift'>>
  | Asks<{ readonly at: 'convertReturn'; readonly seat: Seat; readonly returned: number }, Do<'return' | 'stop'>>
  | Asks<{ readonly at: 'convertTake'; readonly seat: Seat; readonly left: number }, Do<'gain'>>
  | Asks<{ readonly at: 'mark'; readonly seat: Seat }, Do<'mark' | 'stop'>>
  | Asks<{ readonly at: 'discardOne'; readonly seat: Seat }, Do<'discard'>>
  | Asks<{ readonly at: 'takeFromEdict'; readonly seat: Seat; readonly most: number }, Do<'edict' | 'stop'>>
  | { readonly at: 'gainMore'; readonly seat: Seat; readonly factions: number; readonly left: number }
  /** PAX-17.22: tokens of different types; `factions` are those still to be had. */
  | Asks<
      { readonly at: 'gainDifferent'; readonly seat: Seat; readonly factions: number; readonly left: number },
      Do<'gain'>
    >;

export type CheckFrame =
  | { readonly at: 'checkPhase' }
  /** The schemes of one participant after another (PAX-12.2, PAX-12.3), `left` of them still to come. */
  | { readonly at: 'checkSchemes'; readonly who: Who; readonly left: number }
  /** `declined` are schemes their owner does not want back. */
  | Asks<{ readonly at: 'dropScheme'; readonly seat: Seat; readonly declined: number }, Do<'drop'>>
  | Asks<{ readonly at: 'restoreScheme'; readonly seat: Seat; readonly declined: number }, Do<'restore' | 'pass'>>
  | { readonly at: 'schemeVictory' }
  | { readonly at: 'checkEvents' }
  | Asks<{ readonly at: 'keepEvent'; readonly seat: Seat }, Do<'keep'>>
  | { readonly at: 'refill' }
  | Asks<{ readonly at: 'discardDown'; readonly seat: Seat; readonly count: number }, Do<'discard'>>
  | { readonly at: 'refillHand'; readonly who: Who }
  /** The active player takes the next card: court or deck (PAX-12.12)? */
  | Asks<{ readonly at: 'takeCard'; readonly seat: Seat }, Do<'court' | 'deck'>>
  | { readonly at: 'takeCourt'; readonly seat: Seat; readonly slot: number }
  | { readonly at: 'refreshCourt' };

export type EventActionFrame =
  | { readonly at: 'replaceScheme'; readonly seat: Seat; readonly scheme: number }
  | { readonly at: 'audience'; readonly seat: Seat; readonly slot: number };

export type RivalFrame =
  | { readonly at: 'rivalEventPhase' }
  | { readonly at: 'rivalStage'; readonly stage: number }
  | { readonly at: 'rivalDoes'; readonly command: Command }
  | { readonly at: 'rivalClaims' }
  | { readonly at: 'rivalCheck' }
  | { readonly at: 'rivalEvents' }
  | { readonly at: 'rivalCleansUp' };

export type Frame =
  | TurnFrame
  | EventPhaseFrame
  | ActionFrame
  | SupportFrame
  | DisputeFrame
  | SpecialFrame
  | CheckFrame
  | EventActionFrame
  | RivalFrame;

/** The frames of these names. */
export type FrameAt<At extends Frame['at']> = Extract<Frame, { at: At }>;
