// The walk of docs/adding-a-game.md, step by step, and then the new game in a browser, against bots.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noBrowser, openBrowser } from '../browser.ts';
import { copyHouse } from '../copy-house.ts';
import { makeEdit, stepsOf } from '../follow.ts';
import { monkey } from '../monkey.ts';
import { moment } from '../player.ts';
import { rehearse } from '../rehearse.ts';
import { startNovices } from '../tables.ts';

const MINUTE = 60_000;
const steps = stepsOf(readFileSync(join(import.meta.dirname, '../../docs/adding-a-game.md'), 'utf8'));
let house: string;

beforeAll(() => {
  house = copyHouse();
}, 5 * MINUTE);

afterAll(() => rmSync(house, { recursive: true, force: true }), MINUTE);

/** In the order they stand in the document: each needs the one before. */
describe('adding a game', () => {
  it('is a walk of commands and edits', () => {
    expect(steps.filter(({ kind }) => kind === 'run')).toHaveLength(7);
    const touched = steps.flatMap((step) => (step.kind === 'edit' ? [step.file] : []));
    expect(touched.filter((file) => !file.includes('/test/'))).toHaveLength(3);
  });

  it.each(
    steps.map((step, i) => ({ step, name: `${i + 1}. ${step.kind === 'run' ? step.command : `edit ${step.file}`}` })),
  )('$name', { timeout: 8 * MINUTE }, ({ step }) => {
    if (step.kind === 'edit') return makeEdit(house, step);
    const { status, stdout, stderr } = spawnSync(step.command, { cwd: house, shell: true, encoding: 'utf8' });
    expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' });
  });

  it('refuses a name that is none, and a folder that is there, and changes nothing', { timeout: 5 * MINUTE }, () => {
    for (const name of ['', 'Sestina!', '../x', 'sestina', 'palio']) {
      const { status, stderr } = spawnSync('npm', ['run', '-s', 'new-game', name], { cwd: house, encoding: 'utf8' });
      expect([name, status]).toEqual([name, 1]);
      expect(stderr).toContain('new-game: ');
    }
  });
});

describe.skipIf(noBrowser)('the new game', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  it('stands on the shelf and is played to its end against bots', { timeout: 10 * MINUTE }, async () => {
    const args = ['scripts/start.js', '--port', '0', '--data', join(house, 'data'), '--setup-code', 'none'];
    const server = spawn(process.execPath, args, { cwd: house, stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      const address = await printedAddress(server.stdout);
      const page = await browser.newPage({ baseURL: address, locale: 'en-GB', reducedMotion: 'reduce' });
      await rehearse(page);
      await page.goto('/');
      await page.getByRole('radio', { name: 'Sestina' }).check({ force: true });
      await startNovices(page);
      expect(await monkey(page, { answers: 200, seed: 3 })).toBeGreaterThan(3);
      expect(await moment(page)).toBe('over');
    } finally {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
  });
});

async function printedAddress(output: NodeJS.ReadableStream): Promise<string> {
  let said = '';
  for await (const chunk of output) {
    said += String(chunk);
    const found = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(said);
    if (found !== null) return found[0];
  }
  throw new Error(`no address: ${said}`);
}
