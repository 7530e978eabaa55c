/**
 * A real Caddy in front of a house, set up as docs/running-a-server.md says, and no browser: what a browser does below a path
 * stands in sub-path.test.ts. And the file that comes with the compose file.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { module as condottiere } from '../../games/condottiere/index.ts';
import type { RunningServer } from '../../server/index.ts';
import { connect, createTable, newGuest, plan, playOut, startTable } from '../../server/testing/client.ts';
import { testServer } from '../../server/testing/server.ts';
import { findCaddy } from '../programs.ts';
import { answers, ended, freePort } from '../server.ts';

const ROOT = join(import.meta.dirname, '../..');
const BASE = '/games';
const NEIGHBOUR = 'somebody else lives here';
const caddy = findCaddy();

/** What the page shows, by the first line of each. */
const page = readFileSync(join(ROOT, 'docs/running-a-server.md'), 'utf8');
const shown = [...page.matchAll(/```\n((?:games\.)?example\.org \{\n[\s\S]*?\n\})\n```/g)].map(([, text]) => text!);

describe.runIf(caddy.path !== null)('Caddy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signoria-caddy-'));
  const www = join(folder, 'www');
  /** It keeps certificates and settings in its home. */
  const env = { PATH: process.env.PATH ?? '', HOME: folder, SIGNORIA_DOMAIN: 'games.example.org' };
  const run = (file: string, what: 'run' | 'validate') => [what, '--adapter', 'caddyfile', '--config', file];
  let server: RunningServer;
  let proxy: ChildProcess;
  let host: string;

  beforeAll(async () => {
    mkdirSync(www);
    writeFileSync(join(www, 'index.html'), NEIGHBOUR);
    const web = join(folder, 'web');
    mkdirSync(web);
    writeFileSync(join(web, 'index.html'), '<!doctype html><html><head><title>Signoria</title></head></html>');
    server = await testServer({ base: BASE, web, trustProxy: ['loopback'] });
    host = `http://127.0.0.1:${await freePort()}`;
    const below = shown.find((text) => text.includes('handle'))!;
    const here = below
      .replace('example.org', host)
      .replace('127.0.0.1:4321', new URL(server.address).host)
      .replace('/var/www', www);
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, `{\n  admin off\n}\n${here}\n`);
    proxy = spawn(caddy.path ?? '', run(file, 'run'), { env, stdio: ['ignore', 'ignore', 'ignore'] });
    const gone = once(proxy, 'exit').then(([code]) => Promise.reject(new Error(`Caddy ended with exit code ${code}`)));
    gone.catch(() => {}); // it ends one day
    while (!(await Promise.race([answers(host), gone]))) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  afterAll(async () => {
    await ended(proxy, 'SIGTERM');
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([...shown, readFileSync(join(ROOT, 'deploy/Caddyfile'), 'utf8')])('takes %s', (text) => {
    const file = join(folder, 'given');
    writeFileSync(file, `${text}\n`);
    const { status, stderr } = spawnSync(caddy.path ?? '', run(file, 'validate'), { env, encoding: 'utf8' });
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('a whole game is played through it, below the path', async () => {
    const guest = await newGuest(host + BASE);
    const { table } = await createTable(guest, plan(condottiere.game.id, ['me', 'novice']));
    const client = await connect(guest);
    await client.watch(table);
    await startTable(guest, table);
    expect(await playOut(client, condottiere.game, table)).toMatchObject({ status: 'finished' });
    await client.close();
  });

  it('whoever stands before the door is shown in, cookies keep to the path, and the neighbour is left alone', async () => {
    const { status, headers } = await fetch(host + BASE, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, `${BASE}/`]);
    const entered = await fetch(`${host}${BASE}/`);
    expect(await entered.text()).toContain(`<meta name="signoria-base" content="${BASE}">`);
    const [cookie = '', ...more] = (await fetch(`${host}${BASE}/api/me`)).headers.getSetCookie();
    expect([cookie, more]).toEqual([expect.stringContaining(`; Path=${BASE};`), []]);
    expect(await (await fetch(host)).text()).toBe(NEIGHBOUR);
    expect((await fetch(`${host}/api/me`)).status).toBe(404);
  });
});

it('is shown in two ways', () => {
  expect(shown).toHaveLength(2);
});
