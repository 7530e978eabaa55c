/** A piece that goes to another place glides there; where motion is unwelcome it is simply there. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Where the piece was last drawn: one memory for each piece, kept by whoever draws its places. */
export interface LastPlace {
  current: { readonly left: number; readonly top: number } | null;
}

/** The house's time for a moving piece; none where motion is unwelcome. */
function moveTime(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).getPropertyValue('--m-move')) || 0;
}

/** For the mark of a piece that is mounted anew at each place. `after`: milliseconds before the move is told. */
export function useFlip<E extends HTMLElement>(place: LastPlace, after = 0): RefObject<E | null> {
  const mark = useRef<E>(null);
  useLayoutEffect(() => {
    const element = mark.current;
    if (!element) return;
    const { left, top } = element.getBoundingClientRect();
    const from = place.current;
    const duration = moveTime(element);
    place.current = { left, top };
    if (from === null || duration === 0 || (from.left === left && from.top === top)) return;
    const start = `translate(${from.left - left}px, ${from.top - top}px)`;
    const timing = { duration: duration * 2, delay: after, fill: 'backwards', easing: 'ease-out' } as const;
    element.animate([{ transform: start }, { transform: 'none' }], timing);
    // Only another place mounts the mark anew; other changes must not set it going.
  }, [place]);
  return mark;
}
