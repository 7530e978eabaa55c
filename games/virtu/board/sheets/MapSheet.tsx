/** The map on its sheet: whose cities, how tough they are for the reader, Troops, Agents, and what may be chosen. */
import { meantLine, type ThingState, tinctureOf } from '@signoria/kit';
import type { CityId } from '../../data/cities.ts';
import type { Choice } from '../../rules/model/choices.ts';
import type { CityView } from '../../rules/view/types.ts';
import { cityName, seaName } from '../../text/names.ts';
import type { BoardCues } from '../cues.ts';
import { type CityLook, type CityState, MapOfItaly, type RouteLook, type TroopsLook } from '../drawings/index.ts';
import type { OnLook } from '../looking.ts';
import { coveredCities, neighboursOf, roadsOf, seasOf } from '../printed.ts';
import { type Pointing, seaNames, type Table, wordsOf } from '../table.ts';
import { pressThing } from '../target.tsx';
import { thing } from '../things.ts';
import { Alliances } from './Alliances.tsx';
import { changeOf, spokenCity } from './cities.ts';

const STATE: { readonly [S in ThingState]: CityState } = {
  idle: 'plain',
  legal: 'legal',
  blocked: 'blocked',
  selected: 'chosen',
  held: 'chosen',
};

interface MapSheetProps {
  readonly table: Table;
  readonly pointing: Pointing;
  readonly cues: BoardCues;
  readonly onLook: OnLook;
}

function troopsOf(table: Table, { id, owner, troops }: CityView): readonly TroopsLook[] {
  return troops
    .filter(({ count }) => count > 0)
    .map(({ seat, count }) => ({
      tincture: tinctureOf(table, seat),
      count,
      besieging: seat !== owner,
      place: `troops ${id} ${seat}`,
    }));
}

function lookOf({ table, pointing, cues }: MapSheetProps, city: CityView): CityLook {
  const at = thing.city(city.id);
  const fresh = cues.after.get(at);
  return {
    name: cityName(table.language, city.id),
    label: spokenCity(table, pointing, city),
    toughness: city.toughness,
    change: changeOf(table, city),
    owner: city.owner === null ? null : tinctureOf(table, city.owner),
    state: STATE[pointing.at(at).state],
    line: meantLine(pointing.at(at)),
    closed: false,
    seas: seasOf(table.view, city.id),
    pirate: city.pirate,
    cathedral: city.cathedral !== null,
    agent: city.agent === null ? null : tinctureOf(table, city.agent),
    troops: troopsOf(table, city),
    ...(fresh === undefined ? {} : { fresh }),
  };
}

function coveredLook(table: Table, id: CityId): CityLook {
  const name = cityName(table.language, id);
  return {
    name,
    label: `${name}: ${wordsOf(table).city.covered}`,
    toughness: 0,
    change: 0,
    owner: null,
    state: 'plain',
    closed: true,
    seas: [],
    pirate: false,
    cathedral: false,
    agent: null,
    troops: [],
  };
}

/** The way that the selected answer would take, as far as it has one. */
function routeOf({ view, you }: Table, choice: Choice | null): RouteLook<CityId> | null {
  if (choice?.do === 'move') return { from: choice.from, to: choice.to, way: choice.way };
  if (choice?.do !== 'annex' || choice.way === 'sea') return null;
  const mine = (id: CityId) => view.cities.some((city) => city.id === id && city.owner === you);
  const from = neighboursOf(view, choice.city).find(mine);
  return from === undefined ? null : { from, to: choice.city, way: 'land' };
}

export function MapSheet(props: MapSheetProps) {
  const { table, pointing, onLook } = props;
  const words = wordsOf(table);
  const looks = [
    ...table.view.cities.map((city) => [city.id, lookOf(props, city)] as const),
    ...coveredCities(table.view).map((id) => [id, coveredLook(table, id)] as const),
  ];
  const route = routeOf(table, pointing.selected);
  const press = (id: CityId) => pressThing(table, pointing, thing.city(id), onLook);
  return (
    <div class="sheet map-sheet">
      <MapOfItaly
        label={words.map}
        cities={Object.fromEntries(looks)}
        roads={roadsOf(table.view)}
        routes={route === null ? [] : [route]}
        seas={seaNames((id) => seaName(table.language, id))}
        words={words.zoom}
        onChoose={press}
        onWhy={press}
      />
      <Alliances table={table} pointing={pointing} cues={props.cues} onLook={onLook} />
    </div>
  );
}
