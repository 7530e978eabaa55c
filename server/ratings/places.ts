/** Who came where. The rules of a game name its winners; the others follow by the score sheet. */

/**
 * By seat, 1 for the best. Winners share the first place; the rest are placed by points, equal points share a place.
 * When nobody has won, the game itself came first.
 */
export function placesOf(winners: readonly number[], points: readonly number[]): readonly number[] {
  const before = Math.max(1, winners.length);
  const others = points.filter((_, seat) => !winners.includes(seat));
  return points.map((own, seat) =>
    winners.includes(seat) ? 1 : before + 1 + others.filter((other) => other > own).length,
  );
}
