/** A room of three: led, followed, left alone; and what was left there is there when everybody comes back. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newGuest } from '../../server/testing/client.ts';
import { anyGame } from '../../server/testing/games.ts';
import { overGame } from '../../server/testing/rooms.ts';
import { en as say } from '../../web/pages/room/text/en.ts';
import { ru } from '../../web/pages/room/text/ru.ts';
import { paths } from '../../web/router.ts';
import { en } from '../../web/text/en.ts';
import { ru as allRu } from '../../web/text/ru.ts';
import { inHouse } from '../house.ts';
import { shoot, violations } from '../look.ts';
import { textOf } from '../player.ts';

const ANSWERS = 12;
const DESK = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const lead = (page: Page) => page.locator('.room-lead');
const question = (page: Page) => page.locator('.dock .question');
const at = (page: Page, seq: number, last: number, words = en) =>
  question(page)
    .filter({ hasText: words.replay.move(seq, last) })
    .waitFor();

/** A thing of the board that can be pressed where it lies. */
async function pressThing(page: Page, nth: number): Promise<void> {
  const things = page.locator('.stage [data-thing]:visible');
  await things.nth(nth).dispatchEvent('click');
}

inHouse('a room', (house) => {
  async function finished(): Promise<{ readonly table: string; readonly last: number }> {
    const [owner, other] = [await newGuest(house.server.url), await newGuest(house.server.url)];
    const table = await overGame(await anyGame(), owner, other, ANSWERS);
    return { table, last: ANSWERS };
  }

  it('[P4] is led and followed; a note is there after all have left and the server was started again', async () => {
    const { table } = await finished();
    const leader = await house.person({ viewport: DESK });
    const phone = await house.person({ viewport: PHONE, locale: 'ru-RU', hasTouch: true, isMobile: true });
    const third = await house.person({ viewport: DESK });
    await leader.goto(`${paths.room(table)}#5`);
    await lead(leader).filter({ hasText: say.people.youLead }).waitFor();
    const last = Number((await textOf(question(leader))).match(/\d+/g)!.at(-1));
    for (const page of [phone, third]) await page.goto(paths.room(table));
    await at(phone, 5, last, allRu);
    await leader.locator('.room-people li').nth(2).waitFor();

    // The leader turns the pages and draws; the others are shown both.
    await button(leader, en.table.past.back).click();
    await at(third, 4, last);
    await at(phone, 4, last, allRu);
    await leader.getByRole('radio', { name: say.draw.ring }).check();
    await pressThing(leader, 0);
    await third.locator('.room-marks ellipse').waitFor({ state: 'attached' });
    await leader.getByRole('radio', { name: say.draw.arrow }).check();
    await pressThing(leader, 1);
    await pressThing(leader, 2);
    await third.locator('.room-marks path').waitFor({ state: 'attached' });
    expect(await region(third, say.draw.title).locator('.room-marks-told li').count()).toBe(2);

    // On one's own: by moving, by keyboard too. Nobody else is moved.
    await third.keyboard.press('ArrowLeft');
    await lead(third).filter({ hasText: say.people.onYourOwn }).waitFor();
    await at(third, 3, last);
    await leader.locator('.room-people .alone').waitFor();
    await button(leader, en.table.past.forward).click();
    await at(phone, 5, last, allRu);
    await at(third, 3, last);
    await third.locator('.room-ways .btn.ink').click();
    await at(third, 5, last);

    // A variation, a chapter and a note.
    await button(third, say.variations.try).click();
    await third.locator('.room-choices .choice').first().click();
    await third.getByRole('textbox', { name: say.variations.name }).fill('Otherwise');
    await button(third, say.variations.keep).click();
    await region(leader, say.variations.title).getByText('Otherwise').waitFor();
    await leader.getByRole('textbox', { name: say.chapters.name }).fill('The middle');
    await button(leader, say.chapters.add).click();
    await region(third, say.chapters.title).getByText('The middle').waitFor();
    await phone.getByRole('textbox', { name: ru.notes.write }).fill('Почему не иначе?');
    await button(phone, ru.notes.add).click();
    await region(leader, say.notes.title).getByText('Почему не иначе?').waitFor();
    await shoot(leader, 'room-desk', false);
    await shoot(phone, 'room-phone');
    for (const page of [leader, phone]) expect(await violations(page)).toEqual([]);

    // The lead is handed on, and the first leader leaves.
    await button(leader, say.people.hand).click();
    await leader.locator('.room-hand .btn').last().click();
    await lead(leader).filter({ hasText: say.people.following }).waitFor();
    await leader.close();
    await lead(third).filter({ hasText: say.people.youLead }).waitFor();
    await third.locator('.dock').getByRole('button', { name: say.variations.leave }).click();
    await button(third, en.table.past.first).click();
    await at(phone, 0, last, allRu);
    await Promise.all([third.close(), phone.close()]);

    await house.server.restart();
    const next = await house.person({ viewport: DESK });
    await next.goto(paths.room(table));
    await next.getByRole('radio', { name: say.notes.all(1) }).check();
    await next.locator('.room-note-list .room-move').click();
    await at(next, 5, last);
    await region(next, say.variations.title).getByText('Otherwise').click();
    await next.locator('.room-walk [aria-current]').waitFor();
    await shoot(next, 'room-next-day', false);
  });

  it('[P4] what comes next is hidden from whoever follows, until the leader or they themselves want it shown', async () => {
    const { table } = await finished();
    const leader = await house.person({ viewport: DESK });
    const phone = await house.person({ viewport: PHONE, locale: 'ru-RU', hasTouch: true, isMobile: true });
    const third = await house.person({ viewport: DESK });
    await leader.goto(`${paths.room(table)}#8`);
    await lead(leader).filter({ hasText: say.people.youLead }).waitFor();
    const last = Number((await textOf(question(leader))).match(/\d+/g)!.at(-1));
    const chapter = async (title: string) => {
      await leader.getByRole('textbox', { name: say.chapters.name }).fill(title);
      await button(leader, say.chapters.add).click();
      await region(leader, say.chapters.title).getByText(title).waitFor();
    };
    await chapter('The end');
    await leader.getByRole('textbox', { name: say.notes.write }).fill('Too late');
    await button(leader, say.notes.add).click();
    for (let seq = 7; seq >= 4; seq--) {
      await button(leader, en.table.past.back).click();
      await at(leader, seq, last);
    }
    await chapter('The middle');
    await third.goto(paths.room(table));
    await at(third, 4, last);
    await region(third, say.chapters.title).getByText('The end').waitFor();

    // By keyboard; the switch says that it is on.
    await button(leader, say.veil.hide).focus();
    await leader.keyboard.press('Enter');
    await leader.getByRole('button', { name: say.veil.hide, pressed: true }).waitFor();
    await lead(leader).filter({ hasText: say.veil.fromOthers }).waitFor();
    await at(leader, 4, last);
    await lead(third).filter({ hasText: say.veil.hidden }).waitFor();
    await question(third)
      .filter({ hasText: say.veil.at(4) })
      .waitFor();
    const chapters = region(third, say.chapters.title);
    expect(await textOf(chapters.locator('ol'))).toContain(say.chapters.range(4, 4));
    expect(await chapters.getByText('The end').count()).toBe(0);
    await third.getByRole('radio', { name: say.notes.all(0) }).waitFor();
    expect(await third.getByRole('slider').getAttribute('max')).toBe('4');
    expect(await third.locator('.curve path.chance').first().getAttribute('d')).not.toMatch(/(L.*){5}/);
    expect(await button(third, say.review).count()).toBe(0);
    for (const [page, told] of [[third, 0] as const, [leader, 1] as const])
      expect(await page.locator('.table-bar .tag').count()).toBe(told);

    // Whoever comes now is shown no more, in their own language.
    await phone.goto(paths.room(table));
    await lead(phone).filter({ hasText: ru.veil.hidden }).waitFor();
    await question(phone)
      .filter({ hasText: ru.veil.at(4) })
      .waitFor();
    await shoot(leader, 'room-hides', false);
    await shoot(phone, 'room-hidden-phone');
    for (const page of [leader, phone, third]) expect(await violations(page)).toEqual([]);

    // No key leads further; one page on is shown when the leader turns it.
    await third.keyboard.press('End');
    await third.keyboard.press('ArrowRight');
    await lead(third).filter({ hasText: say.people.following }).waitFor();
    await button(leader, en.table.past.forward).click();
    await question(third)
      .filter({ hasText: say.veil.at(5) })
      .waitFor();

    // To look on one's own is not yet to look on.
    await button(third, say.people.apartButton).click();
    await third.keyboard.press('ArrowLeft');
    await question(third)
      .filter({ hasText: say.veil.at(4) })
      .waitFor();
    await third.keyboard.press('End');
    await question(third)
      .filter({ hasText: say.veil.at(5) })
      .waitFor();
    await button(third, say.veil.show).click();
    await lead(third).filter({ hasText: say.veil.seen }).waitFor();
    await third.keyboard.press('End');
    await at(third, last, last);
    await chapters.getByText('The end').waitFor();
    await third.locator('.room-ways .btn.ink').click();
    await question(third)
      .filter({ hasText: say.veil.at(5) })
      .waitFor();

    // It is hidden the next day too, and whoever comes first does not lead by that.
    await Promise.all([leader, phone, third].map((page) => page.close()));
    await house.server.restart();
    const next = await house.person({ viewport: DESK });
    await next.goto(paths.room(table));
    await lead(next).filter({ hasText: say.people.away }).filter({ hasText: say.veil.hidden }).waitFor();
    await question(next)
      .filter({ hasText: say.veil.at(4) })
      .waitFor();
    await button(next, say.people.take).click();
    await button(next, say.veil.hide).click();
    await at(next, 4, last);
  });

  it('[P4] links lead to a moment, a note and a variation; there is no room about a running game', async () => {
    const { table } = await finished();
    const page = await house.person({ viewport: DESK, permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(`${paths.room(table)}#3`);
    await page.getByRole('textbox', { name: say.notes.write }).fill('Look here');
    await button(page, say.notes.add).click();
    await button(page, `${say.link}: Look here`).click();
    const toNote = await page.evaluate(() => navigator.clipboard.readText());
    const reader = await house.person({ viewport: DESK });
    await reader.goto(toNote);
    await reader.locator('.room-note-list li.on').filter({ hasText: 'Look here' }).waitFor();
    await lead(reader).filter({ hasText: say.people.onYourOwn }).waitFor();
    await page.goto(paths.room('nowhere'));
    await page.getByRole('heading', { name: say.shut.title }).waitFor();
  });
});
