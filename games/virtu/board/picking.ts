/**
 * Pointing at things until one answer is meant. Pure: what is held in the hand, and what a press makes of it.
 */
import type { Option } from '@signoria/web/kit';
import { useState } from 'preact/hooks';
import type { Choice } from '../rules/choices.ts';
import { type Step, stepsOf } from './steps.ts';
import type { Table } from './table.ts';

/** Held: pointed at first, the next thing is awaited. The rest as everywhere: legal, blocked, selected, idle. */
export type Target = 'idle' | 'legal' | 'blocked' | 'selected' | 'held';

/** An answer and the things it is about. */
export interface Way<O = Option<Choice>> {
  readonly option: O;
  readonly steps: readonly Step[];
}

export interface Hand {
  /** The steps taken so far. */
  readonly steps: readonly Step[];
  /** A thing that several answers are about; one of them is to be chosen by its words. */
  readonly asked: string | null;
}

export const EMPTY: Hand = { steps: [], asked: null };

const begins = (way: Way<unknown>, steps: readonly Step[]): boolean =>
  steps.every(({ thing, key }, i) => way.steps[i]?.thing === thing && way.steps[i]?.key === key);

/** The answers that go on from the hand by pointing at this thing. */
function onward<O>(ways: readonly Way<O>[], { steps }: Hand, at: string): readonly Way<O>[] {
  return ways.filter((way) => begins(way, steps) && way.steps[steps.length]?.thing === at);
}

export type Pressed<O> =
  | { readonly to: 'answer'; readonly option: O }
  | { readonly to: 'hand'; readonly hand: Hand }
  | { readonly to: 'nothing' };

/** What pressing a thing means. A thing that does not go on from the hand begins anew. */
export function pressed<O>(ways: readonly Way<O>[], hand: Hand, at: string): Pressed<O> {
  const found = onward(ways, hand, at);
  if (found.length === 0) {
    return hand.steps.length === 0 ? { to: 'nothing' } : pressed(ways, EMPTY, at);
  }
  const depth = hand.steps.length;
  const [first] = found;
  if (found.length === 1 && first!.steps.length === depth + 1) return { to: 'answer', option: first!.option };
  const alike = found.every((way) => way.steps[depth]!.key === first!.steps[depth]!.key);
  if (alike && found.some((way) => way.steps.length > depth + 1)) {
    return { to: 'hand', hand: { steps: [...hand.steps, first!.steps[depth]!], asked: null } };
  }
  return { to: 'hand', hand: { ...hand, asked: at } };
}

/** The answers that are told apart by words now: all about the thing asked, or those that end with what is held. */
export function spelled<O>(ways: readonly Way<O>[], hand: Hand): readonly Way<O>[] {
  if (hand.asked !== null) return onward(ways, hand, hand.asked);
  if (hand.steps.length === 0) return [];
  return ways.filter(
    (way) =>
      begins(way, hand.steps) &&
      (way.steps.length === hand.steps.length || way.steps[hand.steps.length]!.thing === 'away'),
  );
}

/** One of several ways to go on. `label` is null where the answer is not complete yet: then `key` tells them apart. */
export interface Spelled {
  readonly key: string;
  readonly line: string;
  readonly label: string | null;
}

export interface Picking {
  readonly hand: Hand;
  target(at: string): Target;
  /** What pressing it would do, in words; null when nothing. */
  label(at: string): string | null;
  /** Points at a thing; true when that meant something. */
  press(at: string): boolean;
  /** Several answers about one thing, told apart by words. */
  readonly choices: readonly Spelled[];
  choose(choice: Spelled): void;
  drop(): void;
  /** Is anything of this sort legal? For the diamonds on tabs. */
  some(test: (thing: string) => boolean): boolean;
  /** Is anything of this sort asked about at all, be it closed? */
  about(test: (thing: string) => boolean): boolean;
}

function inChoices(ways: readonly Way[], { steps, asked }: Hand): readonly Spelled[] {
  const depth = steps.length;
  const choices = new Map<string, Spelled>();
  for (const { option, steps: all } of ways) {
    const longer = asked !== null && all.length > depth + 1;
    const key = longer ? all[depth]!.key : option.line;
    if (!choices.has(key)) choices.set(key, { key, line: option.line, label: longer ? null : option.label });
  }
  return [...choices.values()];
}

export function usePicking(table: Table): Picking {
  const ticket = table.question?.ticket ?? -1;
  const [kept, keep] = useState<{ readonly ticket: number; readonly hand: Hand }>({ ticket, hand: EMPTY });
  const hand = kept.ticket === ticket ? kept.hand : EMPTY;
  return pickingOf(table, hand, (next) => keep({ ticket, hand: next }));
}

/** Separate from the hook, so that it can be tried without a page. */
export function pickingOf(table: Table, hand: Hand, hold: (hand: Hand) => void): Picking {
  const { view, you } = table;
  const open = !table.past && you !== null;
  const ways = open ? table.options.map((option) => ({ option, steps: stepsOf(option.choice, you, view) })) : [];
  const closed = open ? table.blocked.map((option) => ({ option, steps: stepsOf(option.choice, you, view) })) : [];
  const selected = ways.find(({ option }) => option.line === table.selected) ?? null;
  const barred = (at: string) =>
    onward(closed, hand, at).find(({ steps }) => steps.length === hand.steps.length + 1) ??
    onward(closed, EMPTY, at).find(({ steps }) => steps.length === 1) ??
    null;
  return {
    hand,
    target: (at) => {
      if (selected?.steps.some((step) => step.thing === at)) return 'selected';
      if (hand.asked === at) return 'held';
      if (onward(ways, hand, at).length > 0) return 'legal'; // also where something was laid before: a card on its Upgrade
      if (hand.steps.some((step) => step.thing === at)) return 'held';
      return barred(at) === null ? 'idle' : 'blocked';
    },
    label: (at) => {
      const found = onward(ways, hand, at);
      const ends = found.filter((way) => way.steps.length === hand.steps.length + 1);
      return found.length === 1 && ends.length === 1 ? ends[0]!.option.label : null;
    },
    press: (at) => {
      const meant = pressed(ways, hand, at);
      if (meant.to === 'answer') table.select(meant.option.line);
      else if (meant.to === 'hand') {
        table.select(null);
        hold(meant.hand);
      } else {
        const why = barred(at);
        if (why === null) return false;
        table.why(why.option.line);
      }
      return true;
    },
    choices: inChoices(spelled(ways, hand), hand),
    choose: ({ line, label }) => {
      if (label !== null) return table.select(line);
      const { steps } = ways.find(({ option }) => option.line === line)!;
      hold({ steps: [...hand.steps, steps[hand.steps.length]!], asked: null });
    },
    drop: () => {
      table.select(null);
      hold(EMPTY);
    },
    about: (test) => [...ways, ...closed].some(({ steps }) => steps.length > 0 && test(steps[0]!.thing)),
    some: (test) => ways.some(({ steps }) => steps.length > 0 && test((steps[hand.steps.length] ?? steps[0]!).thing)),
  };
}
