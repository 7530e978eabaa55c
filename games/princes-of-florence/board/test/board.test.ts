/** The board drawn for many positions of random games: whole, complete, and silent about what is secret. */
import { imagine } from '@signoria/kernel';
import { formsOf } from '@signoria/kit';
import { controlsIn, everybody, inTurns, witness } from '@signoria/kit/testing';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../../rules/model/choices.ts';
import type { View } from '../../rules/view/view.ts';
import { board } from '../index.tsx';
import type { Table } from '../table.ts';
import { game, TABLES, tableOf, watch } from './help.ts';
import { facesIn, markupOf } from './markup.ts';

/** Answers that have no place on the board, or only some of the time: the prompt bar always has them. */
const IN_THE_BAR: ReadonlySet<Choice['do']> = new Set([
  'dropOut',
  'decline',
  'end',
  'later',
  'rest',
  'complete',
  'free',
  'pay',
  'return',
  'professor',
  'accept',
  'reject',
  'counter',
  'buildWith',
]);
const inTheBar = ({ choice }: { readonly choice: Choice }): boolean => IN_THE_BAR.has(choice.do);
/** Passing in the auction of the characters; and where estates are docked, a slip lists the ways to build. */
const elsewhere = ({ question, view }: Table, { choice }: { readonly choice: Choice }): boolean =>
  (choice.do === 'pass' && question?.at === 'pawn') || (choice.do === 'build' && view.estate.borders.length > 0);

/** Games drawn for every seat and a spectator, languages by turns. */
const seenIn = witness({
  kinds: TABLES,
  watch,
  pace: { every: 11 },
  tableOf,
  markupOf,
  viewers: (state, i) => inTurns(everybody(state), i),
});

/** Faces the reader may see: what lies open, what is their own, what they have drawn. */
function cardsKnown({ players, own, solo }: View): ReadonlySet<string> {
  return new Set<string>([
    ...players.flatMap(({ table, known }) => [...table, ...known]),
    ...(own === null ? [] : [...own.hand, ...own.bonus.map(({ card }) => card), ...(own.drawn?.cards ?? [])]),
    ...(solo === null ? [] : [...solo.row.map(({ card }) => card), ...solo.virtual.flatMap(({ up }) => up)]),
  ]);
}

const met = new Set<string>();

describe.each(TABLES.map(([name]) => name))('%s', (name) => {
  it('says no nonsense', () => {
    const seen = seenIn(name);
    for (const { markup } of seen) expect(markup).not.toMatch(/undefined|NaN|\[object|null,|, ,/);
    expect(seen.length).toBeGreaterThan(20);
  });

  it('has every legal answer as something to press, named, and every closed one as something to ask', () => {
    for (const { table, markup } of seenIn(name)) {
      const controls = controlsIn(markup);
      for (const { line, label, choice } of table.options.filter((o) => !inTheBar(o) && !elsewhere(table, o))) {
        met.add(choice.do);
        expect(
          controls.some((c) => c.open && c.name.includes(label)),
          `${line}: ${label}`,
        ).toBe(true);
      }
      for (const closed of table.blocked.filter((o) => !inTheBar(o) && !elsewhere(table, o))) {
        const label = table.text.choice(closed.choice, table.reader);
        const named = controls.filter((c) => !c.open && (c.name.includes(label) || closed.choice.do === 'pawn'));
        expect(named.length, closed.line).toBeGreaterThan(0);
      }
      expect(controls.filter((c) => c.name === '')).toEqual([]);
    }
  });

  it('asks the forms it has promised to ask', () => {
    for (const { table, markup } of seenIn(name)) {
      const { question } = table;
      if (question === null || question.menu === null || !board.asks!.includes(question.at)) continue;
      const forms = [
        ...formsOf(question.menu, 'amount'),
        ...formsOf(question.menu, 'subset'),
        ...formsOf(question.menu, 'placement'),
      ];
      if (forms.length === 0) continue;
      met.add(question.at);
      expect(markup, question.at).toMatch(/estate-button|now-keep|now-exchange|class="cast"/);
    }
  });

  it('shows no card its reader does not know', () => {
    for (const { table, markup } of seenIn(name)) {
      const known = cardsKnown(table.view);
      expect([...facesIn(markup)].filter((card) => !known.has(card) && !card.startsWith('prestige'))).toEqual([]);
      const prestige = table.view.own?.drawn?.deck === 'prestige' ? table.view.own.drawn.cards : [];
      const shown = [...facesIn(markup)].filter((card) => card.startsWith('prestige'));
      expect(shown.filter((card) => !(prestige as readonly string[]).includes(card))).toEqual([]);
    }
  });

  it('[FLO-21.1] looks the same whatever the others hold', () => {
    let worlds = 0;
    for (const { table, markup, state, news } of seenIn(name)) {
      if (state.outcome !== null) continue;
      const { you, language, phone } = table;
      const world = imagine(game, state, you, worlds++);
      expect(markupOf(tableOf(world, { you, language, phone, news }))).toBe(markup);
    }
    expect(worlds).toBeGreaterThan(10);
  });
});

describe('all these games', () => {
  it('met every kind of answer that has a place on the board, and every form it asks', () => {
    expect([...met].sort()).toEqual(
      [
        'addBonus',
        'auction',
        'bid',
        'bonus',
        'build',
        'buy',
        'convert',
        'exchange',
        'freedom',
        'jointPlace',
        'keep',
        'keepThree',
        'landscape',
        'pass',
        'pawn',
        'placeBuilding',
        'placeLandscape',
        'profession',
        'putUp',
        'recruit',
        'refuse',
        'take',
        'under',
        'use',
        'work',
      ].sort(),
    );
  });
});

describe('what is pointed at', () => {
  it('is pressed, and nothing else is', () => {
    let pointed = 0;
    const own: ReadonlySet<Choice['do']> = new Set(['auction', 'take', 'work', 'build', 'freedom', 'keep']);
    watch('pointing', 3, {}, { every: 4 }, (match) => {
      for (let you = 0; you < 3; you++) {
        for (const { line, label, choice } of tableOf(match.state, { you }).options) {
          if (!own.has(choice.do)) continue;
          pointed++;
          const pressed = controlsIn(markupOf(tableOf(match.state, { you, selected: line }))).filter((c) => c.pressed);
          expect(pressed.map((c) => c.name.includes(label))).toEqual([true]);
        }
      }
    });
    expect(pointed).toBeGreaterThan(40);
  });
});

describe('the phone', () => {
  it('has the same answers behind its tabs', () => {
    let asked = 0;
    watch('phone', 4, {}, { every: 6 }, (match) => {
      for (let you = 0; you < 4; you++) {
        const table = tableOf(match.state, { you, phone: true, language: 'ru' });
        const controls = controlsIn(markupOf(table));
        for (const option of table.options.filter((other) => !inTheBar(other) && other.choice.do !== 'recruit')) {
          asked++;
          expect(
            controls.some((c) => c.open && c.name.includes(option.label)),
            option.line,
          ).toBe(true);
        }
      }
    });
    expect(asked).toBeGreaterThan(60);
  });
});

describe('the past', () => {
  it('offers nothing and forbids nothing', () => {
    watch('the past', 4, {}, { every: 19 }, (match) => {
      for (let you = 0; you < 4; you++) {
        const markup = markupOf(tableOf(match.state, { you, past: true }));
        expect(markup).not.toMatch(/class="[^"]*\b(legal|selected|blocked)\b/);
        expect(markup).not.toMatch(/estate-button|now-keep|now-exchange/);
      }
    });
  });
});
