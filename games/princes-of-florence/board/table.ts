/** What a part of the board is given, and the small questions every part asks about it. No rule is known here. */
import type { Language, Seat } from '@signoria/kernel';
import { type BoardProps, type Form, type FormKind, formsOf } from '@signoria/web/kit';
import type { Choice } from '../rules/choices.ts';
import type { PlayerView, View } from '../rules/view.ts';
import { type BoardWords, boardWords } from './text.ts';

export type Table = BoardProps<View, Choice>;

export function wordsOf({ language }: { readonly language: Language }): BoardWords {
  return boardWords[language];
}

export function closedOf(table: Table, what: Choice['do']): Table['blocked'] {
  return table.past ? [] : table.blocked.filter(({ choice }) => choice.do === what);
}

/** The form that the board asks now, if the reader is asked. */
export function askedForm<K extends FormKind>({ question, past }: Table, kind: K, what: Choice['do']): Form<K> | null {
  if (past) return null;
  const forms: readonly { readonly base: { readonly do: string } }[] = formsOf(question?.menu, kind);
  return (forms.find(({ base }) => base.do === what) as Form<K> | undefined) ?? null;
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
