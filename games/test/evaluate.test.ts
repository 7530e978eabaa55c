// Bots and replays ask for everybody's chance to win at any position whatever: none may be too early, or half answered.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameModule, type Header, type Match, replayEntry, startMatch, underRules } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { gameFolders, loadGame } from '../registry.ts';

/** So many games of each corpus, evenly spread over it. */
const GAMES = 24;

interface Kept {
  readonly header: Header;
  readonly key: string;
  /** `2 play m6`; `*` stands for all seats. */
  readonly moves: readonly string[];
}

const games = await Promise.all(gameFolders().map(async (folder) => ({ folder, module: await loadGame(folder) })));

/** Games of today's rules and of all earlier ones. */
function spreadOf(folder: string): readonly Kept[] {
  return globSync('test/corpus*.jsonl', { cwd: folder }).flatMap((file) => {
    const lines = readFileSync(join(folder, file), 'utf8').trim().split('\n');
    return Array.from({ length: GAMES }, (_, i) => JSON.parse(lines[Math.floor((i * lines.length) / GAMES)]!));
  });
}

/** What is wrong with the chances at this position; null when each seat has a share between nothing and all. */
function faultIn({ policy }: GameModule, { state }: Match): string | null {
  const shares = new Float64Array(state.seats).fill(Number.NaN);
  try {
    policy.evaluate!(state, shares);
  } catch (error) {
    return String(error);
  }
  return shares.every((share) => share >= 0 && share <= 1) ? null : `shares ${shares.join(', ')}`;
}

/** Faults at the set-up and after every entry; the first of them is enough. */
function firstFault(module: GameModule, { header, key, moves }: Kept): string | null {
  const { seats, options, edition, rules } = header;
  const match = startMatch(underRules(module.game, rules)!, { seats, options, edition, key });
  const entries = moves.map((move) => {
    const [who, line] = [move.slice(0, move.indexOf(' ')), move.slice(move.indexOf(' ') + 1)];
    return { seat: who === '*' ? null : Number(who), line };
  });
  const before = faultIn(module, match);
  if (before !== null) return `at the set-up: ${before}`;
  for (const [i, entry] of entries.entries()) {
    replayEntry(match, entry, { checked: true });
    const fault = faultIn(module, match);
    if (fault !== null) return `after entry ${i + 1} (${moves[i]}): ${fault}`;
  }
  return null;
}

describe.each(games)('$module.game.id', ({ folder, module }) => {
  it('knows everybody’s chance at the set-up and after every entry of its corpus', () => {
    expect(module.policy.evaluate).toBeDefined();
    const kept = spreadOf(folder);
    expect(new Set(kept.map(({ header }) => header.seats)).size).toBeGreaterThan(1);
    expect(kept.map((game) => firstFault(module, game)).filter((fault) => fault !== null)).toEqual([]);
  });
});
