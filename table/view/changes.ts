/** For whoever reads along: a view with a change to it, and with the counsel that follows. */
import type { Change, Counsel, TableView } from '../wire.ts';

/** The next view: log and chat of a change are what is new, as in a view. */
export function changed(before: TableView, { of, view, items, logFrom, log, chat }: Change): TableView {
  const next = { ...before, ...of, logFrom, log, chat };
  if ('view' in of || before.view === null) return next;
  const game: { [key: string]: unknown } = { ...(before.view as object), ...view };
  for (const [key, some] of Object.entries(items)) game[key] = withItems(game[key] as readonly unknown[], some);
  return { ...next, view: game };
}

function withItems(list: readonly unknown[], some: { readonly [index: string]: unknown }): readonly unknown[] {
  return list.map((item, i) => (i in some ? some[i] : item));
}

/**
 * A view with the latest counsel there is. What was advised about another question no longer holds; the score is shown as
 * it was until it is known anew.
 */
export function counselled(view: TableView, counsel: Counsel | null): TableView {
  if (counsel === null || view.outcome !== null) return view;
  const score = view.score.length === 0 ? counsel.score : view.score;
  if (counsel.ticket !== (view.question?.ticket ?? null)) return { ...view, score };
  const { advice, undoable } = counsel;
  const barriers = new Map(counsel.barriers.map(({ seq, barrier }) => [seq, barrier]));
  const log = view.log.map((item) => (barriers.has(item.seq) ? { ...item, barrier: barriers.get(item.seq)! } : item));
  return { ...view, score, advice, undoable, log };
}
