/** The edition workshop: a figure is corrected, told what is wrong with it, drawn, played with, kept, and given to the house. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inHouse } from '../house.ts';
import { becomeAdministrator } from '../journeys/administrator.ts';
import { moment } from '../player.ts';

/** A deck of two mercenaries only: whatever is dealt bears a corrected figure. */
const OTHERS = ['m1', 'm2', 'm3', 'm4', 'm5', 'winter', 'spring', 'bishop', 'courtesan', 'drummer'];
const NONE = Object.fromEntries([...OTHERS, 'heroine', 'scarecrow', 'surrender'].map((id) => [id, { count: 0 }]));
const FILE = { name: 'An old printing', cards: { ...NONE, m6: { count: 40 }, m10: { count: 40, strength: 12 } } };

const strength = (page: Page) => page.getByRole('textbox', { name: 'Mercenary 6: strength' });
const drawn = (page: Page) => page.locator('.ws-live .ws-picture.large .badge-number');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function openFile(page: Page, text: string): Promise<void> {
  const file = { name: 'edition.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('.ws-foot input[type="file"]').setInputFiles(file);
}

async function savedFile(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Save the file')]);
  return readFile(await download.path(), 'utf8');
}

inHouse('the edition workshop', (house) => {
  it('corrects a card, keeps the file, plays with it and gives it to the house', async () => {
    const page = await house.person();
    await becomeAdministrator(page);
    await page.goto('/workshop/condottiere');
    await strength(page).waitFor();
    await openFile(page, JSON.stringify(FILE));
    await page.locator('.ws-foot b', { hasText: 'An old printing' }).waitFor();

    // A figure that cannot be is told in the game's own words, and nobody can play with it.
    await strength(page).fill('99');
    await page.locator('.ws-bad', { hasText: 'A whole number from 1 to 30 is expected here.' }).waitFor();
    expect(await strength(page).getAttribute('aria-invalid')).toBe('true');
    await page.locator('.ws-foot [aria-disabled="true"]', { hasText: 'Try it against bots' }).waitFor();
    expect(await drawn(page).textContent()).toBe('6');

    // Nor one that does not fit the others.
    await strength(page).fill('12');
    await page.locator('.ws-bad', { hasText: 'must be stronger' }).waitFor();

    await strength(page).fill('9');
    await page.locator('.ws-bad').waitFor({ state: 'detached' });
    await page.locator('.ws-live .ws-picture.large .badge-number', { hasText: '9' }).waitFor();

    const saved = await savedFile(page);
    expect(JSON.parse(saved)).toEqual({ ...FILE, cards: { ...FILE.cards, m6: { count: 40, strength: 9 } } });

    // Everything can be taken back, and had again from the file; and the device keeps it.
    await press(page, 'As printed');
    await page.waitForFunction(() => document.querySelector('.ws-foot b')?.textContent === 'The usual edition');
    expect(await strength(page).inputValue()).toBe('6');
    await openFile(page, saved);
    await page.locator('.ws-foot b', { hasText: 'An old printing' }).waitFor();
    await page.reload();
    await strength(page).waitFor();
    expect(await strength(page).inputValue()).toBe('9');

    await press(page, 'Make it the house’s edition');
    await page.getByText('New tables of this house are set with “An old printing”.').waitFor();
    await page.goto('/new?game=condottiere&where=online');
    await page.locator('#q-edition').waitFor();
    await page.getByRole('option', { name: 'The house’s: An old printing' }).waitFor({ state: 'attached' });

    await page.goto('/workshop/condottiere');
    await press(page, 'Try it against bots');
    expect(await moment(page)).toBe('asked');
    const figures = await page.locator('.own-things .badge-number').allTextContents();
    expect(figures.length).toBeGreaterThan(0);
    expect(figures.every((figure) => figure === '9' || figure === '12')).toBe(true);
  });

  it('brings an edition in a link, and what was there before is not lost', async () => {
    const page = await house.person({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto('/workshop/condottiere');
    await strength(page).waitFor();
    await openFile(page, JSON.stringify(FILE));
    await press(page, 'Copy a link');
    await page.getByText('The link is on the clipboard.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const other = await house.person();
    await other.goto('/workshop/condottiere');
    await strength(other).fill('8');
    await other.goto('/');
    await other.goto(link);
    await other.locator('.ws-foot b', { hasText: 'An old printing' }).waitFor();
    expect(new URL(other.url()).hash).toBe('');
    await press(other, 'Undo');
    await other.waitForFunction(() => document.querySelector('.ws-foot b')?.textContent !== 'An old printing');
    expect(await strength(other).inputValue()).toBe('8');
  });
});
