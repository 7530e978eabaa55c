/** What a part of the board is given, and the small questions every part asks about it. No rule is known here. */
import { type BoardProps, TINCTURES, type Tincture } from '@signoria/web/kit';
import { CELLS, type Degree } from '../data/degrees.ts';
import type { FactionId } from '../data/factions.ts';
import { type CardId, cardOf, LUMINARIES, type Luminary } from '../data/luminaries.ts';
import { NUMBERS } from '../data/numbers.ts';
import type { Choice, Party } from '../rules/choices.ts';
import type { PlayerView, View } from '../rules/view-types.ts';
import { type Names, names } from '../text/names.ts';
import { type BoardWords, boardWords } from './text.ts';

export type Table = BoardProps<View, Choice>;

export function wordsOf({ language }: Pick<Table, 'language'>): BoardWords {
  return boardWords[language];
}

export function namesOf({ language }: Pick<Table, 'language'>): Names {
  return names[language];
}

/** The card as this table's box has it printed. */
export function faceOf({ edition }: Pick<View, 'edition'>, card: CardId): Luminary {
  return { ...LUMINARIES[cardOf(card)]!, ...edition?.cards?.[card] };
}

/** A number of the game that is the same for any number of participants. */
export function numberOf(
  { edition }: Pick<View, 'edition'>,
  id: 'limit.edictsToEnd' | 'limit.schemesToWin' | 'limit.mainActions',
): number {
  const corrected = edition?.numbers?.[id];
  return typeof corrected === 'number' ? corrected : NUMBERS[id];
}

/** By cell, what influence there costs. */
export function cellsOf(view: Pick<View, 'edition'>, card: CardId): readonly (readonly FactionId[])[] {
  const { degree, factions } = faceOf(view, card);
  const [first, second = first] = factions;
  const patterns: { readonly [degree in Degree]?: readonly string[] } = view.edition?.degrees ?? {};
  return (patterns[degree] ?? CELLS[degree]).map((cell) => [...cell].map((by) => (by === 'P' ? first! : second!)));
}

/** What fits on a card: the last word of a name, unless the language says otherwise. */
export function shortName(table: Pick<Table, 'language'>, card: CardId): string {
  return wordsOf(table).short[card] ?? namesOf(table).luminaries[card].name.split(' ').at(-1)!;
}

/** `3-2`, as choices name places. */
export const placeMark = (id: string): string => `${id[1]}-${id[3]}`;

/** Somebody else's name; null for the reader, whom each language addresses in its own way. */
export function nameOf(table: Pick<Table, 'reader' | 'view' | 'language'>, party: Party): string | null {
  const { rival } = table.view;
  if (rival !== null && party === rival.who) return namesOf(table).rivals[rival.id].name;
  return party === table.reader.seat ? null : table.reader.name(party);
}

/** The name at the beginning of a line. */
export function named(table: Table, party: Party): string {
  return nameOf(table, party) ?? wordsOf(table).you;
}

/** The artificial rival takes a tincture nobody sits under. */
export function tinctureOf({ seats }: Pick<Table, 'seats'>, party: Party): Tincture {
  const seat = seats.find((other) => other.seat === party);
  return seat?.tincture ?? TINCTURES.toReversed().find((free) => seats.every(({ tincture }) => tincture !== free))!;
}

export function playerOf({ view }: Pick<Table, 'view'>, party: Party): PlayerView {
  return view.players.find(({ who }) => who === party)!;
}
