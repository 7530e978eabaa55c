/** A puzzle as a game file: the game of bots it is from, up to and with the answer that was given there. */
import { type GameFile, toFile } from '@signoria/kernel';
import { matchOf } from '@signoria/review/puzzles';
import { botAtPlace } from '@signoria/table';
import type { Playable } from '../games/playable.ts';
import type { PuzzlePlan } from './worker-api.ts';

export function puzzleFile({ game }: Playable, { source, seq, seat, name }: PuzzlePlan): GameFile {
  const { seats, level } = source;
  const names = Array.from({ length: seats }, (_, of) => (of === seat ? name : { bot: botAtPlace(of), level }));
  return toFile(matchOf(game, source, seq), names);
}
