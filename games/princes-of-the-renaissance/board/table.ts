/** What a part of the board is given, and the small questions every part asks about it. No rule is known here. */
import type { Language, Menu, Seat } from '@signoria/kernel';
import { type BoardProps, nameOf, type Pointing } from '@signoria/kit';
import type { Choice } from '../rules/model/choices.ts';
import type { PlayerView, View } from '../rules/view/types.ts';
import type { BoardWords } from './text/en.ts';
import { boardWords } from './text/index.ts';
import type { ThingName } from './things.ts';

/** As the page gives it. */
export type Page = BoardProps<View, Choice>;

/** With what may be pointed at on this part of it. */
export interface Table extends Page {
  readonly pointing: Pointing<Choice, ThingName>;
}

export function wordsOf({ language }: { readonly language: Language }): BoardWords {
  return boardWords.in(language);
}

/** The menu of something that may be done at any time. */
export function freedomOf({ freedoms, past }: Table, at: 'negotiation' | 'banker'): Menu<Choice> | null {
  const free = past ? undefined : freedoms.find((freedom) => freedom.at === at);
  return free?.menu ?? null;
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
