// Chapter 1: components and information.

import { imagine, random } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { CONNECTIONS } from '../data/connections.ts';
import { EVENTS, isEdict } from '../data/event-cards.ts';
import { FACTIONS } from '../data/factions.ts';
import { LAYOUTS } from '../data/layouts.ts';
import { CARDS, LUMINARIES } from '../data/luminaries.ts';
import { NUMBERS } from '../data/numbers.ts';
import { RIVAL, RIVALS } from '../data/rivals.ts';
import { SCHEMES } from '../data/schemes.ts';
import { game } from '../rules/game.ts';
import { partyOf } from '../rules/model/party.ts';
import type { State } from '../rules/model/state.ts';
import { scenario } from '../scenario.ts';
import { count, ofDegree } from './help.ts';

describe('components', () => {
  it('[PAX-1.1] 57 luminaries, 13 plots, 6 faction cards, 15 events, 20 connections numbered IV to XXIII', () => {
    expect([CARDS.length, new Set(CARDS).size, SCHEMES.length, FACTIONS.length]).toEqual([57, 57, 13, 6]);
    expect([EVENTS.length, count([...EVENTS.keys()], isEdict)]).toEqual([15, 6]);
    expect(CONNECTIONS.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, i) => i + 4));
    expect(new Set(CONNECTIONS.map(({ factions }) => factions.join())).size).toBe(20);
    expect(['I', 'II', 'III', 'GM', 'RA'].map((degree) => ofDegree(degree).length)).toEqual([15, 15, 15, 6, 6]);
    const s = scenario({ players: 4 }).newGame().state();
    expect(game.violations(s)).toEqual([]);
    expect(game.violations({ ...s, deck: s.deck.slice(1) })).toHaveLength(1);
  });

  it('[PAX-1.2] ten favor tokens of a type suffice, everybody has 20 influence, four reward markers', () => {
    expect(Math.max(...NUMBERS['setup.support'])).toBe(10);
    scenario({ players: 3, rival: 'joseph' })
      .newGame()
      .expect({ influence: { 0: 20, 1: 20, 2: 20, rival: 19 } });
    expect(scenario({ players: 2 }).newGame().view(null).markersLeft).toBe(4);
  });

  it('[PAX-1.3] four areopagi around the largest board, four artificial rivals with a script each', () => {
    expect(LAYOUTS[4]!.slots.map(({ id }) => id)).toEqual(['south', 'west', 'north', 'east']);
    expect(RIVALS.map((id) => RIVAL[id].stages.length)).toEqual([4, 4, 5, 5]);
    expect(RIVALS.every((id) => RIVAL[id].wins.length === 3)).toBe(true);
  });

  it('[PAX-1.4] the artificial rival counts as a participant for numbers a/b/c', () => {
    const supply = (players: number, rival?: 'joseph') => {
      const view = scenario(rival === undefined ? { players } : { players, rival })
        .newGame()
        .view(null);
      const stocks = view.players.reduce((n, p) => n + p.stock.AR, 0);
      return [view.supply.AR + stocks, view.places.length, view.factionCards.length];
    };
    expect([supply(2), supply(3), supply(4)]).toEqual([
      [6, 14, 3],
      [8, 14, 4],
      [10, 19, 5],
    ]);
    expect(supply(1, 'joseph')).toEqual(supply(2));
    expect(supply(3, 'joseph')).toEqual(supply(4));
  });
});

describe('information', () => {
  const dealt = () =>
    scenario({ players: 3 }).set({
      board: { r5c1: ['ARMA-II', 0], r5c2: { down: 'CL-GM' } },
      hands: { 0: ['AR-GM', 'ARCO-I'], 1: ['CO-RA'] },
      shown: { 0: ['ARCO-I'] },
      privateSchemes: { 0: 'masons', 1: 'wide' },
      eventHands: { 1: ['ball'] },
      discards: ['SC-GM', 'SC-RA'],
      eventDiscards: ['edict-AR', 'convent'],
      stocks: { 1: { CL: 2 } },
      edicts: { CO: [1, 4] },
    });

  it('[PAX-1.5] boards, influence, stocks, court, edicts, hand sizes and tops of piles are seen by everybody', () => {
    dealt()
      .acting(0)
      .expect({
        sees: {
          spectator: {
            places: {
              12: {
                card: 'ARMA-II',
                cells: [
                  { cost: ['AR', 'MA'], owner: 0 },
                  { cost: ['AR', 'MA'], owner: null },
                  { cost: ['AR', 'AR', 'MA'], owner: null },
                ],
              },
            },
            players: { 0: { handSize: 2, known: ['ARCO-I'] }, 1: { handSize: 1, events: 1, stock: { CL: 2 } } },
            discards: { count: 2, top: 'SC-RA' },
            eventDiscards: { count: 2, top: 'convent' },
            edicts: [{ faction: 'CO', who: 1, tokens: 4 }],
            edictsDiscarded: 1,
          },
        },
      });
  });

  it('[PAX-1.6] hands, unrevealed plots and special events are their owner’s secret', () => {
    const at = dealt().acting(0);
    expect(at.view(0).hand.map(({ card }) => card)).toEqual(['ARCO-I', 'AR-GM']);
    expect(at.view(1).events).toEqual(['ball']);
    for (const viewer of [1, 2, null]) {
      const view = at.view(viewer);
      expect(view.schemes.some(({ id }) => id === 'masons')).toBe(false);
      expect(view.hand.some(({ card }) => card === 'AR-GM')).toBe(false);
    }
    expect(at.view(0).events).toEqual([]);
    expect(
      at
        .view(0)
        .schemes.filter(({ owner }) => owner !== null)
        .map(({ id }) => id),
    ).toEqual(['masons']);
  });

  it('[PAX-1.6] the two events drawn are seen by the active player only', () => {
    const at = scenario({ players: 2 })
      .set({ hands: { 0: ['AR-GM'] }, eventDeck: ['edict-AR', 'ball'] })
      .acting(0)
      .play('0 conspire AR-GM support', '0 end');
    at.expect({
      question: 'keepEvent',
      sees: { 0: { drawn: ['edict-AR', 'ball'] }, 1: { drawn: [] }, spectator: { drawn: [] } },
    });
  });

  it('[PAX-1.7] face-down cards and decks are unknown, but for what one has looked at or put back on top', () => {
    const at = scenario({ players: 2 })
      .set({
        board: { r5c2: { down: 'CL-GM' } },
        looked: { 0: ['r5c2'] },
        eventDeck: ['ball', 'edict-CO'],
        eventOnTop: { event: 'edict-AR', knownTo: 1 },
      })
      .acting(0);
    at.expect({
      sees: {
        0: { places: { 13: { card: 'CL-GM', faceUp: false, seenBy: [0] } }, nextEvent: null, nextEventKnownTo: 1 },
        1: { places: { 13: { card: null } }, nextEvent: 'edict-AR' },
      },
    });
    const s = at.state();
    const world = imagine(game as never, s as never, 1, 5) as unknown as State;
    expect(world.back).toBe(s.back);
    const worlds = Array.from({ length: 40 }, (_, i) => imagine(game as never, s as never, 1, i) as unknown as State);
    expect(new Set(worlds.map((w) => w.cards[13])).size).toBeGreaterThan(5);
    const own = Array.from({ length: 20 }, (_, i) => imagine(game as never, s as never, 0, i) as unknown as State);
    expect(new Set(own.map((w) => w.cards[13])).size).toBe(1);
    expect(new Set(own.map((w) => w.back)).size).toBeGreaterThan(1);
  });

  it('[PAX-1.8] of a discard pile only the top is seen, and only the top is kept when the rest is imagined', () => {
    const at = scenario({ players: 2 })
      .set({ discards: ['AR-GM', 'CO-GM', 'CL-GM'] })
      .acting(0);
    expect(at.view(1).discards).toEqual({ count: 3, top: 'CL-GM' });
    const s = at.state();
    const first = new Set<number>();
    for (let i = 0; i < 30; i++) {
      const world = game.clone(s);
      game.imagine(world, 1, random(i));
      expect(world.discards).toHaveLength(3);
      expect(world.discards[2]).toBe(s.discards[2]);
      first.add(world.discards[0]!);
    }
    expect(first.size).toBeGreaterThan(3);
  });

  it('names the artificial rival by a party of its own', () => {
    const s = scenario({ players: 1, rival: 'joseph' }).newGame().state();
    expect([partyOf(s, 0), partyOf(s, 1)]).toEqual([0, 12]);
    expect(LUMINARIES.every(({ factions }) => factions.length <= 2)).toBe(true);
  });
});
