/** How many: answers that differ only by a number stand side by side, each with what it means in words. */
import type { MenuLine } from '@signoria/kit';
import type { Choice } from '../../rules/model/choices.ts';
import { Glyph, type GlyphName } from '../drawings/index.ts';
import { type Table, wordsOf } from '../table.ts';

const SIGN: { readonly [D in Choice['do']]?: GlyphName } = { govern: 'crown', trade: 'ship', salary: 'florin' };

/** The number an answer names; null for answers of another kind. */
export function amountOf({ choice }: MenuLine<Choice>): number | null {
  if (choice.do === 'govern') return choice.symbols;
  if (choice.do === 'trade') return choice.ships;
  return choice.do === 'salary' ? choice.florins : null;
}

export function Amount({ table }: { readonly table: Table }) {
  if (table.past) return null;
  const numbers = table.options.filter((option) => amountOf(option) !== null);
  if (numbers.length === 0) return null;
  const sign = SIGN[numbers[0]!.choice.do];
  return (
    <fieldset class="amounts" aria-label={wordsOf(table).amount}>
      {numbers.map((option) => (
        <button
          key={option.line}
          type="button"
          class={`amount-chip target ${table.selected === option.line ? 'selected' : 'legal'}`}
          aria-label={option.label}
          aria-pressed={table.selected === option.line}
          title={option.label}
          onClick={() => table.select(option.line)}
        >
          <b class="num">{amountOf(option)}</b>
          {sign === undefined ? null : <Glyph name={sign} />}
        </button>
      ))}
    </fieldset>
  );
}
