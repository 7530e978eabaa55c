/**
 * Pointing at the things of a board until one answer is meant. A game says which things its choices are about
 * (`Things`); from that and the menu follows what may be done with each thing now. No rule and no notation is known here.
 */
import type { Choice } from '@signoria/kernel';
import { useState } from 'preact/hooks';
import type { BoardProps } from '../board.ts';
import {
  byThing,
  type Held,
  heldAfter,
  NOTHING_HELD,
  pressed,
  type Route,
  routeOf,
  type ThingLine,
  type Things,
  type WayOn,
  waysOn,
} from './steps.ts';

/**
 * Idle: nothing is asked of it. Legal: an answer goes on here. Blocked: closed, with a reason. Held: pointed at, more is
 * awaited. Selected: part of the answer that is not confirmed yet.
 */
export type ThingState = 'idle' | 'legal' | 'blocked' | 'selected' | 'held';

/** What may be done with a thing now. */
export interface ThingTarget<C extends Choice> {
  readonly state: ThingState;
  /** The words of the one line that pressing it is about: `Open the auction of a Forest`. Null when none or several. */
  readonly label: string | null;
  /** All lines that are about it now, open ones first. */
  readonly lines: readonly ThingLine<C>[];
}

export interface Pointing<C extends Choice, T extends string> {
  at(thing: T | null): ThingTarget<C>;
  /** Points at it, asks why it is closed, or else looks. */
  press(thing: T | null, look: () => void): void;
  /** Asks why it is closed, or looks: the key `?`. */
  why(thing: T | null, look: () => void): void;
  readonly held: Held<T>;
  /** Several answers about one thing, told apart by words. */
  readonly ways: readonly WayOn<C>[];
  choose(way: WayOn<C>): void;
  /** Lets go of what is held and selected. */
  drop(): void;
  /** The choice that is pointed at but not confirmed. */
  readonly selected: C | null;
  /** May anything of this sort be pointed at now? For marks on tabs. */
  some(test: (thing: T) => boolean): boolean;
  /** Is anything of this sort asked about at all, be it closed? */
  about(test: (thing: T) => boolean): boolean;
}

export interface PointingManner<C extends Choice> {
  /** Where several answers are about one thing: ask in words (`ways`), or look at the thing, whose sheet lists them. */
  readonly several?: 'ask' | 'look';
  /** Only such choices are meant now. */
  readonly meant?: (choice: C) => boolean;
}

type Asked<V, C extends Choice> = Pick<
  BoardProps<V, C>,
  'view' | 'you' | 'options' | 'blocked' | 'selected' | 'past' | 'reader' | 'select' | 'why'
> & { readonly text: Pick<BoardProps['text'], 'choice'> };

const IDLE: ThingTarget<never> = { state: 'idle', label: null, lines: [] };

interface Routes<C extends Choice, T extends string> {
  readonly open: readonly Route<C, T>[];
  readonly closed: readonly Route<C, T>[];
}

function routesOf<V, C extends Choice, T extends string>(
  table: Asked<V, C>,
  things: Things<V, C, T>,
  meant: (choice: C) => boolean,
): Routes<C, T> {
  const { view, you, text, reader } = table;
  if (table.past || you === null) return { open: [], closed: [] };
  const open = table.options.filter(({ choice }) => meant(choice)).map((line) => ({ ...line, open: true }));
  const closed = table.blocked
    .filter(({ choice }) => meant(choice))
    .map(({ line, choice }) => ({
      line,
      choice,
      open: false,
      get label() {
        return text.choice(choice, reader); // said only where it is read
      },
    }));
  return {
    open: open.map((line) => routeOf(line, things(line.choice, view, you))),
    closed: closed.map((line) => routeOf(line, things(line.choice, view, you))),
  };
}

/** What each thing is now: read from the routes, the held things and the selected line. */
function targetsIn<C extends Choice, T extends string>(
  { open, closed }: Routes<C, T>,
  held: Held<T>,
  selected: string | null,
) {
  const here = byThing(open, held.steps);
  const closedHere = byThing(closed, held.steps);
  const closedFirst = byThing(closed, []);
  const chosen = open.find(({ line }) => line.line === selected);
  const barred = (thing: T): ThingLine<C> | null => {
    const found = closedHere.get(thing)?.find(({ last }) => last) ?? closedFirst.get(thing)?.find(({ last }) => last);
    return found?.route.line ?? null;
  };
  const stateOf = (thing: T): ThingState => {
    if (chosen?.steps.some((step) => step.thing === thing)) return 'selected';
    if (held.asked === thing) return 'held';
    if (here.has(thing)) return 'legal'; // also where something was pointed at before: a card on its Upgrade
    if (held.steps.some((step) => step.thing === thing)) return 'held';
    return barred(thing) === null ? 'idle' : 'blocked';
  };
  const labelOf = (thing: T, state: ThingState): string | null => {
    if (state === 'blocked') return barred(thing)!.label;
    const [first, ...others] = here.get(thing) ?? [];
    return first?.last && others.length === 0 ? first.route.line.label : null;
  };
  const at = (thing: T | null): ThingTarget<C> => {
    const state = thing === null ? 'idle' : stateOf(thing);
    if (thing === null || state === 'idle') return IDLE;
    const lines = [...(here.get(thing) ?? []), ...(closedHere.get(thing) ?? [])].map(({ route }) => route.line);
    return { state, label: labelOf(thing, state), lines };
  };
  return { at, barred, next: [...here.keys()], closed: [...closedFirst.keys()] };
}

/** Separate from the hook, so that it can be tried without a page. */
export function pointingOf<V, C extends Choice, T extends string>(
  table: Asked<V, C>,
  things: Things<V, C, T>,
  held: Held<T>,
  hold: (held: Held<T>) => void,
  { several = 'ask', meant = () => true }: PointingManner<C> = {},
): Pointing<C, T> {
  const routes = routesOf(table, things, meant);
  const { open } = routes;
  const { at, barred, next, closed } = targetsIn(routes, held, table.selected);
  const firsts = () => [...byThing(open, []).keys()];
  const askOrLook = (line: ThingLine<C> | null, look: () => void) => (line === null ? look() : table.why(line.line));
  return {
    at,
    why: (thing, look) => askOrLook(thing !== null && at(thing).state === 'blocked' ? barred(thing) : null, look),
    press(thing, look) {
      if (thing === null) return look();
      const means = pressed(open, held, thing);
      if (means.to === 'nothing') askOrLook(barred(thing), look);
      else if (means.to === 'answer') table.select(means.line.line);
      else if (means.to === 'ask' && several === 'look') look();
      else {
        table.select(null);
        hold(means.held);
      }
    },
    held,
    ways: waysOn(open, held),
    choose: (way) => (way.label === null ? hold(heldAfter(open, held, way)) : table.select(way.line.line)),
    drop() {
      table.select(null);
      hold(NOTHING_HELD);
    },
    selected: pointedAt(table),
    some: (test) => (next.length > 0 ? next : firsts()).some(test),
    about: (test) => [...firsts(), ...closed].some(test),
  };
}

/** What is held is let go when another question is asked. */
export function usePointing<V, C extends Choice, T extends string>(
  table: Asked<V, C> & Pick<BoardProps<V, C>, 'question'>,
  things: Things<V, C, T>,
  manner?: PointingManner<C>,
): Pointing<C, T> {
  const ticket = table.question?.ticket ?? -1;
  const [kept, keep] = useState<{ readonly ticket: number; readonly held: Held<T> }>({ ticket, held: NOTHING_HELD });
  const held = kept.ticket === ticket ? kept.held : NOTHING_HELD;
  return pointingOf(table, things, held, (next) => keep({ ticket, held: next }), manner);
}

/** The choice that is pointed at but not confirmed. */
export function pointedAt<C extends Choice>({
  options,
  selected,
  past,
}: Pick<BoardProps<unknown, C>, 'options' | 'selected' | 'past'>): C | null {
  return past ? null : (options.find(({ line }) => line === selected)?.choice ?? null);
}
