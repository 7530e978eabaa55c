/** A server that stops and starts again on the same SQLite file. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, it } from 'vitest';
import { botsGoOn, restartMidGame } from '../testing/scenario.ts';

const folder = mkdtempSync(join(tmpdir(), 'signoria-restart-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a restart on SQLite', () => {
  it('[H3] loses nothing of a running game, and an answer sent again is not taken twice', () =>
    restartMidGame(join(folder, 'game.db')));
  it('lets bots go on that were thinking when it came', () => botsGoOn(join(folder, 'bots.db')));
});
