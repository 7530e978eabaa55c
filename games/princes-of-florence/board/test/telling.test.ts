/** What is told to move is there to be found: where it was before, and where it is after. */
import { type GameEvent, replayEntry, startMatch } from '@signoria/kernel';
import { placesIn } from '@signoria/kit/testing';
import { describe, expect, it } from 'vitest';
import alone from '../../test/golden/diego.json' with { type: 'json' };
import golden from '../../test/golden/four-players.json' with { type: 'json' };
import { moves } from '../telling/index.ts';
import { game, tableOf } from './help.ts';
import { markupOf } from './markup.ts';

/** Seats stand beside the board. */
const ELSEWHERE = /^seat /;
const isThere = (names: readonly string[], places: ReadonlySet<string>) =>
  names.some((name) => places.has(name) || ELSEWHERE.test(name));

const told = (news: readonly GameEvent[]) =>
  news.flatMap((event) => moves(event).map((move) => ({ what: event.what, how: move.how, move })));

/** What was told of a whole game, each found where it was and where it is. */
function seenIn({ header, key, entries }: typeof golden, you: number | null): ReadonlySet<string> {
  const seen = new Set<string>();
  let before: ReadonlySet<string> = new Set();
  const match = startMatch(game, { ...header, key });
  for (const entry of entries) {
    const news = replayEntry(match, entry).events;
    const now = placesIn(markupOf(tableOf(match.state, { you, news })));
    for (const { what, how, move } of told(news)) {
      if ('to' in move) {
        expect(isThere(move.from, before), `${what} from ${move.from}`).toBe(true);
        expect(isThere(move.to, now), `${what} to ${move.to}`).toBe(true);
      } else if (how === 'hammer' && !isThere(move.at, before)) continue; // taken without an auction
      seen.add(`${what} ${how}`);
    }
    before = now;
  }
  return seen;
}

describe('what moves', () => {
  it('goods and people are found where they were and where they are', () => {
    const known = [
      'bought fly',
      'bought hammer',
      'built fly',
      'landscapePlaced fly',
      'freedomIntroduced fly',
      'drew fly',
    ];
    expect([...seenIn(golden, null)]).toEqual(expect.arrayContaining(known));
  });

  it('alone the die rolls where it is seen', () => {
    expect([...seenIn(alone, 0)]).toEqual(expect.arrayContaining(['rolled roll', 'bought fly']));
  });
});
