/** A page looked at: what axe has to say about it, and a picture for whoever wants one. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Report {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}

export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate<Report>('axe.run()');
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Where SHOTS says so. */
export async function shoot(page: Page, name: string, fullPage = true): Promise<void> {
  const { SHOTS } = process.env;
  if (SHOTS !== undefined) writeFileSync(`${SHOTS}/${name}.png`, await page.screenshot({ fullPage }));
}

const SIZES = {
  wide: { width: 1366, height: 768 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const;

/** As a screen, a tablet and a telephone show it, by day and by night. */
export async function shootBoth(page: Page, name: string): Promise<void> {
  if (process.env.SHOTS === undefined) return;
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await shoot(page, `${name}-${size}`);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot(page, `${name}-phone-dark`);
  await page.setViewportSize(SIZES.wide);
  await shoot(page, `${name}-wide-dark`);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Whether a telephone has to be moved sideways to read the page. */
export async function isTooWide(page: Page): Promise<boolean> {
  await page.setViewportSize(SIZES.phone);
  const found = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  await page.setViewportSize(SIZES.wide);
  return found;
}
