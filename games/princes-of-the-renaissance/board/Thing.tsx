/** A component that can be pressed: to point at it, to ask why it is closed, or to look closer. */
import { type Aim, press, stateOf, WhyMark } from '@signoria/web/kit';
import type { ComponentChildren } from 'preact';
import type { Table } from './table.ts';

export interface ThingProps {
  readonly table: Table;
  /** For looking closer, whatever a press does. */
  readonly id: string;
  readonly aim: Aim;
  /** Read out: its name, and what is true of it now. */
  readonly name: string;
  readonly facts?: readonly string[];
  readonly class: string;
  readonly style?: { readonly '--after': string };
  readonly onLook: () => void;
  readonly children: ComponentChildren;
}

/** `Doge. For sale. Income 2 gold`: facts may be sentences, and end in one full stop. */
function read(name: string, facts: readonly string[]): string {
  return [name, ...facts].map((words) => words.replace(/\.$/, '')).join('. ');
}

export function Thing({ table, id, aim, name, facts = [], class: extra, style, onLook, children }: ThingProps) {
  const open = aim.target === 'legal' || aim.target === 'selected';
  return (
    <button
      type="button"
      class={`thing ${aim.target} ${extra}`}
      data-thing={id}
      {...(style === undefined ? {} : { style })}
      {...stateOf(aim.target)}
      onClick={() => press(table, aim.line === '' ? { ...aim, target: 'idle' } : aim, onLook)}
    >
      <span class="only-heard">{read(aim.label ?? name, facts)}</span>
      <span class="thing-face" aria-hidden="true">
        {children}
      </span>
      {open ? <i class="gem" aria-hidden="true" /> : null}
      {aim.target === 'blocked' ? <WhyMark /> : null}
    </button>
  );
}
