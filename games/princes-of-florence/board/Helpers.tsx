/** Characters who wait with the reader: the Princess completes a Work herself, the others help. */
import { thingProps, WhyMark, WhyNumber } from '@signoria/kit';
import { Fragment } from 'preact';
import { CHARACTERS } from '../data/characters.ts';
import { Face } from './drawings/index.ts';
import { type BoardPointing, type Table, wordsOf } from './table.ts';

export function Helpers({ table, pointing }: { readonly table: Table; readonly pointing: BoardPointing }) {
  const { people } = wordsOf(table);
  const helpers = CHARACTERS.map((character) => ({
    character,
    ...pointing.at(`character ${character}`),
    why: character === 'princess' ? (table.view.own?.princessSum ?? null) : null,
  })).filter(({ lines }) => lines.some(({ choice }) => choice.do === 'use'));
  if (helpers.length === 0) return null;
  return (
    <div class="helpers">
      {helpers.map(({ character, state, label, why }) => (
        <Fragment key={character}>
          <button type="button" class={`helper ${state}`} {...thingProps(pointing, `character ${character}`, () => {})}>
            <Face of={character} />
            <span>{label}</span>
            {why === null ? null : <span class="only-heard">{people.worth(why.total)}</span>}
            {state === 'blocked' ? <WhyMark /> : null}
          </button>
          {why === null ? null : <WhyNumber why={why} table={table} label={people.value} class="num helper-value" />}
        </Fragment>
      ))}
    </div>
  );
}
