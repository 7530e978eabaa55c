/** The board drawn for many positions of random games: whole, complete, and silent about what is secret. */
import { type AnyState, imagine, LANGUAGES } from '@signoria/kernel';
import { type Control, controlsIn, inTurns, type Viewer, witness } from '@signoria/kit/testing';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../../rules/model/choices.ts';
import { isCard } from '../names.ts';
import type { Page } from '../table.ts';
import { amongOwn } from '../things.ts';
import { game, TABLES, tableOf, watch } from './help.ts';
import { lookMarkup, markupOf, thingsIn } from './markup.ts';
import { MOMENTS } from './moments.ts';

/** Bare answers that have no place on the board: the prompt bar always has them. */
const IN_THE_BAR: ReadonlySet<Choice['do']> = new Set(['pass', 'end', 'decline', 'tied']);
const inTheBar = ({ choice }: { readonly choice: Choice }): boolean => IN_THE_BAR.has(choice.do);

/** Who looks: those who decide, one more, and a spectator now and then; languages by turns. */
function viewers(state: AnyState, i: number): readonly Viewer[] {
  const asked = tableOf(state, { you: null }).question?.deciding ?? [];
  return inTurns(new Set([...asked, i % state.seats, ...(i % 3 === 0 ? [null] : [])]), i);
}

const seenIn = witness({ kinds: TABLES, watch, pace: { every: 11 }, tableOf, markupOf, viewers });

/** A control of its own, or a line in the slip of a thing that several lines are about. */
function isReachable(
  table: Page,
  markup: string,
  controls: readonly Control[],
  { label, choice }: Page['options'][number],
): boolean {
  if (controls.some((c) => c.open && c.name.includes(label))) return true;
  const about = amongOwn(choice, table.view, table.you ?? 0);
  const thing = [...thingsIn(markup)].find((id) => 'length' in about && about[0] === `own ${id}`);
  return thing !== undefined && controlsIn(lookMarkup(table, thing)).some((c) => c.open && c.name.includes(label));
}

const met = new Set<string>();

function expectWhole({ table, markup }: { readonly table: Page; readonly markup: string }): void {
  const controls = controlsIn(markup);
  for (const option of table.options.filter((o) => !inTheBar(o))) {
    met.add(option.choice.do);
    expect(isReachable(table, markup, controls, option), `${option.line}: ${option.label}`).toBe(true);
  }
  for (const closed of table.blocked.filter((o) => !inTheBar(o) && o.why !== 'bidTooLow')) {
    const label = table.text.choice(closed.choice, table.reader);
    const named = controls.filter((c) => !c.open && c.name.includes(label));
    expect(named.length, closed.line).toBeGreaterThan(0);
  }
  expect(controls.filter((c) => c.name === '')).toEqual([]);
}

describe.each(TABLES.map(([name]) => name))('%s', (name) => {
  it('says no nonsense', () => {
    const seen = seenIn(name);
    for (const { markup } of seen) expect(markup).not.toMatch(/undefined|NaN|\[object|null,|, ,/);
    expect(seen.length).toBeGreaterThan(20);
  });

  it('has every legal answer as something to press, named, and every closed one as something to ask', () => {
    for (const seen of seenIn(name)) expectWhole(seen);
  });

  it('asks for bids itself: cards with the price, a stepper and one button that commits', () => {
    for (const { table, markup } of seenIn(name)) {
      const { question } = table;
      if (!question?.menu || !['orderBids', 'familyBid', 'bid'].includes(question.at)) continue;
      met.add(question.at);
      expect(markup).toContain('bids-panel');
    }
  });

  it('shows no treachery card its reader does not hold', () => {
    for (const { table, markup } of seenIn(name)) {
      const known: readonly string[] = [...table.view.hand, ...table.view.looking];
      expect([...thingsIn(markup)].filter((id) => isCard(id) && !known.includes(id))).toEqual([]);
    }
  });

  it('[POR-16.2] looks the same whatever the others hold', () => {
    let worlds = 0;
    for (const { table, markup, state, news } of seenIn(name)) {
      if (state.outcome !== null) continue;
      const { you, language } = table;
      const world = imagine(game, state, you, worlds++);
      expect(markupOf(tableOf(world, { you, language, news }))).toBe(markup);
    }
    expect(worlds).toBeGreaterThan(10);
  });
});

describe.each(LANGUAGES)('answers that are seldom asked for, in %s', (language) => {
  it.each(MOMENTS)('%s', (_, what, at) => {
    for (const phone of [false, true]) {
      const table = tableOf(at.match().state, { you: 0, language, phone });
      expect(table.options.some(({ choice }) => choice.do === what)).toBe(true);
      expectWhole({ table, markup: markupOf(table) });
    }
  });
});

describe('all these games', () => {
  it('met every kind of answer that has a place on the board', () => {
    expect([...met].sort()).toEqual(
      [
        'bid',
        'bribe',
        'buyCard',
        'buyTroop',
        'cities',
        'declare',
        'discard',
        'discardTroop',
        'family',
        'familyBid',
        'freeCard',
        'freeze',
        'keep',
        'league',
        'nominate',
        'orderBids',
        'pay',
        'place',
        'rank',
        'reroll',
        'stand',
        'startWar',
        'steal',
        'veto',
        'war',
        'weather',
      ].sort(),
    );
  });
});

describe('what is pointed at', () => {
  it('is pressed, and nothing else is', () => {
    let pointed = 0;
    const single: ReadonlySet<Choice['do']> = new Set(['nominate', 'buyTroop', 'place', 'cities', 'family', 'war']);
    watch('pointing', 3, {}, { every: 29 }, ({ state }) => {
      for (const you of tableOf(state, { you: null }).question?.deciding ?? []) {
        for (const { line, label, choice } of tableOf(state, { you }).options.slice(0, 12)) {
          if (!single.has(choice.do)) continue;
          pointed++;
          const pressed = controlsIn(markupOf(tableOf(state, { you, selected: line }))).filter((c) => c.pressed);
          expect(pressed.map((c) => c.name.includes(label))).toEqual([true]);
        }
      }
    });
    expect(pointed).toBeGreaterThan(40);
  });
});

describe('the past', () => {
  it('offers nothing and forbids nothing', () => {
    watch('the past', 4, {}, { every: 41 }, ({ state }) => {
      for (let you = 0; you < 4; you++) {
        const markup = markupOf(tableOf(state, { you, past: true }));
        expect(markup).not.toMatch(/class="[^"]*\b(legal|selected|blocked)\b/);
        expect(markup).not.toContain('bids-panel');
      }
    });
  });
});
