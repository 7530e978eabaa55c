/** Puzzles as somebody solves them, with no server: one solved, one missed, and what that does to the ratings. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import { idOf, type Puzzle, type PuzzleSet } from '../../review/puzzles/index.ts';
import { nextPuzzle } from '../../web/pages/puzzles/choose.ts';
import { NOTHING_TRIED, withTry } from '../../web/pages/puzzles/progress.ts';
import { PUZZLE_WORDS } from '../../web/pages/puzzles/words.ts';
import { paths } from '../../web/router.ts';
import { en } from '../../web/text/en.ts';
import { violations } from '../axe.ts';
import { inHouse } from '../house.ts';
import { textOf } from '../player.ts';

const GAME = 'condottiere';
/** A server on a busy machine. */
const START_MS = 60_000;
const SOURCE = new URL(`../../games/${GAME}/puzzles/puzzles.json`, import.meta.url);
const { puzzles } = JSON.parse(readFileSync(SOURCE, 'utf8')) as PuzzleSet;
const { game, text } = (await loadGames()).find((module) => module.game.id === GAME)!;
const said = PUZZLE_WORDS.en;

/** An answer as the list of answers says it. */
const inWords = ({ seat }: Puzzle, line: string) =>
  text.en.choice(game.notation.read(line), { seat, name: (of) => `Player ${of + 1}` });

const ownRating = async (page: Page): Promise<number> => Number(await textOf(page.locator('.puzzle-rating b').first()));
const answer = (page: Page, label: string) =>
  page.locator('.rv-choices').getByRole('button', { name: label, exact: true });

inHouse('puzzles', (house) => {
  it('[P7] without a server one is solved and one missed; the rating follows, and stays on the device', async () => {
    const page = await house.person();
    await page.goto('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    onTestFinished(() => house.server.restart(), START_MS);
    await house.server.kill();

    await page.getByRole('link', { name: en.shell.title.puzzles }).click();
    await page.locator(`a[href="${paths.puzzles(GAME)}"]`).click();
    const first = nextPuzzle(puzzles, NOTHING_TRIED, null)!;
    await answer(page, inWords(first, first.best[0]!)).click();
    await page.getByRole('heading', { name: said.right }).waitFor();
    const solved = withTry(NOTHING_TRIED, first, true);
    expect(await ownRating(page)).toBe(Math.round(solved.solver.rating));
    await page.locator('.rv-ways li').first().waitFor();

    // By the keyboard alone: the verdict has the focus, the way on is one of the next stops.
    const second = nextPuzzle(puzzles, solved, null, idOf(first))!;
    await page.getByRole('button', { name: said.next }).press('Enter');
    await answer(page, inWords(second, second.answers.at(-1)![0])).press('Enter');
    await page.getByRole('heading', { name: said.wrong }).waitFor();
    expect(await textOf(page.locator('.rv-cost'))).toContain('±');
    expect(await page.locator('.rv-answers .best').count()).toBe(1);
    const missed = await ownRating(page);
    expect(missed).toBe(Math.round(withTry(solved, second, false).solver.rating));

    // Another try is not rated, and what was tried is known when one comes back.
    await page.getByRole('button', { name: said.again }).click();
    await answer(page, inWords(second, second.best[0]!)).click();
    await page.getByRole('heading', { name: said.right }).waitFor();
    expect(await ownRating(page)).toBe(missed);
    await page.goto(paths.puzzles());
    await page.getByText(said.progress(1, 2, puzzles.length)).waitFor();
  });

  it('[P7] can be had by theme, and answered on the board', async () => {
    const page = await house.person({ viewport: { width: 390, height: 844 } });
    const site = puzzles.find(({ at, best }) => at === 'turn' && best[0]!.startsWith('play '))!;
    await page.goto(paths.puzzles(GAME, idOf(site)));
    const theme = said.theme[site.themes[0]!];
    await page.getByRole('button', { name: new RegExp(`^${theme}`) }).click();
    const card = page.locator('.rv-own button:visible').first();
    await card.click();
    await page.locator('.rv-choices .choice.on, .puzzle-change').first().waitFor();
  });

  it('[P7] make a lesson: a theme in a sentence, and three puzzles on it in rising rating', async () => {
    const page = await house.person();
    await page.goto(paths.puzzles(GAME));
    await page.getByRole('button', { name: new RegExp(`^${said.theme.pass}`) }).click();
    const lesson = page.getByRole('region', { name: said.lessonTitle });
    await lesson.getByText(said.lesson.pass).waitFor();
    const rows = await lesson.getByRole('button').allInnerTexts();
    const ratings = rows.map((row) => Number(/\d+$/.exec(row.trim())![0]));
    expect(rows).toHaveLength(3);
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
    await lesson.getByRole('button').nth(2).click();
    await lesson.locator('[aria-current="true"]').filter({ hasText: rows[2]! }).waitFor();
    expect(page.url()).toContain('#');
    expect(await violations(page)).toEqual([]);
  });
});
