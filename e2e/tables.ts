/** Ways to a running table through the pages. */
import type { Page } from 'playwright-core';
import type { GameModule } from '../kernel/index.ts';
import { CREATE_TEXT } from '../web/text/create.ts';
import { en } from '../web/text/en.ts';
import type { Words } from '../web/text/shape.ts';
import { moment, textOf } from './player.ts';

/** A game against two novices on this device: the quickest bots there are. */
export async function playNovices(page: Page): Promise<void> {
  await page.goto('./');
  await startNovices(page);
}

/** A game with this many novices on this device; with none, alone. */
export async function sitDown(page: Page, { text }: GameModule, rivals: number): Promise<void> {
  await page.goto('./');
  await page.getByRole('radio', { name: text.en.title }).check({ force: true });
  await page.getByLabel(en.home.countLabel).selectOption(String(rivals));
  if (rivals > 0) await page.getByRole('radio', { name: en.level.novice.name }).check();
  await page.getByRole('button', { name: en.home.playNow }).click();
}

/** From the start page: how many, how strong, go. */
export async function startNovices(page: Page, words: Words = en): Promise<void> {
  await page.getByLabel(words.home.countLabel).selectOption('2');
  await page.getByRole('radio', { name: words.level.novice.name }).check();
  await page.getByRole('button', { name: words.home.playNow }).click();
  await moment(page);
}

/** People who share this screen, and one bot in the last seat. */
export async function playOnOneScreen(page: Page, people: number): Promise<void> {
  await page.goto('./new?where=device');
  await group(page, CREATE_TEXT.en.seatCount)
    .getByRole('radio', { name: String(people + 1) })
    .check();
  for (let seat = 2; seat <= people + 1; seat += 1) {
    const name = seat > people ? en.shell.bot : CREATE_TEXT.en.person;
    await group(page, CREATE_TEXT.en.seatKind(seat)).getByRole('radio', { name }).check();
  }
  await group(page, CREATE_TEXT.en.levelOf(people + 1))
    .getByRole('radio', { name: en.level.novice.name })
    .check();
  await page.getByRole('button', { name: CREATE_TEXT.en.startNow }).click();
}

interface TableWish {
  readonly game?: string;
  readonly seats: number;
  readonly bots: number;
  /** Whether it is in the list of open tables. */
  readonly listed?: boolean;
}

/** Opens a table on the server with these bots after one's own and the open seats; gives its code. */
export async function openTable(page: Page, { game, seats, bots, listed = false }: TableWish): Promise<string> {
  await page.goto(`./new?where=online${game === undefined ? '' : `&game=${game}`}`);
  await group(page, CREATE_TEXT.en.seatCount)
    .getByRole('radio', { name: String(seats) })
    .check();
  for (let seat = 2; seat <= seats; seat += 1) {
    const isBot = seat > seats - bots;
    const name = isBot ? en.shell.bot : CREATE_TEXT.en.openSeat;
    await group(page, CREATE_TEXT.en.seatKind(seat)).getByRole('radio', { name }).check();
    if (isBot)
      await group(page, CREATE_TEXT.en.levelOf(seat)).getByRole('radio', { name: en.level.novice.name }).check();
  }
  if (listed) await page.getByRole('switch', { name: CREATE_TEXT.en.onlyByLink }).click();
  await page.getByRole('button', { name: CREATE_TEXT.en.openTable }).click();
  return textOf(page.locator('.code'));
}

export const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** Joins by the code a friend has told, and takes the first free seat. */
export async function joinByCode(page: Page, code: string): Promise<void> {
  await page.goto('./tables');
  await page.getByLabel(en.lobby.byCode).fill(code);
  await page.getByRole('button', { name: en.lobby.join, exact: true }).click();
  await page.getByRole('button', { name: en.table.lobby.sitHere }).first().click();
  await page.getByRole('button', { name: en.table.lobby.rise }).waitFor();
}

export async function startGame(owner: Page): Promise<void> {
  await owner.locator('.start-row .btn.wax').click();
  await owner.locator('.dock .prompt').waitFor();
}
