/**
 * What pointing at an answer does. What can be taken back is done at once, and undo stands beside it; where there is no
 * way back, or good reason to think again, the finger comes first and the answer second.
 */
import type { Advice, LineWarning } from '@signoria/table';

export interface Habits {
  /** Ask before an answer from which there is no way back. */
  readonly confirming: boolean;
  /** Warn of what looks pointless. */
  readonly warning: boolean;
}

export function warningsFor(line: string | null, { warnings }: Advice, { warning }: Pick<Habits, 'warning'>) {
  return warning && line !== null ? warnings.filter((about): about is LineWarning => about.line === line) : [];
}

export function isFinal(line: string, { revocable }: Advice): boolean {
  return !revocable.includes(line);
}

export function tap(line: string, selected: string | null, advice: Advice, habits: Habits): 'answer' | 'select' {
  if (line === selected) return 'answer';
  if (warningsFor(line, advice, habits).length > 0) return 'select';
  return habits.confirming && isFinal(line, advice) ? 'select' : 'answer';
}
