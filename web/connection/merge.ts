/**
 * The first view of a table comes whole but for log and chat, which come from where the reader left off; later ones as what
 * has changed. Here the parts are put together, and a hole is noticed.
 */
import { type Change, type ChatLine, changed, type LogItem, type TableView } from '@signoria/table';

/** From which number on to ask: what has been read once does not come again. */
export interface Place {
  readonly logFrom: number;
  readonly chatFrom: number;
}

export const BEGINNING: Place = { logFrom: 0, chatFrom: 0 };

export function placeAfter(view: TableView | null): Place {
  if (view === null) return BEGINNING;
  return { logFrom: nextOf(view.log.at(-1)?.seq), chatFrom: nextOf(view.chat.at(-1)?.id) };
}

const nextOf = (last: number | undefined): number => (last === undefined ? 0 : last + 1);

/** The new view with the old lines before it; null when lines between are missing and must be asked for. */
export function merge(old: TableView | null, next: TableView): TableView | null {
  if (next.logFrom > placeAfter(old).logFrom) return null;
  const log = [...(old?.log ?? []).filter(({ seq }) => seq < next.logFrom), ...next.log];
  return { ...next, logFrom: 0, log: inOrder(log), chat: joined(old?.chat ?? [], next.chat) };
}

/** The same for a change to the view before. */
export function mergeChange(old: TableView | null, change: Change): TableView | null {
  return old === null ? null : merge(old, changed(old, change));
}

function inOrder(log: readonly LogItem[]): readonly LogItem[] {
  return log.every(({ seq }, i) => i === 0 || log[i - 1]!.seq <= seq) ? log : log.toSorted((a, b) => a.seq - b.seq);
}

/** A line may come twice after a reconnection; one number is one line. */
function joined(old: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] {
  if (more.length === 0) return old;
  const lines = new Map([...old, ...more].map((line) => [line.id, line]));
  return [...lines.values()].sort((a, b) => a.id - b.id);
}
