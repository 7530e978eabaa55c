/** Positions in which one answer is plainly best by the rules: the engine must name it and call the others blunders. */
import type { Playable } from '@signoria/bots';
import { type AnyState, carryOut, enumerate, judge, menuOf, type Seat } from '@signoria/kernel';
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
  /** What is left to be said after it, whatever it was. */
  readonly after?: readonly string[];
}

const BUDGET: Budget = { ...QUICK, first: 6, second: 10, last: 24, wide: 24 };

export function decided(module: Playable, s: AnyState, seat: Seat, line: string, budget = BUDGET): Decision {
  const deed = judge(module.game, s, seat, module.game.notation.read(line));
  const work = judgeDecision(newJudge(module), { seq: 1, seat, line, deed, before: s }, budget, 1);
  let next = work.next();
  while (!next.done) next = work.next();
  return next.value;
}

export function linesOn(module: Playable, s: AnyState, seat: Seat): readonly string[] {
  return enumerate(menuOf(module.game, s, seat)!).map((choice) => module.game.notation.write(choice));
}

export function expectPlain(module: Playable, { s, seat, best, others, after = [] }: Plain): void {
  const bests = typeof best === 'string' ? [best] : best;
  const wrong = others ?? linesOn(module, s, seat).filter((line) => !bests.includes(line));
  expect(wrong.length).toBeGreaterThan(0);
  expect(isPlain(module, s, seat, bests, wrong, after), 'the rules themselves decide here').toBe(true);
  for (const line of wrong) {
    const { best: named, grade, loss } = decided(module, s, seat, line);
    expect(bests, `${line}: ${JSON.stringify(loss)}`).toContain(named);
    expect([line, grade]).toEqual([line, 'blunder']);
  }
  for (const line of bests) expect(decided(module, s, seat, line).grade).toBeNull();
}

/** The best answer wins at once, or every other loses at once. */
function isPlain(
  { game }: Playable,
  s: AnyState,
  seat: Seat,
  bests: readonly string[],
  wrong: readonly string[],
  after: readonly string[],
): boolean {
  const wins = (line: string) => {
    const end = game.clone(s);
    for (const said of [line, ...after]) {
      carryOut(game, end, seat, judge(game, end, seat, game.notation.read(said)));
    }
    return end.outcome?.winners.includes(seat) ?? null;
  };
  return bests.every((line) => wins(line) === true) || wrong.every((line) => wins(line) === false);
}
