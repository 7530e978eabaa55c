/**
 * The table as data.
 *
 * Vocabulary: *line* = battle line; *token* = Condottiere token; *Pope* = Favor of the Pope token; *site* = the region
 * fought over; *pile* = draw pile. Cards of a kind are alike, so a pile of cards is an array of counts by kind. The draw
 * pile has no order: cards are drawn from it at random one by one (nobody may ever look at its order, CON-17.2).
 */
import { type Core, cloneChance, type Seat } from '@signoria/kernel';
import type { Kind } from '../../data/cards.ts';
import type { Correction } from '../../data/edition.ts';
import type { Region } from '../../data/map.ts';
import type { SetupFrame } from '../chapters/02-setup.ts';
import type { SiteFrame } from '../chapters/03-site.ts';
import type { BattleFrame } from '../chapters/04-battle.ts';
import type { CardFrame } from '../chapters/06-cards.ts';
import type { ConclusionFrame } from '../chapters/07-conclusion.ts';
import type { RoundFrame } from '../chapters/08-round.ts';
import type { DealFrame } from '../chapters/09-deals.ts';
import type { WinningFrame } from '../chapters/10-winning.ts';
import type { DrawFrame } from '../chapters/12-draw.ts';
import type { SeriesFrame } from '../chapters/13-series.ts';
import type { HiddenFrame } from '../chapters/16-hidden.ts';
import type { Choice } from './choices.ts';
import type { Options } from './options.ts';

export type Frame =
  | SetupFrame
  | SiteFrame
  | BattleFrame
  | CardFrame
  | ConclusionFrame
  | RoundFrame
  | DealFrame
  | WinningFrame
  | DrawFrame
  | SeriesFrame
  | HiddenFrame;

/** Cards by kind: `pile[kind]` is how many. */
export type Pile = number[];

/** No region, no seat, no card. */
export const NONE = -1;

export interface State extends Core<Frame, Choice> {
  readonly options: Options;
  readonly edition: Correction | null;
  /** By seat. */
  hands: Pile[];
  /** By seat, faceup cards only. */
  lines: Pile[];
  /** By seat, the kind of the facedown card in its line, or NONE (CON-16.3: never more than one). */
  facedown: Kind[];
  pile: Pile;
  /** All of them were seen on their way here (CON-R22). */
  discards: Pile;
  /** By region, the seat that controls it, or NONE. */
  owner: number[];
  /** Where the token stands; NONE before the first choice and in a final battle. */
  site: Region;
  /** Who holds the token. During a battle: who placed it (CON-R10). */
  token: Seat;
  /** Where the Pope is; NONE when off the board. */
  pope: Region;
  /** By seat. */
  passed: boolean[];
  /** Capturing Regions: the controller of the site, or NONE. */
  defender: number;
  /** The defender has played a card in this battle (CON-15.3). */
  committed: boolean;
  /** Who fights the final battle; null in any other. */
  finalists: readonly Seat[] | null;
  round: number;
  battle: number;
  series: Series;
  /** What seats know of others' cards beyond the rules: shown to them, or taken back before everyone's eyes. */
  known: readonly Known[];
}

/** Playing for Points: a series of games; any other game is a series of one. */
export interface Series {
  readonly game: number;
  readonly points: readonly number[];
  /** Who had the token first in this game (CON-R32). */
  readonly starter: Seat;
}

/** `to` knows that `owner` holds at least `count` cards of this kind (or that it lies facedown in their line). */
export interface Known {
  readonly owner: Seat;
  /** Who knows; NONE for everybody. */
  readonly to: Seat;
  readonly kind: Kind;
  readonly count: number;
  readonly facedown: boolean;
}

export function clone(s: State): State {
  return {
    seats: s.seats,
    todo: s.todo.slice(),
    open: s.open,
    picks: s.picks,
    asked: s.asked,
    chance: cloneChance(s.chance),
    outcome: s.outcome,
    options: s.options,
    edition: s.edition,
    hands: clonePiles(s.hands),
    lines: clonePiles(s.lines),
    facedown: s.facedown.slice(),
    pile: s.pile.slice(),
    discards: s.discards.slice(),
    owner: s.owner.slice(),
    site: s.site,
    token: s.token,
    pope: s.pope,
    passed: s.passed.slice(),
    defender: s.defender,
    committed: s.committed,
    finalists: s.finalists,
    round: s.round,
    battle: s.battle,
    series: s.series,
    known: s.known,
  };
}

function clonePiles(piles: readonly Pile[]): Pile[] {
  const copy: Pile[] = [];
  for (let i = 0; i < piles.length; i++) copy.push(piles[i]!.slice());
  return copy;
}
