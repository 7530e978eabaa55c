/**
 * Somebody who learns a game: from the start page to the last question, reading every note of the guide as it comes, on a device
 * and in a language of their own. What a note lies on, and whether it frames what it speaks of, is looked for by geometry.
 */
import { type GameModule, type GuideNote, inLanguage } from '@signoria/kernel';
import type { Locator, Page } from 'playwright-core';
import { en } from '../../web/text/en.ts';
import { ru } from '../../web/text/ru.ts';
import { settled } from '../legible.ts';
import { monkey, putAway, tap } from '../monkey.ts';
import { moment, textOf } from '../player.ts';
import { coveredByGuide, pointsAtSomething } from './covered.ts';
import { type Device, handOn, LANGUAGES, SCREENS, type Screen, type Spoken } from './devices.ts';

const WORDS = { en, ru };
const ALL_SCREENS: readonly Screen[] = Object.values(SCREENS);

const note = (page: Page) => page.locator('.guide:not(.hint-only)');
const heading = (page: Page) => note(page).locator('h2');

/** The page says the next language each time; presses until it is this one. */
export async function readIn(page: Page, language: string): Promise<void> {
  const spoken = () => page.locator('html').getAttribute('lang');
  for (let now = await spoken(); now !== language; now = await spoken()) {
    await page.locator('.table-bar [lang] .btn').click();
    await page.waitForFunction((old) => document.documentElement.lang !== old, now);
  }
}

interface Learner {
  readonly module: GameModule;
  readonly device: Device;
  readonly language: Spoken;
  /** Look at every note on every screen in both languages; otherwise as one sees it oneself. */
  readonly thorough: boolean;
}

export interface Lesson extends Learner {
  /** The headings, as they were read. */
  readonly read: string[];
  /** What lay under a note. */
  readonly wrong: string[];
}

export const newLesson = (learner: Learner): Lesson => ({ ...learner, read: [], wrong: [] });

/** As this device is used. */
async function press(page: Page, thing: Locator, device: Device): Promise<void> {
  if (handOn(device) === 'keys') await thing.press('Enter');
  else await tap(page, thing);
}

/** From the start page to the first question of a first game. */
export async function beginLesson(page: Page, { module, device, language }: Learner): Promise<void> {
  const { title } = module.text[language];
  await page.goto('/');
  await page.getByRole('radio', { name: title }).check({ force: true });
  const learn = page.getByRole('button', { name: WORDS[language].home.learn(title) });
  await learn.waitFor();
  await press(page, learn, device);
}

const LATE_MS = 500;

/** Counsel comes after the question and moves the buttons: what seems covered is looked at once more. */
async function coveredAtRest(page: Page): Promise<readonly string[]> {
  const covered = await coveredByGuide(page);
  if (covered.length === 0) return covered;
  await page.waitForTimeout(LATE_MS);
  return coveredByGuide(page);
}

/** The note with this heading; none for what is said when all has been said. */
function noteCalled({ module: { guide }, language }: Lesson, title: string): GuideNote | undefined {
  const words = inLanguage(guide!.words, language);
  return guide!.notes.find(({ id }) => words[id]!.title === title);
}

const PATIENCE_MS = 3000;

/** What speaks of a part of the board has it in a frame. What had to be brought into sight first is there a little later. */
async function isPointing(page: Page, lesson: Lesson, title: string): Promise<boolean> {
  if (noteCalled(lesson, title)?.at === undefined) return true;
  await settled(page);
  for (let waited = 0; waited < PATIENCE_MS; waited += LATE_MS) {
    if (await pointsAtSomething(page)) return true;
    await page.waitForTimeout(LATE_MS);
  }
  return false;
}

/** Looked at as often as wanted, the learner's own language and screen last. */
async function lookAt(page: Page, lesson: Lesson, title: string): Promise<void> {
  const { device, language, thorough, wrong } = lesson;
  const own = SCREENS[device];
  for (const spoken of thorough ? [...LANGUAGES.filter((one) => one !== language), language] : [language]) {
    if (thorough) {
      // A telephone has no room for it in the bar.
      await page.setViewportSize(SCREENS.desk);
      await settled(page);
      await readIn(page, spoken);
    }
    for (const screen of thorough ? [...ALL_SCREENS.filter((one) => one !== own), own] : [own]) {
      await page.setViewportSize(screen);
      await settled(page);
      const where = `${title}, ${spoken}, ${screen.width}`;
      if (!(await isPointing(page, lesson, title))) wrong.push(`${where}: frames nothing`);
      wrong.push(...(await coveredAtRest(page)).map((thing) => `${where}: lies on ${thing}`));
    }
  }
}

const titleNow = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.guide h2')?.textContent ?? null);

/** Reads whatever lies there now. Somebody is asked, so little else moves. */
async function readNotes(page: Page, lesson: Lesson): Promise<void> {
  await putAway(page);
  while ((await note(page).count()) > 0) {
    const title = await textOf(heading(page));
    const known = lesson.wrong.length;
    if (!(await isPointing(page, lesson, title))) lesson.wrong.push(`${title}: nothing is framed as it comes up`);
    await lookAt(page, lesson, title);
    if ((await titleNow(page)) !== title) {
      // It went with its question, which was another's to end, and comes back.
      lesson.wrong.length = known;
      continue;
    }
    lesson.read.push(title);
    await press(page, note(page).locator('.btn.ink'), lesson.device);
    await page.waitForFunction((old) => document.querySelector('.guide h2')?.textContent !== old, title);
  }
}

/** Plays on until this many are answered or the game is over. */
export async function takeLesson(page: Page, lesson: Lesson, { answers }: { answers: number }): Promise<number> {
  for (let done = 0; done < answers; done += 1) {
    if ((await moment(page)) === 'over') return done;
    await readNotes(page, lesson);
    await monkey(page, { answers: 1, seed: done, by: handOn(lesson.device) });
  }
  return answers;
}
