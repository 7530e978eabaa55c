/** A page through axe, with its letters and colours settled. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

interface Report {
  readonly passes: readonly Finding[];
  readonly violations: readonly Finding[];
}

export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
  await page.evaluate(AXE);
  const { passes, violations: found } = await page.evaluate<Report>('axe.run()');
  expect(passes.length).toBeGreaterThan(10);
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary ?? ''}`));
}
