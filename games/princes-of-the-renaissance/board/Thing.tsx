/** A component that can be pressed: to point at it, to ask why it is closed, or to look closer. */
import { type Cue, thingProps, WhyMark } from '@signoria/kit';
import type { ComponentChildren } from 'preact';
import type { Table } from './table.ts';
import type { ThingName } from './things.ts';

export interface ThingProps {
  readonly table: Table;
  /** For looking closer, whatever a press does. */
  readonly id: string;
  /** What answers are about; null where it can only be looked at. */
  readonly thing: ThingName | null;
  /** Read out: its name, and what is true of it now. */
  readonly name: string;
  readonly facts?: readonly string[];
  readonly class: string;
  /** It has just changed. */
  readonly cue?: Cue;
  readonly onLook: () => void;
  readonly children: ComponentChildren;
}

/** `Doge. For sale. Income 2 gold`: facts may be sentences, and end in one full stop. */
function read(name: string, facts: readonly string[]): string {
  return [name, ...facts].map((words) => words.replace(/\.$/, '')).join('. ');
}

export function Thing({ table, id, thing, name, facts = [], class: looks, cue, onLook, children }: ThingProps) {
  const { state, label } = table.pointing.at(thing);
  return (
    <button
      type="button"
      class={`thing ${state} ${looks}${cue ? ` ${cue.class}` : ''}`}
      data-look={id}
      {...(cue?.style ? { style: cue.style } : {})}
      {...thingProps(table.pointing, thing, onLook)}
    >
      <span class="only-heard">{read(label ?? name, facts)}</span>
      <span class="thing-face" aria-hidden="true">
        {children}
      </span>
      {state === 'legal' || state === 'selected' ? <i class="gem" aria-hidden="true" /> : null}
      {state === 'blocked' ? <WhyMark /> : null}
    </button>
  );
}
