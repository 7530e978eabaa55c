/** What a part of the board is given, and the small questions every part asks about it. No rule is known here. */
import { type BoardProps, type Pointing, TINCTURES, type Tincture } from '@signoria/kit';
import { editionOf, numberOf } from '../data/box.ts';
import { FACTIONS, type FactionId } from '../data/factions.ts';
import { type CardId, cardOf, LUMINARIES, type Luminary } from '../data/luminaries.ts';
import type { Choice, Party } from '../rules/model/choices.ts';
import type { PlayerView, View } from '../rules/view/types.ts';
import { type Names, names } from '../text/names.ts';
import { type BoardWords, boardWords } from './text/index.ts';
import type { ThingName } from './things.ts';

/** As the page gives it. */
export type Page = BoardProps<View, Choice>;

/** With what may be pointed at on this part of it. */
export interface Table extends Page {
  readonly pointing: Pointing<Choice, ThingName>;
}

export function wordsOf({ language }: Pick<Table, 'language'>): BoardWords {
  return boardWords.in(language);
}

export function namesOf({ language }: Pick<Table, 'language'>): Names {
  return names.in(language);
}

/** The card as this table's box has it printed. */
export function faceOf({ edition }: Pick<View, 'edition'>, card: CardId): Luminary {
  return { ...LUMINARIES[cardOf(card)]!, ...edition?.cards?.[card] };
}

/** By cell, what influence there costs. */
export function cellsOf(view: Pick<View, 'edition'>, card: CardId): readonly (readonly FactionId[])[] {
  return editionOf(view).faces[cardOf(card)]!.cells.map((cell) => cell.map((f) => FACTIONS[f]!));
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

/** Who has realised as many plots as it takes: that has decided, and else factions do. */
export function winnersByPlots({ view }: Pick<Table, 'view'>): readonly Party[] {
  const realised = view.schemes.flatMap(({ influence }) => influence);
  const enough = numberOf(view, 'limit.schemesToWin');
  return [...new Set(realised)].filter((who) => realised.filter((other) => other === who).length >= enough);
}

export function playerOf({ view }: Pick<Table, 'view'>, party: Party): PlayerView {
  return view.players.find(({ who }) => who === party)!;
}
