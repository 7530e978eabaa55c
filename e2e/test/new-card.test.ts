// The card of docs/adding-a-game.md: made with the edits the page shows, it is there wherever a card can be met.

import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyHouse } from '../copy-house.ts';
import { makeEdit, stepsOf } from '../follow.ts';

const MINUTE = 60_000;
const page = readFileSync(join(import.meta.dirname, '../../docs/adding-a-game.md'), 'utf8');
const edits = stepsOf(page, 'card').filter((step) => step.kind === 'edit');
let house: string;

beforeAll(() => {
  house = copyHouse();
}, 5 * MINUTE);

afterAll(() => rmSync(house, { recursive: true, force: true }), MINUTE);

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8' });
  return { status, said: status === 0 ? '' : stdout + stderr };
}

const types = () => run('node_modules/typescript/bin/tsc', '-p', '.');

/** In this order: each needs the one before. */
describe('a new card', () => {
  it('touches three files of one folder', () => {
    const files = edits.map(({ file }) => file);
    expect(new Set(files).size).toBe(3);
    expect(files.filter((file) => !file.startsWith('games/condottiere/'))).toEqual([]);
    expect(files.map(dirname)).not.toContain('games/condottiere/test');
  });

  it('is asked for by the compiler as soon as its row is there', { timeout: 5 * MINUTE }, () => {
    const [row, ...others] = edits;
    makeEdit(house, row!);
    const { status, said } = types();
    expect(status).not.toBe(0);
    expect(said).toContain("'m7'");
    for (const edit of others) makeEdit(house, edit);
    expect(types()).toEqual({ status: 0, said: '' });
  });

  it('is dealt, named in every language, drawn, and corrected by editions', { timeout: 5 * MINUTE }, () => {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot'];
    expect(run(...vitest, 'games/test/workshop.test.ts', '-t', 'condottiere')).toEqual({ status: 0, said: '' });
    expect(run(...vitest, 'scripts/test/texts.test.ts', '-t', 'condottiere')).toEqual({ status: 0, said: '' });
  });
});
