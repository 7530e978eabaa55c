/** What a part of the board is given, and the small questions every part asks about it. No rule is known here. */
import type { Choice as AnyChoice, Language, Menu, Seat } from '@signoria/kernel';
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
  /** The words of the line: `Auction Doge`; null where nothing is asked. */
  readonly label: string | null;
}

export const IDLE: Aim = { target: 'idle', line: '', label: null };

export type Is = (choice: Choice) => boolean;

export function wordsOf({ language }: { readonly language: Language }): BoardWords {
  return boardWords[language];
}

/** A choice of this game, which the page knows only as some choice. */
const own = (choice: AnyChoice): Choice => choice as Choice;

/** What may be done with the thing that such choices are about. */
export function aimAt(table: Table, is: Is): Aim {
  if (table.past) return IDLE;
  const open = table.options.filter(({ choice }) => is(own(choice)));
  const option = open.find(({ line }) => line === table.selected) ?? open[0];
  if (option !== undefined) {
    return { target: table.selected === option.line ? 'selected' : 'legal', line: option.line, label: option.label };
  }
  const closed = table.blocked.find(({ choice }) => is(own(choice)));
  if (closed === undefined) return IDLE;
  return { target: 'blocked', line: closed.line, label: table.text.choice(closed.choice, table.reader) };
}

/** All lines of the menu that such choices are about. */
export function offered<D extends Choice['do']>(table: Table, what: D): readonly Extract<Choice, { do: D }>[] {
  if (table.past) return [];
  const open = table.options.map(({ choice }) => own(choice));
  return open.filter((choice): choice is Extract<Choice, { do: D }> => choice.do === what);
}

/** What is pointed at, as a choice. */
export function pointedAt(table: Table): Choice | null {
  const option = table.past ? undefined : table.options.find(({ line }) => line === table.selected);
  return option === undefined ? null : own(option.choice);
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
export type AmountForm = Form<'amount'>;
export type SubsetForm = Form<'subset'>;

/** The forms of one kind in a menu. */
export function formsOf<K extends 'amount' | 'subset'>(
  menu: Menu<AnyChoice> | null | undefined,
  kind: K,
): readonly Form<K>[] {
  if (!menu) return [];
  if (menu.kind === 'any') return menu.of.flatMap((part) => formsOf(part, kind));
  return menu.kind === kind ? [menu as Form<K>] : [];
}

/** The lines of a menu that are no forms. */
export function listOf(menu: Menu<AnyChoice>): readonly Choice[] {
  if (menu.kind === 'any') return menu.of.flatMap(listOf);
  return menu.kind === 'list' ? menu.choices.map(own) : [];
}

/** The menu of something that may be done at any time. */
export function freedomOf({ freedoms, past }: Table, at: 'negotiation' | 'banker'): Menu<AnyChoice> | null {
  return past ? null : (freedoms.find((freedom) => freedom.at === at)?.menu ?? null);
}

/** Is the reader asked this now? */
export function isAsked({ question, past }: Table, at: string): boolean {
  return !past && question !== null && question.menu !== null && question.at === at;
}

/** Somebody else's name; null for the reader, whom each language addresses in its own way. */
export function nameOf({ reader }: Pick<Table, 'reader'>, seat: Seat): string | null {
  return seat === reader.seat ? null : reader.name(seat);
}

/** The name, or `You`. */
export function calledOf(table: Table, seat: Seat): string {
  return nameOf(table, seat) ?? wordsOf(table).you;
}

export function seatOf(table: Table, seat: Seat): BoardSeat {
  return table.seats.find((other) => other.seat === seat)!;
}

export function tinctureOf(table: Table, seat: Seat): Tincture {
  return seatOf(table, seat).tincture;
}

export function playerOf({ view }: Table, seat: Seat): PlayerView {
  return view.players[seat]!;
}

/** `+2`, `−1`, `0`: with a true minus. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

/** Players in turn order; by seat until it is found. */
export function inOrder({ players, order }: View): readonly PlayerView[] {
  return order.length === 0 ? players : order.map((seat) => players[seat]!);
}
