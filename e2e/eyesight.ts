/** What a page is to those who see colours or small letters badly. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { TINCTURES } from '../kit/seats/tincture.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A part of the picture, and how many of them away a shape may stand from its paint. */
const PART_PX = 24;
const NEAR = 2;
/** Of 255. Drawn anew, the edge of a letter may come out a shade darker, which no paint is; a hatching may be as faint. */
const PAINTED = 40;
const SHAPED = 12;
/** Longer than a tooltip waits before it opens. */
const STILL_MS = 800;

/**
 * Where colour says something that nothing else says. Seats are told apart by paint, and by hatching and emblem. All
 * seats' paints change places: where the picture changes, paint tells whose something is. Then, with everything painted
 * alike, hatchings and emblems change places: they must show in the same parts of the picture.
 */
export async function byColourAlone(page: Page): Promise<readonly Spot[]> {
  const plain = await stillPicture(page);
  await page.evaluate(movePaints, TINCTURES);
  const painted = await picture(page);
  await page.evaluate(paintAlike, TINCTURES);
  const alike = await picture(page);
  await page.evaluate(moveShapes, [TINCTURES, 1] as const);
  const shaped = await picture(page);
  await page.evaluate(moveShapes, [TINCTURES, -1] as const);
  await page.evaluate(unpaint, TINCTURES);
  const paint = await changed(page, plain, painted, PAINTED);
  const shapes = await changed(page, alike, shaped, SHAPED);
  if (paint.length === 0) throw new Error('no seat has a colour here');
  const isNear = (a: Spot, b: Spot): boolean => Math.abs(a.x - b.x) <= NEAR && Math.abs(a.y - b.y) <= NEAR;
  return paint.filter((spot) => !shapes.some((shape) => isNear(spot, shape)));
}

/** Only when nothing moves or opens any more. */
async function stillPicture(page: Page): Promise<string> {
  for (let last = await picture(page); ; ) {
    await sleep(STILL_MS);
    const next = await picture(page);
    if (next === last) return next;
    last = next;
  }
}

const picture = async (page: Page): Promise<string> => (await page.screenshot()).toString('base64');

function movePaints(tinctures: readonly string[]): void {
  const root = document.documentElement;
  const now = getComputedStyle(root);
  const paints = tinctures.map((name) => [`--p-${name}`, `--p-${name}-ink`] as const);
  const values = paints.map((pair) => pair.map((name) => now.getPropertyValue(name)));
  for (const [nth, pair] of paints.entries()) {
    const next = values[(nth + 1) % values.length]!;
    for (const [part, name] of pair.entries()) root.style.setProperty(name, next[part]!);
  }
}

function paintAlike(tinctures: readonly string[]): void {
  for (const name of tinctures) {
    document.documentElement.style.setProperty(`--p-${name}`, '#777');
    document.documentElement.style.setProperty(`--p-${name}-ink`, '#fff');
  }
}

/** Each to the next seat, or back. */
function moveShapes([tinctures, by]: readonly [readonly string[], 1 | -1]): void {
  for (const kind of ['shield', 'hatch']) {
    const drawn = tinctures.map((name) => document.getElementById(`${kind}-${name}`)!);
    for (const [nth, element] of drawn.entries()) element.id = `${kind}-${tinctures.at((nth + by) % tinctures.length)}`;
  }
}

function unpaint(tinctures: readonly string[]): void {
  for (const name of tinctures) {
    document.documentElement.style.removeProperty(`--p-${name}`);
    document.documentElement.style.removeProperty(`--p-${name}-ink`);
  }
}

/** The parts in which two pictures differ by so much, compared by the browser: it reads its own pictures best. */
function changed(page: Page, before: string, after: string, least: number): Promise<readonly Spot[]> {
  return page.evaluate(
    async ([first, second, size, least]) => {
      const pixels = async (png: string) => {
        const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes]));
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
        canvas.drawImage(image, 0, 0);
        return canvas.getImageData(0, 0, image.width, image.height);
      };
      const [a, b] = [await pixels(first), await pixels(second)];
      const spots = new Map<string, { readonly x: number; readonly y: number }>();
      for (let i = 0; i < a.data.length; i += 4) {
        const difference = Math.max(...[0, 1, 2].map((part) => Math.abs(a.data[i + part]! - b.data[i + part]!)));
        if (difference < least) continue;
        const [x, y] = [Math.floor(((i / 4) % a.width) / size), Math.floor(i / 4 / a.width / size)];
        spots.set(`${x} ${y}`, { x, y });
      }
      return [...spots.values()];
    },
    [before, after, PART_PX, least] as const,
  );
}

/** Letters that do not fit where they stand and cannot be scrolled to; and whether the page has become too wide. */
export function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
    const hasLetters = (element: Element): boolean =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
    // Said to those who listen, and not meant to be seen.
    const isHeard = (element: Element): boolean => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        if (getComputedStyle(at).clipPath !== 'none') return true;
      }
      // What is folded away is looked at when it is opened.
      return element.closest('svg, [aria-hidden="true"], .only-heard, details:not([open]) > :not(summary)') !== null;
    };
    const isCut = (element: HTMLElement): boolean => {
      const inner = element.getBoundingClientRect();
      for (let at: HTMLElement | null = element; at !== null; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const outer = at.getBoundingClientRect();
        const wide =
          at === element
            ? at.scrollWidth > at.clientWidth + 1
            : inner.right > outer.right + 2 || inner.left < outer.left - 2;
        const high =
          at === element
            ? at.scrollHeight > at.clientHeight + 2
            : inner.bottom > outer.bottom + 2 || inner.top < outer.top - 2;
        if ((hides(overflowX) && wide) || (hides(overflowY) && high)) return true;
        if (scrolls(overflowX) || scrolls(overflowY)) return false;
      }
      return false;
    };
    const { scrollWidth } = document.documentElement;
    const letters = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => hasLetters(element) && element.getClientRects().length > 0 && !isHeard(element),
    );
    return [
      ...(scrollWidth > innerWidth + 1 ? [`the page is ${scrollWidth} wide`] : []),
      ...letters.filter(isCut).map(({ className, textContent }) => `${className}: ${textContent}`),
    ];
  });
}
