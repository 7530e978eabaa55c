/** Positions in which one answer is plainly best by the rules: the engine must name it and call the others blunders. */
import type { Playable } from '@signoria/bots';
import { type AnyGame, type AnyState, carryOut, deciding, enumerate, judge, menuOf, type Seat } from '@signoria/kernel';
import { expect } from 'vitest';
import { type Budget, type Decision, judgeDecision, newJudge, QUICK } from '../index.ts';

export interface Plain {
  /** Why it is plain, by the rules. */
  readonly why: string;
  readonly s: AnyState;
  readonly seat: Seat;
  /** The answer. More than one: they come to the same. */
  readonly best: string | readonly string[];
  /** What else there is; everything on the menu unless told. */
  readonly others?: readonly string[];
}

/** Wide enough for every answer on these menus. */
const WIDE: Budget = { ...QUICK, first: 6, second: 10, last: 24, wide: 24 };
/** What every position is judged with: the larger budget, and that of a look at a whole game. */
export const BUDGETS: readonly Budget[] = [WIDE, QUICK];

export function decided(module: Playable, s: AnyState, seat: Seat, line: string, budget: Budget): Decision {
  const deed = judge(module.game, s, seat, module.game.notation.read(line));
  const work = judgeDecision(newJudge(module), { seq: 1, seat, line, deed, before: s }, budget, 1);
  let next = work.next();
  while (!next.done) next = work.next();
  return next.value;
}

export function linesOn(module: Playable, s: AnyState, seat: Seat): readonly string[] {
  return enumerate(menuOf(module.game, s, seat)!).map((choice) => module.game.notation.write(choice));
}

export function expectPlain(module: Playable, { s, seat, best, others }: Plain): void {
  const bests = typeof best === 'string' ? [best] : best;
  const wrong = others ?? linesOn(module, s, seat).filter((line) => !bests.includes(line));
  expect(wrong.length).toBeGreaterThan(0);
  expect(isPlain(module, s, seat, bests, wrong), 'the rules themselves decide here').toBe(true);
  for (const budget of BUDGETS) {
    for (const line of wrong) {
      const { best: named, grade, loss } = decided(module, s, seat, line, budget);
      expect(bests, `${line}: ${JSON.stringify(loss)}`).toContain(named);
      expect([line, grade]).toEqual([line, 'blunder']);
    }
    for (const line of bests) expect(decided(module, s, seat, line, budget).grade).toBeNull();
  }
}

/** By the best answer its seat can win, by what it says itself after it; or by no other. */
function isPlain(
  { game }: Playable,
  s: AnyState,
  seat: Seat,
  bests: readonly string[],
  wrong: readonly string[],
): boolean {
  const wins = (line: string) => {
    const after = game.clone(s);
    carryOut(game, after, seat, judge(game, after, seat, game.notation.read(line)));
    return canWin(game, after, seat);
  };
  return bests.every((line) => wins(line) === true) || wrong.every((line) => wins(line) === false);
}

/** Null as soon as others have anything to choose: then the rules alone do not decide. */
function canWin(game: AnyGame, s: AnyState, seat: Seat): boolean | null {
  if (s.outcome !== null) return s.outcome.winners.includes(seat);
  const by = deciding(game, s)[0]!;
  const choices = enumerate(menuOf(game, s, by)!);
  if (by !== seat && choices.length > 1) return null;
  let isOpen = false;
  for (const choice of choices) {
    const after = game.clone(s);
    carryOut(game, after, by, { kind: 'answer', choice });
    const ends = canWin(game, after, seat);
    if (ends === true) return true;
    isOpen ||= ends === null;
  }
  return isOpen ? null : false;
}
