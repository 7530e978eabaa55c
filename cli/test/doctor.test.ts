// The doctor as a person calls it: what is found, what to do, and an exit code that a script can go by.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../server/index.ts';
import { testServer } from '../../server/testing/server.ts';
import { json, scratch, signoria } from './signoria.ts';

interface Told {
  readonly findings: readonly {
    readonly check: string;
    readonly verdict: string;
    readonly found: string;
    readonly what: string;
    readonly todo: string | null;
  }[];
}

const { at, clear } = scratch();
let server: RunningServer;
beforeAll(async () => {
  server = await testServer({ database: at('signoria.db') });
});
afterAll(async () => {
  await server.close();
  clear();
});

const SEEN_OUTSIDE = { address: true, proxy: true, sockets: true };

/** Where somebody was a moment ago. */
async function deserted(): Promise<string> {
  const once = await testServer();
  await once.close();
  return once.address;
}

describe('doctor', () => {
  it('[H7] looks at a running server and its data, and says what to do', async () => {
    const { findings } = await json<Told>(['doctor', server.address, '--data', at('')]);
    const checks = new Set(findings.map(({ check }) => check));
    expect([...checks]).toEqual(['address', 'proxy', 'sockets', 'data', 'mail', 'push', 'clock', 'disk', 'backup']);
    expect(findings.filter(({ verdict }) => verdict === 'bad')).toEqual([]);
    expect(findings.find(({ found }) => found === 'mail-unset')?.todo).toContain('--smtp');
  });

  it('finds a house below a path of its host, by its address and by its settings', async () => {
    const below = await testServer({ database: at('below/signoria.db'), base: '/games' });
    const healthy = ['address-answers', 'proxy-right', 'sockets-open'];
    const origin = new URL(below.address).origin;
    const look = async (...told: readonly string[]) => {
      const { out } = await signoria(['doctor', ...told, '--json']);
      const { findings } = JSON.parse(out) as Told;
      return findings.flatMap(({ check, found }) =>
        check in SEEN_OUTSIDE && found !== 'address-unset' ? [found] : [],
      );
    };
    try {
      expect(await look(`${origin}/games/`)).toEqual(healthy);
      expect(await look('--data', at('below'), '--address', origin, '--base', '/games')).toEqual(healthy);
      expect(await look('--data', at('below'), '--address', origin)).toContain('sockets-refused');
    } finally {
      await below.close();
    }
  });

  it('ends with 1 when something does not work, in the reader’s language', async () => {
    const url = await deserted();
    const { code, out } = await signoria(['doctor', url, '--data', at('nothing'), '--lang', 'ru']);
    expect(code).toBe(1);
    expect(out).toContain(`! адрес: ${url} не отвечает (ECONNREFUSED).`);
    expect(out).toContain('Проверьте, запущен ли сервер');
  });

  it('asks for an address where there is nothing to look at, and makes nothing', async () => {
    const { code, err } = await signoria(['doctor', '--data', at('nothing')]);
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('[address]') });
    expect(await signoria(['doctor', 'club.example'])).toMatchObject({ code: 2 });
  });
});
