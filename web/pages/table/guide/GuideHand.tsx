/** The hand of a first game: a frame round the part of the board that is spoken of, and a finger that points at it. */
import { useEffect, useState } from 'preact/hooks';

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** As much of it as is in sight: what was scrolled away, or lies behind a tab, is not pointed at. */
function placeOf(at: string): Place | null {
  const part = document.querySelector(`#main .${at}`);
  let { left, top, right, bottom } = part?.getBoundingClientRect() ?? new DOMRect();
  const keepWithin = (edge: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>) => {
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  };
  keepWithin({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (let around = part?.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow !== 'visible') keepWithin(around.getBoundingClientRect());
  }
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null;
}

function firstPlace(parts: readonly string[]): Place | null {
  for (const part of parts) {
    const place = placeOf(part);
    if (place !== null) return place;
  }
  return null;
}

const isSame = (a: Place | null, b: Place | null): boolean => JSON.stringify(a) === JSON.stringify(b);

interface GuideHandProps {
  /** Parts of the board, the most fitting first. */
  readonly at: string | readonly string[];
}

export function GuideHand({ at }: GuideHandProps) {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    // Boards lay themselves out as they please: looking each time the page is drawn is what costs least.
    let frame = 0;
    const look = () => {
      setPlace((old) => {
        const found = firstPlace([at].flat());
        return isSame(old, found) ? old : found;
      });
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [at]);
  if (place === null) return null;
  return (
    <div
      class="guide-frame"
      aria-hidden="true"
      style={{
        left: `${place.left}px`,
        top: `${place.top}px`,
        width: `${place.width}px`,
        height: `${place.height}px`,
      }}
    >
      <svg class="guide-hand" viewBox="0 0 40 24" aria-hidden="true">
        <path d="M1 5h8v14H1zM9 7h6c2-3 4-4 6-4 2 0 2 2 0 4h16c3 0 3 4 0 4H25c2 0 2 3 0 3.5 2 0 1 3-1 3 1 1 0 3-2 3H14c-2 0-3-1-5-2z" />
      </svg>
    </div>
  );
}
