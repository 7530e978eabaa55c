/** What can be had in a turn: buildings with their outlines, freedoms, professions and bonus cards. */
import { type Aim, aimAt } from '@signoria/web/kit';
import { BUILDINGS, type BuildingId } from '../data/pieces.ts';
import { FREEDOMS, type FreedomId } from '../data/professions.ts';
import { Glyph, TilePicture } from './drawings/index.ts';
import { wantedBy } from './gain.ts';
import type { MarketProps } from './market-props.ts';
import { named } from './names.ts';
import { Thing } from './Things.tsx';
import { hostOf, playerOf, type Table, wordsOf } from './table.ts';

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
function waysAim(table: Table, id: BuildingId): Aim {
  const alone = aimAt(table, (c) => c.do === 'build' && c.building === id);
  if (table.view.estate.borders.length === 0 || alone.target === 'selected') return alone;
  const together = aimAt(table, (c) => c.do === 'buildWith' && c.building === id);
  return alone.target === 'legal' || together.target === 'idle' ? alone : together;
}

function Building({ table, onLook, id }: MarketProps & { readonly id: BuildingId }) {
  const left = table.view.buildings[id];
  const aim = waysAim(table, id);
  const several = table.view.estate.borders.length > 0 && (aim.target === 'legal' || aim.target === 'blocked');
  const has = playerOf(table, hostOf(table)).buildings.includes(id);
  const wanted = wantedBy(table, id);
  return (
    <li>
      <Thing
        table={table}
        aim={aim}
        {...(several ? { onAct: () => onLook({ at: 'build', id }) } : {})}
        label={spoken(table, id, left, has, wanted)}
        class={`ware building${has ? ' has' : ''}${left === 0 ? ' gone' : ''}`}
        onLook={() => onLook({ at: 'thing', id })}
      >
        <TilePicture piece={id} />
        <span class="ware-name">{named(table.language, id)}</span>
        <span class="ware-left">×{left}</span>
        <Wanted n={wanted} />
      </Thing>
    </li>
  );
}

function Freedom({ table, onLook, id }: MarketProps & { readonly id: FreedomId }) {
  const left = table.view.freedoms[id];
  const has = playerOf(table, hostOf(table)).freedoms.includes(id);
  const wanted = wantedBy(table, id);
  return (
    <li>
      <Thing
        table={table}
        aim={aimAt(table, (c) => c.do === 'freedom' && c.freedom === id)}
        label={spoken(table, id, left, has, wanted)}
        class={`ware liberty${has ? ' has' : ''}${left === 0 ? ' gone' : ''}`}
        onLook={() => onLook({ at: 'thing', id })}
      >
        <Glyph of={id} />
        <span class="ware-name">{wordsOf(table).freedoms[id]}</span>
        <span class="ware-left">×{left}</span>
        <Wanted n={wanted} />
      </Thing>
    </li>
  );
}

function Deck({ table, onLook, id }: MarketProps & { readonly id: 'profession' | 'bonus' }) {
  const left = table.view.decks[id].length;
  const { market, decks } = wordsOf(table);
  return (
    <li>
      <Thing
        table={table}
        aim={aimAt(table, (c) => c.do === id)}
        label={`${decks[id]}, ${market.left(left)}`}
        class={`ware deck${left === 0 ? ' gone' : ''}`}
        onLook={() => onLook({ at: 'thing', id: `deck-${id}` })}
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
