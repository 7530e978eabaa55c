/** What a house counts of a finished game: who had what and won, what was paid, how long it took. What was taken back does not count. */
import { type Playable, winShare } from '@signoria/bots';
import { backTo, type Figures, type PriceFact } from '@signoria/kernel';
import { type Course, type Move, replay } from './course.ts';
import type { SeatRecord, TableRecord } from './record.ts';

/** Whoever had it got this share of the win. */
export interface WonFact {
  readonly of: string;
  readonly what: string;
  readonly share: number;
}

export interface TableFigures {
  readonly held: readonly WonFact[];
  readonly prices: readonly PriceFact[];
  /** Answers that stood. */
  readonly decisions: number;
  readonly minutes: number;
}

/** The charts the house has of every game; a game has others of its own. */
export const HOUSE_CHARTS = ['seat', 'player'] as const;

type Counting = Pick<Playable, 'game'> & { readonly figures?: Figures };
export type Countable = Pick<TableRecord, 'header' | 'key' | 'position' | 'started' | 'entries' | 'seats'>;

/** Null for a game without an end. Where its course is not at hand, it is played again. */
export function figuresOf(
  { game, figures }: Counting,
  record: Countable,
  course: Course | null = null,
): TableFigures | null {
  const { match, moves } = course ?? replay(game, record);
  const { outcome } = match.state;
  if (outcome === null) return null;
  const standing = standingOf(moves);
  const events = [...match.opening, ...standing.flatMap((move) => move.events)];
  const { held, prices } = figures?.facts(match.state, events) ?? { held: [], prices: [] };
  const everybody = record.seats.flatMap((of, seat) => [
    { of: 'seat', what: String(seat + 1), seat },
    { of: 'player', what: playerOf(of), seat },
  ]);
  return {
    held: [...everybody, ...held].map(({ of, what, seat }) => ({ of, what, share: winShare(outcome, seat) })),
    prices,
    decisions: standing.length,
    minutes: Math.round((moves.at(-1)!.at - (record.started ?? 0)) / 60_000),
  };
}

function standingOf(moves: readonly Move[]): readonly Move[] {
  let left: Move[] = [];
  for (const move of moves) {
    const to = backTo(move.entry);
    if (to === null) left.push(move);
    else left = left.filter(({ entry }) => entry.seq <= to);
  }
  return left;
}

/** Of whom a bot had the seat at the end, the bot has played. */
function playerOf(seat: SeatRecord): string {
  if (seat.kind === 'bot') return seat.level;
  return seat.kind === 'person' ? (seat.covered ?? 'person') : 'open';
}
