/** What a part of the board is given, and the small questions every part asks about it. No rule is known here. */
import type { Language, Seat } from '@signoria/kernel';
import { type BoardProps, type Pointing as KitPointing, nameOf } from '@signoria/kit';
import { type CityId, SEAS, type SeaId } from '../data/cities.ts';
import type { Choice } from '../rules/model/choices.ts';
import type { CityView, PlayerView, View } from '../rules/view/types.ts';
import { type BoardWords, boardWords } from './text/index.ts';
import type { ThingName } from './things.ts';

export type Table = BoardProps<View, Choice>;
export type Pointing = KitPointing<Choice, ThingName>;

export function wordsOf({ language }: { readonly language: Language }): BoardWords {
  return boardWords.in(language);
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
