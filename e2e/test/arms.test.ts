/** Arms in a real browser: composed by keyboard, seen by a friend wherever the name stands, and kept here without a server. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Arms } from '../../protocol/index.ts';
import { en as armsEn, ru as armsRu } from '../../web/pages/arms/words.ts';
import { en } from '../../web/text/en.ts';
import { ru } from '../../web/text/ru.ts';
import { violations } from '../axe.ts';
import { type House, inHouse } from '../house.ts';
import { shoot, shootBoth } from '../look.ts';
import { group, openTable, startNovices } from '../tables.ts';

const CHOSEN: Arms = { division: 'chevron', first: 'argent', second: 'vert', charge: 'star' };

/** What is drawn, whatever its size: tinctures and outlines, in their order. */
function drawnIn(arms: Locator): Promise<string> {
  return arms.evaluate((svg) =>
    [...svg.querySelectorAll('rect[fill^="var"], clipPath path')]
      .map((part) => part.getAttribute('fill') ?? part.getAttribute('d'))
      .join(' '),
  );
}

/** Until they are there: they come after the names. */
const expectDrawn = (arms: Locator, drawn: string) => expect.poll(() => drawnIn(arms)).toBe(drawn);

/** By the keyboard alone; gives what the large shield shows. */
async function compose(page: Page): Promise<string> {
  await group(page, armsEn.division).getByRole('radio', { name: armsEn.divisions.bend, exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await group(page, armsEn.charge).getByRole('radio', { name: armsEn.charges.star }).press('Space');
  await group(page, armsEn.field).getByRole('radio', { name: armsEn.tinctures.argent }).press('Space');
  await group(page, armsEn.other).getByRole('radio', { name: armsEn.tinctures.vert }).press('Space');
  await page.getByText(armsEn.blazon(CHOSEN), { exact: true }).waitFor();
  return drawnIn(page.locator('.arms-looked > .arms'));
}

const save = (page: Page) => page.getByRole('button', { name: armsEn.save });

/** Ada with arms of her own, at an open table that anybody may see. */
async function atTable(house: House): Promise<{ ada: Page; drawn: string; user: string; code: string }> {
  const ada = await house.person();
  await ada.goto('/account');
  const drawn = await compose(ada);
  expect(await violations(ada)).toEqual([]);
  await shootBoth(ada, 'arms-composer');
  await save(ada).click();
  await ada.getByText(armsEn.saved).waitFor();
  const { user } = await (await ada.request.get('/api/me')).json();
  const code = await openTable(ada, { seats: 3, bots: 1, listed: true });
  return { ada, drawn, user, code };
}

inHouse('arms', (house) => {
  it('composed by one are seen by another, in Russian, wherever the name stands', async () => {
    const { ada, drawn, user, code } = await atTable(house);
    await expectDrawn(ada.locator('.start-seats > li').first().locator('.arms'), drawn);
    const ben = await house.person({ locale: 'ru-RU' });
    const asked: string[] = [];
    ben.on('request', (request) => request.url().includes('/api/arms?') && asked.push(request.url()));

    await ben.goto('/tables');
    const row = ben.locator('.table-state .shields').first();
    await expectDrawn(row.locator('.arms').first(), drawn);
    expect(await row.locator('.arms').count()).toBe(2);
    expect(asked).toHaveLength(1);
    await shoot(ben, 'arms-lobby');

    await ben.goto(`/people/${user}`);
    await expectDrawn(ben.getByRole('img', { name: armsRu.blazon(CHOSEN) }), drawn);
    expect(await violations(ben)).toEqual([]);
    await shootBoth(ben, 'arms-person');

    await ben.goto(`/join/${code}`);
    await expectDrawn(ben.locator('.invitation-caller .arms'), drawn);
    await expectDrawn(ben.locator('.invitation-seats > li').first().locator('.arms'), drawn);
    expect(await violations(ben)).toEqual([]);
    await shootBoth(ben, 'arms-invitation');
    await ben.locator('.invitation-sit .btn.wax').click();
    await ben.getByRole('button', { name: ru.table.lobby.rise }).waitFor();
    await expectDrawn(ben.locator('.start-seats > li').first().locator('.arms'), drawn);
    await shootBoth(ben, 'arms-before-start');

    await ada.locator('.start-row .btn.wax').click();
    const seats = ben.locator('.seats > li');
    await expectDrawn(seats.first().locator('.arms'), drawn);
    // The seat is still told by its own colour and emblem.
    expect(await seats.locator('> .shield').count()).toBe(3);
    expect(await seats.locator('.arms').count()).toBe(3);
    expect(await violations(ben)).toEqual([]);
    await shootBoth(ben, 'arms-table');
  });

  it('that the house refuses are still there to be sent again', async () => {
    const page = await house.person();
    await page.goto('/account');
    await compose(page);
    let refused = true;
    await page.route('**/api/arms', (route) =>
      refused ? route.fulfill({ status: 429, json: { error: { code: 'too-many', detail: null } } }) : route.continue(),
    );
    await save(page).click();
    await page.getByRole('alert').filter({ hasText: en.trouble.tooMany }).waitFor();
    await page.getByText(armsEn.blazon(CHOSEN), { exact: true }).waitFor();
    refused = false;
    await save(page).click();
    await page.getByText(armsEn.saved).waitFor();
  });

  it('chosen without a server are borne at the tables of this device', async () => {
    const page = await house.person();
    await page.goto('/account');
    const drawn = await compose(page);
    await page.route('**/api/**', (route) => route.abort());
    await save(page).click();
    await page.getByText(armsEn.savedHere).waitFor();
    await page.goto('/');
    await startNovices(page);
    await expectDrawn(page.locator('.seats > li').first().locator('.arms'), drawn);
  });
});
