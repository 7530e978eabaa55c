/** One group of components as a table: pictures, figures to be corrected, where they come from, and what is wrong with them. */
import { type EditionProblem, kernelText } from '@signoria/kernel';
import type { Cell, Group, Row } from '@signoria/kernel/edition-sheet';
import { Icon } from '@signoria/kit';
import { useId } from 'preact/hooks';
import { language } from '../../state/settings.ts';
import { ProvenanceLabel } from '../game/Provenance.tsx';
import { type Bench, dataNote, differs, fieldName, nameOf, problemsIn, sourceOf, writtenIn } from './bench.ts';
import { Editor, isSimple } from './Editor.tsx';
import { Component } from './Preview.tsx';
import { say } from './text.ts';
import { told } from './told.ts';

export interface TableProps {
  readonly bench: Bench;
  readonly group: Group;
  readonly selected: string | null;
  readonly onSelect: (row: Row) => void;
  readonly onWrite: (row: Row, cell: Cell, value: unknown) => void;
  readonly onVouch: (row: Row) => void;
  readonly onReset: (row: Row) => void;
}

interface RowProps extends Omit<TableProps, 'selected'> {
  readonly row: Row;
  readonly open: boolean;
}

export function problemText({ module }: Bench, problem: EditionProblem): string {
  return kernelText[language.value].edition(problem, module.text[language.value]);
}

/** The columns that stand in the rows: what is too large for one is written below it. */
function inline(row: Row, field: string): Cell | undefined {
  return row.cells.find((cell) => cell.field === field);
}

interface CellProps extends RowProps {
  readonly cell: Cell;
  readonly problemId: string;
}

function labelOf(bench: Bench, row: Row, { field }: Cell): string {
  const name = nameOf(bench, row);
  return field === '' ? name : say.value.cell(name, fieldName(bench, field));
}

function CellEditor({ bench, row, cell, problemId, onWrite }: CellProps) {
  const invalid = problemsIn(bench, cell.keys).length > 0;
  return (
    <Editor
      workshop={bench.workshop}
      shape={cell.shape}
      value={writtenIn(bench, cell)}
      label={labelOf(bench, row, cell)}
      invalid={invalid}
      told={invalid ? problemId : undefined}
      onChange={(value) => onWrite(row, cell, value)}
    />
  );
}

function CellBox(props: CellProps) {
  const { bench, row, cell, group, open, onSelect } = props;
  const column = cell.field === '' ? say.value.value : fieldName(bench, cell.field);
  const kind = group.fields.length === 1 ? ' only' : '';
  return (
    <td class={`${differs(bench, cell) ? 'changed' : ''}${kind}`} data-head={column}>
      {isSimple(cell.shape) ? (
        <CellEditor {...props} />
      ) : (
        <button
          type="button"
          class="cell-summary"
          aria-expanded={open}
          aria-label={`${say.value.edit(labelOf(bench, row, cell))}. ${told(bench.workshop, cell.shape, writtenIn(bench, cell))}`}
          onClick={() => onSelect(row)}
        >
          <span>{told(bench.workshop, cell.shape, writtenIn(bench, cell))}</span> <Icon name={open ? 'up' : 'down'} />
        </button>
      )}
    </td>
  );
}

/** Below the row: its lists and sets of symbols, while it is chosen. */
function Below(props: RowProps & { readonly problemId: string; readonly columns: number }) {
  const { bench, row, columns } = props;
  const large = row.cells.filter(({ shape }) => !isSimple(shape));
  return (
    <tr class="ws-below">
      <td colSpan={columns}>
        {large.map((cell) => (
          <div key={cell.field} class="below-cell">
            {cell.field === '' ? null : <b>{fieldName(bench, cell.field)}</b>}
            <CellEditor {...props} cell={cell} />
          </div>
        ))}
      </td>
    </tr>
  );
}

function Source({ bench, row, onVouch, onReset }: RowProps) {
  const source = sourceOf(bench, row);
  const name = nameOf(bench, row);
  if (source === 'own') {
    return (
      <td class="ws-source">
        <span class="provenance own">
          <Icon name="check" />
          {say.value.own}
        </span>
        <button type="button" class="link" aria-label={say.value.reset(name)} onClick={() => onReset(row)}>
          {say.value.resetShort}
        </button>
      </td>
    );
  }
  return (
    <td class="ws-source">
      <ProvenanceLabel from={source} />
      {source === 'reconstructed' ? (
        <button type="button" class="link" aria-label={say.value.vouchFor(name)} onClick={() => onVouch(row)}>
          {say.value.vouch}
        </button>
      ) : null}
    </td>
  );
}

function Message({
  bench,
  row,
  problemId,
  columns,
}: RowProps & { readonly problemId: string; readonly columns: number }) {
  const problems = problemsIn(bench, row.keys);
  return (
    <tr class="ws-message">
      <td colSpan={columns} id={problemId}>
        {problems.map((problem) => (
          <p key={problem.path + problem.why}>
            <Icon name="close" />
            {problemText(bench, problem)}
          </p>
        ))}
      </td>
    </tr>
  );
}

/** Why it is marked, said once the row is chosen. */
function Why({ bench, row, columns }: RowProps & { readonly columns: number }) {
  return (
    <tr class="ws-message">
      <td colSpan={columns}>
        <p>
          <Icon name="pen" />
          <b>{say.value.reconstructed}</b> {dataNote(bench, row)}
        </p>
      </td>
    </tr>
  );
}

export const rowId = ({ keys }: Row): string => `row-${keys.join('.')}`;

function Rows(props: RowProps) {
  const { bench, group, row, open, onSelect } = props;
  const problemId = useId();
  const bad = problemsIn(bench, row.keys).length > 0;
  const source = sourceOf(bench, row);
  const columns = group.fields.length + 3;
  const state = `${bad ? 'ws-bad ' : ''}${source === 'reconstructed' ? 'ws-reconstructed ' : ''}${open ? 'ws-chosen' : ''}`;
  return (
    <tbody class={state} onFocusIn={() => onSelect(row)}>
      <tr id={rowId(row)}>
        <td class="pictured">
          <Component bench={bench} row={row} size="small" />
        </td>
        <th scope="row">
          <button type="button" class="row-name" aria-pressed={open} onClick={() => onSelect(row)}>
            {nameOf(bench, row)}
          </button>
          {row.id === '' ? null : <code>{row.id}</code>}
        </th>
        {group.fields.map((field) => {
          const cell = inline(row, field);
          return cell === undefined ? (
            <td key={field} class="nothing" data-head="" />
          ) : (
            <CellBox key={field} {...props} cell={cell} problemId={problemId} />
          );
        })}
        <Source {...props} />
      </tr>
      {open && row.cells.some(({ shape }) => !isSimple(shape)) ? (
        <Below {...props} problemId={problemId} columns={columns} />
      ) : null}
      {bad ? <Message {...props} problemId={problemId} columns={columns} /> : null}
      {open && !bad && source === 'reconstructed' ? <Why {...props} columns={columns} /> : null}
    </tbody>
  );
}

export function GroupTable(props: TableProps) {
  const { bench, group, selected } = props;
  return (
    <table class="ws-table">
      <thead>
        <tr>
          <td />
          <th scope="col">{say.value.component}</th>
          {group.fields.map((field) => (
            <th key={field} scope="col">
              {field === '' ? say.value.value : fieldName(bench, field)}
            </th>
          ))}
          <th scope="col">{say.value.source}</th>
        </tr>
      </thead>
      {group.rows.map((row) => (
        <Rows key={row.keys.join('.')} {...props} row={row} open={row.keys.join('.') === selected} />
      ))}
    </table>
  );
}
