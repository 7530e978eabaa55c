/** The house in German: chosen in the header, spoken by page and board, in sentences that stand in plain files. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { de } from '../../web/text/de.ts';
import { en } from '../../web/text/en.ts';
import { ru } from '../../web/text/ru.ts';
import { violations } from '../axe.ts';
import { cutOff } from '../eyesight.ts';
import { inHouse } from '../house.ts';
import { play, prompt, textOf } from '../player.ts';
import { startNovices } from '../tables.ts';

const PHONE = { width: 390, height: 844 };

/** Whole sentences of the English shell that German says otherwise. */
function sentencesOf(english: unknown, german: unknown): readonly string[] {
  if (typeof english === 'string') return english !== german && english.length > 12 ? [english] : [];
  if (typeof english !== 'object' || english === null || typeof german !== 'object' || german === null) return [];
  const other = german as { readonly [name: string]: unknown };
  return Object.entries(english).flatMap(([name, one]) => sentencesOf(one, other[name]));
}

async function englishOn(page: Page): Promise<readonly string[]> {
  const shown = await textOf(page.locator('body'));
  return sentencesOf(en, de).filter((sentence) => shown.includes(sentence));
}

inHouse('in German', (house) => {
  it.each([{ viewport: PHONE, hasTouch: true, isMobile: true }, { viewport: { width: 1366, height: 768 } }])(
    'a game can be begun and played without English words, at $viewport.width',
    async (screen) => {
      const page = await house.person(screen);
      await page.goto('/');
      await page.getByRole('button', { name: en.shell.switchLanguage }).click();
      await page.getByRole('button', { name: ru.shell.switchLanguage }).click();
      await page.getByRole('heading', { name: de.home.title }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('de');
      expect(await englishOn(page)).toEqual([]);
      expect(await cutOff(page)).toEqual([]);
      await startNovices(page, de);
      await play(page, { answers: 4 });
      expect(await textOf(prompt(page))).not.toMatch(/\b(the|your|card|play|battle)\b/i);
      expect(await englishOn(page)).toEqual([]);
      expect(await cutOff(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
    },
  );
});
