/** A city in words: everything the map draws of it, and how tough it is for the reader, part by part. */
import type { Sum } from '@signoria/kernel';
import { nameOf } from '@signoria/kit';
import type { CityView } from '../../rules/view/types.ts';
import { cityName, seaName } from '../../text/names.ts';
import { seasOf } from '../printed.ts';
import { type Pointing, type Table, wordsOf } from '../table.ts';
import { spokenThing } from '../target.tsx';
import { thing } from '../things.ts';

/** For a spectator nothing but the printed value is true of everybody. */
export function toughnessFor({ you }: Pick<Table, 'you'>, city: CityView): Sum | null {
  return you === null ? null : (city.against[you] ?? null);
}

/** By how much an Agent changes it for the reader. */
export function changeOf(table: Table, city: CityView): number {
  const parts = toughnessFor(table, city)?.parts ?? [];
  return parts.filter(({ what }) => what === 'ownAgent' || what === 'otherAgent').reduce((sum, { n }) => sum + n, 0);
}

/** `3, your Agent −1 = 2`; just the number when nothing changes it. */
export function sumOf({ text, reader }: Pick<Table, 'text' | 'reader'>, { total, parts }: Sum): string {
  if (parts.length < 2) return String(total);
  const said = parts.map((part, i) =>
    i === 0 ? String(part.n) : `${text.part?.(part, reader)} ${part.n < 0 ? `−${-part.n}` : `+${part.n}`}`,
  );
  return `${said.join(', ')} = ${total}`;
}

function pieces(table: Table, city: CityView): readonly string[] {
  const { city: words } = wordsOf(table);
  const seas = seasOf(table.view, city.id).map((sea) => seaName(table.language, sea));
  return [
    ...(city.pirate ? [words.pirate] : []),
    ...(seas.length === 0 ? [] : [words.port(seas)]),
    ...(city.cathedral === null ? [] : [words.cathedral]),
    ...city.troops
      .filter(({ count }) => count > 0)
      .map(({ seat, count }) =>
        seat === city.owner ? words.garrison(nameOf(table, seat), count) : words.besieges(nameOf(table, seat), count),
      ),
    ...(city.agent === null ? [] : [words.agent(nameOf(table, city.agent))]),
  ];
}

/** Owner, toughness, pieces: what there is to know. */
export function cityFacts(table: Table, city: CityView): readonly string[] {
  const { city: words } = wordsOf(table);
  const mine = toughnessFor(table, city);
  return [
    city.owner === null ? words.neutral : words.of(nameOf(table, city.owner)),
    words.toughness(mine === null ? String(city.toughness) : sumOf(table, mine)),
    ...pieces(table, city),
  ];
}

export function spokenCity(table: Table, pointing: Pointing, city: CityView): string {
  const facts = [cityName(table.language, city.id), ...cityFacts(table, city)].join(', ');
  return spokenThing({ table, pointing }, thing.city(city.id), facts);
}
