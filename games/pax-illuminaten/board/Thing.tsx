/** Something that can be chosen, asked about, or only looked at. Its drawing is not read out: its label is. */
import { type Fresh, stateOf, told, WhyMark } from '@signoria/web/kit';
import type { ComponentChildren } from 'preact';
import { type Deed, press, spoken, targetOf } from './spots.ts';
import type { Table } from './table.ts';
import type { Changing, Telling } from './telling.ts';

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
  const fresh: Fresh = telling && changing ? told(telling, changing) : { class: '' };
  return (
    <button
      type="button"
      class={`thing ${extra} ${target} ${fresh.class}`}
      {...(fresh.style ? { style: fresh.style } : {})}
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
