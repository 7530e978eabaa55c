/** Small parts that many sheets show: a thing to press, a number with its symbol, seals of what is wanted. */
import { type Aim, press, stateOf, WhyMark } from '@signoria/web/kit';
import type { ComponentChildren } from 'preact';
import { Glyph, type GlyphId } from './drawings/index.ts';
import type { Table } from './table.ts';

export interface ThingProps {
  readonly table: Table;
  readonly aim: Aim;
  /** How it is read out when nothing is asked of it; the words of the choice come first otherwise. */
  readonly label: string;
  readonly class: string;
  readonly onLook: () => void;
  /** Instead of pointing at the choice: where it is only one of several. */
  readonly onAct?: () => void;
  readonly style?: { readonly [name: string]: string };
  readonly children: ComponentChildren;
}

/** Something that can be chosen, asked about, or only looked at. Its drawing is not read out: its label is. */
export function Thing({ table, aim, label, class: extra, onLook, onAct, style, children }: ThingProps) {
  return (
    <button
      type="button"
      class={`thing ${extra} ${aim.target}`}
      {...(style ? { style } : {})}
      {...stateOf(aim.target)}
      onClick={() => (onAct ? onAct() : press(table, aim, onLook))}
      onKeyDown={({ key }) => key === '?' && (aim.target === 'blocked' ? table.why(aim.line) : onLook())}
    >
      <span class="only-heard">{aim.label === null ? label : `${aim.label}. ${label}`}</span>
      <span class="thing-face" aria-hidden="true">
        {children}
      </span>
      {aim.target === 'blocked' ? <WhyMark /> : null}
    </button>
  );
}

export interface CountProps {
  readonly of: GlyphId;
  readonly value: ComponentChildren;
  /** What the number says, for those who do not see the symbol. */
  readonly label: string;
}

export function Count({ of, value, label }: CountProps) {
  return (
    <span class="number-of">
      <Glyph of={of} />
      <span class="only-heard">{label}</span>
      <b class="num" aria-hidden="true">
        {value}
      </b>
    </span>
  );
}

/** A symbol on a round of paper: there or lacking, and whether it would be new. */
export function Want({ of, has, fresh }: { readonly of: GlyphId; readonly has: boolean; readonly fresh: boolean }) {
  return (
    <span class={`want${has ? '' : ' lacking'}${fresh ? ' fresh' : ''}`}>
      <Glyph of={of} />
    </span>
  );
}
