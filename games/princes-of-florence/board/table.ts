/** What a part of the board is given, and the small questions every part asks about it. No rule is known here. */
import type { Choice as AnyChoice, Blocked, Language, Menu, Seat } from '@signoria/kernel';
import type { BoardProps, BoardSeat, Tincture } from '@signoria/web/kit';
import type { Choice } from '../rules/choices.ts';
import type { PlayerView, View } from '../rules/view.ts';
import { type BoardWords, boardWords } from './text.ts';

export type Table = BoardProps<View>;

/** Idle: nothing is asked of it. Legal: a line of the menu. Blocked: a line with a reason. Selected: not confirmed yet. */
export type Target = 'idle' | 'legal' | 'blocked' | 'selected';

export interface Aim {
  readonly target: Target;
  readonly line: string;
  /** The words of the line: `Open the auction of a Forest`; null where nothing is asked. */
  readonly label: string | null;
}

const IDLE: Aim = { target: 'idle', line: '', label: null };

export type Is = (choice: Choice) => boolean;

export function wordsOf({ language }: { readonly language: Language }): BoardWords {
  return boardWords[language];
}

/** A choice of this game, which the page knows only as some choice. */
const own = (choice: AnyChoice): Choice => choice as Choice;

/** What may be done with the thing that such choices are about. */
export function aimAt(table: Table, is: Is): Aim {
  if (table.past) return IDLE;
  const option = table.options.find(({ choice }) => is(own(choice)));
  if (option !== undefined) {
    return { target: table.selected === option.line ? 'selected' : 'legal', line: option.line, label: option.label };
  }
  const closed = table.blocked.find(({ choice }) => is(own(choice)));
  if (closed === undefined) return IDLE;
  return { target: 'blocked', line: closed.line, label: table.text.choice(closed.choice, table.reader) };
}

/** All lines of the menu, or all closed ones, that such choices are about. */
export function offered<D extends Choice['do']>(table: Table, what: D): readonly Extract<Choice, { do: D }>[] {
  if (table.past) return [];
  const open = table.options.map(({ choice }) => own(choice));
  return open.filter((choice): choice is Extract<Choice, { do: D }> => choice.do === what);
}

export function closedOf(
  table: Table,
  what: Choice['do'],
): readonly (Blocked<AnyChoice> & { readonly line: string })[] {
  return table.past ? [] : table.blocked.filter(({ choice }) => choice.do === what);
}

/** What pressing the thing does: point at it, or ask why it is closed. */
export function press(table: Table, { target, line }: Aim, idle: () => void): void {
  if (target === 'idle') idle();
  else if (target === 'blocked') table.why(line);
  else table.select(line);
}

/** The attributes of a button that such a thing is. */
export function stateOf({ target }: Aim): { readonly 'aria-disabled'?: true; readonly 'aria-pressed'?: boolean } {
  if (target === 'blocked') return { 'aria-disabled': true };
  return target === 'idle' ? {} : { 'aria-pressed': target === 'selected' };
}

type Form<K> = Extract<Menu<AnyChoice>, { readonly kind: K }>;

/** The forms of one kind in a menu. */
export function formsOf<K extends 'amount' | 'subset' | 'placement'>(
  menu: Menu<AnyChoice> | null | undefined,
  kind: K,
): readonly Form<K>[] {
  if (!menu) return [];
  if (menu.kind === 'any') return menu.of.flatMap((part) => formsOf(part, kind));
  return menu.kind === kind ? [menu as Form<K>] : [];
}

/** The form that the board asks now, if the reader is asked. */
export function askedForm<K extends 'amount' | 'subset' | 'placement'>(
  { question, past }: Table,
  kind: K,
  what: Choice['do'],
): Form<K> | null {
  if (past) return null;
  const forms: readonly { readonly base: { readonly do: string } }[] = formsOf(question?.menu, kind);
  return (forms.find(({ base }) => base.do === what) as Form<K> | undefined) ?? null;
}

/** Somebody else's name; null for the reader, whom each language addresses in its own way. */
export function nameOf({ reader }: Pick<Table, 'reader'>, seat: Seat): string | null {
  return seat === reader.seat ? null : reader.name(seat);
}

export function seatOf(table: Table, seat: Seat): BoardSeat {
  return table.seats.find((other) => other.seat === seat)!;
}

export function tinctureOf(table: Table, seat: Seat): Tincture {
  return seatOf(table, seat).tincture;
}

/** Whose things stand in the middle: the reader's, or the first player's for those who watch. */
export function hostOf({ you }: Pick<Table, 'you'>): Seat {
  return you ?? 0;
}

export function playerOf({ view }: Table, seat: Seat): PlayerView {
  return view.players[seat]!;
}

/** `1 900`: a narrow space between thousands. */
export function money(coins: number): string {
  return `${coins}`.replace(/\B(?=(\d{3})+$)/g, '\u2009');
}
