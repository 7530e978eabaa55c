/** Something an administrator does: one at a time, and what went wrong stays in sight with what was typed. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import { ApiError } from '../../api.ts';
import { troubleText } from '../../shell/trouble.ts';
import { words } from '../../state/words.ts';
import type { MailTrouble, Problem } from './api.ts';
import { adminWords } from './text.ts';

export interface Deed {
  readonly busy: boolean;
  /** In the reader's words; null while nothing is wrong. */
  readonly trouble: string | null;
  run(work: () => Promise<unknown>): void;
}

export function useDeed(): Deed {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const run = useCallback((work: () => Promise<unknown>) => {
    setBusy(true);
    setError(null);
    work()
      .catch((wrong: unknown) => setError(wrong))
      .finally(() => setBusy(false));
  }, []);
  return { busy, trouble: error === null ? null : troubleIn(error), run };
}

export function troubleIn(error: unknown): string {
  const { trouble, settings } = adminWords.value;
  const problem = error instanceof ApiError && error.trouble.kind === 'problem' ? error.trouble : null;
  if (problem?.code === 'not-sent' && typeof problem.detail === 'string' && problem.detail in settings.mailTrouble) {
    return settings.mailTrouble[problem.detail as MailTrouble];
  }
  if (problem !== null && Object.hasOwn(trouble, problem.code)) return trouble[problem.code as Problem];
  return troubleText(error, words.value, null);
}

export interface Listing<T> {
  /** Null until the first page has come. */
  readonly items: readonly T[] | null;
  readonly error: unknown;
  readonly next: string | null;
  more(): void;
  again(): void;
}

interface PageOf<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

/** Pages of a list joined as they are asked for. The old list stays while a new one is on its way. */
export function useListing<T>(
  fetchPage: (cursor: string | null) => Promise<PageOf<T>>,
  keys: readonly unknown[],
): Listing<T> {
  const [page, setPage] = useState<PageOf<T> | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let current = true;
    fetchPage(null).then(
      (first) => {
        if (!current) return;
        setPage(first);
        setError(null);
      },
      (wrong: unknown) => current && setError(wrong),
    );
    return () => {
      current = false;
    };
  }, [...keys, round]);
  const more = () => {
    if (page === null || page.next === null) return;
    fetchPage(page.next).then(
      ({ items, next }) => setPage({ items: [...page.items, ...items], next }),
      (wrong: unknown) => setError(wrong),
    );
  };
  const again = useCallback(() => setRound((n) => n + 1), []);
  return { items: page?.items ?? null, error, next: page?.next ?? null, more, again };
}
