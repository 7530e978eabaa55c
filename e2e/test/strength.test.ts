/** How strong the bots are, and the companion among them: as a visitor finds it. */
import { expect, it } from 'vitest';
import { FIGURES } from '../../bots/strength/figures.ts';
import { inHouse } from '../house.ts';

inHouse('the bots of a game', (house) => {
  it('[O7] are published with interval, number of games and day', async () => {
    const page = await house.person();
    await page.goto('/games/virtu');
    const rows = page.locator('section[aria-labelledby="strength"] li');
    await rows.first().waitFor();
    const own = FIGURES.filter(({ game }) => game === 'virtu');
    expect(await rows.count()).toBe(own.length);
    expect(await rows.first().textContent()).toContain(`${own[0]!.games} games`);
  });
});
