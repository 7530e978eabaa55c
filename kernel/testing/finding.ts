/** What a check found wrong. */
export interface Finding {
  /** Which check, in a word or two: `clone`, `notation`, `text`. */
  readonly check: string;
  /** What and where, precise enough to look for it. */
  readonly detail: string;
}

export function finding(check: string, detail: string): Finding {
  return { check, detail };
}

/** The findings of a check that may itself blow up on a broken game: then that is the finding. */
export function guarded(check: string, look: () => readonly Finding[]): readonly Finding[] {
  try {
    return look();
  } catch (error) {
    return [finding(check, `threw ${problemOf(error)}`)];
  }
}

export function problemOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
