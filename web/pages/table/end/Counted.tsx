/** A number that is counted up before the eyes of whoever likes things to move; read out once, as it is. */
import { useEffect, useState } from 'preact/hooks';
import { still } from '../../../state/settings.ts';

const MS = 900;
/** The account is laid out first. */
const AFTER_MS = 500;

/** How much of it is counted after so long: fast at first, then slower. */
export function countedAfter(n: number, ms: number): number {
  const part = Math.min(1, Math.max(0, ms - AFTER_MS) / MS);
  return Math.round(n * (1 - (1 - part) ** 3));
}

export function Counted({ n }: { readonly n: number }) {
  const [shown, show] = useState(still.peek() ? n : 0);
  useEffect(() => {
    if (still.peek()) {
      show(n);
      return;
    }
    const start = performance.now();
    let frame = requestAnimationFrame(function tick(now: number) {
      show(countedAfter(n, now - start));
      if (now - start < AFTER_MS + MS) frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [n]);
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span class="only-heard">{n}</span>
    </>
  );
}
