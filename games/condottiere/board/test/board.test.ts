/** The board drawn for many positions of random games: whole, complete, and silent about what is secret. */
import { type GameEvent, imagine, LANGUAGES, type Language, type Match, type Seat } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../data/cards.ts';
import type { View } from '../../rules/view.ts';
import { cardName, regionName } from '../../text/index.ts';
import type { RegionId } from '../drawings/index.ts';
import type { Table } from '../table.ts';
import { boardWords } from '../text.ts';
import { game, TABLES, tableOf, watch } from './help.ts';
import { controlsIn, facesIn, markupOf } from './markup.ts';

/** Answers that have no place on the board: the prompt bar has them. */
const IN_THE_BAR = /^(pass|keep|discard|ready|take none|facedown leave)$/;

/** Every seat and a spectator in turn, languages and screens by turns. */
function viewers(match: Match, i: number): readonly { you: Seat | null; language: Language; phone: boolean }[] {
  const all: (Seat | null)[] = [...Array(match.state.seats).keys(), null];
  return all.map((you, k) => ({ you, language: LANGUAGES[(i + k) % 2]!, phone: (i + k) % 3 === 0 }));
}

function eachTable(name: string, see: (table: Table, match: Match, news: readonly GameEvent[]) => void): number {
  const [, seats, options] = TABLES.find(([other]) => other === name)!;
  let seen = 0;
  watch(`board: ${name}`, seats, options, 9, (match, news) => {
    for (const telling of viewers(match, seen)) see(tableOf(match.state, { ...telling, news }), match, news);
    seen++;
  });
  return seen;
}

function cardsKnown({ hand, players, shown }: View): ReadonlySet<string> {
  const lines = players.flatMap(({ line, facedown, known }) => [...line.map(({ card }) => card), ...known, facedown]);
  return new Set<string | null>(
    [...hand, ...lines, ...shown.map(({ card }) => card)].filter((card) => card !== null) as string[],
  );
}

/** Mercenaries a Bishop has just sent away: everybody saw them go. */
function cardsGone(news: readonly GameEvent[]): readonly string[] {
  return news.flatMap((event) =>
    event.what === 'mercenariesGo' ? [`m${(event as { strength?: number }).strength}`] : [],
  );
}

/** What a closed thing is called, by its line: `site siena`, `take drummer`. */
function closedName({ language }: Table, line: string): string {
  const [verb, id] = line.split(' ');
  return verb === 'take' ? cardName(language, id as CardId) : regionName(language, id as RegionId);
}

describe.each(TABLES.map(([name]) => name))('%s', (name) => {
  it('says no nonsense', () => {
    const seen = eachTable(name, (table) => {
      const markup = markupOf(table);
      expect(markup).not.toMatch(/undefined|NaN|\[object|null,|, ,/);
    });
    expect(seen).toBeGreaterThan(5);
  });

  it('has every legal answer as something to press, named, and every closed one as something to ask', () => {
    let answers = 0;
    eachTable(name, (table) => {
      const controls = controlsIn(markupOf(table));
      for (const { line, label } of table.options.filter((option) => !IN_THE_BAR.test(option.line))) {
        answers++;
        expect(
          controls.some((c) => c.open && c.name.includes(label)),
          `${line}: ${label}`,
        ).toBe(true);
      }
      const { closed } = boardWords[table.language].region;
      for (const { line } of table.blocked.filter((other) => !IN_THE_BAR.test(other.line))) {
        const its = controls.filter((c) => !c.open && c.name.startsWith(closedName(table, line)));
        expect(
          its.some((c) => c.name.includes(closed)),
          line,
        ).toBe(true);
      }
      expect(controls.every((c) => c.name !== '')).toBe(true);
    });
    expect(answers).toBeGreaterThan(50);
  });

  it('shows no card its reader does not know', () => {
    eachTable(name, (table, _, news) => {
      const known = new Set([...cardsKnown(table.view), ...cardsGone(news)]);
      expect([...facesIn(markupOf(table))].filter((card) => !known.has(card))).toEqual([]);
    });
  });

  it('[CON-17.1] looks the same whatever the others hold', () => {
    let worlds = 0;
    eachTable(name, ({ you, language, phone }, match) => {
      if (match.state.outcome !== null) return;
      const world = imagine(game, match.state, you, worlds++);
      const draw = (state: typeof match.state) => markupOf(tableOf(state, { you, language, phone }));
      expect(draw(world)).toBe(draw(match.state));
    });
    expect(worlds).toBeGreaterThan(10);
  });
});

describe('what is pointed at', () => {
  it('is pressed, and nothing else is', () => {
    let pointed = 0;
    watch('pointing', 3, {}, 3, (match) => {
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
    watch('the past', 4, {}, 7, (match) => {
      for (let you = 0; you < 4; you++) {
        const table = tableOf(match.state, { you, past: true });
        const markup = markupOf(table);
        const { closed } = boardWords.en.region;
        expect(markup).not.toMatch(/class="[^"]*\b(legal|chosen|selected|blocked)\b/);
        for (const { label } of table.options) expect(markup).not.toContain(`${label}:`);
        expect(markup).not.toContain(closed);
      }
    });
  });
});
