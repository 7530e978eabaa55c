/** The last answer to something that is asked again and again: it stays while the next one is on its way. */
import { useCallback, useEffect, useState } from 'preact/hooks';

export interface Latest<T> {
  readonly value: T | null;
  /** Of the last question; null when it was answered. */
  readonly error: unknown;
  set(value: T): void;
  fail(error: unknown): void;
  again(): void;
}

export function useLatest<T>(work: () => Promise<T>, keys: readonly unknown[]): Latest<T> {
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
  return { value, error, set: setValue, fail: setError, again };
}
