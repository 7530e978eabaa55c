/** Tricks at the table and with what is written: deep JSON, names that are not what they seem, bots as advisers. */
import { ask, call, connect, createTable, type Guest, newGuest, plan, SETTINGS } from '../../testing/client.ts';
import { rawHttp } from '../../testing/raw-http.ts';
import { GENEROUS } from '../../testing/server.ts';
import type { Assault, Tried } from './assault.ts';

const DEEP = 5000;

async function nested(guest: Guest): Promise<readonly Tried[]> {
  const headers = { 'x-signoria': '1', 'content-type': 'application/json', cookie: guest.cookie };
  const tried: Tried[] = [];
  const bodies = ['['.repeat(DEEP) + ']'.repeat(DEEP), `${'{"header":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`];
  for (const target of ['/api/files', '/api/name', '/api/tables', '/api/account']) {
    for (const body of bodies) {
      const { status } = await rawHttp(guest.address, { method: 'POST', target, headers, body });
      tried.push({ what: `nested JSON to ${target}`, got: status === 400 ? null : String(status) });
    }
  }
  return tried;
}

const UNSEEN = ['\u202E', '\u200B', '\u2066', '\u0007', '\u3164', '\u2800', '\uFE0F', '\u{E0041}'];

/** Whether what is shown of a name still holds any of it. */
async function disguised(guest: Guest, game: string): Promise<readonly Tried[]> {
  const tried: Tried[] = [];
  for (const sign of UNSEEN) {
    const name = `Ada${sign}m`;
    const me = await ask(guest, 'POST /api/name', { body: { name } });
    const { table } = await createTable(guest, plan(game, ['me', 'open'], { settings: { ...SETTINGS, name } }));
    const row = await ask(guest, 'GET /api/tables/:id', { params: { id: table } });
    for (const shown of [me.name, row.settings.name]) {
      tried.push({ what: `a name with U+${sign.codePointAt(0)!.toString(16)}`, got: shown === 'Adam' ? null : shown });
    }
  }
  return tried;
}

/** Whoever is muted takes another name. */
async function renamed(guests: readonly [Guest, Guest], game: string): Promise<Tried> {
  const { table } = await createTable(guests[0], plan(game, ['me', 'open']));
  await call(guests[1], `/api/tables/${table}/join`, {});
  const [reader, writer] = [await connect(guests[0], { keep: true }), await connect(guests[1])];
  await reader.watch(table);
  await reader.ask({ type: 'mute', table, user: guests[1].user, muted: true });
  await call(guests[1], '/api/name', { name: 'Nobody you know' });
  await writer.ask({ type: 'chat', table, text: 'c4n-you-hear-me' });
  await reader.watch(table);
  const got = reader.heard.some((text) => text.includes('c4n-you-hear-me')) ? 'heard' : null;
  await Promise.all([reader.close(), writer.close()]);
  return { what: 'another name for the muted', got };
}

/** Bots asked about a game that runs: from another's seat, from none, from one's own where it counts. */
async function advised(guests: readonly [Guest, Guest], game: string): Promise<readonly Tried[]> {
  const tried: Tried[] = [];
  for (const rated of [false, true]) {
    const settings = { ...SETTINGS, rated };
    const { table } = await createTable(guests[0], plan(game, ['me', 'open'], { settings }));
    await call(guests[1], `/api/tables/${table}/join`, {});
    await call(guests[0], `/api/tables/${table}/start`, {});
    const watcher = await newGuest(guests[0].address);
    for (const [who, seat, allowed] of [
      [guests[0], 0, !rated],
      [guests[0], 1, false],
      [watcher, 0, false],
    ] as const) {
      const { status } = await call(who, `/api/tables/${table}/branch`, { seq: 0, seat });
      const got = (status === 201) === allowed ? null : String(status);
      tried.push({ what: `a branch of a ${rated ? 'rated ' : ''}running game for seat ${seat}`, got });
    }
    const { status } = await call(watcher, `/api/tables/${table}/file`);
    tried.push({ what: 'the file of a running game', got: status === 409 ? null : String(status) });
  }
  return tried;
}

export const assault: Assault = {
  name: 'tricks',
  server: { limits: GENEROUS },
  async run({ address, game }) {
    const guests = [await newGuest(address), await newGuest(address)] as const;
    return [
      ...(await nested(guests[0])),
      ...(await disguised(guests[0], game)),
      await renamed(guests, game),
      ...(await advised(guests, game)),
    ];
  },
};
