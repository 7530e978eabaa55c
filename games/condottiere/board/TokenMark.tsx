/** The Condottiere token beside its holder's name. When it changes hands it glides from the one row to the other. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { CondottiereFigure } from './drawings/index.ts';

/** Where the token was last drawn: one token, so one memory for the whole table. */
export interface TokenPlace {
  current: { readonly left: number; readonly top: number } | null;
}

/** The house's time for a moving piece; none where motion is unwelcome. */
function moveTime(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).getPropertyValue('--m-move')) || 0;
}

interface TokenMarkProps {
  readonly place: TokenPlace;
  readonly label: string;
  /** Milliseconds before the move is told. */
  readonly after: number;
  readonly onOpen: () => void;
}

export function TokenMark({ place, label, after, onOpen }: TokenMarkProps) {
  const mark = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = mark.current;
    if (!element) return;
    const { left, top } = element.getBoundingClientRect();
    const from = place.current;
    const duration = moveTime(element);
    place.current = { left, top };
    if (from === null || duration === 0 || (from.left === left && from.top === top)) return;
    const start = `translate(${from.left - left}px, ${from.top - top}px)`;
    element.animate([{ transform: start }, { transform: 'none' }], {
      duration: duration * 2,
      delay: after,
      fill: 'backwards',
      easing: 'ease-out',
    });
    // Only a new holder mounts this mark anew; other changes of the row must not set it going.
  }, [place]);
  return (
    <button type="button" class="token" ref={mark} onClick={onOpen}>
      <svg viewBox="-14 -22 30 40" aria-hidden="true">
        <CondottiereFigure x={0} y={0} />
      </svg>
      <span class="only-heard">{label}</span>
    </button>
  );
}
