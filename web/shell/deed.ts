/** Something the reader does on a page: one at a time, and what went wrong stays in sight with what was typed. */

import type { ProblemCode } from '@signoria/protocol';
import { useCallback, useState } from 'preact/hooks';
import { ApiError } from '../api.ts';

export interface Deed {
  readonly busy: boolean;
  /** In the reader's words; null while nothing is wrong. */
  readonly trouble: string | null;
  /** The server's word for it. */
  readonly code: ProblemCode | null;
  run(work: () => Promise<unknown>): void;
}

/** Each area has its own words for what can go wrong in it. */
export function deedsIn(troubleIn: (error: unknown) => string): () => Deed {
  return function useDeed() {
    const [busy, setBusy] = useState(false);
    const [error, setError] = useState<unknown>(null);
    const run = useCallback((work: () => Promise<unknown>) => {
      setBusy(true);
      setError(null);
      work()
        .catch((wrong: unknown) => setError(isGivenUp(wrong) ? null : wrong))
        .finally(() => setBusy(false));
    }, []);
    return { busy, trouble: error === null ? null : troubleIn(error), code: problemOf(error)?.code ?? null, run };
  };
}

/** Whoever closes the browser's own question about a passkey knows that they did. */
function isGivenUp(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}

/** What the server found wrong; null where it was not the server. */
export function problemOf(error: unknown) {
  return error instanceof ApiError && error.trouble.kind === 'problem' ? error.trouble : null;
}

/** An area's own word for a problem; undefined where it has none. */
export function wordFor(known: { readonly [C in ProblemCode]?: string }, error: unknown): string | undefined {
  const problem = problemOf(error);
  return problem === null ? undefined : known[problem.code];
}
