/** The shared part of the board: a lane for each horse, and the pile. It draws the view and knows no rule. */
import { Shield, Thing, usePointing, WhyNumber } from '@signoria/kit';
import type { HorseView } from '../rules/view/view.ts';
import { type Table, wordsOf } from './table.ts';
import { things } from './things.ts';

function Lane({ table, horse: { seat, at, laid, spurs } }: { readonly table: Table; readonly horse: HorseView }) {
  const words = wordsOf(table);
  const { name, tincture } = table.seats[seat]!;
  const { finish } = table.view;
  const part = Math.min(1, at.total / finish);
  return (
    <li class="palio-lane">
      <p>
        {name} <WhyNumber why={at} table={table} label={words.length} /> {words.of(finish)}
      </p>
      <div class="palio-track" aria-hidden="true">
        <span class="palio-horse" style={{ '--part': part }}>
          <Shield tincture={tincture} />
        </span>
      </div>
      <p class="palio-laid num">
        {words.spurs(spurs)} · {laid.join(' ')}
      </p>
    </li>
  );
}

export function Stage(table: Table) {
  const words = wordsOf(table);
  const pointing = usePointing(table, things);
  const { label } = pointing.at('pile');
  const pile = words.pile(table.view.deck);
  return (
    <section class="palio palio-stage sheet" aria-label={words.track}>
      <ol>
        {table.view.horses.map((horse) => (
          <Lane key={horse.seat} table={table} horse={horse} />
        ))}
      </ol>
      <Thing
        pointing={pointing}
        thing="pile"
        class="palio-pile"
        label={label === null ? pile : `${pile}. ${label}`}
        look={() => table.rule('PAL-3.4')}
      >
        <span aria-hidden="true">{pile}</span>
      </Thing>
    </section>
  );
}
