/** The board drawn for many positions of random games: whole, complete, and silent about what is secret. */
import { imagine, type Match } from '@signoria/kernel';
import { FEW_ANSWERS } from '@signoria/kit';
import { controlsIn, everybody, inTurns, witness } from '@signoria/kit/testing';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../../rules/model/choices.ts';
import type { View } from '../../rules/view/view.ts';
import type { Look } from '../look.tsx';
import { momentDeeds } from '../own/Moment.tsx';
import type { Page } from '../table.ts';
import { amongOwn, onStage, type ThingName } from '../things.ts';
import { game, TABLES, tableOf, watch } from './help.ts';
import { facesIn, lookedAt, markupOf } from './markup.ts';

/** Games drawn for every seat and a spectator, languages by turns. */
const seenIn = witness({
  kinds: TABLES,
  watch,
  pace: { every: 40, most: 600 },
  tableOf,
  markupOf,
  viewers: (state, i) => inTurns(everybody(state), i),
});

/** Faces the reader may see: what lies open, what is theirs, what they have looked at. */
function cardsKnown(view: View): ReadonlySet<string> {
  return new Set<string>([
    ...view.places.flatMap(({ card }) => (card === null ? [] : [card])),
    ...view.hand.map(({ card }) => card),
    ...view.court.flatMap((card) => (card === null ? [] : [card])),
    ...view.turn.chain.map(({ card }) => card),
    ...view.turn.table,
    ...(view.dispute?.rounds ?? []).flatMap(({ attacker, defender }) => [attacker ?? '', defender ?? '']),
  ]);
}

/** What a press on the thing shows, for things that have a page of their own. */
function lookFor(thing: ThingName): Look | null {
  const [kind, id = ''] = thing.split(' ');
  if (kind === 'place') return { at: 'place', id } as Look;
  if (kind === 'faction' || kind === 'scheme') return { at: kind, id } as Look;
  return kind === 'hand' ? ({ at: 'card', card: id, thing } as Look) : null;
}

/** The things that an answer begins with, on either part of the page. */
function thingsOf(choice: Choice, view: View): readonly ThingName[] {
  return [onStage, amongOwn].flatMap((part) => {
    const steps = part(choice, view, 0);
    const first = 'anyOrder' in steps ? steps.anyOrder : steps.slice(0, 1);
    return first.flatMap((step) => (typeof step === 'string' ? [step] : step.thing === null ? [] : [step.thing]));
  });
}

const met = new Set<Choice['do']>();

describe.each(TABLES.map(([name]) => name))('%s', (name) => {
  it('says no nonsense', () => {
    const seen = seenIn(name);
    for (const { markup } of seen) expect(markup).not.toMatch(/undefined|NaN|\[object|null,|, ,/);
    expect(seen.length).toBeGreaterThan(10);
  });

  it('has every legal answer as something to press, named; only ending the phase is left to the prompt bar', () => {
    for (const { table, markup } of seenIn(name)) {
      const controls = controlsIn(markup);
      const dock = new Set(momentDeeds(table).map(({ line }) => line));
      for (const { line, label, choice } of table.options) {
        if (choice.do === 'end') continue;
        met.add(choice.do);
        expect(thingsOf(choice, table.view).length > 0 || dock.has(line), line).toBe(true);
        expect(
          controls.some((c) => c.open && c.name.includes(label)),
          `${line}: ${label}`,
        ).toBe(true);
      }
      expect(controls.filter((c) => c.name === '')).toEqual([]);
    }
  });

  it('tells on a closer look all that may be done with a thing, and what may not', () => {
    for (const { table } of seenIn(name).filter((_, i) => i % 3 === 0)) {
      const closed = table.blocked.map(({ choice }) => ({ choice, label: table.text.choice(choice, table.reader) }));
      for (const [open, lines] of [
        [true, table.options],
        [false, closed],
      ] as const) {
        for (const { choice, label } of lines) {
          for (const thing of thingsOf(choice, table.view)) {
            const look = lookFor(thing);
            if (look === null) continue;
            const controls = controlsIn(lookedAt(table, look));
            const found = controls.some((c) => c.open === open && c.name.includes(label));
            expect(found, `${thing}: ${label} (${choice.do})`).toBe(true);
          }
        }
      }
    }
  });

  it('[PAX-1.5] shows no card its reader does not know', () => {
    for (const { table, markup } of seenIn(name)) {
      const known = cardsKnown(table.view);
      expect([...facesIn(markup)].filter((card) => !known.has(card))).toEqual([]);
    }
  });

  it('[PAX-1.7] looks the same whatever the others hold', () => {
    let worlds = 0;
    for (const { table, markup, state, news } of seenIn(name).filter((_, i) => i % 2 === 0)) {
      if (state.outcome !== null) continue;
      const { you, language } = table;
      const world = imagine(game, state, you, worlds++);
      expect(markupOf(tableOf(world, { you, language, news }))).toBe(markup);
    }
    expect(worlds).toBeGreaterThan(5);
  });
});

describe('all these games', () => {
  it('met nearly every kind of answer; the rest is in positions of their own', () => {
    const often: readonly Choice['do'][] = [
      'scout',
      'influence',
      'interrogate',
      'reassign',
      'expel',
      'oust',
      'conspire',
      'pay',
      'count',
      'put',
      'move',
      'stop',
      'gain',
      'lay',
      'keep',
      'court',
      'deck',
      'discard',
    ];
    expect(often.filter((verb) => !met.has(verb))).toEqual([]);
  });
});

describe('what is pointed at', () => {
  it('is pressed, and only things it is about are', () => {
    let pointed = 0;
    watch('pointing', 3, {}, { every: 30, most: 240 }, (match) => {
      for (let you = 0; you < 3; you++) {
        for (const { line, label, choice } of tableOf(match.state, { you }).options.slice(0, 6)) {
          if (choice.do === 'end') continue;
          pointed++;
          const pressed = controlsIn(markupOf(tableOf(match.state, { you, selected: line }))).filter((c) => c.pressed);
          expect(pressed.filter((c) => c.name.includes(label)).length, line).toBeGreaterThan(0);
        }
      }
    });
    expect(pointed).toBeGreaterThan(20);
  });
});

/** Everybody's telephone, in Russian; the main question has a board of its own. */
const askedOnPhone = ({ state }: Match) =>
  [0, 1, 2, 3]
    .map((you) => tableOf(state, { you, phone: true, language: 'ru' }))
    .filter(({ question }) => question?.at !== 'act')
    .map((table) => ({ table, markup: markupOf(table) }));

/** The bar has a button for each. */
const hasFew = ({ options, blocked }: Page): boolean => options.length + blocked.length <= FEW_ANSWERS;

describe('the phone', () => {
  it('opens on the part the question is about, with its answers there, in the hand, in the dock or in the bar', () => {
    let asked = 0;
    watch('phone', 4, {}, { every: 30, most: 400 }, (match) => {
      for (const { table, markup } of askedOnPhone(match)) {
        if (hasFew(table)) continue;
        const controls = controlsIn(markup);
        for (const { label, line } of table.options) {
          asked++;
          expect(
            controls.some((c) => c.open && c.name.includes(label)),
            line,
          ).toBe(true);
        }
      }
    });
    expect(asked).toBeGreaterThan(40);
  });

  it('offers an answer once: what the bar has a button for has none among the moment’s', () => {
    let left = 0;
    watch('phone', 4, {}, { every: 30, most: 400 }, (match) => {
      for (const { table, markup } of askedOnPhone(match)) {
        if (!hasFew(table) || table.options.length === 0) continue;
        const [moment = ''] = /<section class="moment"[\s\S]*?<\/section>/.exec(markup) ?? [];
        const twice = controlsIn(moment).filter((c) => table.options.some(({ label }) => c.name.includes(label)));
        expect(twice).toEqual([]);
        left++;
      }
    });
    expect(left).toBeGreaterThan(10);
  });
});

describe('the past', () => {
  it('offers nothing and forbids nothing', () => {
    watch('the past', 4, {}, { every: 60, most: 300 }, (match) => {
      for (let you = 0; you < 4; you++) {
        const markup = markupOf(tableOf(match.state, { you, past: true }));
        expect(markup).not.toMatch(/class="[^"]*\b(legal|selected|blocked)\b/);
        expect(markup).not.toContain('class="moment"');
      }
    });
  });
});
