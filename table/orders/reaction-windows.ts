/** Windows in which most do nothing: an order may do so for its giver, unless something they named is the case. */
import type { GameModule, ReactionWindow, Seat } from '@signoria/kernel';
import type { AnswerOrder, OfferedWindow, UnlessWish } from '../wire.ts';

export type Windows = Pick<GameModule, 'windows'>;

export function windowAt({ windows }: Windows, at: string): ReactionWindow | undefined {
  return windows !== undefined && Object.hasOwn(windows, at) ? windows[at] : undefined;
}

function conditionAt(module: Windows, at: string, id: string) {
  const unless = windowAt(module, at)?.unless;
  return unless !== undefined && Object.hasOwn(unless, id) ? unless[id] : undefined;
}

type Told = readonly (readonly [ReactionWindow, OfferedWindow])[];

/** The same for every reader of every table: told with each view. */
const told = new WeakMap<NonNullable<Windows['windows']>, Told>();

/** All windows of this table, whether or not one is open: an order may be left long before. */
export function offeredWindows({ windows }: Windows, view: unknown): readonly OfferedWindow[] {
  if (windows === undefined) return [];
  const all: Told =
    told.get(windows) ?? Object.entries(windows).map(([at, window]) => [window, offered(at, window)] as const);
  told.set(windows, all);
  return all.flatMap(([{ isPlayed }, window]) => ((isPlayed?.(view) ?? true) ? [window] : []));
}

function offered(at: string, { unless, ordinary }: ReactionWindow): OfferedWindow {
  return {
    at,
    ordinary: ordinary ?? false,
    unless: Object.entries(unless).map(([id, { n }]) => (n === undefined ? { if: id } : { if: id, n })),
  };
}

/** Whether the game knows such a condition of this question, with such a number. */
export function isCondition(module: Windows, at: string, wish: UnlessWish): boolean {
  const condition = conditionAt(module, at, wish.if);
  if (condition === undefined) return false;
  const { n } = condition;
  if (n === undefined) return wish.n === undefined;
  return wish.n !== undefined && Number.isInteger(wish.n) && wish.n >= n.min && wish.n <= n.max;
}

/** Whether its giver wants to be asked in person this time. `view` is their own. */
export function isExcepted(module: Windows, { at, unless = [] }: AnswerOrder, view: unknown, you: Seat): boolean {
  return unless.some((wish) => conditionAt(module, at, wish.if)?.holds(view, you, wish.n ?? 0) ?? true);
}
