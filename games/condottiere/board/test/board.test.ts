/** The board drawn for many positions of random games: whole, complete, and silent about what is secret. */
import { type GameEvent, imagine } from '@signoria/kernel';
import { controlsIn, everybody, inTurns, witness } from '@signoria/kit/testing';
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../data/cards.ts';
import type { View } from '../../rules/view/view.ts';
import { cardName, regionName } from '../../text/index.ts';
import type { RegionId } from '../drawings/index.ts';
import type { Table } from '../table.ts';
import { boardWords } from '../text.ts';
import { game, TABLES, tableOf, watch } from './help.ts';
import { facesIn, markupOf } from './markup.ts';

/** Answers that have no place on the board: the prompt bar has them. */
const IN_THE_BAR = /^(pass|keep|discard|ready|take none|facedown leave)$/;

/** Games drawn for every seat and a spectator, languages and screens by turns. */
const seenIn = witness({
  kinds: TABLES,
  watch,
  pace: { every: 20 },
  tableOf,
  markupOf,
  viewers: (state, i) => inTurns(everybody(state), i, true),
});

function cardsKnown({ hand, players, shown }: View): readonly string[] {
  const lines = players.flatMap(({ line, facedown, known }) => [
    ...line.map(({ card }) => card),
    ...known,
    ...(facedown === null ? [] : [facedown]),
  ]);
  return [...hand, ...lines, ...shown.map(({ card }) => card)];
}

/** Mercenaries a Bishop has just sent away: everybody saw them go. */
function cardsGone(news: readonly GameEvent[]): readonly string[] {
  return news.flatMap((event) =>
    event.what === 'mercenariesGo' ? [`m${(event as { strength?: number }).strength}`] : [],
  );
}

/** Kinds of answers that were met, and of closed ones. */
const met = new Set<string>();
const verbOf = (line: string): string => (line === 'pope off' ? line : line.split(' ')[0]!);

/** What a closed thing is called, by its line: `site siena`, `take drummer`. */
function closedName({ language }: Table, line: string): string {
  const [verb, id] = line.split(' ');
  return verb === 'take' ? cardName(language, id as CardId) : regionName(language, id as RegionId);
}

describe.each(TABLES.map(([name]) => name))('%s', (name) => {
  it('says no nonsense', () => {
    const seen = seenIn(name);
    for (const { markup } of seen) expect(markup).not.toMatch(/undefined|NaN|\[object|null,|, ,/);
    expect(seen.length).toBeGreaterThan(20);
  });

  it('has every legal answer as something to press, named, and every closed one as something to ask', () => {
    for (const { table, markup } of seenIn(name)) {
      const controls = controlsIn(markup);
      for (const { line, label } of table.options.filter((option) => !IN_THE_BAR.test(option.line))) {
        met.add(verbOf(line));
        expect(
          controls.some((c) => c.open && c.name.includes(label)),
          `${line}: ${label}`,
        ).toBe(true);
      }
      const { closed } = boardWords.in(table.language).region;
      for (const { line } of table.blocked.filter((other) => !IN_THE_BAR.test(other.line))) {
        met.add(`no ${verbOf(line)}`);
        const its = controls.filter((c) => !c.open && c.name.includes(closedName(table, line)));
        expect(
          its.some((c) => c.name.includes(closed)),
          line,
        ).toBe(true);
      }
      expect(controls.every((c) => c.name !== '')).toBe(true);
    }
  });

  it('shows no card its reader does not know', () => {
    for (const { table, markup, news } of seenIn(name)) {
      const known: readonly string[] = [...cardsKnown(table.view), ...cardsGone(news)];
      expect([...facesIn(markup)].filter((card) => !known.includes(card))).toEqual([]);
    }
  });

  it('[CON-17.1] looks the same whatever the others hold', () => {
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
  it('met every kind of answer that has a place on the board, and every kind that is refused there', () => {
    expect([...met].sort()).toEqual(
      ['facedown', 'no pope', 'no site', 'no take', 'play', 'pope', 'pope off', 'site', 'take'].sort(),
    );
  });
});

describe('what is pointed at', () => {
  it('is pressed, and nothing else is', () => {
    let pointed = 0;
    watch('pointing', 3, {}, { every: 6 }, (match) => {
      for (let you = 0; you < 3; you++) {
        for (const { line, label } of tableOf(match.state, { you }).options) {
          if (IN_THE_BAR.test(line)) continue;
          pointed++;
          const pressed = controlsIn(markupOf(tableOf(match.state, { you, selected: line }))).filter((c) => c.pressed);
          expect(pressed.map((c) => c.name.includes(label))).toEqual([true]);
        }
      }
    });
    expect(pointed).toBeGreaterThan(100);
  });
});

describe('the past', () => {
  it('offers nothing and forbids nothing', () => {
    watch('the past', 4, {}, { every: 7 }, (match) => {
      for (let you = 0; you < 4; you++) {
        const table = tableOf(match.state, { you, past: true });
        const markup = markupOf(table);
        const { closed } = boardWords.in('en').region;
        expect(markup).not.toMatch(/class="[^"]*\b(legal|chosen|selected|blocked)\b/);
        for (const { label } of table.options) expect(markup).not.toContain(`${label}:`);
        expect(markup).not.toContain(closed);
      }
    });
  });
});
