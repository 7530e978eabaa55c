/**
 * The chronicle: what happened, in order. A stitched line marks how far undo reaches; a sealed line marks a barrier
 * and its reason. Follows new lines unless the reader has scrolled up; looking at the past, it follows that line.
 */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { moveInRow, type Roving, useRoving } from '../pointing/roving.ts';
import { Shield } from '../seats/Shield.tsx';
import type { Tincture } from '../seats/tincture.ts';

export type ChronicleEntry =
  | {
      readonly kind: 'line';
      readonly id: string;
      readonly tincture?: Tincture;
      readonly text: ComponentChildren;
      /** Lies after the position being looked at. */
      readonly later?: boolean;
      /** Like it and just before it; shown when asked for. */
      readonly before?: { readonly label: ComponentChildren; readonly entries: readonly ChronicleEntry[] };
    }
  | { readonly kind: 'stitch' | 'sealed' | 'since'; readonly id: string; readonly text: ComponentChildren };

export interface ChronicleProps {
  readonly label: string;
  readonly entries: readonly ChronicleEntry[];
  /** The line of the position on the board, when looking at the past. */
  readonly current?: string;
  /** Makes lines clickable: go to that position. */
  readonly onOpen?: (id: string) => void;
}

const LINE_CLASS = { stitch: 'stitch', sealed: 'seal-line', since: 'since-line' } as const;
/** How close to the end, in pixels, still counts as reading the newest line. */
const NEAR_END = 40;

interface EntryProps {
  readonly entry: ChronicleEntry;
  readonly current: boolean;
  readonly roving: Roving;
  readonly onOpen?: (id: string) => void;
}

function Entry({ entry, current, roving, onOpen }: EntryProps) {
  if (entry.kind !== 'line') return <li class={LINE_CLASS[entry.kind]}>{entry.text}</li>;
  return (
    <li class={entry.later ? 'line later' : 'line'} {...(current ? { 'aria-current': 'step' as const } : {})}>
      {entry.before === undefined ? null : (
        <details>
          <summary>{entry.before.label}</summary>
          <ol>
            {entry.before.entries.map((one) => (
              <Entry key={one.id} entry={one} current={false} roving={roving} />
            ))}
          </ol>
        </details>
      )}
      {entry.tincture ? <Shield tincture={entry.tincture} /> : null}
      {onOpen ? (
        <button type="button" {...roving.of(entry.id)} onClick={() => onOpen(entry.id)}>
          {entry.text}
        </button>
      ) : (
        entry.text
      )}
    </li>
  );
}

export function Chronicle({ label, entries, current, onOpen }: ChronicleProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  // Tab enters the chronicle once, at the line looked at or the newest; arrows walk it.
  const ids = entries.flatMap((entry) => (entry.kind === 'line' ? [entry.id] : []));
  const roving = useRoving(ids, current ?? ids.at(-1));
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box && following.current && current === undefined) box.scrollTop = box.scrollHeight;
  }, [entries, current]);
  useLayoutEffect(() => {
    const line = scroller.current?.querySelector<HTMLElement>('[aria-current]');
    if (line && scroller.current) scroller.current.scrollTop = line.offsetTop - scroller.current.clientHeight / 2;
  }, [current]);
  return (
    <div
      class="chronicle"
      ref={scroller}
      role="log"
      aria-label={label}
      {...(onOpen ? {} : { tabIndex: 0 })}
      onScroll={({ currentTarget: el }) => {
        following.current = el.scrollHeight - el.scrollTop - el.clientHeight < NEAR_END;
      }}
    >
      <ol onKeyDown={(event) => moveInRow(event, ids, roving)}>
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            current={entry.id === current}
            roving={roving}
            {...(onOpen ? { onOpen } : {})}
          />
        ))}
      </ol>
    </div>
  );
}
