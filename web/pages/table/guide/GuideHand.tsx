/** The hand of a first game: a frame round the part of the board that is spoken of, and a finger that points at it. */
import { useEffect, useState } from 'preact/hooks';

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Whatever lies under the edge of the window, or behind a tab, is not pointed at. */
function placeOf(at: string): Place | null {
  const part = document.querySelector(`#main .${at}`);
  const { left, top, width, height } = part?.getBoundingClientRect() ?? new DOMRect();
  const shown = width > 0 && height > 0 && top < innerHeight && left < innerWidth && top + height > 0;
  return shown ? { left, top, width, height } : null;
}

const isSame = (a: Place | null, b: Place | null): boolean => JSON.stringify(a) === JSON.stringify(b);

export function GuideHand({ at }: { readonly at: string }) {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    // Boards lay themselves out as they please: looking each time the page is drawn is what costs least.
    let frame = 0;
    const look = () => {
      setPlace((old) => {
        const found = placeOf(at);
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
