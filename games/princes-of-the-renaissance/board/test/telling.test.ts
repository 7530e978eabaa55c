/** What is told to move is there to be found: where it was before, and where it is after. */
import { type GameEvent, replayEntry, startMatch } from '@signoria/kernel';
import { placesIn } from '@signoria/kit/testing';
import { describe, expect, it } from 'vitest';
import golden from '../../test/golden/four-players.json' with { type: 'json' };
import { moves } from '../telling/index.ts';
import { game, tableOf } from './help.ts';
import { markupOf } from './markup.ts';

/** Seats stand beside the board, and a watcher owns nothing. */
const ELSEWHERE = /^(seat|own) /;
const isThere = (names: readonly string[], places: ReadonlySet<string>) =>
  names.some((name) => places.has(name) || ELSEWHERE.test(name));

/** Where something happens: the ends of a journey, or the places of a deed. */
const told = (news: readonly GameEvent[]) =>
  news.flatMap((event) => moves(event).map((move) => ({ what: event.what, how: move.how, move })));

describe('what moves', () => {
  it('is found where it was and where it is', () => {
    const seen = new Set<string>();
    let before: ReadonlySet<string> = new Set();
    const { header, key, entries } = golden;
    const match = startMatch(game, { ...header, key });
    for (const entry of entries) {
      const news = replayEntry(match, entry).events;
      const now = placesIn(markupOf(tableOf(match.state, { you: null, news })));
      for (const { what, how, move } of told(news)) {
        if ('to' in move) {
          expect(isThere(move.from, before), `${what} from ${move.from}`).toBe(true);
          expect(isThere(move.to, now), `${what} to ${move.to}`).toBe(true);
        } else if (how === 'hammer') expect(isThere(move.at, before), `${what} at ${move.at}`).toBe(true);
        seen.add(`${what} ${how}`);
      }
      before = now;
    }
    // The scene of a war with its dice is fetched when it is seen: `e2e/test/feel.test.ts` sees one roll.
    const known = ['statusMoved walk', 'lotWon fly', 'lotWon hammer', 'rolled roll', 'troopBought fly'];
    expect([...seen]).toEqual(expect.arrayContaining(known));
  });
});
