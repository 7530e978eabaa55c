/**
 * The chronicle: what happened, in order. A stitched line marks how far undo reaches; a sealed line marks a barrier
 * and its reason. Follows new lines unless the reader has scrolled up; looking at the past, it follows that line.
 */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../controls/Icon.tsx';
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
      /** It opens a chapter, or a part of one: whether the lines below it are shown. */
      readonly chapter?: { readonly open: boolean; readonly label: string; readonly part?: boolean };
      /** A button that asks why: its name. */
      readonly why?: string;
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
  /** Shows or hides the lines of a chapter. */
  readonly onFold?: (id: string) => void;
  /** Of lines that bear a `why`. */
  readonly onWhy?: (id: string) => void;
}

const LINE_CLASS = { stitch: 'stitch', sealed: 'seal-line', since: 'since-line' } as const;
/** How close to the end, in pixels, still counts as reading the newest line. */
const NEAR_END = 40;

type Ways = Pick<ChronicleProps, 'onOpen' | 'onWhy'>;

interface EntryProps extends Ways, Pick<ChronicleProps, 'onFold'> {
  readonly entry: ChronicleEntry;
  readonly current: boolean;
  readonly roving: Roving;
}

const foldId = (id: string): string => `${id}.fold`;
const whyId = (id: string): string => `${id}.why`;

/** What arrows walk through: of each line its fold, itself and its why. */
function stopsOf(entry: ChronicleEntry): readonly string[] {
  if (entry.kind !== 'line') return [];
  const { id, chapter, why } = entry;
  return [...(chapter === undefined ? [] : [foldId(id)]), id, ...(why === undefined ? [] : [whyId(id)])];
}

type Line = Extract<ChronicleEntry, { readonly kind: 'line' }>;

function headingClass({ chapter }: Line): string {
  if (chapter === undefined) return '';
  return chapter.part ? ' chapter part' : ' chapter';
}

function Fold({ id, chapter, roving, onFold }: Line & Pick<EntryProps, 'roving' | 'onFold'>) {
  if (chapter === undefined || onFold === undefined) return null;
  return (
    <button
      type="button"
      class="fold"
      aria-expanded={chapter.open}
      aria-label={chapter.label}
      {...roving.of(foldId(id))}
      onClick={() => onFold(id)}
    >
      <Icon name={chapter.open ? 'down' : 'forward'} />
    </button>
  );
}

function Why({ id, why, roving, onWhy }: Line & Pick<EntryProps, 'roving' | 'onWhy'>) {
  if (why === undefined || onWhy === undefined) return null;
  return (
    <button type="button" class="ask-why" aria-label={why} {...roving.of(whyId(id))} onClick={() => onWhy(id)}>
      ?
    </button>
  );
}

/** A row of its own for the arrows: it is passed by as long as it is folded. */
function Before({ before, ...ways }: { readonly before: NonNullable<Line['before']> } & Ways) {
  const ids = before.entries.flatMap(stopsOf);
  const roving = useRoving(ids);
  return (
    <details>
      <summary>{before.label}</summary>
      <ol
        onKeyDown={(event) => {
          if (moveInRow(event, ids, roving)) event.stopPropagation();
        }}
      >
        {before.entries.map((one) => (
          <Entry key={one.id} entry={one} current={false} roving={roving} {...ways} />
        ))}
      </ol>
    </details>
  );
}

function Entry({ entry, current, roving, onOpen, onFold, onWhy }: EntryProps) {
  if (entry.kind !== 'line') return <li class={LINE_CLASS[entry.kind]}>{entry.text}</li>;
  return (
    <li
      class={`line${entry.later ? ' later' : ''}${headingClass(entry)}`}
      {...(current ? { 'aria-current': 'step' as const } : {})}
    >
      {entry.before === undefined ? null : (
        <Before before={entry.before} {...(onOpen ? { onOpen } : {})} {...(onWhy ? { onWhy } : {})} />
      )}
      <Fold {...entry} roving={roving} {...(onFold ? { onFold } : {})} />
      {entry.tincture ? <Shield tincture={entry.tincture} /> : null}
      {onOpen ? (
        <button type="button" {...roving.of(entry.id)} onClick={() => onOpen(entry.id)}>
          {entry.text}
        </button>
      ) : (
        entry.text
      )}
      <Why {...entry} roving={roving} {...(onWhy ? { onWhy } : {})} />
    </li>
  );
}

export function Chronicle({ label, entries, current, onOpen, onFold, onWhy }: ChronicleProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  // Tab enters the chronicle once, at the line looked at or the newest; arrows walk it.
  const ids = entries.flatMap(stopsOf);
  const newest = entries.findLast(({ kind }) => kind === 'line')?.id;
  const roving = useRoving(ids, current ?? newest);
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
            {...(onFold ? { onFold } : {})}
            {...(onWhy ? { onWhy } : {})}
          />
        ))}
      </ol>
    </div>
  );
}
