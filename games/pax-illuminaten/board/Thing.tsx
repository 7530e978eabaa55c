/** Something that can be pointed at, asked about, or only looked at. Its drawing is not read out: its label is. */
import { type Cue, cued, type Roving, type ThingLine, thingProps, WhyMark } from '@signoria/kit';
import type { ComponentChildren } from 'preact';
import type { Choice } from '../rules/model/choices.ts';
import type { BoardCues, Changing } from './cues.ts';
import type { Table } from './table.ts';
import type { ThingName } from './things.ts';

export interface ThingProps {
  readonly table: Table;
  /** What answers are about; null where it can only be looked at. */
  readonly thing: ThingName | null;
  /** What it is, read out before what may be done with it. */
  readonly facts: readonly string[];
  readonly class: string;
  readonly onLook: () => void;
  readonly cues?: BoardCues;
  readonly changing?: Changing | null;
  readonly style?: { readonly [property: string]: string };
  readonly roving?: ReturnType<Roving['of']>;
  readonly onKey?: (event: KeyboardEvent) => void;
  readonly children: ComponentChildren;
}

/** How a thing is read out: what it is, then what may be done with it. */
export function spoken(facts: readonly string[], lines: readonly ThingLine<Choice>[]): string {
  return [...facts, ...lines.filter(({ open }) => open).map(({ label }) => label)].join('. ');
}

/** A press must not leave anything unsaid: where some of several answers are closed, they are all looked at. */
function hasMore(lines: readonly ThingLine<Choice>[]): boolean {
  return lines.length > 1 && lines.filter(({ open }) => open).length <= 1;
}

export function Thing(props: ThingProps) {
  const { table, thing, facts, class: looks, onLook, cues, changing = thing, style, roving, onKey, children } = props;
  const { state, lines } = table.pointing.at(thing);
  const fresh: Cue = cues && changing ? cued(cues, changing) : { class: '' };
  return (
    <button
      type="button"
      class={`${looks} ${state} ${fresh.class}`}
      style={{ ...style, ...fresh.style }}
      {...thingProps(table.pointing, thing, onLook)}
      {...(hasMore(lines) ? { onClick: onLook } : {})}
      {...roving}
      onKeyDown={(event) => (event.key === '?' ? onLook() : onKey?.(event))}
    >
      <span class="only-heard">{spoken(facts, lines)}</span>
      <span class="thing-face" aria-hidden="true">
        {children}
      </span>
      {state === 'blocked' ? <WhyMark /> : null}
    </button>
  );
}
