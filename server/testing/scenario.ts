/** Stories every database must live through: a restart in the middle of a game, bots that were thinking when it came. */
import { isOver, type TableView } from '@signoria/table';
import { expect } from 'vitest';
import { anyAnswer, ask, call, connect, createTable, newGuest, plan, playOut } from './client.ts';
import { anyGame } from './games.ts';
import { AT_ONCE, testServer } from './server.ts';

/** Everything a reader has seen of a table, but for who is here. */
function seen({ view, question, log, outcome, status, proposals, orders, chat }: TableView) {
  return { view, question, log, outcome, status, proposals, orders, chat };
}

/** Played halfway on one server, to the end on the next; nothing is missing and nobody had to sign in again. */
export async function restartMidGame(database: string): Promise<void> {
  const game = await anyGame();
  const before = await testServer({ database });
  const ada = await newGuest(before.address);
  const { table } = await createTable(ada, plan(game.id, ['me', 'adept', 'adept']));
  const first = await connect(ada);
  await first.watch(table);
  await first.ask({ type: 'start', table });
  await first.ask({ type: 'chat', table, text: 'back soon' });
  let ticket = -1;
  for (let i = 0; i < 5; i++) {
    const view = await first.until(table, (now) => now.question!.ticket > ticket && anyAnswer(game, now) !== null);
    ticket = view.question!.ticket;
    const answer = { type: 'answer', table, ticket, line: anyAnswer(game, view)! } as const;
    expect(await first.ask(answer, `answer-${i}`)).toMatchObject({ type: 'done' });
  }
  await first.until(table, (view) => view.question!.ticket > ticket && anyAnswer(game, view) !== null);
  const whole = await first.watch(table);
  await before.close();

  const after = await testServer({ database });
  const again = await connect({ ...ada, address: after.address });
  expect(seen(await again.watch(table))).toEqual(seen(whole));
  // The reply to the last answer may have been lost on the way: asking again must not answer the next question.
  const repeat = { type: 'answer', table, ticket, line: 'anything' } as const;
  expect(await again.ask(repeat, 'answer-4')).toMatchObject({ type: 'done' });
  expect(isOver(await playOut(again, game, table))).toBe(true);
  await after.close();
}

/** Nobody is there, and it is a bot's turn: after the restart the game goes on by itself. */
export async function botsGoOn(database: string): Promise<void> {
  const game = await anyGame();
  const hour = 3_600_000;
  const slow = { ...AT_ONCE, botMs: { novice: hour, adept: hour, master: hour, companion: hour } };
  const before = await testServer({ database, pacing: slow });
  const ada = await newGuest(before.address);
  const { table } = await createTable(ada, plan(game.id, ['adept', 'adept', 'novice']));
  await call(ada, `/api/tables/${table}/start`, {});
  await before.close();

  const after = await testServer({ database });
  const status = async () =>
    (await ask({ address: after.address }, 'GET /api/tables/:id', { params: { id: table } })).status;
  await expect.poll(status, { timeout: 20_000 }).toBe('finished');
  await after.close();
}
