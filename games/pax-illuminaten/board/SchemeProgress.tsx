/** How far a scheme has come: "2 of 3 cards, 4 of 5 influence", and a bar that says the same. */
import { Shield, Tag } from '@signoria/web/kit';
import type { Part } from '../rules/schemes.ts';
import type { ProgressView, SchemeView } from '../rules/view-types.ts';
import { named, namesOf, type Table, tinctureOf, wordsOf } from './table.ts';

/** 0 to 1; what is more than needed does not count. */
export function share(parts: readonly Part[]): number {
  if (parts.length === 0) return 0;
  return parts.reduce((sum, { have, need }) => sum + (need <= 0 ? 1 : Math.min(1, have / need)), 0) / parts.length;
}

export function Parts({ table, parts }: { readonly table: Table; readonly parts: readonly Part[] }) {
  const { parts: words } = namesOf(table);
  return <span class="parts">{parts.map((part) => words[part.what](part)).join(', ')}</span>;
}

/** The bar repeats the words beside it. */
export function Meter({ parts, full }: { readonly parts: readonly Part[]; readonly full: boolean }) {
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
      <Parts table={table} parts={parts} />
      {fulfilled ? <Tag kind="good">{wordsOf(table).schemes.fulfilled}</Tag> : null}
      <Meter parts={parts} full={fulfilled} />
    </li>
  );
}

export interface SchemeProgressProps {
  readonly table: Table;
  readonly scheme: SchemeView;
  /** All participants, or the reader alone. */
  readonly everybody?: boolean;
}

export function SchemeProgress({ table, scheme, everybody = false }: SchemeProgressProps) {
  const concerned = scheme.progress.filter(({ who }) => everybody || who === table.you);
  return (
    <ul class="scheme-progress">
      {concerned.map((progress) => (
        <One key={progress.who} table={table} progress={progress} />
      ))}
    </ul>
  );
}
