/** Which parts of a review are worth a line: the most expensive decisions, the luckiest draws. */
import type { Seat } from '@signoria/kernel';
import type { EntryReview, Luck, Review } from '@signoria/review';

const MOST = 5;
/** Everybody's, and draws. */
const MORE = 8;
/** Draws that brought less win share than this to the reader are not told, nor what may be the accident of few worlds. */
const LEAST_LUCK = 0.01;

const costly = ({ decision: { real, loss } }: EntryReview): boolean => real && loss.mean > 0;
const byLoss = (a: EntryReview, b: EntryReview): number => b.decision.loss.mean - a.decision.loss.mean;

/** The reader's most expensive decisions, in the order of the game. */
export function worstOf({ entries }: Review, seat: Seat): readonly EntryReview[] {
  const own = entries.filter((entry) => entry.seat === seat && costly(entry));
  return own
    .toSorted(byLoss)
    .slice(0, MOST)
    .toSorted((a, b) => a.seq - b.seq);
}

export function worstOfAll({ entries }: Review): readonly EntryReview[] {
  return entries.filter(costly).toSorted(byLoss).slice(0, MORE);
}

/** What is worth another try: what is surely a loss, the largest first; where nothing is, what seems to be one. */
export function toRetry(review: Review, seat: Seat): readonly number[] {
  const worst = worstOf(review, seat).filter(canRetry).toSorted(byLoss);
  const sure = worst.filter(({ decision }) => decision.grade !== null);
  return (sure.length > 0 ? sure : worst).map(({ seq }) => seq);
}

/** What nobody asked for (a free act) cannot be asked again; where there was no choice there is nothing to try. */
export function canRetry({ decision: { forced, answers } }: EntryReview): boolean {
  return !forced && answers.every(({ line }) => line !== null);
}

interface Here {
  readonly shown: number;
  readonly picked: number | null;
  readonly reader: Seat;
  before(seq: number): number;
}

/** At one position several may decide unseen: the one that was picked, else the reader's, else the first. */
export function entryAt(entries: readonly EntryReview[], { shown, picked, reader, before }: Here): EntryReview | null {
  const here = entries.filter(({ seq }) => before(seq) === shown);
  const chosen = here.find(({ seq }) => seq === picked) ?? here.find(({ seat }) => seat === reader);
  return chosen ?? here[0] ?? null;
}

export interface Draw {
  readonly seq: number;
  readonly event: Luck;
  readonly share: Luck['luck'][number];
}

/** The draws that brought the seat most, or took most from it. */
export function luckiestFor({ entries }: Review, seat: Seat): readonly Draw[] {
  const draws = entries.flatMap(({ seq, luck }) =>
    luck.map((event): Draw => ({ seq, event, share: event.luck[seat]! })),
  );
  return draws
    .filter(({ share: { mean, se } }) => Math.abs(mean) >= Math.max(LEAST_LUCK, 2 * se))
    .toSorted((a, b) => Math.abs(b.share.mean) - Math.abs(a.share.mean))
    .slice(0, MORE);
}
