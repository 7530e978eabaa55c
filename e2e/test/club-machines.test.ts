/** Tokens in a real browser: made, seen once, used by a program, revoked. On a phone, in Russian, by the keyboard. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ru as accounts } from '../../web/pages/account/text/ru.ts';
import { MACHINE_WORDS } from '../../web/pages/machines/words.ts';
import { ru } from '../../web/text/ru.ts';
import { inHouse } from '../house.ts';

const PASSWORD = 'a quiet lagoon';
const own = MACHINE_WORDS.ru;

async function signUp(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByLabel(accounts.signUp.handle).fill('ada');
  await page.getByLabel(accounts.signUp.password, { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: own.title }).waitFor();
}

inHouse('programs', (house) => {
  it('[O6] a token is made for a bot, seen once, used, and revoked', async () => {
    const page = await house.person({ locale: 'ru-RU', viewport: { width: 390, height: 844 } });
    const asked = (token: string) => page.request.get('/api/me', { headers: { authorization: `Bearer ${token}` } });
    await signUp(page);
    await page.getByLabel(own.botName).fill('Талос');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: own.deleteBot('Талос') }).waitFor();
    await page.getByRole('button', { name: own.make }).press('Enter');
    await page.getByLabel(own.name).fill('опыт');
    await page.getByLabel(own.who).selectOption({ label: 'Талос' });
    await page.getByRole('button', { name: own.submit, exact: true }).press('Enter');
    await page.getByRole('dialog').getByLabel(accounts.prove.password, { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    const shown = page.getByLabel(own.yourToken, { exact: true }).and(page.locator('input'));
    await shown.waitFor();
    expect(await shown.evaluate((line) => line === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const token = await shown.inputValue();
    expect(await (await asked(token)).json()).toMatchObject({ name: 'Талос' });

    await page.reload();
    const revoke = page.getByRole('button', { name: own.revoke('опыт') });
    await revoke.waitFor();
    expect(await page.content()).not.toContain(token);
    await revoke.press('Enter');
    await page.getByText(own.noTokens).waitFor();
    expect((await asked(token)).status()).toBe(401);

    await page.getByRole('link', { name: 'Талос' }).press('Enter');
    const head = page.locator('.person-head');
    await head.getByText('Талос').waitFor();
    await head.getByText(ru.shell.bot, { exact: true }).waitFor();
  });
});
