/** A puzzle as a game file: the game of bots it is from, up to and with the answer that was given there. */
import { toFile } from '@signoria/kernel';
import { matchOf } from '@signoria/review/puzzles';
import { botAtPlace } from '@signoria/table';
import type { Playable } from '../games/playable.ts';
import { isUnseen } from './replays.ts';
import type { PosedPuzzle, PuzzlePlan } from './worker-api.ts';

export function posePuzzle({ game }: Playable, { source, seq, seat, name }: PuzzlePlan): PosedPuzzle {
  const { seats, level } = source;
  const names = Array.from({ length: seats }, (_, of) => (of === seat ? name : { bot: botAtPlace(of), level }));
  let at = 0;
  const match = matchOf(game, source, seq, (now, entry) => {
    if (entry.seq < seq && !isUnseen(now, entry)) at++;
  });
  return { file: toFile(match, names), at };
}
