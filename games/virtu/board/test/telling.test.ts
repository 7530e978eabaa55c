/** What is told to move is there to be found: where it was before, and where it is after. */
import { type GameEvent, replayEntry, startMatch } from '@signoria/kernel';
import { placesIn } from '@signoria/kit/testing';
import { describe, expect, it } from 'vitest';
import type { Happening } from '../../rules/model/events.ts';
import golden from '../../test/golden/five-players.json' with { type: 'json' };
import { moves } from '../telling/index.ts';
import { game, tableOf } from './help.ts';
import { pagesWith } from './markup.ts';

/** Far enough for Troops on their ways and Agents in a Palace. */
const ANSWERS = 140;
const PIECES = ['troopsMoved', 'retreated', 'cityConquered', 'troopHired', 'agentPlaced', 'agentRemoved'];
const HOME = /^seat \d$/;

/** The pieces that an answer moves: from where, to where. */
function journeys(news: readonly GameEvent[]) {
  const told = news.filter(({ what }) => PIECES.includes(what));
  return told.flatMap((event) => moves(event).flatMap((move) => ('to' in move ? [move] : [])));
}

describe('pieces on their way', () => {
  it('Troops and Agents are found where they were and where they are', () => {
    const seen = new Set<string>();
    let before: ReadonlySet<string> = new Set();
    const { header, key, entries } = golden;
    const match = startMatch(game, { ...header, key });
    for (const entry of entries.slice(0, ANSWERS)) {
      const news = replayEntry(match, entry).events;
      const now = placesIn(pagesWith(tableOf(match.state, { you: null })));
      for (const { how, from, to } of journeys(news)) {
        const [start, end] = [from[0]!, to[0]!];
        if (!HOME.test(start)) expect(before).toContain(start);
        if (how === 'walk') expect(now).toContain(end);
        seen.add(start.split(' ')[0]!).add(end.split(' ')[0]!);
      }
      before = now;
    }
    expect([...seen].sort()).toEqual(['agent', 'seat', 'troops']);
  });

  it('Troops that come back, and Agents that are found out, go home', () => {
    const tell = (event: Happening) => moves(event);
    expect(tell({ what: 'troopLost', seat: 1, city: 'siena' })).toEqual([
      { how: 'fly', from: ['troops siena 1'], to: ['seat 1'] },
    ]);
    expect(tell({ what: 'agentRemoved', seat: 1, of: 2, at: 'siena' })).toEqual([
      { how: 'fly', from: ['agent siena'], to: ['seat 2'] },
    ]);
    expect(tell({ what: 'agentPlaced', seat: 1, at: 'siena', from: null })).toEqual([
      { how: 'walk', from: ['seat 1'], to: ['agent siena'] },
    ]);
  });
});
