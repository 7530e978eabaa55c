/** Finished games to look through: as a server gives them out, many in one file, or a game file by itself. */
import { fileIn, type GameModule, type Match, verify } from '@signoria/kernel';
import { Failure } from '../args/failure.ts';
import { UsageError } from '../args/usage.ts';
import type { Speech } from '../terminal/result.ts';
import { fileWords, readText } from './files.ts';

/** Each is played again in full; the first that does not hold, or is of another game, ends it all. */
export async function playedGames(path: string, module: GameModule, { language }: Speech): Promise<readonly Match[]> {
  const matches: Match[] = [];
  for (const json of gamesIn(path)) {
    const read = fileIn(json);
    const verdict = read.ok ? verify(module.game, read.file) : read;
    if (!verdict.ok) throw new Failure(await fileWords(verdict.problem, module, language));
    if (verdict.match.state.outcome !== null) matches.push(verdict.match);
  }
  return matches;
}

function gamesIn(path: string): readonly unknown[] {
  const json = parsed(path);
  if (typeof json !== 'object' || json === null || !('games' in json)) return [json];
  return Array.isArray(json.games) ? json.games : [json];
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readText(path));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UsageError({ problem: 'unreadable', file: path, why: error.message });
  }
}
