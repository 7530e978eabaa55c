/** The doctor: healthy houses are left alone, and each ailment is found behind a real proxy, mail server, disk and clock. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@signoria/store';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { examine, type Patient } from '../doctor/index.ts';
import { judgeRoom, lookAtClock } from '../doctor/machine.ts';
import type { RunningServer } from '../index.ts';
import { openMailbox } from '../testing/mail.ts';
import { testServer } from '../testing/server.ts';

let folder: string;
let database: string;
let server: RunningServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'signoria-doctor-'));
  database = join(folder, 'signoria.db');
  server = await testServer({ database, trustProxy: ['loopback'] });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const patient = (more: Partial<Patient>): Patient => ({
  url: server.address,
  database: null,
  backups: null,
  club: {},
  base: '',
  language: 'en',
  now: Date.now(),
  pushServices: [],
  ...more,
});

async function foundIn(more: Partial<Patient>): Promise<readonly string[]> {
  return (await examine(patient(more))).map(({ found }) => found);
}

interface Proxy {
  /** What it tells the server beside what it was told. */
  readonly headers: { readonly [name: string]: string };
  readonly sockets: boolean;
  /** Which server it stands before, unless it is the usual one. */
  readonly server?: RunningServer;
  /** Whom it says to speak for, after what was said before; nothing unless told. */
  readonly forwards?: string;
}

/** A proxy as somebody may have set it up, in front of the server. */
async function proxied(setUp: Proxy, make: typeof createServer = createServer): Promise<string> {
  const { headers, sockets, forwards } = setUp;
  const { hostname, port } = new URL((setUp.server ?? server).address);
  const proxy: Server = make((asked, reply) => {
    const { upgrade: _, connection: __, ...told } = asked.headers;
    const { method = 'GET', url: path = '/' } = asked;
    const before = told['x-forwarded-for'] === undefined ? '' : `${told['x-forwarded-for']}, `;
    const whom = forwards === undefined ? {} : { 'x-forwarded-for': before + forwards };
    const passed = request({ hostname, port, method, path, headers: { ...told, ...headers, ...whom } }, (answer) => {
      reply.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(reply);
    });
    asked.pipe(passed);
  });
  if (sockets) {
    proxy.on('upgrade', (asked, socket) => {
      const line = connect(Number(port), hostname, () => {
        const lines = Object.entries({ ...asked.headers, ...headers }).map(([name, value]) => `${name}: ${value}`);
        line.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
        line.pipe(socket).pipe(line);
      });
      for (const end of [line, socket]) end.on('error', () => {});
    });
  }
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => void proxy.close());
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('no proxy');
  return `http://127.0.0.1:${address.port}`;
}

describe('from outside', () => {
  it('a server that is well is said to be, and keeps no trace of the visit', async () => {
    const before = await guests();
    expect(await foundIn({})).toEqual([
      'address-answers',
      'proxy-right',
      'sockets-open',
      'data-elsewhere',
      'push-plain',
      'clock-right',
      'backup-unseen',
    ]);
    expect(await guests()).toBe(before);
  });

  async function guests(): Promise<number> {
    const store = await openStore(database);
    const { items } = await store.listUsers('guest');
    await store.close();
    return items.length;
  }

  it('a proxy that keeps the host to itself is found', async () => {
    const url = await proxied({ headers: { host: 'backend.internal' }, sockets: true });
    expect(await foundIn({ url })).toContain('proxy-host');
  });

  it('a proxy that lets no socket through is found', async () => {
    const url = await proxied({ headers: {}, sockets: false });
    expect(await foundIn({ url })).toContain('sockets-refused');
    expect(await foundIn({ url: await proxied({ headers: {}, sockets: true }) })).toContain('sockets-open');
  });

  it('an address where nobody, or somebody else, answers is told apart', async () => {
    const other = createServer((_, reply) => void reply.end('hello')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const url = `http://127.0.0.1:${port}`;
    expect(await foundIn({ url })).toContain('address-stranger');
    other.close();
    await once(other, 'close');
    expect(await foundIn({ url })).toContain('address-silent');
  });

  const openssl = spawnSync('openssl', ['version']).status === 0;

  it.skipIf(!openssl)('a proxy that speaks https and does not say so is found; push services are tried', async () => {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const made = [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      key,
      '-out',
      cert,
      '-subj',
      '/CN=localhost',
    ];
    expect(spawnSync('openssl', made).status).toBe(0);
    const tls = { key: readFileSync(key), cert: readFileSync(cert) };
    const make = ((listener: Parameters<typeof createTlsServer>[1]) =>
      createTlsServer(tls, listener)) as unknown as typeof createServer; // a server either way
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'; // nobody has signed for this one
    onTestFinished(() => void delete process.env.NODE_TLS_REJECT_UNAUTHORIZED);
    const silent = (await proxied({ headers: {}, sockets: true }, make)).replace('http:', 'https:');
    const spoken = { 'x-forwarded-proto': 'https' };
    const secretive = (await proxied({ headers: spoken, sockets: true }, make)).replace('http:', 'https:');
    const frank = (await proxied({ headers: spoken, sockets: true, forwards: VISITOR }, make)).replace(
      'http:',
      'https:',
    );
    expect(await foundIn({ url: secretive })).toContain('proxy-silent');
    const pushServices = [`${server.address}/`];
    expect(await foundIn({ url: silent, pushServices })).toEqual(
      expect.arrayContaining(['proxy-scheme', 'push-ready']),
    );
    const nowhere = ['http://127.0.0.1:9/'];
    const found = await foundIn({ url: frank, pushServices: nowhere });
    expect(found).toEqual(expect.arrayContaining(['proxy-right', 'sockets-open', 'push-unreached']));
  });
});

/** Somebody out there. */
const VISITOR = '203.0.113.7';

describe('where visitors come from', () => {
  const behind = async (trustProxy: number | readonly string[], ...hops: readonly string[]) => {
    const house = await testServer({ trustProxy });
    onTestFinished(() => house.close());
    const url = await proxied({ headers: {}, sockets: true, server: house, forwards: hops.join(', ') });
    return (await examine(patient({ url }))).find(({ check }) => check === 'proxy');
  };

  it('a server that believes as many as there are counts people', async () => {
    expect(await behind(1, VISITOR)).toMatchObject({ found: 'proxy-right' });
    expect(await behind(['loopback'], VISITOR)).toMatchObject({ found: 'proxy-right' });
    expect(await behind(2, VISITOR, '198.51.100.1')).toMatchObject({ found: 'proxy-right' });
  });

  it('one that believes nobody, or too few, counts proxies', async () => {
    expect(await behind(0, VISITOR)).toMatchObject({ found: 'proxy-counted', facts: { said: 1, believed: 0 } });
    expect(await behind(1, VISITOR, '198.51.100.1')).toMatchObject({ facts: { said: 2, believed: 1 } });
  });

  it('one that believes more than there are is fooled by whoever makes up an address', async () => {
    expect(await behind(2, VISITOR)).toMatchObject({ found: 'proxy-forged', facts: { proxies: 1 } });
    expect(await behind(['loopback', '203.0.113.0/24'], VISITOR)).toMatchObject({ found: 'proxy-forged' });
  });
});

describe('inside', () => {
  it('the database, the disk and the address that was set are looked at', async () => {
    const found = await foundIn({ database });
    expect(found).toEqual(expect.arrayContaining(['data-there', 'address-unset', 'mail-unset']));
    expect(found.some((name) => name.startsWith('disk-'))).toBe(true);
    const club = { address: 'https://club.example' };
    expect(await foundIn({ database, club })).toContain('address-differs');
    writeFileSync(join(folder, 'broken.db'), 'this is no database, however long one looks at it'.repeat(100));
    expect(await foundIn({ database: join(folder, 'broken.db') })).toContain('data-unread');
  });

  it('a mail server is signed in at, and no letter is sent', async () => {
    const mailbox = await openMailbox();
    const club = { smtp: mailbox.smtp, address: server.address };
    expect(await foundIn({ database, club })).toContain('mail-ready');
    expect(await foundIn({ database, club: { smtp: mailbox.smtp } })).toContain('mail-unsigned');
    expect(mailbox.letters).toEqual([]);
    await mailbox.close();
    expect(await foundIn({ database, club })).toContain('mail-refused');
  });

  it('a backup is fresh, old, open to others, or missing', async () => {
    const backups = mkdtempSync(join(folder, 'backups-'));
    expect(await foundIn({ backups })).toContain('backup-none');
    const file = join(backups, 'club.backup');
    writeFileSync(file, '', { mode: 0o600 });
    expect(await foundIn({ backups })).toContain('backup-fresh');
    const lastWeek = new Date(Date.now() - 7 * 86_400_000);
    utimesSync(file, lastWeek, lastWeek);
    expect(await foundIn({ backups })).toContain('backup-old');
    chmodSync(file, 0o644);
    if (process.platform !== 'win32') expect(await foundIn({ backups })).toContain('backup-open');
  });

  it('a disk is roomy, tight, or as good as full', () => {
    const MB = 1024 * 1024;
    expect(judgeRoom(20_000 * MB)).toMatchObject({ found: 'disk-roomy', verdict: 'good', facts: { free: 20_000 } });
    expect(judgeRoom(1023 * MB)).toMatchObject({ found: 'disk-tight', verdict: 'warn', facts: { free: 1023 } });
    expect(judgeRoom(100 * MB)).toMatchObject({ found: 'disk-tight' });
    expect(judgeRoom(99 * MB)).toMatchObject({ found: 'disk-full', verdict: 'bad', facts: { free: 99 } });
  });

  it('a clock is compared with whoever was reached', () => {
    const now = Date.now();
    expect(lookAtClock(now, [null, now - 2000])).toMatchObject({ found: 'clock-right', facts: { seconds: 2 } });
    expect(lookAtClock(now, [now, now + 600_000])).toMatchObject({ found: 'clock-off', facts: { seconds: 600 } });
    expect(lookAtClock(now, [null, null])).toMatchObject({ found: 'clock-unseen' });
  });
});
