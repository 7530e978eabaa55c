/** Rules as links, where there is room for them. */
import { RuleId } from '@signoria/web/kit';
import { type Table, wordsOf } from './table.ts';

export function RuleLinks({ table, ids }: { readonly table: Table; readonly ids: readonly string[] }) {
  return (
    <p class="rule-links">
      <span class="caption">{wordsOf(table).rules}</span>
      {ids.map((id) => (
        <button key={id} type="button" onClick={() => table.rule(id)}>
          <RuleId id={id} />
        </button>
      ))}
    </p>
  );
}
