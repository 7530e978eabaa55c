/** Choosing a power: what each begins with, and the order of its Rooms. */
import { ACTIONS } from '../data/actions.ts';
import { FAMILIES, FAMILY_SIZE } from '../data/cards.ts';
import { CITIES } from '../data/cities.ts';
import { editionOf } from '../data/edition.ts';
import { POWERS, type PowerId } from '../data/powers.ts';
import { actionName, cardName, cityName, powerName } from '../text/names.ts';
import { Glyph, Portrait } from './drawings/index.ts';
import type { Picking } from './picking.ts';
import { Symbols } from './Symbols.tsx';
import { thing } from './steps.ts';
import { type Table, wordsOf } from './table.ts';
import { targetProps } from './target.tsx';
import { cardFacts } from './things.ts';

function homesOf({ view, language }: Table, power: number): readonly string[] {
  const { home } = editionOf(view);
  return CITIES.filter((_, city) => home[city] === power).map((id) => cityName(language, id));
}

function Power({ table, picking, id }: { readonly table: Table; readonly picking: Picking; readonly id: PowerId }) {
  const words = wordsOf(table);
  const index = POWERS.indexOf(id);
  const family = FAMILIES.slice(index * FAMILY_SIZE, (index + 1) * FAMILY_SIZE);
  const rooms = editionOf(table.view).rooms[index]!.map((action) => ACTIONS[action]!);
  const at = thing.power(id);
  const facts = `${powerName(table.language, id)}, ${homesOf(table, index).join(', ')}`;
  return (
    <li>
      <button type="button" {...targetProps(table, picking, at, facts, 'power')} onClick={() => picking.press(at)}>
        <span class="power-head">
          <b>{powerName(table.language, id)}</b>
          <span>{homesOf(table, index).join(', ')}</span>
        </span>
        <span class="power-rooms" title={rooms.map((action) => actionName(table.language, action)).join(', ')}>
          {rooms.map((action) => (
            <Glyph key={action} name={action} />
          ))}
        </span>
        <span class="power-family">
          {family.map((card) => (
            <span key={card}>
              <Portrait id={card} />
              {cardName(table.language, card)}
              <Symbols table={table} amounts={cardFacts(table.view, card).symbols} silent />
            </span>
          ))}
        </span>
        {table.view.players.some(({ power }) => power === id) ? <em>{words.power.taken}</em> : null}
      </button>
    </li>
  );
}

export function PowerChoice({ table, picking }: { readonly table: Table; readonly picking: Picking }) {
  const offered = POWERS.filter((id) => picking.target(thing.power(id)) !== 'idle');
  return (
    <ul class="powers" aria-label={wordsOf(table).power.title}>
      {offered.map((id) => (
        <Power key={id} table={table} picking={picking} id={id} />
      ))}
    </ul>
  );
}
