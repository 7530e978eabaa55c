/** One Chromium for a test file. */
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from './programs.ts';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
];

const found = findBrowser();

export const noBrowser = found.path === null;

export function openBrowser(): Promise<Browser> {
  if (found.path === null) throw new Error(found.why);
  return chromium.launch({ executablePath: found.path, args: ARGS });
}
