/** A city in words: everything the map draws of it, and how tough it is for the reader, part by part. */
import { nameOf } from '@signoria/web/kit';
import type { CityView, ToughnessView } from '../rules/view.types.ts';
import { cityName, seaName } from '../text/names.ts';
import type { Picking } from './picking.ts';
import { thing } from './steps.ts';
import { type Table, wordsOf } from './table.ts';
import { seasOf } from './things.ts';

/** For a spectator nothing but the printed value is true of everybody. */
export function toughnessFor({ you }: Pick<Table, 'you'>, city: CityView): ToughnessView | null {
  return you === null ? null : (city.against[you] ?? null);
}

/** By how much an Agent changes it for the reader. */
export function changeOf(table: Table, city: CityView): number {
  const parts = toughnessFor(table, city)?.parts ?? [];
  return parts
    .filter(({ why }) => why === 'ownAgent' || why === 'otherAgent')
    .reduce((sum, { change }) => sum + change, 0);
}

/** `3, your Agent −1 = 2`; just the number when nothing changes it. */
export function sumOf(table: Pick<Table, 'language'>, { total, parts }: ToughnessView): string {
  const { toughness } = wordsOf(table);
  if (parts.length < 2) return String(total);
  const said = parts.map(({ why, change }, i) =>
    i === 0 ? String(change) : `${toughness[why]} ${change < 0 ? `−${-change}` : `+${change}`}`,
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

export function spokenCity(table: Table, picking: Picking, city: CityView): string {
  const at = thing.city(city.id);
  const facts = [cityName(table.language, city.id), ...cityFacts(table, city)].join(', ');
  const target = picking.target(at);
  if (target === 'blocked') return `${facts}: ${wordsOf(table).closed}`;
  const label = picking.label(at);
  if (label !== null) return `${facts}: ${label}`;
  return target === 'legal' ? `${facts}: ${wordsOf(table).mayChoose}` : facts;
}
