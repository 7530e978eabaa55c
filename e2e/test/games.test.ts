/**
 * Every game as a newcomer meets it: at the desk, with nothing but what a screen reader is told and what a keyboard can
 * press [X1]; and two of them on a tablet or a telephone by taps, in the other language (`journeys/devices.ts` says which); each time from the
 * start page through the guide to the end of the lesson, on to the end of the game, its replay and its review, without a complaint
 * of the page. No note lies on what it speaks of or on what may be chosen [R3]; colour alone says
 * nothing [X2]. And every game one may play alone, alone.
 */
import { inLanguage } from '@signoria/kernel';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { loadGames } from '../../games/registry.ts';
import { GUIDE_FRAME } from '../../web/pages/table/guide/guide-words.ts';
import { byColourAlone } from '../eyesight.ts';
import { inHouse } from '../house.ts';
import { afterwards, complaints } from '../journeys/afterwards.ts';
import { contextOf, LANGUAGES, otherThan, SCREENS, touched } from '../journeys/devices.ts';
import { beginLesson, type Lesson, newLesson, takeLesson } from '../journeys/newcomer.ts';
import { monkey } from '../monkey.ts';
import { moment, prompt, textOf } from '../player.ts';
import { DEAL, rehearse } from '../rehearse.ts';
import { sitDown } from '../tables.ts';

const LONGEST = 1500;
/** By then everybody has something on the board. */
const EARLY = 25;
const WHOLE_GAME_MS = 900_000;
const games = (await loadGames()).map((module, nth) => {
  const [device, language] = touched(nth);
  return { module, id: module.game.id, device, language, atDesk: otherThan(language) };
});
/** A whole game takes a minute: two of them are played by taps in every run, and another deal goes on to the next two. */
const TAPPED = 2;
const tapped = games.filter((_, nth) => (nth + (games.length - TAPPED) * (DEAL - 1)) % games.length < TAPPED);
const alone = games.filter(({ module }) => module.game.players.min === 1);

async function expectLearned(page: Page, { module: { guide }, read, wrong, language }: Lesson): Promise<void> {
  expect(await moment(page)).toBe('over');
  expect(await textOf(prompt(page).locator('.question'))).not.toBe('');
  expect(wrong).toEqual([]);
  // Once all was said that every game comes to; a short game may be over before.
  const said = (id: string) => read.includes(inLanguage(guide!.words, language)[id]!.title);
  const taught = guide!.notes.every(({ id, rare }) => rare === true || said(id));
  expect(read.includes(GUIDE_FRAME[language].over) || !taught).toBe(true);
  expect(read.length).toBeGreaterThan(5);
  expect(new Set(read).size).toBe(read.length);
}

const tableOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1)!;

inHouse('a whole game', (house) => {
  it.each(games)(
    '[R3, X1, X2] of $id is learned from the start page to the end at the desk, in $atDesk',
    { timeout: WHOLE_GAME_MS },
    async ({ module, atDesk }) => {
      const page = await house.person(contextOf('desk', atDesk));
      const heard = complaints(page);
      await rehearse(page);
      const lesson = newLesson({ module, device: 'desk', language: atDesk, thorough: true });
      await beginLesson(page, lesson);
      expect(await takeLesson(page, lesson, { answers: EARLY })).toBeGreaterThan(5);
      if ((await moment(page)) !== 'over') expect(await byColourAlone(page)).toEqual([]);
      await takeLesson(page, lesson, { answers: LONGEST });
      await expectLearned(page, lesson);
      const everywhere = { languages: LANGUAGES, screens: Object.values(SCREENS) };
      expect(await afterwards(page, tableOf(page), everywhere)).toEqual([]);
      expect(heard).toEqual([]);
    },
  );

  it.each(tapped)(
    '[R3, X2] of $id is learned from the start page to the end on a $device by taps, in $language',
    { timeout: WHOLE_GAME_MS },
    async ({ module, device, language }) => {
      const page = await house.person(contextOf(device, language));
      const heard = complaints(page);
      await rehearse(page);
      const lesson = newLesson({ module, device, language, thorough: false });
      await beginLesson(page, lesson);
      await takeLesson(page, lesson, { answers: LONGEST });
      await expectLearned(page, lesson);
      const own = { languages: [language], screens: [SCREENS[device]], readable: true };
      expect(await afterwards(page, tableOf(page), own)).toEqual([]);
      expect(heard).toEqual([]);
    },
  );

  it.each(alone)(
    '[X1] of $id alone is played to its end with what its board offers',
    { timeout: WHOLE_GAME_MS },
    async ({ module }) => {
      const page = await house.person({ serviceWorkers: 'block' });
      const heard = complaints(page);
      await rehearse(page);
      await sitDown(page, module, 0);
      expect(await monkey(page, { answers: LONGEST, seed: 2 })).toBeGreaterThan(5);
      expect(await moment(page)).toBe('over');
      expect(heard).toEqual([]);
    },
  );
});
