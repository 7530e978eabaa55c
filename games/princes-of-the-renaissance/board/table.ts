/** What a part of the board is given, and the small questions every part asks about it. No rule is known here. */
import type { Language, Menu, Seat } from '@signoria/kernel';
import { type BoardProps, nameOf } from '@signoria/web/kit';
import type { Choice } from '../rules/choices.ts';
import type { PlayerView, View } from '../rules/view.ts';
import { type BoardWords, boardWords } from './text.ts';

export type Table = BoardProps<View, Choice>;

export type Is = (choice: Choice) => boolean;

export function wordsOf({ language }: { readonly language: Language }): BoardWords {
  return boardWords[language];
}

/** The menu of something that may be done at any time. */
export function freedomOf({ freedoms, past }: Table, at: 'negotiation' | 'banker'): Menu<Choice> | null {
  const free = past ? undefined : freedoms.find((freedom) => freedom.at === at);
  return free === undefined ? null : (free.menu as Menu<Choice>); // only this game's choices come here
}

/** Is the reader asked this now? */
export function isAsked({ question, past }: Table, at: string): boolean {
  return !past && question !== null && question.menu !== null && question.at === at;
}

/** The name, or `You`. */
export function calledOf(table: Table, seat: Seat): string {
  return nameOf(table, seat) ?? wordsOf(table).you;
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
