/** Something that has to be fetched before it can be drawn. Asked again when `keys` change; late answers are dropped. */
import { useCallback, useEffect, useState } from 'preact/hooks';

export type Fetched<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly error: unknown };

export function useAsync<T>(work: () => Promise<T>, keys: readonly unknown[]): Fetched<T> & { again(): void } {
  const [fetched, setFetched] = useState<Fetched<T>>({ state: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let current = true;
    const set = (next: Fetched<T>) => current && setFetched(next);
    set({ state: 'loading' });
    work().then(
      (value) => set({ state: 'ready', value }),
      (error: unknown) => set({ state: 'failed', error }),
    );
    return () => {
      current = false;
    };
  }, [...keys, round]);
  const again = useCallback(() => setRound((n) => n + 1), []);
  return { ...fetched, again };
}
