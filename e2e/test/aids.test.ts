/** What helps at the table: the game on one page, from its own address and above a running game. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { en } from '../../web/text/en.ts';
import { inHouse } from '../house.ts';
import { isTooWide, shoot, violations } from '../look.ts';
import { moment, play } from '../player.ts';
import { openTable, playNovices } from '../tables.ts';

const GAMES = ['condottiere', 'princes-of-florence', 'princes-of-the-renaissance', 'virtu', 'pax-illuminaten'] as const;
const PHONE = { width: 390, height: 844 };

const entries = (page: Page) => page.locator('.aid-entry');

/** How many sheets of A4 the summary takes; what follows begins a new one. */
async function sheets(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' });
  await page.addStyleTag({ content: '@media print { .aid-examples, .aid-index { display: none } }' });
  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  await page.emulateMedia({ media: 'screen' });
  return paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

inHouse('the game on one page', (house) => {
  it('[R8] has a turn, prices, examples and every component of every game, in both languages, on desk and phone', async () => {
    const page = await house.person();
    const small = await house.person({ viewport: PHONE, locale: 'ru-RU' });
    for (const game of GAMES) {
      for (const reader of [page, small]) {
        await reader.goto(`/games/${game}/aid`);
        await entries(reader).first().waitFor();
        expect(await reader.locator('.aid-turn li').count()).toBeGreaterThan(3);
        expect(await reader.locator('.aid-example').count()).toBeGreaterThan(1);
        expect(await isTooWide(reader)).toBe(false);
        if (reader === small) await reader.setViewportSize(PHONE);
        expect(await violations(reader)).toEqual([]);
        await shoot(reader, `aid-${game}-${reader === page ? 'desk' : 'phone'}`);
      }
    }
  });

  it('[R8] is one sheet of paper for every game', async () => {
    const page = await house.person();
    for (const game of GAMES) {
      await page.goto(`/games/${game}/aid`);
      await entries(page).first().waitFor();
      expect([game, await sheets(page)]).toEqual([game, 1]);
    }
  });

  it('[R8] is searched, and opens above a table with a key', async () => {
    const page = await house.person();
    await playNovices(page);
    await moment(page);
    await page.keyboard.press('a');
    const held = page.getByRole('dialog', { name: 'The game on one page' });
    await held.locator('.aid-entry').first().waitFor();
    await held.getByRole('searchbox').fill('scarecrow');
    await expect.poll(() => held.locator('.aid-entry h4').allTextContents()).toEqual(['Heroine', 'Scarecrow']);
    await page.keyboard.press('Escape');
  });

  it('tells why a bot did so, by pressing its line, and folds a battle away', async () => {
    const page = await house.person();
    await playNovices(page);
    const log = page.getByRole('log', { name: 'Chronicle' });
    const why = log.getByRole('button', { name: /^Why\?/ });
    await play(page, { answers: 3 });
    await why.first().waitFor();
    await why.last().click();
    const told = page.getByRole('dialog', { name: 'Why did it do that?' });
    await told.locator('.why-wish, p').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await shoot(page, 'why', false);
    await page.keyboard.press('Escape');

    const fold = log.getByRole('button', { name: /^Fold:/ }).first();
    const lines = await log.locator('li.line').count();
    await fold.click();
    await log.getByRole('button', { name: /^Unfold:/ }).waitFor();
    expect(await log.locator('li.line').count()).toBeLessThan(lines);
  });

  it('calls a guest to the table by a link, on the phone, and asks what they are called', async () => {
    const [host, guest] = await Promise.all([house.person(), house.person({ viewport: PHONE })]);
    const code = await openTable(host, { seats: 3, bots: 1 });
    await guest.goto(`/join/${code}`);
    await guest.getByRole('heading', { name: /calls you to the table/ }).waitFor();
    expect(await violations(guest)).toEqual([]);
    await shoot(guest, 'invitation-phone');
    await guest.getByLabel('Your name').fill('Ghita of Siena');
    await guest.getByRole('button', { name: 'Sit down as Ghita of Siena' }).click();
    await guest.getByRole('button', { name: en.table.lobby.rise }).waitFor();
    await host.getByText('Ghita of Siena').first().waitFor();
    // Whoever sits there already comes straight to the table.
    await guest.goto(`/join/${code}`);
    await guest.getByRole('button', { name: en.table.lobby.rise }).waitFor();
  });
});
