/** What axe complains about on a page, and a picture of it for whoever wants to look. */
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
