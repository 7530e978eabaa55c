/**
 * Finished games kept for ever: as long as their `rules` can be played, every one of them must replay to the same hash. One
 * game a line; since hashes are chained, the last one stands for all.
 */
import {
  type AnyGame,
  canonical,
  type Header,
  lastHash,
  type Match,
  type Outcome,
  Refused,
  replayEntry,
  startMatch,
  underRules,
} from '../../index.ts';
import type { Finding } from '../finding.ts';

interface CorpusGame {
  readonly header: Header;
  readonly key: string;
  /** `2 play m6`; `*` stands for all seats. */
  readonly moves: readonly string[];
  readonly hash: string;
  readonly outcome: Outcome;
}

export function corpusLine(match: Match): string {
  const { outcome } = match.state;
  if (outcome === null) throw new Error('only finished games are kept');
  const moves = match.log.map(({ entry }) => `${entry.seat ?? '*'} ${entry.line}`);
  const game: CorpusGame = { header: match.header, key: match.key, moves, hash: lastHash(match), outcome };
  return JSON.stringify(game);
}

/** What no longer replays as it was played, and how many games were replayed; one played twice counts once. */
export function checkCorpus(game: AnyGame, text: string): { games: number; findings: readonly Finding[] } {
  const lines = text.split('\n').filter((line) => line !== '');
  const courses = new Set<string>();
  const findings = lines.flatMap((line, i) => {
    const kept = JSON.parse(line) as CorpusGame;
    courses.add(kept.moves.join('\n'));
    const problem = checkGame(game, kept);
    return problem === null ? [] : [{ check: 'corpus', detail: `game ${i + 1}: ${problem}` }];
  });
  return { games: courses.size, findings };
}

function checkGame(game: AnyGame, kept: CorpusGame): string | null {
  const { seats, options, edition, rules } = kept.header;
  const version = underRules(game, rules);
  if (version === null) return `played under rules ${rules}, these are ${game.rules}`;
  const match = startMatch(version, { seats, options, edition, key: kept.key });
  for (const [i, move] of kept.moves.entries()) {
    const problem = replayMove(match, move);
    if (problem !== null) return `move ${i + 1} (${move}): ${problem}`;
  }
  if (canonical(match.state.outcome) !== canonical(kept.outcome)) return 'another outcome';
  return lastHash(match) === kept.hash ? null : 'another hash';
}

function lineOf(move: string): string {
  return move.slice(move.indexOf(' ') + 1);
}

function replayMove(match: Match, move: string): string | null {
  const who = move.slice(0, move.indexOf(' '));
  try {
    replayEntry(match, { seat: who === '*' ? null : Number(who), line: lineOf(move) });
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
}
