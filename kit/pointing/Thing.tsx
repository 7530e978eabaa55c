/** A thing of a board as a button: pointed at, asked about, or only looked at. Its drawing is not read out, its label is. */
import type { Choice } from '@signoria/kernel';
import type { ComponentChildren } from 'preact';
import { WhyMark } from '../controls/Button.tsx';
import type { Cue } from '../motion/cues.ts';
import type { Pointing, ThingState, ThingTarget } from './pointing.ts';
import type { Roving } from './roving.ts';

/** The attributes of a button for a thing in this state. */
export function stateProps(state: ThingState): { readonly 'aria-disabled'?: true; readonly 'aria-pressed'?: boolean } {
  if (state === 'blocked') return { 'aria-disabled': true };
  return state === 'idle' ? {} : { 'aria-pressed': state !== 'legal' };
}

/** The one answer that pressing a thing is about, in notation; none where it is closed, or several are. */
export function meantLine({ state, label, lines }: ThingTarget<Choice>): string | undefined {
  return label === null || state === 'blocked' ? undefined : lines[0]?.line;
}

/** Which answer an element stands for: whoever points at it may be told what that would change. */
export function lineProps(line: string | undefined): { readonly 'data-line'?: string } {
  return line === undefined ? {} : { 'data-line': line };
}

/** Everything that makes an element a thing, but for its looks and its name. */
export function thingProps<C extends Choice, T extends string>(
  pointing: Pointing<C, T>,
  thing: T | null,
  look: () => void,
) {
  const target = pointing.at(thing);
  return {
    ...(thing === null ? {} : { 'data-thing': thing }),
    ...lineProps(meantLine(target)),
    ...stateProps(target.state),
    onClick: () => pointing.press(thing, look),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === '?') pointing.why(thing, look);
    },
  };
}

export interface ThingProps<C extends Choice, T extends string> {
  readonly pointing: Pointing<C, T>;
  /** Null for what can only be looked at. */
  readonly thing: T | null;
  /** As it is read out: what it is, and what pressing it would do. */
  readonly label: string;
  readonly class: string;
  readonly look: () => void;
  readonly cue?: Cue;
  readonly roving?: ReturnType<Roving['of']>;
  readonly children: ComponentChildren;
}

export function Thing<C extends Choice, T extends string>(props: ThingProps<C, T>) {
  const { pointing, thing, label, class: looks, look, cue, roving, children } = props;
  const { state } = pointing.at(thing);
  return (
    <button
      type="button"
      class={`${looks} ${state}${cue ? ` ${cue.class}` : ''}`}
      {...(cue?.style ? { style: cue.style } : {})}
      {...thingProps(pointing, thing, look)}
      {...roving}
    >
      <span class="only-heard">{label}</span>
      {children}
      {state === 'blocked' ? <WhyMark /> : null}
    </button>
  );
}
