/** Small parts that many sheets show: a thing to press, a number with its symbol, seals of what is wanted. */
import type { Sum } from '@signoria/kernel';
import { type Cue, Thing as KitThing, type ThingProps as KitThingProps, WhyNumber } from '@signoria/kit';
import type { ComponentChildren } from 'preact';
import type { PieceId } from '../data/pieces.ts';
import type { Choice } from '../rules/model/choices.ts';
import { Glyph, type GlyphId, TilePicture } from './drawings/index.ts';
import { type Table, wordsOf } from './table.ts';
import type { ThingName } from './things.ts';

/** A thing of the kit whose drawing is not read out: what pressing it would do is, and what it is. */
export function Thing({ label, class: looks, children, ...given }: KitThingProps<Choice, ThingName>) {
  const doing = given.pointing.at(given.thing).label;
  return (
    <KitThing {...given} class={`thing ${looks}`} label={doing === null ? label : `${doing}. ${label}`}>
      <span class="thing-face" aria-hidden="true">
        {children}
      </span>
    </KitThing>
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

interface WhyCountProps extends Omit<CountProps, 'value'> {
  readonly table: Table;
  readonly why: Sum;
}

/** A number with its symbol that can be asked what it is made of. */
export function WhyCount({ table, of, why, label }: WhyCountProps) {
  return (
    <span class="number-of">
      <Glyph of={of} />
      <WhyNumber why={why} table={table} label={label} class="num" />
    </span>
  );
}

/** Somebody's points on the track. */
export function Points({ table, why, cue }: { readonly table: Table; readonly why: Sum; readonly cue?: Cue }) {
  const { prestige, points } = wordsOf(table);
  return (
    <span class="mat-points">
      <WhyNumber why={why} table={table} label={prestige} class="num" {...(cue ? { cue } : {})} />{' '}
      <span class="unit">{points}</span>
    </span>
  );
}

/** A tile as the box of this table has it. */
export function TileOf({ table, piece }: { readonly table: Table; readonly piece: PieceId }) {
  return <TilePicture piece={piece} shape={table.view.estate.shapes[piece]} />;
}

/** A symbol on a round of paper: there or lacking, and whether it would be new. */
export function Want({ of, has, fresh }: { readonly of: GlyphId; readonly has: boolean; readonly fresh: boolean }) {
  return (
    <span class={`want${has ? '' : ' lacking'}${fresh ? ' fresh' : ''}`}>
      <Glyph of={of} />
    </span>
  );
}
