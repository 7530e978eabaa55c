/** Where what is new begins. Asked with every view, long before anybody reads the chronicle. */
import type { Seat } from '@signoria/kernel';
import type { LogItem } from '@signoria/table';

/** What happened since the reader last did something; empty for watchers and for who has just begun. */
export function sinceLast(log: readonly LogItem[], you: Seat | null): number | null {
  if (you === null) return null;
  const last = log.findLast(({ seat }) => seat === you);
  const news = last === undefined ? [] : log.filter(({ seq }) => seq > last.seq);
  return news.length === 0 ? null : last!.seq;
}
