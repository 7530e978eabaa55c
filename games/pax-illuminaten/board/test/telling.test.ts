/** What is told to move is there to be found: where it was before, and where it is after. */
import { type GameEvent, replayEntry, startMatch } from '@signoria/kernel';
import { placesIn } from '@signoria/kit/testing';
import { describe, expect, it } from 'vitest';
import type { Happening } from '../../rules/model/events.ts';
import golden from '../../test/golden/four-players.json' with { type: 'json' };
import { moves } from '../telling/index.ts';
import { game, tableOf } from './help.ts';
import { markupOf } from './markup.ts';

/** Seats stand beside the board, and a watcher sees no hand. */
const ELSEWHERE = /^(seat|hand|chain) /;
const isThere = (names: readonly string[], places: ReadonlySet<string>) =>
  names.some((name) => places.has(name) || ELSEWHERE.test(name));

/** What an answer moves: from where, to where. */
const journeys = (news: readonly GameEvent[]) =>
  news.flatMap((event) => moves(event).flatMap((move) => ('to' in move ? [{ ...move, what: event.what }] : [])));

describe('cards and influence on their way', () => {
  it('are found where they were and where they are', () => {
    const seen = new Set<string>();
    let before: ReadonlySet<string> = new Set();
    const { header, key, entries } = golden;
    const match = startMatch(game, { ...header, key });
    for (const entry of entries) {
      const news = replayEntry(match, entry).events;
      const now = placesIn(markupOf(tableOf(match.state, { you: null, news })));
      for (const { what, from, to } of journeys(news)) {
        expect(isThere(from, before), `${what} from ${from}`).toBe(true);
        if (to[0]!.startsWith('influence')) expect(isThere(to, now), `${what} to ${to}`).toBe(true);
        seen.add(what);
      }
      before = now;
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['influenced', 'moved', 'ousted', 'expelled', 'put', 'tookCourt']),
    );
  });

  it('influence comes from its owner, goes from card to card, and home', () => {
    const tell = (event: Happening) => moves(event);
    expect(tell({ what: 'influenced', who: 1, place: 'r2c2', count: 2 })).toEqual([
      { how: 'fly', from: ['seat 1'], to: ['influence r2c2 1'] },
    ]);
    expect(tell({ what: 'shifted', who: 0, rival: 1, from: 'r2c2', into: 'r2c3' })).toEqual([
      { how: 'walk', from: ['influence r2c2 1'], to: ['influence r2c3 1'] },
    ]);
    expect(tell({ what: 'ousted', who: 1, place: 'r2c2', count: 1 })).toEqual([
      { how: 'fly', from: ['influence r2c2 1'], to: ['seat 1'] },
    ]);
  });
});
