/** The hand of a first game: a frame round the part of the board that is spoken of, and a finger that points at it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { still } from '../../../state/settings.ts';

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A finger's breadth: of what is larger, so much at least is seen before it is pointed at. */
const LEAST_PX = 40;

/** As much of it as is in sight: what was scrolled away is not pointed at. */
function placeOf(part: Element): Place | null {
  const whole = part.getBoundingClientRect();
  let { left, top, right, bottom } = whole;
  const keepWithin = (edge: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>) => {
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  };
  keepWithin({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (let around = part.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow !== 'visible') keepWithin(around.getBoundingClientRect());
  }
  const [width, height] = [right - left, bottom - top];
  // What is scrolled comes to rest on whole pixels.
  const isSeen = (seen: number, of: number) => seen > 0 && seen >= Math.min(of - 1, LEAST_PX);
  return isSeen(width, whole.width) && isSeen(height, whole.height) ? { left, top, width, height } : null;
}

const TAB = 'tab ';

/** Those that are drawn now. */
function partsNamed(names: readonly string[]): readonly Element[] {
  const selectors = names.map((name) =>
    name.startsWith(TAB)
      ? `#main [role="tab"][aria-selected="false"][id$="-${name.slice(TAB.length)}"]`
      : `#main .${name}`,
  );
  return selectors
    .flatMap((selector) => document.querySelector(selector) ?? [])
    .filter((part) => part.getClientRects().length > 0);
}

/** Only what a reader could scroll themselves: what is cut off for good stays so. */
function bringIntoSight(part: Element): void {
  let { left, top, right, bottom } = part.getBoundingClientRect();
  for (let around = part.parentElement; around; around = around.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(around).overflow)) continue;
    const edge = around.getBoundingClientRect();
    const across = Math.min(Math.max(0, right - edge.right), left - edge.left);
    const down = Math.min(Math.max(0, bottom - edge.bottom), top - edge.top);
    around.scrollBy({ left: across, top: down, behavior: still.value ? 'instant' : 'smooth' });
    [left, top, right, bottom] = [left - across, top - down, right - across, bottom - down];
  }
}

const isSame = (a: Place | null, b: Place | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The parts of the page that a reader moves; pressing a tab asks for what is behind it, and moves nothing. */
const MOVED = '#main :is(.stage, .own-things)';
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
/** So long a part has to lie where it is: boards lay themselves out in several steps. */
const CALM_FRAMES = 6;

/** From then on the board is theirs. */
function onMoved(act: () => void): () => void {
  const hear = ({ target }: Event) => {
    if (target instanceof Element && target.closest(MOVED) && !target.closest('[role="tab"]')) act();
  };
  for (const move of MOVES) document.addEventListener(move, hear, { passive: true });
  return () => {
    for (const move of MOVES) document.removeEventListener(move, hear);
  };
}

interface GuideHandProps {
  /** Parts of the board, the most fitting first. */
  readonly at: string | readonly string[];
  /** What nothing is seen of is brought into sight, until the reader moves the board themselves. */
  readonly brings: boolean;
  readonly onBrought: () => void;
}

export function GuideHand({ at, brings, onBrought }: GuideHandProps) {
  const [place, setPlace] = useState<Place | null>(null);
  const bringing = useRef(brings);
  useEffect(() => {
    const forget = onMoved(() => {
      bringing.current = false;
    });
    // Boards lay themselves out as they please: looking each time the page is drawn is what costs least.
    let frame = 0;
    let calm = 0;
    let lay = '';
    const look = () => {
      const parts = partsNamed([at].flat());
      const seen = parts.find((part) => placeOf(part) !== null);
      const lies = JSON.stringify(parts[0]?.getBoundingClientRect());
      calm = lies === lay ? calm + 1 : 0;
      lay = lies;
      if (seen === undefined && parts.length > 0 && bringing.current && calm >= CALM_FRAMES) {
        bringIntoSight(parts[0]!);
        onBrought();
        calm = 0;
      }
      const found = seen === undefined ? null : placeOf(seen);
      setPlace((old) => (isSame(old, found) ? old : found));
      frame = requestAnimationFrame(look);
    };
    look();
    return () => {
      cancelAnimationFrame(frame);
      forget();
    };
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
