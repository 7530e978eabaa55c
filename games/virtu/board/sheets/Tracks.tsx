/** The two tracks of prestige with everybody's disc, and the order of turns that follows from the first. */
import type { Seat } from '@signoria/kernel';
import { Shield, tinctureOf } from '@signoria/kit';
import { Glyph } from '../drawings/index.ts';
import { inWords, Symbols } from '../Symbols.tsx';
import { calledOf, type Table, wordsOf } from '../table.ts';

function Discs({ table, seats }: { readonly table: Table; readonly seats: readonly Seat[] }) {
  return (
    <span class="discs">
      {seats.map((seat) => (
        <Shield key={seat} tincture={tinctureOf(table, seat)} width={18} label={calledOf(table, seat)} />
      ))}
    </span>
  );
}

/** Bottom disc first, as they lie: the top one moves first. */
export function CityTrack({ table }: { readonly table: Table }) {
  const { prestige, city } = wordsOf(table);
  const { cityTrack } = table.view;
  return (
    <section class="track">
      <h3 class="caption">{prestige.cityTrack}</h3>
      <ol class="cells">
        {cityTrack.map(({ vp, stack }, cities) => {
          const last = cities === cityTrack.length - 1;
          return (
            <li
              key={cities}
              class={`${stack.length > 0 ? 'held' : ''}${last ? ' last' : ''}`}
              data-wins={stack.map((seat) => tinctureOf(table, seat)).join(' ')}
            >
              <span class="cell-head">
                <span class="only-heard">{city.count(cities)}</span>
                <b class="num" aria-hidden="true">
                  {last ? `${cities}+` : cities}
                </b>
              </span>
              <Discs table={table} seats={stack.toReversed()} />
              <span class="cell-vp">
                <span class="only-heard">{prestige.points(vp)}</span>
                <span aria-hidden="true">
                  {vp}
                  <Glyph name="prestige" />
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

export function PatronageTrack({ table }: { readonly table: Table }) {
  const { prestige } = wordsOf(table);
  const { patronageTrack } = table.view;
  return (
    <section class="track">
      <h3 class="caption">{prestige.patronageTrack}</h3>
      <ol class="cells patronage-cells">
        {patronageTrack.map(({ vp, bonus, costs, seats }, cell) => (
          <li
            key={cell}
            class={`${seats.length > 0 ? 'held' : ''}${cell === patronageTrack.length - 1 ? ' last' : ''}`}
            data-wins={seats.map((seat) => tinctureOf(table, seat)).join(' ')}
          >
            <span class="cell-head">
              <b class="num">{cell}</b>
              {bonus ? <Glyph name="patronage" label={prestige.bonusHere} /> : null}
            </span>
            <Discs table={table} seats={seats} />
            <span class="cell-cost">
              {costs.length === 0 ? null : (
                <>
                  <span class="only-heard">{costs.map((cost) => inWords(table, cost)).join(` ${prestige.or} `)}</span>
                  <Symbols table={table} amounts={costs.at(-1)!} silent />
                </>
              )}
            </span>
            <span class="cell-vp">
              <span class="only-heard">{prestige.points(vp)}</span>
              <span aria-hidden="true">
                {vp}
                <Glyph name="prestige" />
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p class="track-note">{prestige.patronageNote}</p>
    </section>
  );
}

export function TurnOrder({ table }: { readonly table: Table }) {
  const { prestige } = wordsOf(table);
  return (
    <p class="turn-order">
      <span class="caption">{prestige.order}</span>
      {table.view.order.map((seat, i) => (
        <span key={seat} class="ordered">
          <b class="num">{i + 1}</b>
          <Shield tincture={tinctureOf(table, seat)} width={16} />
          <span>{calledOf(table, seat)}</span>
        </span>
      ))}
    </p>
  );
}
