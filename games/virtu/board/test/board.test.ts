/** The board drawn for many positions of random games: whole, named, and with every answer within reach. */
import { type Held, NOTHING_HELD, pressed, type Route, routeOf, spelled } from '@signoria/kit';
import { controlsIn, inTurns, witness } from '@signoria/kit/testing';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../../rules/model/choices.ts';
import { amountOf } from '../own/Amount.tsx';
import { paymentForms } from '../own/forms.ts';
import type { Table } from '../table.ts';
import { type ThingName, things } from '../things.ts';
import { askedSeat, TABLES, tableOf, watch } from './help.ts';
import { markupOf, pagesWith } from './markup.ts';

/** Games drawn for the seat that is asked, the next one and a spectator, languages and screens by turns. */
const seenIn = witness({
  kinds: TABLES,
  watch,
  pace: { every: 160 },
  tableOf,
  markupOf,
  viewers: (state, i) => inTurns([askedSeat(state), (askedSeat(state) + 1) % state.seats, null], i, true),
});

type Way = Route<Choice, ThingName>;

const waysOf = ({ options, you, view }: Table): readonly Way[] =>
  you === null ? [] : options.map((line) => routeOf({ ...line, open: true }, things(line.choice, view, you)));

/** Points at the things of an answer, one after another, as a player would; says which line that selects. */
function pointAt(ways: readonly Way[], way: Way): string | null {
  let held: Held<ThingName> = NOTHING_HELD;
  for (const [depth, step] of way.steps.entries()) {
    if (step.thing === null) break;
    const meant = pressed(ways, held, step.thing);
    if (meant.to === 'answer') return meant.line.line;
    if (meant.to === 'nothing') return null;
    held = meant.held;
    if (held.asked !== null && spelled(ways, held).includes(way)) {
      if (way.steps.length === depth + 1) return way.line.line;
      held = { steps: [...held.steps, step], asked: null };
    }
  }
  return spelled(ways, held).includes(way) ? way.line.line : null;
}

/** Answers without a place on the board: a bare word, or a number. */
const isElsewhere = ({ line, steps }: Way): boolean => steps.length === 0 || amountOf(line) !== null;

/** Powers have a page of their own, a War bonus token lies in the battle. */
const isBeside = (at: string): boolean => at.startsWith('power ') || /^token \d token$/.test(at);

describe.each(TABLES.map(([name]) => name))('%s', (name) => {
  it('says no nonsense', () => {
    const seen = seenIn(name);
    for (const { markup } of seen) expect(markup).not.toMatch(/undefined|NaN|\[object|null,|, ,/);
    expect(seen.length).toBeGreaterThan(20);
  });

  it('names everything that can be pressed', () => {
    for (const { table, markup } of seenIn(name)) {
      expect(controlsIn(markup).filter((c) => c.name === '')).toEqual([]);
      expect(controlsIn(pagesWith(table)).filter((c) => c.name === '')).toEqual([]);
    }
  });

  it('has a way to every answer: by pointing at things, by words, or as a number', () => {
    for (const { table } of seenIn(name)) {
      const ways = waysOf(table);
      for (const way of ways) {
        const keys = Object.keys(way.line.choice).length;
        if (isElsewhere(way)) expect(keys === 1 || amountOf(way.line) !== null, way.line.line).toBe(true);
        else expect(pointAt(ways, way), way.line.line).toBe(way.line.line);
      }
    }
  });

  it('marks every thing that may be pointed at first, and only as long as it may', () => {
    let marked = 0;
    for (const { table, markup } of seenIn(name)) {
      const ways = waysOf(table).filter((way) => !isElsewhere(way));
      const first = new Set(ways.flatMap(({ steps }) => steps[0]!.thing ?? []));
      const drawn = [...first].filter((at) => !isBeside(at));
      const found = pagesWith(table).match(/class="[^"]*target legal|class="city legal/g) ?? [];
      expect(found.length, `${table.question?.at}: ${drawn.join(', ')}`).toBeGreaterThanOrEqual(drawn.length);
      if (drawn.length === 0) expect(found.length).toBe(0);
      for (const at of [...first].filter(isBeside))
        expect(markup, at).toMatch(/class="power target legal|declare-options/);
      marked += first.size;
    }
    expect(marked).toBeGreaterThan(15);
  });

  it('asks every payment itself', () => {
    const paying = seenIn(name).filter(({ table }) => paymentForms(table).length > 0);
    for (const { markup } of paying) expect(markup).toContain('payment-panel');
    expect(paying.length).toBeGreaterThan(0);
  });
});

describe('the past', () => {
  it('offers nothing and forbids nothing', () => {
    watch('the past', 4, {}, { every: 400 }, ({ state }) => {
      const table = tableOf(state, { you: askedSeat(state), past: true });
      const markup = markupOf(table) + pagesWith(table);
      expect(markup).not.toMatch(/target (legal|selected|held|blocked)/);
      expect(markup).not.toMatch(/class="city (legal|chosen|blocked)/);
      expect(markup).not.toContain('payment-panel');
    });
  });
});
