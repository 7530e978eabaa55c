/** Rules as links, where there is room for them. */
import type { BoardProps } from '../board.ts';
import { RuleId } from './Tag.tsx';

export interface RuleLinksProps {
  readonly table: Pick<BoardProps, 'rule'>;
  readonly caption: string;
  readonly ids: readonly string[];
}

export function RuleLinks({ table, caption, ids }: RuleLinksProps) {
  return (
    <p class="rule-row">
      <span class="caption">{caption}</span>
      {ids.map((id) => (
        <button key={id} type="button" onClick={() => table.rule(id)}>
          <RuleId id={id} />
        </button>
      ))}
    </p>
  );
}
