/** In which order the seats are named when a game is over. */
import { type ScoreLine, type Seat, total } from '@signoria/kernel';

/** Winners first, then by what they have; seats keep their order where that is equal. */
export function ranked(scores: readonly (readonly ScoreLine[])[], winners: readonly Seat[]): readonly Seat[] {
  const won = (seat: Seat) => (winners.includes(seat) ? 1 : 0);
  const all = scores.map((_, seat) => seat);
  return all.toSorted((a, b) => won(b) - won(a) || total(scores[b]!) - total(scores[a]!));
}
