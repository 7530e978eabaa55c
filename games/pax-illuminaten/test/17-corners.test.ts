// Chapter 17 and others: when abilities and special events serve, and when they do not.

import { imagine, listen } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { ABILITY, type AbilityId } from '../data/abilities.ts';
import { isEdict } from '../data/event-cards.ts';
import { LAYOUTS } from '../data/layouts.ts';
import { LUMINARIES } from '../data/luminaries.ts';
import { canUse } from '../rules/chapters/09-conspiracy.ts';
import { swap } from '../rules/chapters/17-specials.ts';
import { game } from '../rules/game.ts';
import { placeNamed } from '../rules/model/board.ts';
import { eventsLeft, takeEvent } from '../rules/model/event-cards.ts';
import { drawIntoHand } from '../rules/model/hand.ts';
import type { State } from '../rules/model/state.ts';
import { windows } from '../rules/view/windows.ts';
import { type Position, scenario } from '../scenario.ts';

const cardWith = (ability: AbilityId) => LUMINARIES.find((card) => card.ability === ability)!;

/** Whether seat 0 may use this ability of a card in hand. */
function usable(ability: AbilityId, told: Position, spoil: (s: State) => void = () => {}): boolean {
  const { id } = cardWith(ability);
  expect(ABILITY[ability].kind).toBe('special');
  const s = game.clone(
    scenario({ players: 2 })
      .set({ hands: { 0: [id] }, ...told })
      .acting(0)
      .state(),
  );
  spoil(s);
  return canUse(s, 0, s.hands[0]![0]!);
}

const ALL = { AR: 6, CO: 6, MA: 6, CR: 6, SC: 6, CL: 6 };

describe('special actions', () => {
  it('[PAX-17.45, PAX-R29] S-MARK takes a marker and own influence', () => {
    const board = { r3c2: ['ARCO-I', 0] } as const;
    expect(usable('S-MARK', { board })).toBe(true);
    expect(usable('S-MARK', {})).toBe(false);
    expect(usable('S-MARK', { board, markers: { r3c2: 3 } })).toBe(true);
    expect(usable('S-MARK', { board, markers: { r3c2: 4 } })).toBe(false);
  });

  it('[PAX-17.46] S-DRAW takes a card to draw', () => {
    const empty = (s: State) => {
      s.deck = [];
      s.discards = [];
    };
    expect([usable('S-DRAW', {}), usable('S-DRAW', {}, empty)]).toEqual([true, false]);
    expect([usable('G-DRAW-TWO', { deck: [] }), usable('G-DRAW-TWO', {}, empty)]).toEqual([true, false]);
  });

  it('[PAX-17.43] S-SHIFT-RIVAL takes a token of the card, a rival’s token near and a free cell beside it', () => {
    const { factions } = cardWith('S-SHIFT-RIVAL');
    const stocks = { 0: { [factions[0]!]: 1 } };
    const board = { r5c1: ['ARCO-I', 1], r5c2: 'MACR-I' } as const;
    expect(usable('S-SHIFT-RIVAL', { board, stocks })).toBe(true);
    expect(usable('S-SHIFT-RIVAL', { board })).toBe(false);
    expect(usable('S-SHIFT-RIVAL', { stocks })).toBe(false);
    expect(usable('S-SHIFT-RIVAL', { board: { r5c1: ['ARCO-I', 1] }, stocks })).toBe(false);
    expect(usable('S-SHIFT-RIVAL', { board: { r1c1: ['ARCO-I', 1], r1c2: 'MACR-I' }, stocks })).toBe(false);
  });

  it('[PAX-17.22, PAX-17.47] the edict abilities take an edict in play, or tokens to be had', () => {
    expect([usable('S-EDICT', {}), usable('G-EDICT-TWO', {})]).toEqual([true, true]);
    expect([usable('S-EDICT', { stocks: { 0: ALL } }), usable('G-EDICT-TWO', { stocks: { 0: ALL } })]).toEqual([
      false,
      false,
    ]);
    const told: Position = { stocks: { 0: { ...ALL, MA: 0 } }, edicts: { MA: [1, 6] } };
    expect([usable('S-EDICT', told), usable('G-EDICT-TWO', told)]).toEqual([true, true]);
  });

  it('[PAX-17.22] G-EDICT-TWO without an edict: two tokens of different types, as far as they can be had', () => {
    const { id } = cardWith('G-EDICT-TWO');
    const at = (stock: Position['stocks']) =>
      scenario({ players: 2 })
        .set({ hands: { 0: [id] }, ...(stock ? { stocks: stock } : {}) })
        .acting(0)
        .play(`0 conspire ${id} ability`);
    at({ 0: { ...ALL, CL: 5, SC: 0 } })
      .expect({ menu: ['gain SC', 'gain CL'] })
      .play('0 gain CL')
      .expect({ menu: ['gain SC'] });
    at({ 0: { ...ALL, CL: 5 } })
      .play('0 gain CL')
      .expect({ question: 'act', events: [{ what: 'nothingToGain', who: 0 }], stock: { 0: { CL: 6 } } });
    at({ 0: { ...ALL, CL: 5 }, 1: { CL: 1 } }).expect({ menu: ['gain CL'] });
  });

  it('[PAX-17.39, PAX-17.10] S-SWAP-BOARD is not offered where no two cards can change places', () => {
    const board = { r3c2: ['ARMA-II', 0], r2c2: 'AR-GM' } as const;
    expect([usable('S-SWAP-BOARD', { board }), usable('S-SWAP-BOARD', {})]).toEqual([true, false]);
    expect(usable('S-SWAP-BOARD', { board: { ...board, r2c2: ['ARCR-I', 1] } })).toBe(false);
  });

  it('[PAX-17.39] S-SWAP-BOARD moves two cards with their tokens, cell by cell, and nothing else', () => {
    const s = game.clone(
      scenario({ players: 2 })
        .set({
          board: {
            r2c1: ['ARCO-III', 1, 1, 1, 1],
            r2c2: ['CRSC-III', null, 0],
            r2c3: ['ARMA-I', 1],
            r3c1: ['COMA-III', 0, null, null, 0],
            r3c2: ['MACL-I', 1, 0],
          },
        })
        .acting(0)
        .state(),
    );
    const cells = (id: string) => s.cells.slice(placeNamed(s, id) * 4, placeNamed(s, id) * 4 + 4);
    swap(s, placeNamed(s, 'r2c2'), placeNamed(s, 'r3c1'));
    expect(cells('r2c2')).toEqual([0, -1, -1, 0]);
    expect(cells('r3c1')).toEqual([-1, 0, -1, -1]);
    expect([cells('r2c1'), cells('r2c3')[0], cells('r3c2').slice(0, 2)]).toEqual([[1, 1, 1, 1], 1, [1, 0]]);
    expect(game.view(s, null).places.find(({ id }) => id === 'r2c2')!.card).toBe('COMA-III');
  });

  it('[PAX-17.40, PAX-17.10] S-REVEAL is not offered where no card lies face down', () => {
    const { id } = cardWith('S-REVEAL');
    const cards = LUMINARIES.filter((card) => card.id !== id).map((card) => card.id);
    const up = (places: readonly string[]) => Object.fromEntries(places.map((place, i) => [place, cards[i]!]));
    const all = LAYOUTS[2]!.places.map((place) => place.id);
    expect(usable('S-REVEAL', { board: up(all) })).toBe(false);
    expect(usable('S-REVEAL', { board: up(all.slice(1)) })).toBe(true);
  });

  it('[PAX-17.40] S-REVEAL goes on to the second card only where there is one', () => {
    const { id } = cardWith('S-REVEAL');
    const up = LUMINARIES.filter((card) => card.id !== id).map((card) => card.id);
    const board = Object.fromEntries(
      ['r1c2', 'r2c1', 'r2c2', 'r2c3', 'r3c1', 'r3c2', 'r3c3', 'r3c4', 'r4c1', 'r4c2', 'r4c3', 'r5c1', 'r5c2'].map(
        (place, i) => [place, up[i]!],
      ),
    );
    scenario({ players: 2 })
      .set({ board, hands: { 0: [id] } })
      .acting(0)
      .play(`0 conspire ${id} ability`)
      .expect({ menu: ['look r1c1', 'stop'] })
      .play('0 look r1c1')
      .expect({ question: 'turnUp', menu: ['turnup r1c1', 'stop'] });
  });

  it('[PAX-17.20] G-REASSIGN-TWO names two factions together, also where there are just two', () => {
    const { id } = cardWith('G-REASSIGN-TWO');
    scenario({ players: 2 })
      .set({ board: { r3c2: ['ARCO-I', 0], r3c3: 'MACR-I' }, hands: { 0: [id] }, stocks: { 0: { AR: 1 } } })
      .acting(0)
      .play(`0 conspire ${id} ability`)
      .expect({ offers: ['reassign AR CO'], lacks: ['reassign AR', 'reassign CO'] });
  });

  it('[PAX-8.4] a token may leave a full marked card if it can come back', () => {
    scenario({ players: 2 })
      .set({
        board: { r3c2: ['ARMA-I', 0, 1], r4c2: 'ARCO-II' },
        stocks: { 0: { AR: 1 } },
        markers: { r3c2: 1 },
      })
      .acting(0)
      .play('0 reward r3c2 reassign', '0 reassign AR')
      .expect({ menu: ['move r3c2 1 r4c2'] })
      .play('0 move r3c2 1 r4c2')
      .expect({ menu: ['move r4c2 1 r3c2'] });
  });
});

describe('events', () => {
  it('[PAX-17.9, PAX-17.61, PAX-17.62] Audience and New Plan serve once a turn', () => {
    const at = scenario({ players: 2 })
      .set({
        specials: { 0: 'audience', 1: 'newplan' },
        stocks: { 0: { AR: 3, CO: 2, MA: 2 } },
        publicSchemes: ['adepts', 'wide'],
        schemePile: ['masons', 'shadow', 'equals'],
      })
      .acting(0);
    at.expect({ offers: ['audience 1', 'newplan adepts', 'newplan wide'] })
      .play('0 newplan adepts')
      .expect({ lacks: ['newplan wide'], offers: ['audience 1'] });
    expect(at.view(0).schemePile).toBe(2);
    at.play('0 audience 1', '0 pay AR').expect({ lacks: ['audience 2'] });
  });

  it('[PAX-12.6] the card put back on top is taken once', () => {
    const s = game.clone(
      scenario({ players: 2 })
        .set({ eventOnTop: { event: 'ball', knownTo: 0 }, eventDeck: ['edict-AR'] })
        .acting(0)
        .state(),
    );
    expect(eventsLeft(s)).toBe(2);
    takeEvent(s);
    expect([eventsLeft(s), s.back, s.backBy]).toEqual([1, -1, -1]);
    expect(takeEvent(s)).toBe(0);
    expect(eventsLeft(s)).toBe(0);
  });

  it('[PAX-12.1] in a check everybody’s plots are looked at', () => {
    scenario({ players: 4 })
      .set({ publicSchemes: ['adepts', 'wide'], realised: { 0: ['wide'], 1: ['wide'], 2: ['wide'], 3: ['wide'] } })
      .checking(1)
      .expect({ edge: { 0: ['wide'], 1: ['wide'], 2: ['wide'], 3: ['wide'] } });
  });

  it('[PAX-R37] with nothing to draw the empty deck stays as it is', () => {
    const s = game.clone(scenario({ players: 2 }).acting(0).state());
    s.deck = [];
    s.discards = [];
    const { deck } = s;
    const { heard } = listen(() => drawIntoHand(s, 0, 2));
    expect([s.deck === deck, s.hands[0], heard]).toEqual([true, [], []]);
  });
});

describe('what others can tell', () => {
  const worlds = (s: State, seat: 0 | 1 | null) =>
    Array.from({ length: 40 }, (_, i) => imagine(game as never, s as never, seat, i) as never as State);
  const kinds = (all: readonly State[], of: (s: State) => unknown) =>
    new Set(all.map((s) => JSON.stringify(of(s)))).size;

  it('[PAX-1.6] a spectator imagines every face-down card, the first one too', () => {
    const s = scenario({ players: 2 })
      .set({ looked: { 0: ['r1c1'] } })
      .acting(0)
      .state();
    for (const at of [0, 1, 13]) expect(kinds(worlds(s, null), (world) => world.cards[at])).toBeGreaterThan(5);
    expect(kinds(worlds(s, 0), (world) => world.cards[0])).toBe(1);
  });

  it('[PAX-1.8] of discarded events the top is known, of the others how many are edicts', () => {
    const s = scenario({ players: 2 })
      .set({ eventDiscards: ['edict-AR', 'ball', 'edict-CO', 'letters', 'audience'] })
      .acting(0)
      .state();
    const top = s.eventDiscards.at(-1);
    for (const world of worlds(s, 1)) {
      expect(game.violations(world)).toEqual([]);
      expect([world.eventDiscards.length, world.eventDiscards.at(-1)]).toEqual([5, top]);
      expect(world.eventDiscards.filter(isEdict)).toHaveLength(2);
    }
    expect(kinds(worlds(s, 1), (world) => world.eventDiscards)).toBeGreaterThan(5);
  });

  it('[PAX-2.12] which of the next events are edicts is anybody’s guess', () => {
    const s = scenario({ players: 2 })
      .set({
        eventsFirst: ['edict-AR', 'ball', 'letters'],
        eventDeck: ['edict-CO', 'edict-MA', 'audience', 'tolerance'],
      })
      .acting(0)
      .state();
    expect(kinds(worlds(s, 0), (world) => world.upper.filter(isEdict).length)).toBeGreaterThan(1);
  });

  it('[PAX-2.12] when the second half has begun, what is left of it is imagined in full', () => {
    const s = scenario({ players: 2 })
      .set({ eventDeck: ['edict-CO', 'edict-MA', 'audience', 'tolerance'] })
      .acting(0)
      .state();
    for (const world of worlds(s, 0)) {
      expect(game.violations(world)).toEqual([]);
      expect([world.upper.length, world.lower.length, world.lower.filter(isEdict).length]).toEqual([0, 4, 2]);
    }
  });

  it('[PAX-12.6] what was put back on top is known to whoever drew it; to others it may be of either kind', () => {
    const s = scenario({ players: 2 })
      .set({ eventsFirst: ['edict-AR'], eventDeck: [], eventOnTop: { event: 'ball', knownTo: 0 } })
      .acting(0)
      .state();
    expect(kinds(worlds(s, 0), (world) => world.back)).toBe(1);
    expect(kinds(worlds(s, 1), (world) => isEdict(world.back))).toBe(2);
  });

  it('[PAX-R14] whoever expels is imagined with a card that fits, and with every card once', () => {
    const s = scenario({ players: 2 })
      .set({
        board: { r5c1: ['ARMA-III', 0], r5c2: ['CRSC-III', 1, 1, 1, 1] },
        hands: { 0: ['COCR-III', 'ARCO-I'] },
        stocks: { 0: { AR: 4 } },
        specials: { 1: 'lightning' },
      })
      .acting(0)
      .play('0 expel r5c2')
      .state();
    for (const world of worlds(s, 1)) expect(game.violations(world)).toEqual([]);
  });

  it('[PAX-1.5] an empty court place, what has yielded, and the targets of a dispute', () => {
    const at = scenario({ players: 2 })
      .set({
        court: ['ARCO-I', null, 'ARMA-I', 'ARCR-I', 'ARSC-I'],
        board: { r3c2: ['COMA-II', 0, 1] },
        stocks: { 0: { CO: 1 } },
        hands: { 0: ['CRCL-I'], 1: ['CRCL-II'] },
      })
      .acting(0)
      .play('0 interrogate areopagus', '0 oust r3c2 1', '0 pay CO');
    const view = at.view(null);
    expect(view.court).toEqual(['ARCO-I', null, 'ARMA-I', 'ARCR-I', 'ARSC-I']);
    expect(view.turn.yielded).toEqual(['areopagus']);
    expect(view.dispute).toMatchObject({
      place: 'r3c2',
      cells: [2],
      attacker: 0,
      defender: 1,
      initial: [1, 1],
      superior: null,
    });
  });

  it('[PAX-6.12] which cards have yielded in this turn, and the areopagus among them', () => {
    const at = scenario({ players: 2 })
      .set({ board: { r3c2: ['COMA-II', 0] } })
      .acting(0)
      .play('0 interrogate r3c2', '0 interrogate areopagus');
    expect(at.view(1).turn.yielded).toEqual(['COMA-II', 'areopagus']);
  });

  it('[PAX-1.6] the way to a private plot is told for its owner alone', () => {
    const { schemes } = scenario({ players: 3 })
      .set({ privateSchemes: { 1: 'shadow' }, publicSchemes: ['wide', 'adepts'], revealed: [1] })
      .acting(0)
      .view(null);
    expect(schemes.map(({ id, progress }) => [id, progress.map(({ who }) => who)])).toEqual([
      ['wide', [0, 1, 2]],
      ['adepts', [0, 1, 2]],
      ['shadow', [1]],
    ]);
  });

  it('[PAX-7.5] of equally weak cards the first is laid', () => {
    const [first, second] = LUMINARIES.filter(({ strength }) => strength === 2).map(({ id }) => id);
    const view = scenario({ players: 2 })
      .set({ hands: { 0: [first!, second!] } })
      .acting(0)
      .view(0);
    expect(windows.disputeCards!.decline(view, 0)).toEqual({ do: 'lay', card: view.hand[0]!.card });
  });
});
