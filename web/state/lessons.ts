/** First games with explanations on this device: the notes that have been read, by table. */
import { kept } from './stored-signal.ts';

type Lessons = { readonly [table: string]: readonly string[] };

function read(stored: unknown): Lessons | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const whole = Object.entries(stored).filter(([, said]) => Array.isArray(said));
  return Object.fromEntries(whole.map(([table, said]) => [table, said.map(String)]));
}

export const lessons = kept<Lessons>('lessons', {}, read);

/** The oldest are forgotten: nobody learns so many games at a time. */
const MOST_KEPT = 20;

export function noteSaid(table: string, ...notes: readonly string[]): void {
  const { [table]: said = [], ...others } = lessons.value;
  const older = Object.entries(others).slice(1 - MOST_KEPT);
  lessons.value = Object.fromEntries([...older, [table, [...said, ...notes]]]);
}
