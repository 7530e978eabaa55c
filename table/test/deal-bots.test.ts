// Everybody who plays a deal meets the same bots: with counted thinking they answer alike on every machine, for ever.
// That Chromium answers the same: e2e/test/deal-bots.test.ts.

import { existsSync, writeFileSync } from 'node:fs';
import { doJob } from '@signoria/bots';
import type { GameModule } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { gameFolders, loadGame } from '../../games/registry.ts';
import { goldenGame, KEPT, type Kept, readKept } from '../testing/golden-bots.ts';

function answersOf(module: GameModule): readonly string[] {
  const asking = goldenGame(module);
  let next = asking.next();
  while (next.done !== true) next = asking.next(doJob(module, next.value).line);
  return next.value;
}

const modules = await Promise.all(gameFolders().map(loadGame));

describe('the bots of a deal', () => {
  const kept: Kept | null = existsSync(KEPT) ? readKept() : null;

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
