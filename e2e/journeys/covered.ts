/** Whether what explains a game lies on what it explains, and points at it: by geometry, as far as each thing can be seen at all. */
import type { Page } from 'playwright-core';

/** Everything that may be chosen now. */
const LEGAL = [
  ':is(.stage, .own-things) [aria-pressed]:not([aria-disabled="true"])',
  '.prompt-answers button:not([aria-disabled="true"])',
].join(', ');

/** What a note of a first game covers: things that may be chosen, and the part of the board it points at. */
export function coveredByGuide(page: Page): Promise<readonly string[]> {
  return page.evaluate((legal) => {
    /** As much of it as is not cut off by what it lies in. */
    const seen = (element: Element) => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let at = element.parentElement; at !== null; at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue;
        const box = at.getBoundingClientRect();
        [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
        [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
      }
      return { left, top, right, bottom };
    };
    const guide = document.querySelector('.guide');
    if (guide === null) return ['no note lies there'];
    const note = seen(guide);
    const covers = (element: Element): boolean => {
      const { left, top, right, bottom } = seen(element);
      const width = Math.min(right, note.right) - Math.max(left, note.left);
      const height = Math.min(bottom, note.bottom) - Math.max(top, note.top);
      return right > left && bottom > top && width > 1 && height > 1;
    };
    const things = [...document.querySelectorAll(`${legal}, .guide-frame`)];
    return things.filter(covers).map((thing) => thing.outerHTML.slice(0, 200));
  }, LEGAL);
}

/** A frame round less than this is not seen. */
const LEAST_PX = 8;

/** Whether the frame of a note lies on the screen, and round enough of the board to be seen. */
export function pointsAtSomething(page: Page): Promise<boolean> {
  return page.evaluate((least) => {
    const frame = document.querySelector('.guide-frame');
    if (frame === null) return false;
    const { left, top, right, bottom } = frame.getBoundingClientRect();
    const width = Math.min(right, innerWidth) - Math.max(left, 0);
    const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
    return width >= least && height >= least;
  }, LEAST_PX);
}
