/** What a part of the board is given, and the small questions every part asks about it. No rule is known here. */
import type { Language, Seat } from '@signoria/kernel';
import type { BoardProps, BoardSeat, Tincture } from '@signoria/web/kit';
import { type CityId, SEAS, type SeaId } from '../data/cities.ts';
import type { CityView, PlayerView, View } from '../rules/view.types.ts';
import { type BoardWords, boardWords } from './text.ts';

export type Table = BoardProps<View>;

export function wordsOf({ language }: { readonly language: Language }): BoardWords {
  return boardWords[language];
}

function seatOf(table: Table, seat: Seat): BoardSeat {
  return table.seats.find((other) => other.seat === seat)!;
}

export function tinctureOf(table: Table, seat: Seat): Tincture {
  return seatOf(table, seat).tincture;
}

/** Somebody else's name; null for the reader, whom each language addresses in its own way. */
export function nameOf({ reader }: Pick<Table, 'reader'>, seat: Seat): string | null {
  return seat === reader.seat ? null : reader.name(seat);
}

/** A name that can stand alone: `You`, `Bianca`. */
export function calledOf(table: Table, seat: Seat): string {
  return nameOf(table, seat) ?? wordsOf(table).you;
}

export function playerOf({ view }: Pick<Table, 'view'>, seat: Seat): PlayerView {
  return view.players[seat]!;
}

export function cityOf({ view }: Pick<Table, 'view'>, id: CityId): CityView | null {
  return view.cities.find((city) => city.id === id) ?? null;
}

/** The names of the seas, for the map. */
export function seaNames(name: (id: SeaId) => string): Readonly<Record<SeaId, string>> {
  return Object.fromEntries(SEAS.map((id) => [id, name(id)])) as Record<SeaId, string>;
}
