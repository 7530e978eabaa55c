/** What may be done with a thing of a board, read from the menu. No rule is known here. */
import type { Choice } from '@signoria/kernel';
import type { BoardProps } from './board.ts';

/** Idle: nothing is asked of it. Legal: a line of the menu. Blocked: a line with a reason. Selected: not confirmed yet. */
export type Target = 'idle' | 'legal' | 'blocked' | 'selected';

export interface Aim {
  readonly target: Target;
  readonly line: string;
  /** The words of the line: `Open the auction of a Forest`; null where nothing is asked. */
  readonly label: string | null;
}

export const IDLE: Aim = { target: 'idle', line: '', label: null };

type Asked<C extends Choice> = Pick<
  BoardProps<unknown, C>,
  'options' | 'blocked' | 'selected' | 'past' | 'text' | 'reader'
>;

/** What may be done with the thing that such choices are about. */
export function aimAt<C extends Choice>(table: Asked<C>, is: (choice: C) => boolean): Aim {
  if (table.past) return IDLE;
  const open = table.options.filter(({ choice }) => is(choice));
  const option = open.find(({ line }) => line === table.selected) ?? open[0];
  if (option !== undefined) {
    return { target: table.selected === option.line ? 'selected' : 'legal', line: option.line, label: option.label };
  }
  const closed = table.blocked.find(({ choice }) => is(choice));
  if (closed === undefined) return IDLE;
  return { target: 'blocked', line: closed.line, label: table.text.choice(closed.choice, table.reader) };
}

/** All lines of the menu that do this. */
export function offered<C extends Choice, D extends C['do']>(
  { options, past }: Pick<BoardProps<unknown, C>, 'options' | 'past'>,
  what: D,
): readonly Extract<C, { readonly do: D }>[] {
  if (past) return [];
  return options
    .map(({ choice }) => choice)
    .filter((choice): choice is Extract<C, { readonly do: D }> => choice.do === what);
}

/** The choice that is pointed at but not confirmed. */
export function pointedAt<C extends Choice>({
  options,
  selected,
  past,
}: Pick<BoardProps<unknown, C>, 'options' | 'selected' | 'past'>): C | null {
  return past ? null : (options.find(({ line }) => line === selected)?.choice ?? null);
}

/** What pressing the thing does: point at it, ask why it is closed, or else look. */
export function press(table: Pick<BoardProps, 'select' | 'why'>, { target, line }: Aim, look: () => void): void {
  if (target === 'idle') look();
  else if (target === 'blocked') table.why(line);
  else table.select(line);
}

/** The attributes of a button that such a thing is. */
export function stateOf(target: Target): { readonly 'aria-disabled'?: true; readonly 'aria-pressed'?: boolean } {
  if (target === 'blocked') return { 'aria-disabled': true };
  return target === 'idle' ? {} : { 'aria-pressed': target === 'selected' };
}
