/** What a part of the board is given, and the small questions every part asks about it. No rule is known here. */
import type { Language, Seat } from '@signoria/kernel';
import { type BoardProps, type Form, type FormKind, formsFor, type Pointing } from '@signoria/kit';
import type { Choice, Do } from '../rules/model/choices.ts';
import type { PlayerView, View } from '../rules/view/view.ts';
import { type BoardWords, boardWords } from './text.ts';
import type { ThingName } from './things.ts';

export type Table = BoardProps<View, Choice>;
export type BoardPointing = Pointing<Choice, ThingName>;

export function wordsOf({ language }: { readonly language: Language }): BoardWords {
  return boardWords.in(language);
}

/** The form that the board asks now, if the reader is asked. */
export function askedForm<K extends FormKind, D extends Choice['do']>(
  { question, past }: Table,
  kind: K,
  what: D,
): Form<K, Do<D>> | null {
  return past ? null : (formsFor(question?.menu, kind, what)[0] ?? null);
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
