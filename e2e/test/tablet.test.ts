/** [X2] A tablet held upright shows the court of Pax Illuminaten below its board, both at once; a phone the board alone. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findGame } from '../../games/registry.ts';
import { inHouse } from '../house.ts';
import { settled } from '../legible.ts';
import { moment } from '../player.ts';
import { rehearse } from '../rehearse.ts';
import { sitDown } from '../tables.ts';

const TABLET = { width: 820, height: 1180 };
const PHONE = { width: 390, height: 844 };

/** How many of these lie wholly between the tabs of the stage and its lower edge. */
const wholeInStage = (page: Page, things: string): Promise<number> =>
  page.locator(things).evaluateAll((all) => {
    const stage = document.querySelector('.pax-stage .tab-page')!.getBoundingClientRect();
    return all.filter((one) => {
      const { top, bottom, height } = one.getBoundingClientRect();
      return height > 0 && top >= stage.top - 1 && bottom <= stage.bottom + 1;
    }).length;
  });

inHouse('on a tablet', (house) => {
  it('[X2] board and court of Pax Illuminaten lie below each other, and what each can do is read', async () => {
    const page = await house.person({ serviceWorkers: 'block', viewport: TABLET });
    await rehearse(page);
    await sitDown(page, await findGame('pax-illuminaten'), 3);
    await moment(page);
    // A question about the court alone has turned to its own page.
    await page.locator('.stage [role="tab"]').first().click();
    await settled(page);
    expect(await wholeInStage(page, '.board-cards')).toBe(1);
    expect(await page.locator('.court-below .court-text').count()).toBeGreaterThan(0);
    expect(await page.locator('.court-below .court-text').first().isVisible()).toBe(true);
    expect(await wholeInStage(page, '.court-below .court-marks')).toBe(
      await page.locator('.court-below .court-card').count(),
    );
    await page.setViewportSize(PHONE);
    await settled(page);
    expect(await page.locator('.court-below').isVisible()).toBe(false);
  });
});
