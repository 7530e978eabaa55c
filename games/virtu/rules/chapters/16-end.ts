/** Chapter 16: the end. Most Prestige wins, then most Crowns, then the victory is shared (VIR-16.11). */
import { type Chapter, finish, type Seat, total } from '@signoria/kernel';
import { story, type WinReason } from '../model/events.ts';
import { crownsOf, score } from '../model/scoring.ts';
import type { State } from '../model/state.ts';

export type EndFrame = { readonly at: 'finalScore' };

function best(seats: readonly Seat[], worth: (seat: Seat) => number): readonly Seat[] {
  const most = Math.max(...seats.map(worth));
  return seats.filter((seat) => worth(seat) === most);
}

export const endSteps: Chapter<State, EndFrame> = {
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
