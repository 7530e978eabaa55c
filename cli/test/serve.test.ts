// The server's commands as a person runs them: start, stop, backup, restore.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ask } from '../../server/testing/client.ts';
import { json, signoria } from './signoria.ts';

const MAIN = join(import.meta.dirname, '../main.ts');
const folder = mkdtempSync(join(tmpdir(), 'signoria-serve-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Serving {
  readonly address: string;
  /** Everything it has printed. */
  said(): string;
  /** The exit code after the signal. */
  stop(signal: 'SIGTERM' | 'SIGINT'): Promise<number | null>;
}

/** Until it has printed its address. */
async function serve(...args: readonly string[]): Promise<Serving> {
  const child = spawn(process.execPath, [MAIN, 'serve', '--port', '0', '--host', '127.0.0.1', ...args], {
    env: { ...process.env, LANG: 'C', DATABASE_URL: '' },
  });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  while (!said.includes('\n')) await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  const address = /http:\S+/.exec(said)?.[0] ?? '';
  const stop = async (signal: 'SIGTERM' | 'SIGINT') => {
    const ended = once(child, 'exit');
    child.kill(signal);
    return (await ended)[0] as number | null;
  };
  return { address, said: () => said, stop };
}

async function guestAt(address: string): Promise<string> {
  return (await fetch(`${address}/api/me`)).headers.getSetCookie()[0]!.split(';')[0]!;
}

async function nameAt(address: string, cookie: string): Promise<string> {
  return (await ask({ address, cookie }, 'GET /api/me')).name;
}

describe('serve', () => {
  it('[H1] prints its address, serves, and ends well on either signal; guests are still known after the restart', async () => {
    const data = join(folder, 'signals');
    const first = await serve('--data', data);
    const cookie = await guestAt(first.address);
    const name = await nameAt(first.address, cookie);
    expect(await first.stop('SIGTERM')).toBe(0);
    const second = await serve('--data', data);
    expect(await nameAt(second.address, cookie)).toBe(name);
    expect(await second.stop('SIGINT')).toBe(0);
  });

  it('[H1] a new server prints a link to set it up, the same after a restart; a given code, and none, are kept to', async () => {
    const data = join(folder, 'setup');
    const codes: string[] = [];
    for (let i = 0; i < 2; i++) {
      const serving = await serve('--data', data);
      await expect.poll(serving.said).toMatch(/setup\?code=\w+/);
      codes.push(/setup\?code=(\w+)/.exec(serving.said())![1]!);
      await serving.stop('SIGTERM');
    }
    expect(codes[0]).toBe(codes[1]);
    for (const [given, setup] of [
      ['Palazzo', 'code'],
      ['none', 'free'],
    ] as const) {
      const serving = await serve('--data', data, '--setup-code', given);
      expect(await (await fetch(`${serving.address}/api/club`)).json()).toMatchObject({ setup });
      await serving.stop('SIGTERM');
    }
  });

  it('says what is wrong with the port or the database', async () => {
    const data = join(folder, 'wrong');
    const running = await serve('--data', data);
    const { port } = new URL(running.address);
    const taken = await signoria(['serve', '--port', port, '--host', '127.0.0.1', '--data', join(folder, 'other')]);
    expect(taken).toMatchObject({ code: 1, err: expect.stringContaining(`port ${port} is taken`) });
    await running.stop('SIGTERM');
    const strange = await signoria(['serve', '--database', 'mysql://somewhere', '--port', '0', '--lang', 'ru']);
    expect(strange).toMatchObject({ code: 1, err: expect.stringContaining('mysql') });
    const both = await signoria(['serve', '--database', 'postgres://x', '--data', data]);
    expect(both).toMatchObject({ code: 2, err: expect.stringContaining('--data and --database') });
  });
});

describe('[H2] backup and restore', () => {
  it('one command each: everything is there again, also while the server runs', async () => {
    const [from, to, file] = [join(folder, 'from'), join(folder, 'to'), join(folder, 'club.backup')];
    const server = await serve('--data', from);
    const cookie = await guestAt(server.address);
    const name = await nameAt(server.address, cookie);
    const written = await json<{ readonly counts: { readonly users: number } }>([
      'backup',
      file,
      '--data',
      from,
      '--json',
    ]);
    expect(written.counts.users).toBe(1);
    await server.stop('SIGTERM');
    expect(await signoria(['restore', file, '--data', to])).toMatchObject({
      code: 0,
      out: expect.stringContaining('1 person'),
    });
    const restored = await serve('--data', to);
    expect(await nameAt(restored.address, cookie)).toBe(name);
    await restored.stop('SIGTERM');
  });

  it('refuses what holds something already, unless forced, and what is no backup', async () => {
    const [data, file] = [join(folder, 'full'), join(folder, 'full.backup')];
    const server = await serve('--data', data);
    await guestAt(server.address);
    await server.stop('SIGTERM');
    await signoria(['backup', file, '--data', data]);
    expect(await signoria(['restore', file, '--data', data])).toMatchObject({ code: 1 });
    expect(await signoria(['restore', file, '--data', data, '--force'])).toMatchObject({ code: 0 });
    writeFileSync(join(folder, 'none.backup'), 'nonsense');
    expect(await signoria(['restore', join(folder, 'none.backup'), '--data', join(folder, 'new')])).toMatchObject({
      code: 1,
    });
    expect(existsSync(file)).toBe(true);
  });
});
