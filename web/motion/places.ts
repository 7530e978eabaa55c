/** Places of the page by their names: where they lie, and whether they are there at all. */
import type { Point } from './paths.ts';

export interface Place {
  readonly name: string;
  readonly element: Element;
  readonly box: DOMRect;
  /** Things come from here and go here; it is none itself. */
  readonly spot: boolean;
}

const quoted = (name: string): string => `"${CSS.escape(name)}"`;

/** Of several alike the one that is lifted, else the last; what is made to be found (`data-place`) before what can be pressed. */
function elementOf(name: string, root: ParentNode): Element | null {
  for (const kind of ['data-place', 'data-thing', 'data-spot']) {
    const all = [...root.querySelectorAll(`[${kind}=${quoted(name)}]`)].filter((one) => one.checkVisibility());
    const found = all.find((one) => one.closest('.selected') !== null) ?? all.at(-1);
    if (found !== undefined) return found;
  }
  return null;
}

export function placeOf(names: readonly string[], root: ParentNode): Place | null {
  for (const name of names) {
    const element = elementOf(name, root);
    const box = element?.getBoundingClientRect();
    if (element !== null && box !== undefined && box.width > 0) {
      return { name, element, box, spot: element.getAttribute('data-spot') === name };
    }
  }
  return null;
}

export function middle({ x, y, width, height }: DOMRect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
