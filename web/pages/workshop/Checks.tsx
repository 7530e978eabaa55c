/** What was found out about the edition while it was typed, and how it differs from the usual one. */
import { begin, readOptions } from '@signoria/kernel';
import type { Cell, Row } from '@signoria/kernel/edition-sheet';
import { Icon, type IconName, Sheet } from '@signoria/kit';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import {
  type Bench,
  differs,
  editionIn,
  fieldName,
  nameOf,
  printedAt,
  problemsElsewhere,
  problemsIn,
  reconstructed,
  rowsOf,
  writtenIn,
} from './bench.ts';
import { problemText } from './GroupTable.tsx';
import { say } from './text.ts';
import { told } from './told.ts';

interface PartProps {
  readonly bench: Bench;
  readonly onGo: (row: Row) => void;
}

const ICON: { readonly [K in 'good' | 'bad' | 'left']: IconName } = { good: 'check', bad: 'close', left: 'pen' };

function Check({ kind, children }: { readonly kind: keyof typeof ICON; readonly children: ComponentChildren }) {
  return (
    <li class={kind}>
      <Icon name={ICON[kind]} />
      <span>{children}</span>
    </li>
  );
}

const KEY = '0'.repeat(64);

/** The numbers of players that this box was dealt to just now, with the usual options. */
function dealtTo({ module: { game }, file }: Bench): { readonly min: number; readonly max: number } {
  const counts = Array.from({ length: game.players.max - game.players.min + 1 }, (_, i) => game.players.min + i);
  const dealt = counts.filter((seats) => {
    if (!readOptions(game.options, {}, seats).ok) return false;
    begin(game, { seats, edition: editionIn(file), key: KEY });
    return true;
  });
  return { min: Math.min(...dealt), max: Math.max(...dealt) };
}

function Problems({ bench, onGo }: PartProps) {
  const rows = rowsOf(bench).filter(({ keys }) => problemsIn(bench, keys).length > 0);
  return (
    <>
      {rows.map((row) => (
        <Check key={row.keys.join('.')} kind="bad">
          <button type="button" class="link" onClick={() => onGo(row)}>
            {nameOf(bench, row)}
          </button>
          {problemsIn(bench, row.keys).map((problem) => (
            <small key={problem.path + problem.why}>{problemText(bench, problem)}</small>
          ))}
        </Check>
      ))}
      {problemsElsewhere(bench).map((problem) => (
        <Check key={problem.path + problem.why} kind="bad">
          {problemText(bench, problem)}
        </Check>
      ))}
    </>
  );
}

export function Checks({ bench, onGo }: PartProps) {
  const { problems } = bench;
  const left = reconstructed(bench);
  const [first] = left;
  const dealt = useMemo(() => (problems.length === 0 ? dealtTo(bench) : null), [bench.file, bench.module]);
  return (
    <Sheet
      title={say.value.checks}
      class="ws-checks"
      caption={problems.length === 0 ? say.value.allWell : say.value.toMend(problems.length)}
    >
      <ul aria-live="polite">
        {problems.length === 0 ? <Check kind="good">{say.value.legal}</Check> : <Problems bench={bench} onGo={onGo} />}
        {dealt === null ? null : <Check kind="good">{say.value.deals(dealt.min, dealt.max)}</Check>}
        {first === undefined ? (
          <Check kind="good">{say.value.noneLeft}</Check>
        ) : (
          <Check kind="left">
            <button type="button" class="link" onClick={() => onGo(first)}>
              {say.value.left(left.length)}
            </button>
          </Check>
        )}
      </ul>
    </Sheet>
  );
}

function Difference({ bench, row, cell, onGo }: PartProps & { readonly row: Row; readonly cell: Cell }) {
  const value = (of: unknown) => told(bench.workshop, cell.shape, of);
  const name = nameOf(bench, row);
  return (
    <tr>
      <th scope="row">
        <button type="button" class="link" onClick={() => onGo(row)}>
          {cell.field === '' ? name : say.value.cell(name, fieldName(bench, cell.field))}
        </button>
      </th>
      <td>{value(printedAt(bench, cell))}</td>
      <td class="now">{value(writtenIn(bench, cell))}</td>
    </tr>
  );
}

export function Differences({ bench, onGo }: PartProps) {
  const rows = rowsOf(bench);
  const changed = rows.flatMap((row) =>
    row.cells.filter((cell) => differs(bench, cell)).map((cell) => ({ row, cell })),
  );
  const touched = new Set(changed.map(({ row }) => row));
  return (
    <Sheet title={say.value.differences} class="ws-differences" caption={say.value.corrected(touched.size)}>
      {changed.length === 0 ? (
        <p class="note pad">{say.value.unchanged}</p>
      ) : (
        <>
          <table>
            <thead>
              <tr>
                <th scope="col">{say.value.component}</th>
                <th scope="col">{say.value.usual}</th>
                <th scope="col">{say.value.now}</th>
              </tr>
            </thead>
            <tbody>
              {changed.map(({ row, cell }) => (
                <Difference key={cell.keys.join('.')} bench={bench} row={row} cell={cell} onGo={onGo} />
              ))}
            </tbody>
          </table>
          <p class="note pad">{say.value.others(rows.length - touched.size)}</p>
        </>
      )}
    </Sheet>
  );
}
