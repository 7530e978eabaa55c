// Several processes behind one port, as a person starts them.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, startPostgres } from '@signoria/store/testing/postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { signoria } from './signoria.ts';

const MAIN = join(import.meta.dirname, '../main.ts');
const folder = mkdtempSync(join(tmpdir(), 'signoria-workers-'));
const postgres = await startPostgres();
const missing = 'unavailable' in postgres;
if (missing && process.env.CI === 'true') throw new Error(postgres.unavailable);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  if (!missing) await postgres.stop();
});

const WHOLE_MS = 120_000;

describe('serve --workers', { timeout: WHOLE_MS }, () => {
  it('says on SQLite what it needs', async () => {
    const args = ['serve', '--workers', '2', '--port', '0', '--data', join(folder, 'alone')];
    expect(await signoria(args)).toMatchObject({ code: 1, err: expect.stringContaining('PostgreSQL') });
    expect(await signoria([...args, '--lang', 'ru'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('SQLite'),
    });
  });

  it.skipIf(missing)('runs so many behind one port, replaces one that is killed, and ends well', async () => {
    if (missing) return;
    const { connection, drop } = await postgres.createDatabase();
    const nodes = async () =>
      (await ask(connection, 'SELECT id FROM nodes ORDER BY id')).rows.map(
        (row) => (row as { readonly id: string }).id,
      );
    const args = [MAIN, 'serve', '--port', '0', '--host', '127.0.0.1', '--workers', '2', '--database', connection];
    const child = spawn(process.execPath, args, { env: { ...process.env, LANG: 'C' } });
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
    });
    await expect.poll(() => said, { timeout: WHOLE_MS }).toContain('\n');
    const address = /http:\S+/.exec(said)![0];
    expect(said.match(/Signoria is at/g)).toHaveLength(1);
    const before = await nodes();
    expect(before).toHaveLength(2);
    const cookie = (await fetch(`${address}/api/me`)).headers.getSetCookie()[0]!.split(';')[0]!;
    const known = async () => (await fetch(`${address}/api/me`, { headers: { cookie } })).headers.getSetCookie();
    // Whichever of them answers.
    for (let i = 0; i < 6; i++) expect(await known()).toEqual([]);

    const [worker] = await childrenOf(child.pid!);
    process.kill(worker!, 'SIGKILL');
    const replaced = async () => {
      const now = await nodes();
      return now.length === 2 && now.some((id) => !before.includes(id));
    };
    await expect.poll(replaced, { timeout: WHOLE_MS }).toBe(true);
    for (let i = 0; i < 6; i++) expect(await known()).toEqual([]);

    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await drop();
  });
});

/** The processes a process has started. */
async function childrenOf(pid: number): Promise<readonly number[]> {
  const ps = spawn('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  let out = '';
  ps.stdout.on('data', (text) => {
    out += text;
  });
  await once(ps, 'close');
  const rows = out.split('\n').map((line) => line.trim().split(/\s+/));
  return rows.filter(([, parent, , file = '']) => Number(parent) === pid && file === MAIN).map(([id]) => Number(id));
}
