/** What can go wrong in administration, in the reader's words; and its lists. */
import { FAILURES } from '@signoria/protocol/names';
import { deedsIn, problemOf, wordFor } from '../../shell/deed.ts';
import { troubleText } from '../../shell/trouble.ts';
import { useLatest } from '../../shell/use-latest.ts';
import { words } from '../../state/words.ts';
import { adminWords } from './text.ts';

export function troubleIn(error: unknown): string {
  const { trouble, settings } = adminWords.value;
  const problem = problemOf(error);
  const failure = problem?.code === 'not-sent' ? FAILURES.find((one) => one === problem.detail) : undefined;
  if (failure !== undefined) return settings.mailTrouble[failure];
  return wordFor(trouble, error) ?? troubleText(error, words.value, null);
}

export const useDeed = deedsIn(troubleIn);

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
  const { value: page, error, set, fail, again } = useLatest(() => fetchPage(null), keys);
  const more = () => {
    if (page === null || page.next === null) return;
    fetchPage(page.next).then(({ items, next }) => set({ items: [...page.items, ...items], next }), fail);
  };
  return { items: page?.items ?? null, error, next: page?.next ?? null, more, again };
}
