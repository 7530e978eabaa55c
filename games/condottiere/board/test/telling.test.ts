/** What is told to move is there to be found: where it was before, and where it is after. */
import type { GameEvent } from '@signoria/kernel';
import { placesIn, positions } from '@signoria/kit/testing';
import { describe, expect, it } from 'vitest';
import { moves } from '../telling/index.ts';
import { game, tableOf } from './help.ts';
import { markupOf } from './markup.ts';

const PIECES = ['siteChosen', 'popePlaced', 'conquered'];

function journeys(news: readonly GameEvent[]) {
  const told = news.filter(({ what }) => PIECES.includes(what));
  return told.flatMap((event) => moves(event).flatMap((move) => ('to' in move ? [move] : [])));
}

describe('pieces on their way', () => {
  it('figures and control markers are found where they were and where they are', () => {
    const seen = new Set<string>();
    let before: ReadonlySet<string> = new Set();
    for (const { match, news } of positions(game, 'pieces on their way', 3, {})) {
      const now = placesIn(markupOf(tableOf(match.state, { you: 0 })));
      for (const { from, to } of journeys(news)) {
        const [start] = to[0]!.split(' ');
        seen.add(start!);
        expect(now).toContain(to[0]);
        if (!from[0]!.startsWith('seat')) expect(from.some((name) => before.has(name))).toBe(true);
      }
      before = now;
    }
    expect([...seen].sort()).toEqual(['control', 'pope', 'site']);
  });
});
