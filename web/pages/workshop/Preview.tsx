/** The chosen component as it will be printed, and what the board would say about it. */
import type { Row } from '@signoria/kernel/edition-sheet';
import { RuleId, Sheet } from '@signoria/kit';
import { paths } from '../../router.ts';
import { type Bench, nameOf } from './bench.ts';
import { say } from './text.ts';

interface ComponentProps {
  readonly bench: Bench;
  readonly row: Row;
  readonly size: 'small' | 'middle' | 'large';
}

/** Drawn by the game's own board. Beside a name it is only a picture. */
export function Component({ bench: { workshop, table, drawn }, row: { group, id }, size }: ComponentProps) {
  const Picture = workshop.groups[group]?.Picture;
  if (Picture === undefined) return null;
  return (
    <span class={`ws-picture ${size} ${workshop.class ?? ''}`} data-group={group} aria-hidden="true" inert>
      <Picture id={id} table={table} edition={drawn} />
    </span>
  );
}

function About({ bench, row }: { readonly bench: Bench; readonly row: Row }) {
  const { workshop, table, language, module } = bench;
  const group = workshop.groups[row.group]!;
  const about = workshop.board.explain(group.about?.(row.id) ?? row.id, table.view, language);
  if (about === null) return null;
  return (
    <>
      <p>{about.text}</p>
      <p class="ws-rules">
        {about.rules.map((id) => (
          <a key={id} href={paths.game(module.game.id, id)}>
            <RuleId id={id} />
          </a>
        ))}
      </p>
    </>
  );
}

export function Preview({ bench, row }: { readonly bench: Bench; readonly row: Row | null }) {
  const drawn = row !== null && bench.workshop.groups[row.group]?.Picture !== undefined;
  return (
    <Sheet title={say.value.live} class="ws-live" {...(row === null ? {} : { caption: row.id || row.group })}>
      <div class="ws-live-body" aria-live="polite">
        {row === null ? <p class="note">{say.value.liveNone}</p> : null}
        {drawn ? (
          <div class="ws-sizes">
            <Component bench={bench} row={row} size="large" />
            <Component bench={bench} row={row} size="middle" />
          </div>
        ) : null}
        {row === null ? null : (
          <div class="ws-said">
            <h3>{nameOf(bench, row)}</h3>
            {bench.problems.length > 0 ? <p class="note bad">{say.value.liveOld}</p> : null}
            <About bench={bench} row={row} />
          </div>
        )}
      </div>
    </Sheet>
  );
}
