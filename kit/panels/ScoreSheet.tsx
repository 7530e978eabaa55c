/** The score line by line: what each line is worth to each seat, how it was counted, and by which rule. */
import type { ComponentChildren } from 'preact';
import { RuleId } from '../controls/Tag.tsx';
import { Shield } from '../seats/Shield.tsx';
import type { Tincture } from '../seats/tincture.ts';

export interface ScoreCell {
  readonly value: ComponentChildren;
  /** How it came about: "5×2 + 4×2 + 1". */
  readonly sum?: ComponentChildren;
  /** What the move being drafted would do to it. */
  readonly change?: 'gain' | 'loss';
}

export interface ScoreLine {
  readonly id: string;
  readonly label: ComponentChildren;
  readonly note?: ComponentChildren;
  readonly ruleId?: string;
  readonly cells: Readonly<Record<string, ScoreCell>>;
}

export interface ScoreSheetProps {
  readonly caption: ComponentChildren;
  /** Heading of the first column. */
  readonly what: string;
  readonly seats: readonly { readonly id: string; readonly tincture: Tincture; readonly name: string }[];
  readonly lines: readonly ScoreLine[];
  readonly total: ScoreLine;
}

interface LineProps {
  readonly line: ScoreLine;
  readonly seats: ScoreSheetProps['seats'];
}

function Line({ line, seats }: LineProps) {
  return (
    <tr>
      <th scope="row">
        {line.label} {line.ruleId === undefined ? null : <RuleId id={line.ruleId} />}
        {line.note === undefined ? null : <small>{line.note}</small>}
      </th>
      {seats.map(({ id }) => {
        const cell = line.cells[id];
        return (
          <td key={id} class={cell?.change ?? ''}>
            <span class="num">{cell?.value}</span>
            {cell?.sum === undefined ? null : <small>{cell.sum}</small>}
          </td>
        );
      })}
    </tr>
  );
}

export function ScoreSheet({ caption, what, seats, lines, total }: ScoreSheetProps) {
  return (
    <div class="score-sheet">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            {seats.map((seat) => (
              <th key={seat.id} scope="col">
                <Shield tincture={seat.tincture} />
                <span>{seat.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.id} line={line} seats={seats} />
          ))}
        </tbody>
        <tfoot>
          <Line line={total} seats={seats} />
        </tfoot>
      </table>
    </div>
  );
}
