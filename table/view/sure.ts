/** Scores as far as a reader can know them: a line counts if it is the same in every world they can imagine. */
import { type AnyGame, type AnyState, inBoth, type Seat, worldsOf } from '@signoria/kernel';
import { atOnce, type Steps } from '../slices.ts';
import type { PastView } from '../wire.ts';

type Score = PastView['score'];

export function scoreOf(game: AnyGame, s: AnyState): Score {
  return Array.from({ length: s.seats }, (_, seat) => game.score(s, seat));
}

/** Found out world by world. `worlds` are those the viewer can imagine, if they are at hand; they stay as they are. */
export function* scoring(
  game: AnyGame,
  s: AnyState,
  viewer: Seat | null,
  worlds: () => Iterable<AnyState> = () => worldsOf(game, s, viewer),
): Steps<Score> {
  let score = scoreOf(game, s);
  if (s.outcome !== null || score.every((lines) => lines.length === 0)) return score;
  for (const world of worlds()) {
    const there = scoreOf(game, world);
    score = score.map((lines, seat) => inBoth(lines, there[seat]!));
    yield;
  }
  return score;
}

export function knownScore(game: AnyGame, s: AnyState, viewer: Seat | null): Score {
  return atOnce(scoring(game, s, viewer));
}
