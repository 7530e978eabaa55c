/** The Action marker. When it goes to another Room it glides there; where motion is unwelcome it is simply there. */
import { Shield, type Tincture } from '@signoria/web/kit';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Where a marker was last drawn: one marker to a Palace, so one memory for each. */
export interface MarkerPlace {
  current: { readonly left: number; readonly top: number } | null;
}

/** The house's time for a moving piece; none where motion is unwelcome. */
function moveTime(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).getPropertyValue('--m-move')) || 0;
}

export function Marker({ place, tincture }: { readonly place: MarkerPlace; readonly tincture: Tincture }) {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = mark.current;
    if (!element) return;
    const { left, top } = element.getBoundingClientRect();
    const from = place.current;
    const duration = moveTime(element);
    place.current = { left, top };
    if (from === null || duration === 0 || (from.left === left && from.top === top)) return;
    const start = `translate(${from.left - left}px, ${from.top - top}px)`;
    element.animate([{ transform: start }, { transform: 'none' }], { duration: duration * 2, easing: 'ease-out' });
    // Only another Room mounts this mark anew; other changes must not set it going.
  }, [place]);
  return (
    <span class="marker" ref={mark}>
      <Shield tincture={tincture} />
    </span>
  );
}
