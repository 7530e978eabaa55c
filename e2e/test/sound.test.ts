/** [B11] How loud each sound is: rendered by the browser itself, through the same limiter as at a table. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOUNDS } from '../../web/sound/sounds.ts';
import { noBrowser, openBrowser } from '../browser.ts';
import { openWorkbench, type Workbench } from '../gallery.ts';

const START_MS = 300_000;
const NAMES = Object.keys(SOUNDS);
/** Quiet beside speech, and none so quiet that it is only heard by those who listen for it. In dBFS. */
const PEAK = { most: -9, least: -32 };
const LOUD = { most: -18, least: -44 };
/** A sound may ring on a little below what is heard. */
const TAIL_MS = 25;

interface Heard {
  readonly peak: number;
  /** Of its loudest twentieth of a second. */
  readonly loud: number;
  /** From its beginning until it is 50 dB below its peak, and as long as it says it is. */
  readonly ms: number;
  readonly said: number;
  readonly clipped: number;
}

/** Runs in the browser, in words: what it fetches is known there alone. */
const MEASURE = `async (names) => {
  const { SOUNDS } = await import('/sound/sounds.ts');
  const { outputOf } = await import('/sound/player.ts');
  const RATE = 44100;
  const AT = 0.005;
  const context = new OfflineAudioContext(1, RATE * 2, RATE);
  const out = outputOf(context);
  let state = 7919;
  const chance = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const said = Math.max(...names.map((name) => SOUNDS[name]({ context, out, at: AT, chance })));
  const wave = (await context.startRendering()).getChannelData(0);
  const size = wave.map(Math.abs);
  const peak = size.reduce((a, b) => Math.max(a, b), 0);
  const last = size.findLastIndex((one) => one > peak * 10 ** (-50 / 20));
  const span = Math.round(RATE * 0.05);
  let loud = 0;
  for (let i = 0; i + span < wave.length; i += span >> 1) {
    loud = Math.max(loud, wave.subarray(i, i + span).reduce((sum, one) => sum + one * one, 0) / span);
  }
  return {
    peak: 20 * Math.log10(peak),
    loud: 10 * Math.log10(loud),
    ms: (last / RATE - AT) * 1000,
    said: said * 1000,
    clipped: size.filter((one) => one >= 1).length,
  };
}`;

describe.skipIf(noBrowser)('[B11] what is heard', { timeout: START_MS }, () => {
  let bench: Workbench;
  let browser: Browser;
  let page: Page;
  const measure = (...names: readonly string[]): Promise<Heard> =>
    page.evaluate(`(${MEASURE})(${JSON.stringify(names)})`);
  beforeAll(async () => {
    [bench, browser] = await Promise.all([openWorkbench(), openBrowser()]);
    page = await browser.newPage();
    // A page of the client's own sources; nothing of it is needed but its address.
    await page.goto(`${bench.url}theme.js`);
  }, START_MS);
  afterAll(async () => {
    await browser?.close();
    await bench?.close();
  });

  it.each(NAMES)('%s is neither loud nor lost, and as long as it says', async (name) => {
    const heard = await measure(name);
    expect(heard.clipped).toBe(0);
    expect(heard.peak).toBeLessThanOrEqual(PEAK.most);
    expect(heard.peak).toBeGreaterThanOrEqual(PEAK.least);
    expect(heard.loud).toBeLessThanOrEqual(LOUD.most);
    expect(heard.loud).toBeGreaterThanOrEqual(LOUD.least);
    expect(heard.ms).toBeLessThanOrEqual(heard.said + TAIL_MS);
  });

  it('no two differ so much that one has to turn the volume', async () => {
    const all = await Promise.all(NAMES.map((name) => measure(name)));
    const loud = all.map((heard) => heard.loud);
    if (process.env.SHOW) console.table(Object.fromEntries(NAMES.map((name, i) => [name, all[i]])));
    expect(Math.max(...loud) - Math.min(...loud)).toBeLessThanOrEqual(16);
  });

  it('three at once, the most there are, do not clip', async () => {
    const loudest = [...(await Promise.all(NAMES.map(async (name) => ({ name, ...(await measure(name)) }))))]
      .toSorted((a, b) => b.peak - a.peak)
      .slice(0, 3);
    const { clipped, peak } = await measure(...loudest.map(({ name }) => name));
    expect(clipped).toBe(0);
    expect(peak).toBeLessThan(-3);
  });
});
