/** Choosing a power: what it is known for, what it begins with, and the order of its Rooms. */
import { useEffect, useState } from 'preact/hooks';
import { ACTIONS } from '../../data/actions.ts';
import { editionOf } from '../../data/box.ts';
import { FAMILIES, FAMILY_SIZE } from '../../data/cards.ts';
import { CITIES } from '../../data/cities.ts';
import { POWERS, type PowerId } from '../../data/powers.ts';
import { actionName, cardName, cityName, powerName } from '../../text/names.ts';
import { Glyph, Head } from '../drawings/index.ts';
import { cardFacts } from '../printed.ts';
import { Symbols } from '../Symbols.tsx';
import { type Table, wordsOf } from '../table.ts';
import { type Pressing, targetProps } from '../target.tsx';
import { thing } from '../things.ts';

type Characters = typeof import('../text/characters.ts');

/** Said of the printed box only: a corrected one may have other figures. */
function useCharacters({ view, language }: Table) {
  const [said, setSaid] = useState<Characters | null>(null);
  useEffect(() => {
    import('../text/characters.ts').then(setSaid, console.error);
  }, []);
  return view.edition === null ? (said?.CHARACTERS[language] ?? null) : null;
}

function homesOf({ view, language }: Table, power: number): readonly string[] {
  const { home } = editionOf(view);
  return CITIES.filter((_, city) => home[city] === power).map((id) => cityName(language, id));
}

function Power(props: Pressing & { readonly id: PowerId; readonly character: string | null }) {
  const { table, id, character } = props;
  const words = wordsOf(table);
  const index = POWERS.indexOf(id);
  const family = FAMILIES.slice(index * FAMILY_SIZE, (index + 1) * FAMILY_SIZE);
  const rooms = editionOf(table.view).rooms[index]!.map((action) => ACTIONS[action]!);
  const at = thing.power(id);
  const called = rooms.map((action) => actionName(table.language, action)).join(', ');
  const name = powerName(table.language, id);
  return (
    <li>
      <button type="button" {...targetProps(props, at, name, 'power')} aria-label={undefined /* all of it is read */}>
        <span class="power-head">
          <b>{name}</b> <span>{homesOf(table, index).join(', ')}</span>
        </span>{' '}
        <span class="power-rooms" title={called}>
          <small>{words.power.rooms}</small> <span class="only-heard">{called}</span>
          {rooms.map((action) => (
            <Glyph key={action} name={action} />
          ))}
        </span>{' '}
        {character === null ? null : <span class="power-character">{character}</span>}{' '}
        <span class="power-family">
          {family.map((card) => (
            <span key={card}>
              <Head id={card} />
              {cardName(table.language, card)} <Symbols
                table={table}
                amounts={cardFacts(table.view, card).symbols}
              />{' '}
            </span>
          ))}
        </span>
        {table.view.players.some(({ power }) => power === id) ? <em>{words.power.taken}</em> : null}
      </button>
    </li>
  );
}

export function PowerChoice(props: Pressing) {
  const { table, pointing } = props;
  const characters = useCharacters(table);
  const offered = POWERS.filter((id) => pointing.at(thing.power(id)).state !== 'idle');
  return (
    <ul class="powers" aria-label={wordsOf(table).power.title}>
      {offered.map((id) => (
        <Power key={id} {...props} id={id} character={characters?.[id] ?? null} />
      ))}
    </ul>
  );
}
