/** Chapter 16: the end. Most Prestige wins, then most Crowns, then the victory is shared (VIR-16.11). */
import { finish, type Seat, type Steps, total } from '@signoria/kernel';
import type { Choice } from './choices.ts';
import { story, type WinReason } from './events.ts';
import { crownsOf, score } from './scoring.ts';
import type { Frame, State } from './state.ts';

export type EndFrame = { readonly at: 'finalScore' };

function best(seats: readonly Seat[], worth: (seat: Seat) => number): readonly Seat[] {
  const most = Math.max(...seats.map(worth));
  return seats.filter((seat) => worth(seat) === most);
}

export const endSteps: Pick<Steps<State, Frame, Choice>, EndFrame['at']> = {
  finalScore: {
    run(s) {
      const seats = Array.from({ length: s.seats }, (_, seat) => seat);
      const points = seats.map((seat) => total(score(s, seat)));
      for (const seat of seats) story.sink?.push({ what: 'scored', seat, points: points[seat]! });
      const leaders = best(seats, (seat) => points[seat]!);
      const winners = best(leaders, (seat) => crownsOf(s, seat));
      const reason: WinReason = leaders.length === 1 ? 'prestige' : winners.length === 1 ? 'crowns' : 'shared';
      story.sink?.push({ what: 'gameEnds', winners, reason });
      finish(s, { winners, reason });
    },
  },
};
