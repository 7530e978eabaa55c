/** Characters who wait with the reader: the Princess completes a Work herself, the others help. */
import { aimAt, press, stateOf, WhyMark } from '@signoria/web/kit';
import { CHARACTERS } from '../data/characters.ts';
import { Face } from './drawings/index.ts';
import { type Table, wordsOf } from './table.ts';

export function Helpers({ table }: { readonly table: Table }) {
  const { people } = wordsOf(table);
  const helpers = CHARACTERS.map((character) => ({
    character,
    aim: aimAt(table, (c) => c.do === 'use' && c.character === character),
    value: character === 'princess' ? (table.view.own?.princess ?? null) : null,
  })).filter(({ aim }) => aim.target !== 'idle');
  if (helpers.length === 0) return null;
  return (
    <div class="helpers">
      {helpers.map(({ character, aim, value }) => (
        <button
          key={character}
          type="button"
          class={`helper ${aim.target}`}
          {...stateOf(aim.target)}
          onClick={() => press(table, aim, () => {})}
        >
          <Face of={character} />
          <span>{aim.label}</span>
          {value === null ? null : (
            <>
              <b class="num" aria-hidden="true">
                {value}
              </b>
              <span class="only-heard">{people.worth(value)}</span>
            </>
          )}
          {aim.target === 'blocked' ? <WhyMark /> : null}
        </button>
      ))}
    </div>
  );
}
