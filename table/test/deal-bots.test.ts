// Everybody who plays a deal meets the same bots: with counted thinking they answer alike on every machine, for ever.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOTS_VERSION, doJob, mix, writeJob } from '@signoria/bots';
import { deciding, type GameModule, imagine, keyFromSeed, play, seedOf, startMatch } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { gameFolders, loadGame } from '../../games/registry.ts';

/** What the bots of this version answered when it was young. Another version has another file. */
const KEPT = join(import.meta.dirname, 'golden', `bots-${BOTS_VERSION}.json`);
const ASKED = 24;
const ITERATIONS = 12;
const LEVELS = ['novice', 'adept', 'master'] as const;

type Kept = { readonly [game: string]: readonly string[] };

/** The opening of a game in which bots of all levels answer in turn. */
function answersOf({ game, policy }: GameModule): readonly string[] {
  const key = keyFromSeed('golden bots');
  const seats = Math.max(3, game.players.min);
  const match = startMatch(game, { seats: Math.min(seats, game.players.max), key });
  for (let n = 0; n < ASKED && match.state.outcome === null; n++) {
    const seat = deciding(game, match.state)[0]!;
    const seed = mix(seedOf(key), match.state.asked, seat);
    const level = LEVELS[n % LEVELS.length]!;
    const world = imagine(game, match.state, seat, seed);
    const job = writeJob(world, { game: game.id, seat, level, budget: { iterations: ITERATIONS }, seed });
    play(match, seat, doJob({ game, policy }, job).line);
  }
  return match.log.map(({ entry: { seat, line } }) => `${seat} ${line}`);
}

const modules = await Promise.all(gameFolders().map(loadGame));

describe('the bots of a deal', () => {
  const kept: Kept | null = existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as Kept) : null;

  it.each(modules.map((module) => [module.game.id, module] as const))('answer as ever in %s', (id, module) => {
    expect(
      kept?.[id],
      `a new version of the bots needs ${KEPT}: delete it, and run this test with KEEP=1`,
    ).toBeDefined();
    expect(answersOf(module)).toEqual(kept![id]);
  });

  it('are kept when somebody says so', () => {
    if (process.env.KEEP === '1' && kept === null) {
      const all = Object.fromEntries(modules.map((module) => [module.game.id, answersOf(module)]));
      writeFileSync(KEPT, `${JSON.stringify(all, null, 2)}\n`);
    }
    expect(existsSync(KEPT)).toBe(true);
  });
});
