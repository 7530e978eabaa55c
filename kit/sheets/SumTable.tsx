/** The parts of a number line by line, each with its rules, and what they come to. */
import type { Part } from '@signoria/kernel';
import { RuleId } from '../controls/Tag.tsx';
import { figure, type WhyNumberProps, type WhyTable } from './why.ts';

interface PartLineProps {
  readonly table: WhyTable;
  readonly part: Part;
  readonly write: (n: number) => string;
  readonly onRule: (id: string) => void;
}

function PartLine({ table, part, write, onRule }: PartLineProps) {
  return (
    <tr>
      <th scope="row">
        {table.text.part?.(part, table.reader) ?? part.what}{' '}
        <span class="why-rules">
          {part.rules.map((id) => (
            <button key={id} type="button" onClick={() => onRule(id)}>
              <RuleId id={id} />
            </button>
          ))}
        </span>
      </th>
      <td class="num">{write(part.n)}</td>
    </tr>
  );
}

/** The sum as a table: also for sheets that have room for it. */
export function SumTable({
  why,
  table,
  label,
  write = figure,
}: Pick<WhyNumberProps, 'why' | 'table' | 'label' | 'write'>) {
  return (
    <table class="why-sum">
      <tbody>
        {why.parts.map((part, i) => (
          <PartLine key={i} table={table} part={part} write={write} onRule={(id) => table.rule(id)} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{label}</th>
          <td class="num">{write(why.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
