/** Something on the server that changes by itself: asked for again while the page is looked at. The last answer stays. */
import { useCallback, useEffect, useState } from 'preact/hooks';

export interface Polled<T> {
  readonly value: T | null;
  /** Of the last question; null when it was answered. */
  readonly error: unknown;
  set(value: T): void;
  again(): void;
}

export function usePolled<T>(work: () => Promise<T>, keys: readonly unknown[], everyMs: number | null): Polled<T> {
  const [value, setValue] = useState<T | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((n) => n + 1), []);
  useEffect(() => {
    let current = true;
    work().then(
      (next) => {
        if (!current) return;
        setValue(next);
        setError(null);
      },
      (wrong: unknown) => current && setError(wrong),
    );
    return () => {
      current = false;
    };
  }, [...keys, round]);
  useEffect(() => {
    if (everyMs === null) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && again(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, again]);
  return { value, error, set: setValue, again };
}
