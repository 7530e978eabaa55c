// The game on one page: every title has one, its rules and pictures are there, and its examples are played by the rules.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Aid, type GameModule, LANGUAGES, type Pictured } from '@signoria/kernel';
import { isRecord } from '@signoria/kernel/json';
import { readerOf } from '@signoria/kernel/testing';
import type { AnyWorkshop } from '@signoria/kit/workshop';
import { describe, expect, it } from 'vitest';
import { gameFolders, loadGame } from '../registry.ts';

interface Told {
  readonly id: string;
  readonly module: GameModule;
  readonly aid: Aid;
  readonly workshop: AnyWorkshop;
}

async function told(folder: string): Promise<readonly Told[]> {
  const part = (path: string) => import(pathToFileURL(join(folder, path)).href);
  const module = await loadGame(folder);
  if (!existsSync(join(folder, 'aid', 'index.ts'))) return [];
  const [{ aid }, { workshop }] = await Promise.all([part('aid/index.ts'), part('board/workshop/index.tsx')]);
  return [{ id: module.game.id, module, aid, workshop }];
}

const games = (await Promise.all(gameFolders().map(told))).flat();

it('is there for our titles; a game that is being made may do without', () => {
  expect(games.length).toBeGreaterThanOrEqual(5);
});

describe.each(games)('$id', ({ module, aid, workshop }) => {
  const items = [...aid.turn, ...aid.actions, ...aid.scoring];
  const examples = aid.examples();
  const { reference } = module.text.en;
  const ledger = Object.keys(reference.entries);

  const isDrawn = ({ group, id }: Pictured): boolean => {
    const rows = workshop.printed[group];
    return workshop.groups[group]?.Picture !== undefined && isRecord(rows) && Object.hasOwn(rows, id);
  };

  it('cites rules there are', () => {
    const cited = [...items, ...examples].flatMap(({ rules }) => rules);
    expect(cited.filter((rule) => !ledger.includes(rule))).toEqual([]);
    expect([...items, ...examples].filter(({ rules }) => rules.length === 0)).toEqual([]);
  });

  it('shows components the board can draw', () => {
    const shown = [
      ...items.flatMap(({ picture }) => picture ?? []),
      ...examples.flatMap(({ steps }) => steps.flatMap(({ rows }) => rows.flatMap(({ pictures }) => pictures))),
    ];
    expect(shown.length).toBeGreaterThan(4);
    expect(shown.filter((picture) => !isDrawn(picture))).toEqual([]);
  });

  it.each(LANGUAGES)('has words for everything in %s', (language) => {
    const { aim, items: words, examples: titles } = aid.words[language];
    expect(aim.length).toBeGreaterThan(20);
    for (const { id } of items) expect(words[id]?.text.length, id).toBeGreaterThan(3);
    for (const { id } of examples) expect(titles[id]?.length, id).toBeGreaterThan(3);
    expect(Object.keys(words)).toHaveLength(items.length);
    const text = module.text[language];
    const reader = { ...readerOf(language, 0), seat: null };
    for (const { events, rows } of examples.flatMap(({ steps }) => steps)) {
      for (const event of events) expect(text.event(event, reader)).not.toMatch(/undefined|NaN/);
      for (const part of rows.flatMap(({ sum }) => sum.parts))
        expect(text.part!(part, reader)).toMatch(/^[^{}[\]]{2,}$/);
    }
  });

  it('works out at least two examples, with figures in each', () => {
    expect(examples.length).toBeGreaterThan(1);
    for (const { id, steps } of examples) {
      expect(
        steps.some(({ rows }) => rows.length > 0),
        id,
      ).toBe(true);
      for (const { sum } of steps.flatMap(({ rows }) => rows)) {
        expect(sum.parts.reduce((so, { n }) => so + n, 0)).toBe(sum.total);
      }
    }
  });
});
