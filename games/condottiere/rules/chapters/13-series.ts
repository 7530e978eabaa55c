/** Chapter 13, the variant Playing for Points: several games, until somebody reaches the target. */
import { type Asks, type Chapter, finish, list, type Seat, schedule } from '@signoria/kernel';
import { type Do, READY } from '../model/choices.ts';
import { story } from '../model/events.ts';
import { gatherAll, regionsOf } from '../model/hands.ts';
import { NONE, type State } from '../model/state.ts';
import { leaders } from './10-winning.ts';

/** CON-13.3: for winning with adjacent regions. */
export const ADJACENT_BONUS = 5;

export type SeriesFrame =
  | { readonly at: 'scoreGame'; readonly adjacent: Seat }
  /** Everybody is ready for the next game (CON-D14). */
  | Asks<{ readonly at: 'nextGame' }, Do<'ready'>>;

/** CON-13.7: only the points carry over. CON-R32: the next game is begun by the player to the left. */
function reset(s: State): void {
  gatherAll(s);
  s.owner.fill(NONE);
  s.passed.fill(false);
  s.site = NONE;
  s.pope = NONE;
  s.round = 1;
  s.battle = 1;
  s.series = { ...s.series, game: s.series.game + 1, starter: (s.series.starter + 1) % s.seats };
}

/** CON-13.2, CON-13.3 */
function score(s: State, adjacent: Seat): readonly number[] {
  return s.series.points.map((before, seat) => {
    const regions = regionsOf(s, seat);
    const bonus = seat === adjacent ? ADJACENT_BONUS : 0;
    const points = before + regions + bonus;
    story.sink?.push({ what: 'scored', seat, regions, bonus, points });
    return points;
  });
}

export const seriesSteps: Chapter<State, SeriesFrame> = {
  scoreGame: {
    run(s, f) {
      const points = score(s, f.adjacent);
      s.series = { ...s.series, points };
      if (points.every((p) => p < s.options.pointsTarget)) return schedule(s, { at: 'nextGame' }, { at: 'newGame' }); // CON-13.4
      const best = leaders(points);
      if (best.length === 1)
        finish(s, { winners: best, reason: 'points' }); // CON-13.5
      else schedule(s, { at: 'finalBattle', finalists: best, stake: 'series' }); // CON-13.6
    },
  },
  nextGame: {
    rules: ['CON-13.4'],
    seats: (s) => s.hands.map((_, seat) => seat),
    menuFor: () => list([READY]),
    reveal: (s) => reset(s),
  },
};
