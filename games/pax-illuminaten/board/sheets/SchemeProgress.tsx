/** How far a scheme has come: "2 of 3 cards, 4 of 5 influence", each figure with its parts, and a bar that says the same. */
import { Shield, Tag, WhyNumber } from '@signoria/kit';
import type { DemandView, ProgressView, SchemeView } from '../../rules/view/types.ts';
import { demanded } from '../../text/names.ts';
import { named, namesOf, type Table, tinctureOf, wordsOf } from '../table.ts';

/** 0 to 1; what is more than needed does not count. */
export function share(parts: readonly DemandView[]): number {
  if (parts.length === 0) return 0;
  return parts.reduce((sum, { have, need }) => sum + (need <= 0 ? 1 : Math.min(1, have / need)), 0) / parts.length;
}

/** In words alone, where the figures cannot be pressed. */
export function demandsIn(table: Pick<Table, 'language'>, parts: readonly DemandView[]): string {
  const { demands } = namesOf(table);
  return parts.map((part) => demanded(demands[part.what](part))).join(', ');
}

export function Demands({ table, parts }: { readonly table: Table; readonly parts: readonly DemandView[] }) {
  const { demands } = namesOf(table);
  const { why: words } = wordsOf(table);
  return (
    <span class="parts">
      {parts.map((part) => {
        const [had, needed] = demands[part.what](part);
        return (
          <span key={part.what} class="demand">
            <WhyNumber why={part.why.have} table={table} label={words.had}>
              {had}
            </WhyNumber>{' '}
            <WhyNumber why={part.why.need} table={table} label={words.needed}>
              {needed === '' ? `(${part.have} : ${part.need - 1})` : needed}
            </WhyNumber>
          </span>
        );
      })}
    </span>
  );
}

/** The bar repeats the words beside it. */
export function Meter({ parts, full }: { readonly parts: readonly DemandView[]; readonly full: boolean }) {
  return (
    <span class={full ? 'meter full' : 'meter'} aria-hidden="true">
      <i style={{ width: `${Math.round(100 * share(parts))}%` }} />
    </span>
  );
}

function One({ table, progress }: { readonly table: Table; readonly progress: ProgressView }) {
  const { who, parts, fulfilled } = progress;
  return (
    <li>
      <Shield tincture={tinctureOf(table, who)} width={14} />
      <b>{named(table, who)}</b>
      <Demands table={table} parts={parts} />
      {fulfilled ? <Tag kind="good">{wordsOf(table).schemes.fulfilled}</Tag> : null}
      <Meter parts={parts} full={fulfilled} />
    </li>
  );
}

/** Of everybody whom it concerns. */
export function SchemeProgress({ table, scheme }: { readonly table: Table; readonly scheme: SchemeView }) {
  return (
    <ul class="scheme-progress">
      {scheme.progress.map((progress) => (
        <One key={progress.who} table={table} progress={progress} />
      ))}
    </ul>
  );
}
