/** Something the reader does on these pages: one at a time, and what went wrong stays in sight with what was typed. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import { ApiError } from '../../api.ts';
import { troubleText } from '../../shell/trouble.ts';
import { words } from '../../state/words.ts';
import { accountWords } from './text.ts';

export interface Deed {
  readonly busy: boolean;
  /** In the reader's words; null while nothing is wrong. */
  readonly trouble: string | null;
  /** The server's word for it. */
  readonly code: string | null;
  run(work: () => Promise<unknown>): void;
}

export function useDeed(): Deed {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const run = useCallback((work: () => Promise<unknown>) => {
    setBusy(true);
    setError(null);
    work()
      .catch((wrong: unknown) => setError(isGivenUp(wrong) ? null : wrong))
      .finally(() => setBusy(false));
  }, []);
  return { busy, trouble: error === null ? null : troubleIn(error), code: codeOf(error), run };
}

/** Whoever closes the browser's own question about a passkey knows that he did. */
function isGivenUp(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}

function codeOf(error: unknown): string | null {
  return error instanceof ApiError && error.trouble.kind === 'problem' ? error.trouble.code : null;
}

export function troubleIn(error: unknown): string {
  const { trouble, weak } = accountWords.value;
  const code = codeOf(error) ?? '';
  if (code === 'weak-password' && error instanceof ApiError && error.trouble.kind === 'problem') {
    const { detail } = error.trouble;
    if (detail === 'short' || detail === 'handle' || detail === 'common') return weak[detail];
  }
  return (Object.hasOwn(trouble, code) ? trouble[code] : undefined) ?? troubleText(error, words.value, null);
}

export interface Latest<T> {
  /** The last that came: it stays while it is asked for again. */
  readonly value: T | null;
  readonly error: unknown;
  again(): void;
}

export function useLatest<T>(work: () => Promise<T>, keys: readonly unknown[]): Latest<T> {
  const [value, setValue] = useState<T | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [round, setRound] = useState(0);
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
  const again = useCallback(() => setRound((n) => n + 1), []);
  return { value, error, again };
}
