/** The line of play that stood in the end: answers that were taken back are no part of a game's story. */
import {
  type AnyState,
  backTo,
  type Choice,
  carryOut,
  type Frame,
  judge,
  type Match,
  type Seat,
  stateAfter,
} from '@signoria/kernel';

export type Deed =
  | { readonly kind: 'answer'; readonly choice: Choice }
  | { readonly kind: 'free'; readonly frame: Frame; readonly choice: Choice };

/** An answer with the position it was given in and the one it led to. */
export interface Step {
  readonly seq: number;
  readonly seat: Seat;
  readonly line: string;
  readonly deed: Deed;
  readonly before: AnyState;
  readonly after: AnyState;
}

/** The numbers of the entries that were not taken back, in their order. */
export function standing({ log }: Pick<Match, 'log'>): readonly number[] {
  const alive: (readonly number[])[] = [[]];
  for (const { entry } of log) {
    const back = backTo(entry);
    alive.push(back === null ? [...alive.at(-1)!, entry.seq] : alive[back]!);
  }
  return alive.at(-1)!;
}

export function pathOf(match: Match): readonly Step[] {
  const { game, log } = match;
  let before = stateAfter(match, 0);
  return standing(match).map((seq) => {
    const { seat, line } = log[seq - 1]!.entry;
    const deed = judge(game, before, seat!, game.notation.read(line)); // only what all agreed on has no seat
    const after = game.clone(before);
    carryOut(game, after, seat!, deed);
    const step: Step = { seq, seat: seat!, line, deed, before, after };
    before = after;
    return step;
  });
}
