/**
 * What on a page cannot be read: letters too small, cut, clamped, run out of the thing they name, or printed over others.
 * Looked at line by line as the browser has laid them out, in drawings too. What can be scrolled to is not cut.
 */
import type { Page } from 'playwright-core';

/** What a person at arm's length still reads. */
const SMALLEST_PX = 11;

/** Each fault once: what is wrong, the letters, and where they stand. */
export function illegible(page: Page): Promise<readonly string[]> {
  return page.evaluate(findIllegible, SMALLEST_PX);
}

/** Once the page is laid out anew: a media query is heard in one frame, what follows from it is drawn in the next. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    // Letters of another language are fetched when they are first drawn; those that stand in for them are wider.
    await document.fonts.ready;
    await frame();
    await frame();
  });

/** Runs in the browser, so everything it needs stands inside. */
function findIllegible(smallest: number): readonly string[] {
  interface Line {
    readonly element: Element;
    readonly text: string;
    readonly box: DOMRect;
  }

  /** Said to those who listen, no words at all, or the small picture of a component beside its name and all it does. */
  const UNSEEN = '.only-heard, script, style, title, option, textarea, noscript, .minimap, .cover, .ws-picture';
  /** Rounding, and the overhang of a letter. */
  const SLACK = 2;

  const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

  function isSeen(element: Element): boolean {
    if (element.closest(UNSEEN) !== null) return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { clipPath, display } = getComputedStyle(at);
      if (clipPath.startsWith('inset') || display === 'none') return false;
    }
    return true;
  }

  function linesOnPage(): readonly Line[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (element === null || !/[\p{L}\p{N}]/u.test(text) || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 1) lines.push({ element, text, box });
    }
    return lines;
  }

  /** As it comes out on the screen, whatever scale a drawing has. */
  function sizeOf(element: Element): number {
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (!(element instanceof SVGGraphicsElement)) return size;
    const matrix = element.getScreenCTM();
    return matrix === null ? size : size * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
  }

  /** The height of the letters themselves, without the room between lines. */
  const inked = ({ box }: Line) => ({
    left: box.left + 1,
    right: box.right - 1,
    top: box.top + box.height * 0.25,
    bottom: box.bottom - box.height * 0.22,
  });

  /** The part of the screen in which it can be seen now; and whether something cuts it that cannot be scrolled. */
  function windowOf(line: Line): { readonly cut: boolean; readonly inSight: boolean } {
    const { element, box } = line;
    const ink = inked(line);
    let free = { x: false, y: false };
    let inSight = box.left >= -SLACK && box.right <= innerWidth + SLACK && box.bottom > 0 && box.top < innerHeight;
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      if (at instanceof SVGElement && !(at instanceof SVGSVGElement)) continue;
      const { overflowX, overflowY, display } = getComputedStyle(at);
      if (display === 'contents' || display === 'inline') continue;
      const outer = at.getBoundingClientRect();
      const wide = box.right > outer.right + SLACK || box.left < outer.left - SLACK;
      const high = ink.bottom > outer.bottom + SLACK || ink.top < outer.top - SLACK;
      if ((hides(overflowX) && wide && !free.x) || (hides(overflowY) && high && !free.y)) {
        // A drawing that is moved about in its frame shows the rest when it is moved.
        if (at.closest('.pan-zoom') === null && !(at instanceof SVGSVGElement)) return { cut: true, inSight: false };
        inSight = false;
      }
      if ((scrolls(overflowX) && wide) || (scrolls(overflowY) && high)) inSight = false;
      free = { x: free.x || scrolls(overflowX), y: free.y || scrolls(overflowY) };
    }
    return { cut: false, inSight };
  }

  /** Clamped to a number of lines, or ended with dots. */
  function isClamped(element: Element): boolean {
    for (let at: Element | null = element; at instanceof HTMLElement; at = at.parentElement) {
      const { webkitLineClamp, textOverflow, overflowX } = getComputedStyle(at);
      // Words in a line have no width of their own.
      if (at.clientWidth === 0) continue;
      if (webkitLineClamp !== 'none' && at.scrollHeight > at.clientHeight + 1) return true;
      if (textOverflow === 'ellipsis' && hides(overflowX) && at.scrollWidth > at.clientWidth + 1) return true;
    }
    return false;
  }

  /** Out of the button, card or cell it belongs to. */
  function isSpilled({ element, box }: Line): boolean {
    const thing = element.closest('button, .tag, td, th');
    if (!(thing instanceof HTMLElement) || element instanceof SVGElement) return false;
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    // A tight line is lower than its letters' box.
    const high = Math.max(4, box.height / 4);
    return box.left < left - SLACK || box.right > right + SLACK || box.top < top - high || box.bottom > bottom + high;
  }

  const isOpaque = (element: Element): boolean => {
    const { backgroundColor, fill, opacity } = getComputedStyle(element);
    if (Number(opacity) < 0.9) return false;
    if (element instanceof SVGGeometryElement) return fill !== 'none';
    return !/^rgba\(.*, 0(\.\d+)?\)$|^transparent$/.test(backgroundColor);
  };

  /** Nothing lies over it at this spot. */
  function isOnTop(element: Element, x: number, y: number): boolean {
    for (const at of document.elementsFromPoint(x, y)) {
      if (at === element || at.contains(element) || element.contains(at)) return true;
      if (isOpaque(at)) return false;
    }
    return false;
  }

  function overlaps(a: Line, b: Line): boolean {
    if (a.element === b.element || a.element.contains(b.element) || b.element.contains(a.element)) return false;
    const [one, two] = [inked(a), inked(b)];
    const left = Math.max(one.left, two.left);
    const right = Math.min(one.right, two.right);
    const top = Math.max(one.top, two.top);
    const bottom = Math.min(one.bottom, two.bottom);
    if (right - left <= SLACK || bottom - top <= SLACK) return false;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return isOnTop(a.element, x, y) && isOnTop(b.element, x, y);
  }

  const named = ({ element, text }: Line): string => {
    const path = [element, element.parentElement, element.parentElement?.parentElement].map((at) =>
      at instanceof Element ? `${at.localName}.${at.getAttribute('class') ?? ''}` : '',
    );
    return `“${text.slice(0, 60)}” in ${path.join(' < ')}`;
  };

  const faults = new Set<string>();
  const inSight: Line[] = [];
  for (const line of linesOnPage()) {
    const size = sizeOf(line.element);
    const seen = windowOf(line);
    if (size < smallest - 0.05) faults.add(`small (${size.toFixed(1)}): ${named(line)}`);
    if (seen.cut || isClamped(line.element)) faults.add(`cut: ${named(line)}`);
    else if (isSpilled(line)) faults.add(`spilled: ${named(line)}`);
    if (seen.inSight) inSight.push(line);
  }
  const sorted = inSight.toSorted((a, b) => a.box.top - b.box.top);
  for (const [nth, line] of sorted.entries()) {
    for (const other of sorted.slice(nth + 1)) {
      if (other.box.top > line.box.bottom) break;
      if (overlaps(line, other)) faults.add(`over each other: ${named(line)} and ${named(other)}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) faults.add('the page is wider than the screen');
  return [...faults];
}
