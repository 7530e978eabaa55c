/** What can be had in a turn: buildings with their outlines, freedoms, professions and bonus cards. */
import { BUILDINGS, type BuildingId } from '../../data/pieces.ts';
import { FREEDOMS, type FreedomId } from '../../data/professions.ts';
import { Glyph } from '../drawings/index.ts';
import { wantedBy } from '../gain.ts';
import { named } from '../names.ts';
import { Thing, TileOf } from '../Things.tsx';
import { hostOf, playerOf, type Table, wordsOf } from '../table.ts';
import type { MarketProps } from './market-props.ts';

function Wanted({ n }: { readonly n: number }) {
  if (n === 0) return null;
  return (
    <span class="wanted">
      <Glyph of="profession" />
      {n}
    </span>
  );
}

function spoken(table: Table, id: string, left: number, has: boolean, wanted: number): string {
  const { market } = wordsOf(table);
  return [
    named(table.language, id),
    market.left(left),
    ...(has ? [market.yours(table.you === null)] : []),
    ...(wanted > 0 ? [market.wanted(wanted)] : []),
  ].join(', ');
}

/** Alone or with a neighbour: where estates are docked there are several ways, and a slip lists them. */
function Building({ table, pointing, onLook, id }: MarketProps & { readonly id: BuildingId }) {
  const left = table.view.buildings[id];
  const several = pointing.at(`building ${id}`).lines.length > 1;
  const has = playerOf(table, hostOf(table)).buildings.includes(id);
  const wanted = wantedBy(table, id);
  return (
    <li>
      <Thing
        pointing={pointing}
        thing={`building ${id}`}
        label={spoken(table, id, left, has, wanted)}
        class={`ware building${has ? ' has' : ''}${left === 0 ? ' gone' : ''}`}
        look={() => onLook({ at: several ? 'build' : 'thing', id })}
      >
        <TileOf table={table} piece={id} />
        <span class="ware-name">{named(table.language, id)}</span>
        <span class="ware-left">×{left}</span>
        <Wanted n={wanted} />
      </Thing>
    </li>
  );
}

function Freedom({ table, pointing, onLook, id }: MarketProps & { readonly id: FreedomId }) {
  const left = table.view.freedoms[id];
  const has = playerOf(table, hostOf(table)).freedoms.includes(id);
  const wanted = wantedBy(table, id);
  return (
    <li>
      <Thing
        pointing={pointing}
        thing={`freedom ${id}`}
        label={spoken(table, id, left, has, wanted)}
        class={`ware liberty${has ? ' has' : ''}${left === 0 ? ' gone' : ''}`}
        look={() => onLook({ at: 'thing', id })}
      >
        <Glyph of={id} />
        <span class="ware-name">{wordsOf(table).freedoms[id]}</span>
        <span class="ware-left">×{left}</span>
        <Wanted n={wanted} />
      </Thing>
    </li>
  );
}

function Deck({ table, pointing, onLook, id }: MarketProps & { readonly id: 'profession' | 'bonus' }) {
  const left = table.view.decks[id].length;
  const { market, decks } = wordsOf(table);
  return (
    <li>
      <Thing
        pointing={pointing}
        thing={`deck ${id}`}
        label={`${decks[id]}, ${market.left(left)}`}
        class={`ware deck${left === 0 ? ' gone' : ''}`}
        look={() => onLook({ at: 'thing', id: `deck-${id}` })}
      >
        <Glyph of={id} />
        <span class="ware-name">{decks[id]}</span>
        <span class="ware-left">×{left}</span>
      </Thing>
    </li>
  );
}

export function Supply(props: MarketProps) {
  return (
    <ul class="supply">
      {BUILDINGS.map((id) => (
        <Building key={id} {...props} id={id} />
      ))}
      {FREEDOMS.map((id) => (
        <Freedom key={id} {...props} id={id} />
      ))}
      <Deck {...props} id="profession" />
      <Deck {...props} id="bonus" />
    </ul>
  );
}
