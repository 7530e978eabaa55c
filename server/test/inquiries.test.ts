/** What one wonders about at a table of a server: told over the socket, beside all else. */
import type { InquiryReply, TableView } from '@signoria/table';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findGame } from '../../games/registry.ts';
import type { RunningServer } from '../index.ts';
import { inquireSoon } from '../socket/inquiries.ts';
import { anyAnswer, type Client, connect, createTable, newGuest, plan, startTable } from '../testing/client.ts';

import { testServer } from '../testing/server.ts';

const { game } = await findGame('condottiere');

let server: RunningServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function seated(): Promise<{ readonly client: Client; readonly table: string }> {
  const guest = await newGuest(server.address);
  const { table } = await createTable(guest, plan(game.id, ['me', 'novice', 'novice'], { seed: 'wondering' }));
  await startTable(guest, table);
  const client = await connect(guest);
  await client.watch(table);
  return { client, table };
}

/** When they are asked something new, and how. */
async function asked(client: Client, table: string, after = 0) {
  const isAsked = ({ question }: TableView) =>
    question !== null && question.menu !== null && question.picked === null && question.ticket > after;
  const view = await client.until(table, isAsked);
  return { ticket: view.question!.ticket, line: anyAnswer(game, view)! };
}

/** So many answers on; gives the next question. */
async function answered(client: Client, table: string, answers: number) {
  let question = await asked(client, table);
  for (let n = 0; n < answers; n++) {
    await client.ask({ type: 'answer', table, ...question });
    question = await asked(client, table, question.ticket);
  }
  return question;
}

describe('at a table of a server', () => {
  it('[B13] whoever is asked is told what an answer would change; whoever watches, nothing', async () => {
    const { client, table } = await seated();
    const question = await asked(client, table);
    expect(await client.ask({ type: 'foresee', table, ...question })).toMatchObject({ type: 'foreseen' });
    const watcher = await connect(await newGuest(server.address));
    const reply = await watcher.ask({ type: 'foresee', table, ...question });
    expect(reply).toMatchObject({ type: 'foreseen', changes: [] });
    await Promise.all([client.close(), watcher.close()]);
  });

  it('[B14] why a bot did so is told, to seats and spectators', async () => {
    const { client, table } = await seated();
    await answered(client, table, 4);
    const { log } = await client.watch(table);
    const watcher = await connect(await newGuest(server.address));
    for (const by of [client, watcher]) {
      const replies = [];
      for (const { seq, seat } of log) {
        if (seat !== null && seat > 0) replies.push(await by.ask({ type: 'why', table, seq }));
      }
      expect(replies.every(({ type }) => type === 'reasons')).toBe(true);
      expect(replies.some((reply) => reply.type === 'reasons' && reply.reasons !== null)).toBe(true);
      const own = log.find(({ seat }) => seat === 0)!;
      expect(await by.ask({ type: 'why', table, seq: own.seq })).toMatchObject({ type: 'reasons', reasons: null });
    }
    await Promise.all([client.close(), watcher.close()]);
  });

  it('nobody waits for it: of one connection so much is looked into in its own time, and no more', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const use = async () => {
      await gate;
      return null;
    };
    const by = { services: { log: pino({ enabled: false }) }, tables: { use }, person: { user: 'u', name: '' } };
    const told: InquiryReply[] = [];
    for (let n = 0; n < 7; n++) {
      inquireSoon(by, { type: 'why', table: 't', id: String(n), seq: 1 }, (reply) => told.push(reply));
    }
    expect(told.map(({ id }) => id)).toEqual(['4', '5', '6']);
    expect(told[0]).toMatchObject({ refusal: { why: 'too-many' } });
    open();
    await expect.poll(() => told.length).toBe(7);
    expect(told[6]).toMatchObject({ id: '3', refusal: { why: 'no-such-table' } });
  });

  it('a table that is not there is said to be none', async () => {
    const { client } = await seated();
    const reply = await client.ask({ type: 'why', table: 'nowhere', seq: 1 });
    expect(reply).toMatchObject({ type: 'refused', refusal: { why: 'no-such-table' } });
    await client.close();
  });
});
