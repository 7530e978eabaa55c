/** Divisions, and who goes up and down between them. Pure. */
import type { Id } from '../tournaments/standings.ts';

/** So many it takes to play a season: two tables where a deal has to be compared. */
export function fewest({ system, size }: { readonly system: string; readonly size: number }): number {
  return system === 'duplicate' ? size + 1 : size;
}

/** Cut from the strongest down. What is left over is a division of its own where it can play, and else joins the last. */
export function divided(members: readonly Id[], division: number, least: number): readonly (readonly Id[])[] {
  const cut: Id[][] = [];
  for (let at = 0; at < members.length; at += division) cut.push(members.slice(at, at + division));
  const last = cut.at(-1);
  if (cut.length < 2 || last === undefined || last.length >= least) return cut;
  return [...cut.slice(0, -2), [...cut.at(-2)!, ...last]];
}

export interface Moved {
  readonly up: readonly Id[];
  readonly down: readonly Id[];
}

/** By division: the best go up, the last go down, as many as announced, and never half of a division or more at once. */
export function moved(rankings: readonly (readonly Id[])[], moves: number): readonly Moved[] {
  const between = rankings.slice(1).map((below, i) => {
    const smaller = Math.min(below.length, rankings[i]!.length);
    return Math.min(moves, Math.floor((smaller - 1) / 2));
  });
  return rankings.map((ranking, i) => {
    const [up, down] = [between[i - 1] ?? 0, between[i] ?? 0];
    return { up: ranking.slice(0, up), down: down === 0 ? [] : ranking.slice(-down) };
  });
}

/** All members as the next season begins, the strongest first: who came up stands behind those who stayed. */
export function ladderAfter(rankings: readonly (readonly Id[])[], moves: readonly Moved[]): readonly Id[] {
  return rankings.flatMap((ranking, i) => {
    const { up, down } = moves[i]!;
    const fallen = moves[i - 1]?.down ?? [];
    const risen = moves[i + 1]?.up ?? [];
    return [...fallen, ...ranking.filter((id) => !up.includes(id) && !down.includes(id)), ...risen];
  });
}
