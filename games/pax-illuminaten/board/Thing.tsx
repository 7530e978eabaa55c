/** Something that can be chosen, asked about, or only looked at. Its drawing is not read out: its label is. */
import { WhyMark } from '@signoria/web/kit';
import type { ComponentChildren } from 'preact';
import { type Deed, press, spoken, stateOf, targetOf } from './spots.ts';
import type { Table } from './table.ts';
import { type Changing, type Telling, told } from './telling.ts';

export interface ThingProps {
  readonly table: Table;
  readonly deeds: readonly Deed[];
  /** What it is, read out before what may be done with it. */
  readonly facts: readonly string[];
  readonly class: string;
  readonly onLook: () => void;
  readonly telling?: Telling;
  readonly changing?: Changing;
  readonly children: ComponentChildren;
}

export function Thing({ table, deeds, facts, class: extra, onLook, telling, changing, children }: ThingProps) {
  const target = targetOf(table, deeds);
  const fresh = telling && changing ? told(telling, changing) : { class: '' };
  return (
    <button
      type="button"
      class={`thing ${extra} ${target}${fresh.class}`}
      {...(fresh.after === undefined ? {} : { style: { '--after': fresh.after } })}
      {...stateOf(target)}
      onClick={() => press(table, deeds, onLook)}
      onKeyDown={({ key }) => key === '?' && onLook()}
    >
      <span class="only-heard">{spoken(facts, deeds)}</span>
      <span class="thing-face" aria-hidden="true">
        {children}
      </span>
      {target === 'blocked' ? <WhyMark /> : null}
    </button>
  );
}
