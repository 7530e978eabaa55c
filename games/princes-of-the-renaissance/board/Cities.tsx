/** The five cities, a row each: status, artists, what a tile scores now and would score, and its six tiles. */
import { Pips, Sheet } from '@signoria/kit';
import { CITIES } from '../data/cities.ts';
import { CityRow } from './CityRow.tsx';
import { Glyph } from './drawings/index.ts';
import type { Parts } from './parts.ts';
import { prospectName } from './prospects.ts';
import { Thing } from './Thing.tsx';
import { wordsOf } from './table.ts';

/** The marker of the wars: also the way to start one. */
function Wars({ table, onLook }: Pick<Parts, 'table' | 'onLook'>) {
  const { wars } = wordsOf(table);
  const { fought, limit } = table.view.wars;
  const label = wars.fought(fought, limit);
  return (
    <Thing
      table={table}
      id="wars"
      thing="wars"
      name={wars.title}
      facts={[label]}
      class="wars"
      onLook={() => onLook('wars')}
    >
      <Glyph of="war" />
      <span>{table.pointing.at('wars').label ?? wars.title}</span>
      <Pips value={fought} of={limit} label={label} />
    </Thing>
  );
}

export function Cities({ table, cues, onLook, prospects }: Parts) {
  const { cities } = wordsOf(table);
  return (
    <Sheet
      title={cities.title}
      class="cities"
      caption={
        <span class="cities-caption">
          {prospects.map((prospect) => (
            <span key={prospect.id} class="key-line">
              <i class={`ring ${prospect.id}`} />
              {prospectName(table, prospect)}
            </span>
          ))}
          <Wars table={table} onLook={onLook} />
        </span>
      }
    >
      <ul class={`city-rows with-${prospects.length}`}>
        {CITIES.map((city) => (
          <CityRow key={city} {...{ table, cues, onLook, prospects, city }} />
        ))}
      </ul>
    </Sheet>
  );
}
