/** Florence's sheet "my city": in a replay of a finished game, and on paper. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { paths } from '../../web/router.ts';
import { en } from '../../web/text/en.ts';
import { inHouse } from '../house.ts';
import { shoot, violations } from '../look.ts';

const DESK = { width: 1366, height: 768 };
const GAME = join(
  import.meta.dirname,
  '..',
  '..',
  'games',
  'princes-of-florence',
  'test',
  'golden',
  'four-players.json',
);

inHouse('my city', (house) => {
  it('opens in the replay, one at a time, and is alone on paper', async () => {
    const page = await house.person({ viewport: DESK, reducedMotion: 'reduce', serviceWorkers: 'block' });
    await page.goto(paths.import);
    await page.locator('input[type="file"]').setInputFiles(GAME);
    await page.getByRole('tab', { name: en.replay.hands }).click();
    await page.locator('.all-own .my-city-way').first().waitFor();
    await page.locator('body').press('c');
    const sheet = page.locator('dialog[open]');
    await sheet.locator('.my-city .estate').waitFor();
    expect(await sheet.count()).toBe(1);
    expect(await sheet.locator('.city-done li').count()).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
    await shoot(page, 'my-city', false);
    await page.emulateMedia({ media: 'print' });
    const seen = (what: string) =>
      page
        .locator(what)
        .first()
        .evaluate((element) => getComputedStyle(element).visibility);
    expect([await seen('.city-of'), await seen('.stage'), await seen('.top-bar')]).toEqual([
      'visible',
      'hidden',
      'hidden',
    ]);
    expect(await sheet.locator('footer').isVisible()).toBe(false);
    await shoot(page, 'my-city-paper', false);
  });
});
