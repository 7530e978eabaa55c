/** Accounts in a real browser: a guest becomes somebody everywhere, signs in by a key, and is forgotten on demand. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { en as accounts } from '../../web/pages/account/text/en.ts';
import { ru as accountsRu } from '../../web/pages/account/text/ru.ts';
import { en } from '../../web/text/en.ts';
import { type House, inHouse } from '../house.ts';
import { joinByCode, openTable, startGame } from '../tables.ts';

const PASSWORD = 'a quiet lagoon';

async function signUp(page: Page, handle: string): Promise<void> {
  await page.goto('/account');
  await page.getByLabel(accounts.signUp.handle).fill(handle);
  await page.getByLabel(accounts.signUp.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: accounts.signUp.submit }).click();
  await page.getByRole('button', { name: accounts.you.signOut, exact: true }).waitFor();
}

async function signIn(page: Page, handle: string): Promise<void> {
  await page.goto('/account');
  await page.getByRole('tab', { name: accounts.signIn.tab }).click();
  await page.getByLabel(accounts.signUp.handle).fill(handle);
  await page.getByLabel(accounts.signUp.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: accounts.signIn.submit, exact: true }).click();
  await page.getByRole('button', { name: accounts.you.signOut, exact: true }).waitFor();
}

async function talk(page: Page): Promise<void> {
  await page.getByRole('tab', { name: en.table.chat.title }).click();
}

/** Passkeys belong to a name, not to a number. */
const byName = (house: House) => ({ baseURL: house.server.url.replace('127.0.0.1', 'localhost') });

/** A device with a finger on it, as Chromium simulates one. */
async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

inHouse('accounts', (house) => {
  it('[L2] a guest in the middle of a game opens an account and goes on playing on another device', async () => {
    const [desk, phone] = [await house.person(), await house.person({ viewport: { width: 390, height: 844 } })];
    await openTable(desk, { seats: 3, bots: 2 });
    await startGame(desk);
    const table = new URL(desk.url()).pathname;
    await signUp(desk, 'ada');
    await signIn(phone, 'ada');
    for (const page of [desk, phone]) {
      await page.goto(table);
      await page.locator('.dock .prompt.yours').waitFor();
    }
  });

  it('[L2] whoever signs in with games of a guest is offered to take them along', async () => {
    const [home, away] = [await house.person(), await house.person()];
    await signUp(home, 'bianca');
    await openTable(away, { seats: 3, bots: 2 });
    const table = new URL(away.url()).pathname;
    await signIn(away, 'bianca');
    await away.getByRole('button', { name: accounts.handover.take }).click();
    await away.getByText(accounts.handover.taken(1)).waitFor();
    await home.goto(table);
    await home.getByRole('button', { name: en.table.lobby.rise }).waitFor();
  });

  it('what was typed stays when it is refused, and the words say why', async () => {
    const page = await house.person({ locale: 'ru-RU' });
    await page.goto('/account');
    const [handle, password] = [
      page.getByLabel(accountsRu.signUp.handle),
      page.getByLabel(accountsRu.signUp.password, { exact: true }),
    ];
    await handle.fill('caterina');
    await password.fill('caterina');
    await page.getByRole('button', { name: accountsRu.signUp.submit }).click();
    await page.getByRole('alert').filter({ hasText: accountsRu.weak.handle }).waitFor();
    expect([await handle.inputValue(), await password.inputValue()]).toEqual(['caterina', 'caterina']);
  });

  it('a passkey is made, listed, signs in without a name, and is removed', async () => {
    const page = await house.person(byName(house));
    await withAuthenticator(page);
    await signUp(page, 'cosimo');
    await page.getByRole('button', { name: accounts.passkeys.add }).click();
    await page.getByRole('dialog').getByLabel(accounts.prove.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: accounts.passkeys.go }).click();
    await page.getByText(accounts.passkeys.added).waitFor();
    await page.getByRole('button', { name: accounts.you.signOut, exact: true }).click();
    await page.getByRole('tab', { name: accounts.signIn.tab }).click();
    await page.getByRole('button', { name: accounts.signIn.passkey }).click();
    await page.getByText('cosimo').waitFor();
    await page.getByRole('button', { name: /^Remove Chrome/ }).click();
    await page.getByRole('button', { name: accounts.prove.byPasskey }).click();
    await page.getByText(accounts.passkeys.none).waitFor();
  });

  it('another device is listed and signed out from here', async () => {
    const [here, there] = [await house.person(), await house.person()];
    await signUp(here, 'dianora');
    await signIn(there, 'dianora');
    await here.reload();
    await here.getByRole('button', { name: accounts.devices.endOthers }).click();
    await here.getByText(accounts.devices.ended).waitFor();
    await there.reload();
    await there.getByRole('button', { name: accounts.signUp.submit }).waitFor();
  });

  it('[S1] friends are asked to a table; somebody blocked is not heard there any more', async () => {
    const [ann, ben] = [await house.person(), await house.person()];
    await signUp(ann, 'annina');
    await signUp(ben, 'benozzo');
    const code = await openTable(ann, { seats: 3, bots: 1 });
    const table = new URL(ann.url()).pathname;
    await joinByCode(ben, code);
    await startGame(ann);
    await talk(ben);
    await ben.getByPlaceholder(en.table.chat.placeholder).fill('good evening');
    await ben.keyboard.press('Enter');
    await talk(ann);
    await ann.locator('.chat-lines .author').click();
    await ann.getByRole('button', { name: accounts.person.befriend }).click();
    await ben.goto('/account');
    await ben.getByRole('button', { name: accounts.friends.accept }).click();
    await ben.getByRole('button', { name: accounts.person.part }).waitFor();

    await openTable(ann, { seats: 3, bots: 1 });
    await ann.getByRole('button', { name: new RegExp(`^${accounts.invite.ask}: `) }).click();
    await ann.getByText(accounts.invite.asked, { exact: true }).waitFor();
    await ben.goto('/');
    await ben.getByRole('link', { name: accounts.invite.look }).waitFor();

    await ann.goto(table);
    await talk(ann);
    await ann.locator('.chat-lines .author').click();
    await ann.getByRole('button', { name: accounts.person.block, exact: true }).click();
    await ann.getByRole('button', { name: accounts.person.unblock }).waitFor();
    await ann.goto(table);
    await talk(ann);
    await ann.getByText(en.table.chat.empty).waitFor();
    expect(await ann.getByText('good evening').count()).toBe(0);
  });

  it('one’s data comes as a file, and whoever wants to be forgotten is', async () => {
    const page = await house.person();
    await signUp(page, 'eleonora');
    const waiting = page.waitForEvent('download');
    await page.getByRole('link', { name: accounts.data.export }).click();
    const file = await (await waiting).path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ person: { handle: 'eleonora' } });
    await page.getByRole('button', { name: accounts.data.delete, exact: true }).click();
    await page.getByLabel(accounts.data.password).fill('something else');
    await page.getByRole('button', { name: accounts.data.really }).click();
    await page.getByText(accounts.trouble['wrong-password']!).waitFor();
    await page.getByLabel(accounts.data.password).fill(PASSWORD);
    await page.getByRole('button', { name: accounts.data.really }).click();
    await page.getByText(accounts.data.done).waitFor();
    await page.goto('/account');
    await page.getByRole('button', { name: accounts.signUp.submit }).waitFor();
  });
});
