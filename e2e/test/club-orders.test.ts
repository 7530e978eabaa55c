/** Standing orders in the browser: a bid is left and wins while its owner's browser is closed; "no reaction", changed and revoked. */
import { type AnyGame, enumerate } from '@signoria/kernel';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findGame } from '../../games/registry.ts';
import { type Client, connect } from '../../server/testing/client.ts';
import { ORDER_WORDS } from '../../web/pages/table/orders/text.ts';
import { CREATE_TEXT } from '../../web/text/create.ts';
import { en } from '../../web/text/en.ts';
import { type House, inHouse } from '../house.ts';
import { prompt } from '../player.ts';
import { group, joinByCode, playNovices, startGame } from '../tables.ts';

const say = ORDER_WORDS.en;
const PATIENCE_MS = 60_000;
const LIMIT = 1700;
const RAISE = 100;
const florence: AnyGame = (await findGame('princes-of-florence')).game;

/** Two people at The Princes of Florence. */
async function twoPeople(house: House): Promise<readonly [Page, Page]> {
  const [ann, ben] = [await house.person(), await house.person()];
  await ann.goto(`/new?where=online&game=${florence.id}`);
  await group(ann, CREATE_TEXT.en.seatCount).getByRole('radio', { name: '2', exact: true }).check();
  await group(ann, CREATE_TEXT.en.seatKind(2)).getByRole('radio', { name: CREATE_TEXT.en.openSeat }).check();
  await ann.getByRole('button', { name: CREATE_TEXT.en.openTable }).click();
  await joinByCode(ben, (await ann.locator('.code').textContent()) ?? '');
  await startGame(ann);
  return [ann, ben];
}

/** The same person once more, without a screen: to answer what this test is not about. */
async function behind(page: Page, house: House): Promise<Client> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return connect({ address: house.server.url, cookie, user: '', name: '' });
}

const tableOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1)!;

async function answerAs(client: Client, table: string, at: string, line: string): Promise<void> {
  const { question } = await client.until(table, (view) => view.question?.at === at && view.question.menu !== null);
  expect(await client.ask({ type: 'answer', table, ticket: question!.ticket, line })).toMatchObject({ type: 'done' });
}

/** Both have chosen their professions, and the first player has put up a jester: [who did, the other]. */
async function toAuction(clients: readonly Client[], table: string): Promise<readonly [number, number]> {
  for (const client of clients) {
    const { question } = await client.watch(table);
    await answerAs(client, table, 'keepThree', florence.notation.write(enumerate(question!.menu!)[0]!));
  }
  const { question } = await clients[0]!.until(table, (view) => view.question?.at === 'starter');
  const starter = question!.deciding[0]!;
  await answerAs(clients[starter]!, table, 'starter', 'auction jester');
  return [starter, 1 - starter];
}

inHouse('standing orders', (house) => {
  it('[A4] a standing bid wins an auction while its owner is away', async () => {
    const pages = await twoPeople(house);
    const table = tableOf(pages[0]);
    const clients = await Promise.all(pages.map((page) => behind(page, house)));
    const [starter, other] = await toAuction(clients, table);
    const page = pages[starter]!;

    await prompt(page).getByRole('button', { name: en.table.orders.leaveBid }).click();
    await page.getByLabel(say.upTo).fill(String(LIMIT));
    await page.getByRole('button', { name: say.giveBid }).click();
    await page.getByText(say.bid(LIMIT, null, 'pass')).waitFor();
    await page.getByRole('radio', { name: say.askIfIn }).check();
    await page.getByRole('button', { name: say.change }).first().click();
    await page.getByText(/then ask me if .+ is still in, else pass\./).waitFor();
    await clients[starter]!.close();
    await page.context().close();

    const { view } = await clients[other]!.until(table, ({ question }) => question?.at === 'bid');
    const { bid } = (view as { readonly auction: { readonly lot: { readonly bid: number } } }).auction.lot;
    await answerAs(clients[other]!, table, 'bid', `bid ${bid + RAISE}`);
    const raised = await clients[other]!.until(table, (now) =>
      JSON.stringify(now.view).includes(`"bid":${bid + 2 * RAISE}`),
    );
    expect(JSON.stringify(raised)).not.toContain(String(LIMIT));
    await answerAs(clients[other]!, table, 'bid', 'pass');
    const story = pages[other]!.locator('.chronicle');
    await story.getByText(`gets a jester for ${bid + 2 * RAISE}.`).waitFor({ timeout: PATIENCE_MS });
    await clients[other]!.close();
  });

  it('[A4] "no reaction" is ordered, said in words, changed and revoked', async () => {
    const page = await house.person();
    await playNovices(page);
    await page.getByRole('button', { name: en.table.tools.menu }).click();
    await page.getByRole('button', { name: en.table.orders.title }).click();
    const dialog = page.getByRole('dialog', { name: en.table.orders.title });
    await dialog.getByLabel(say.window, { exact: true }).selectOption('keepOrDiscard');
    await dialog.getByRole('region', { name: say.windowTitle }).getByRole('button', { name: say.give }).click();
    const listed = dialog.locator('.orders li');
    const keeps = 'Hands may be discarded in secret: keep mine.';
    await listed.getByText(keeps, { exact: false }).waitFor();
    await listed.getByRole('button', { name: say.edit(keeps) }).click();
    await dialog.getByRole('switch', { name: 'I hold no mercenary' }).click();
    await dialog.getByRole('button', { name: say.change }).click();
    await listed.getByText(`${keeps} Ask me if I hold no mercenary.`, { exact: false }).waitFor();
    await listed.getByRole('button', { name: /^Revoke/ }).click();
    await dialog.getByText(say.none).waitFor();
  });
});
