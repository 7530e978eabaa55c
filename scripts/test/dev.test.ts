// npm run dev: one address for the client from its sources, the tools of those who build, and the server behind them.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../../web/vite.config.ts';

const DEV = join(import.meta.dirname, '..', 'dev.ts');
const START_MS = 240_000;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo; // of a server that listens at a port
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Whether this line comes; Vite may have something to say before it. */
async function told(lines: AsyncIterable<string>, wanted: string): Promise<boolean> {
  for await (const line of lines) if (line === wanted) return true;
  return false;
}

describe('npm run dev', () => {
  const data = mkdtempSync(join(tmpdir(), 'signoria-dev-'));
  let address: string;
  let child: ReturnType<typeof spawn>;

  beforeAll(async () => {
    const port = String(await freePort());
    // The runner's own settings would make it a test of Vite under test.
    const env = { ...process.env, NODE_ENV: 'development', VITEST: '' };
    child = spawn(process.execPath, [DEV, '--port', port, '--data', data], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    address = `http://localhost:${port}`;
    expect(await told(createInterface({ input: child.stdout! }), `${address}/`)).toBe(true);
    child.stdout!.resume();
  }, START_MS);

  afterAll(() => rmSync(data, { recursive: true, force: true }));

  const fetched = async (path: string) => (await fetch(address + path)).text();

  it('serves the client from its sources, ready to be changed under the eyes of who works on it', async () => {
    const page = await fetched('/');
    expect(page).toContain('/@vite/client');
    expect(page).toContain('main.tsx');
    expect(await fetched('/main.tsx')).toContain('/App.tsx');
    expect(await fetched('/css/app.css')).toContain('import.meta.hot');
  });

  it('serves gallery and playground, which no built client has', async () => {
    expect(await fetched('/gallery.html')).toContain('gallery.tsx');
    expect(await fetched('/playground.html')).toContain('playground.tsx');
    expect(Object.keys(config.build?.rolldownOptions?.input ?? {})).toEqual(['index', 'embed', 'sw']);
  });

  it('asks the server behind it, at the same address', async () => {
    expect(JSON.parse(await fetched('/api/games'))).toMatchObject({ games: expect.any(Array) });
  });

  it('stops both', async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await expect(fetch(address)).rejects.toThrow();
  });
});
