/** Worlds a seat cannot tell from the real one. Bots think in these and in nothing else. */
import { rekey } from '../chance/chance.ts';
import { type Random, random as seeded } from '../chance/random.ts';
import { enumerate } from '../choices/menu.ts';
import { sealedOf, top } from '../engine/loop.ts';
import type { AnyGame, AnyState, Choice, Picks, Seat } from '../game/game.ts';

declare const imagined: unique symbol;
/** A state that holds no secret of the real game: all `seat` cannot know was redealt, the chance key included. */
export type Imagined<S> = S & { readonly [imagined]: true };

export function imagine<S extends AnyState>(game: AnyGame, s: S, seat: Seat | null, seed: number): Imagined<S> {
  const world = game.clone(s) as S;
  reimagine(game, world, seat, seeded(seed));
  return world as Imagined<S>;
}

/** The same in place, for search. */
export function reimagine(game: AnyGame, s: AnyState, seat: Seat | null, random: Random): void {
  game.imagine(s, seat, random);
  rekey(s, random);
  if (s.picks !== null) s.picks = repick(game, s, s.picks, seat, random);
}

/**
 * Others' sealed answers are unknown: whoever has answered, has answered something legal. Of a hushed question not even
 * that is known, so the others are taken to be still thinking.
 */
function repick(game: AnyGame, s: AnyState, picks: Picks<Choice>, seat: Seat | null, random: Random): Picks<Choice> {
  const f = top(s);
  const step = sealedOf(game, f)!;
  return picks.map((pick, by) => {
    if (by === seat || pick === null) return pick;
    if (step.hushed) return null;
    const options = enumerate(step.menuFor(s, f, by), random);
    return options[random.below(options.length)]!;
  });
}
