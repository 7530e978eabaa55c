/** Something on the server that changes by itself: asked for again while the page is looked at. */
import { useEffect } from 'preact/hooks';
import { type Latest, useLatest } from '../../shell/use-latest.ts';

export function usePolled<T>(work: () => Promise<T>, keys: readonly unknown[], everyMs: number | null): Latest<T> {
  const latest = useLatest(work, keys);
  const { again } = latest;
  useEffect(() => {
    if (everyMs === null) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && again(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, again]);
  return latest;
}
