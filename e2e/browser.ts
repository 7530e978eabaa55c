/** One Chromium for a test file, or the reason why there is none. Where tests must run (CI), no browser is a failure. */
import { type Browser, chromium } from 'playwright-core';

type Found = { readonly path: string } | { readonly path: null; readonly why: string };

// Loaded by address: the launcher's scripts are plain JavaScript and have no types to import.
const { ensureBrowser } = (await import(new URL('../scripts/browser.js', import.meta.url).href)) as {
  ensureBrowser(): Found;
};

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
];

const found = ensureBrowser();
if (found.path === null) {
  if (process.env.CI === 'true') throw new Error(found.why);
  console.warn(`browser tests are skipped: ${found.why}`);
}

export const noBrowser = found.path === null;

export function openBrowser(): Promise<Browser> {
  if (found.path === null) throw new Error(found.why);
  return chromium.launch({ executablePath: found.path, args: ARGS });
}
