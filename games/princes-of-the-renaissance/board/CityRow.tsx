/** One city: its picture, its track, its artists, its points a tile, its tiles. */
import { cued, nameOf, Shield, tinctureOf } from '@signoria/kit';
import { type CityId, HIGHEST, LOWEST } from '../data/cities.ts';
import type { TileView } from '../rules/view/types.ts';
import { cityName, eventName, tileName } from '../text/names.ts';
import { Head as Face, Glyph, Panorama } from './drawings/index.ts';
import { Income } from './Money.tsx';
import { EVENT_GLYPH, shortLot, shortTile } from './names.ts';
import type { Parts } from './parts.ts';
import { prospectName, worthIn } from './prospects.ts';
import { Thing } from './Thing.tsx';
import { wordsOf } from './table.ts';

const STEPS = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, i) => LOWEST + i);

interface CityProps extends Parts {
  readonly city: CityId;
}

/** Which side it is on in the war that goes on. */
function roleOf({ table, city }: CityProps): 'attacker' | 'defender' | null {
  const { war } = table.view;
  if (war === null || war.result !== null) return null;
  if (war.attacker.city === city) return 'attacker';
  return war.defender.city === city ? 'defender' : null;
}

function Track({ table, cues, prospects, city }: CityProps) {
  const { status } = table.view.cities[city];
  const change = cued(cues, `status ${city}`);
  return (
    <span class={`track ${change.class}`} {...(change.style ? { style: change.style } : {})}>
      {STEPS.map((step) => (
        <span
          key={step}
          class={[
            ...(step === status ? ['on'] : []),
            ...prospects.filter((p) => p.status[city] === step && step !== status).map((p) => `ring ${p.id}`),
          ].join(' ')}
          {...(step === status ? { 'data-place': `status ${city}` } : {})}
        >
          {step}
        </span>
      ))}
    </span>
  );
}

/** What is true of a city now, and would be. */
function factsOf(props: CityProps): readonly string[] {
  const { table, prospects, city } = props;
  const { cities } = wordsOf(table);
  const { status, place, vp, tied, artists } = table.view.cities[city];
  const role = roleOf(props);
  const would = prospects.flatMap((prospect) => {
    const step = prospect.status[city];
    return step === undefined ? [] : [cities.wouldBe(step, prospectName(table, prospect))];
  });
  return [
    ...(role === null ? [] : [cities.role[role]]),
    cities.status(status, place),
    cities.vp(vp),
    ...(tied ? [cities.tied] : []),
    ...would,
    ...(artists.length === 0
      ? []
      : [`${cities.artists}: ${artists.map((id) => eventName(table.language, id)).join(', ')}`]),
  ];
}

function Head(props: CityProps) {
  const { table, prospects, onLook, city } = props;
  const { cities } = wordsOf(table);
  const { vp, tied, minimum, artists } = table.view.cities[city];
  const role = roleOf(props);
  return (
    <Thing
      table={table}
      id={city}
      thing={`city ${city}`}
      name={cityName(table.language, city)}
      facts={factsOf(props)}
      class="city-head"
      onLook={() => onLook(city)}
    >
      <Panorama of={city} />
      <span class="city-mid">
        <span class="city-name">
          <b>{cityName(table.language, city)}</b>
          {role === null ? null : (
            <span class="role">
              <Glyph of={role} />
              {cities.role[role]}
            </span>
          )}
          {artists.map((id) => (
            <span key={id} class="artist">
              <Glyph of={EVENT_GLYPH[table.view.events.find((event) => event.id === id)!.kind]} />
              {role === null && artists.length === 1 ? (
                <span class="artist-name">{shortLot(table.language, id)}</span>
              ) : null}
            </span>
          ))}
          <span class="from">{cities.from(minimum)}</span>
        </span>
        <Track {...props} />
      </span>
      <span class="worth">
        <b class="num">{vp}</b>
        {prospects.map((prospect) => {
          const would = worthIn(prospect, city);
          return (
            <span key={prospect.id} class={`num would ${prospect.id}${would === vp ? '' : ' changes'}`}>
              {would}
            </span>
          );
        })}
        {prospects.length === 0 ? <small>{tied ? cities.tied : cities.unit}</small> : null}
      </span>
    </Thing>
  );
}

function Tile({ table, cues, onLook, tile }: Omit<Parts, 'prospects'> & { readonly tile: TileView }) {
  const { cities } = wordsOf(table);
  const { id, city, income, owner, turned, merchant, barred, vp } = tile;
  const change = cued(cues, `lot ${id}`);
  const facts = [
    owner === null ? cities.forSale(table.view.cities[city].minimum) : cities.owned(nameOf(table, owner)),
    cities.income(income.gold, income.influence),
    ...(vp > 0 ? [cities.printed(vp)] : []),
    ...(merchant ? [cities.merchant] : []),
    ...(turned ? [cities.turned] : []),
    ...(barred === null ? [] : [cities.barred[barred]]),
  ];
  const lot = table.view.auction?.lot === id ? ' on-sale' : '';
  return (
    <Thing
      table={table}
      id={id}
      thing={`lot ${id}`}
      name={tileName(table.language, id)}
      facts={facts}
      class={`tile${owner === null ? '' : ' sold'}${turned ? ' turned' : ''}${lot}`}
      cue={change}
      onLook={() => onLook(id)}
    >
      <span class="tile-face">
        <Face of={id} />
        {owner === null ? null : <Shield tincture={tinctureOf(table, owner)} width={12} />}
        {merchant ? <Glyph of="merchant" /> : null}
      </span>
      <span class="tile-name">{shortTile(table.language, id)}</span>
      <Income {...income} vp={vp} />
    </Thing>
  );
}

export function CityRow(props: CityProps) {
  const { table, city } = props;
  return (
    <li class={`city-row${roleOf(props) === null ? '' : ' at-war'}`}>
      <Head {...props} />
      <ul class="tiles" aria-label={wordsOf(table).cities.tiles(city)}>
        {table.view.tiles
          .filter((tile) => tile.city === city)
          .map((tile) => (
            <li key={tile.id}>
              <Tile table={table} cues={props.cues} onLook={props.onLook} tile={tile} />
            </li>
          ))}
      </ul>
    </li>
  );
}
