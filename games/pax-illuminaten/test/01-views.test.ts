// Chapter 1: what everybody sees of the table, piece by piece.

import { imagine } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { LUMINARIES } from '../data/luminaries.ts';
import { game } from '../rules/game.ts';
import { NONE, type State } from '../rules/model/state.ts';
import { figures } from '../rules/view/figures.ts';
import { scenario } from '../scenario.ts';

function rich() {
  return scenario({ players: 2, rival: 'joseph' })
    .set({
      board: { r2c2: ['ARMA-II', 0, 1, 0], r3c2: ['CR-RA', 0], r3c3: ['ARCO-I', 'rival'] },
      hands: { 0: ['ARCL-I', 'COCL-II', 'CL-GM'], 1: ['MACR-I', 'MASC-I'] },
      shown: { 0: ['ARCL-I'] },
      stocks: { 0: { AR: 2 }, 1: { CL: 1 }, rival: { CO: 1 } },
      eventHands: { 1: ['ball', 'letters'] },
      edicts: { MA: [1, 3], SC: [1, 5] },
      specials: { 0: 'audience' },
      factionCards: { CO: 1, MA: 1, CR: 'rival', SC: null },
      publicSchemes: ['wide', 'masons'],
      privateSchemes: { 0: 'shadow', 1: 'equals' },
      realised: { 0: ['wide'] },
      edge: { 1: ['wide'] },
      markers: { r2c2: 2 },
      looked: { 1: ['r1c1'] },
      chain: ['ARSC-II'],
      mainLeft: 1,
      figure: 'r3c3',
    })
    .acting(0);
}

describe('what everybody sees', () => {
  it('[PAX-3.2] which cards are inner, and which lie in the central row', () => {
    const { places } = scenario({ players: 2 }).newGame().view(null);
    expect(places.filter(({ inner }) => inner).map(({ id }) => id)).toEqual(['r2c2', 'r3c2', 'r3c3', 'r4c2']);
    expect(places.filter(({ central }) => central).map(({ id }) => id)).toEqual(['r3c1', 'r3c2', 'r3c3', 'r3c4']);
  });

  it('[PAX-1.5] the cards of the board with all influence, costs, controllers and markers', () => {
    const { places } = rich().view(null);
    const at = (id: string) => places.find((place) => place.id === id)!;
    expect(at('r2c2')).toMatchObject({
      card: 'ARMA-II',
      faceUp: true,
      degree: 'II',
      factions: ['AR', 'MA'],
      cells: [{ owner: 0 }, { owner: 1 }, { owner: 0 }],
      controller: 0,
      markers: 2,
      yielded: false,
      seenBy: [],
    });
    expect(at('r3c2').cells.map(({ cost }) => cost.join(''))).toEqual(['CRCR', 'CRCR', 'CRCRCR']);
    expect(at('r3c3').controller).toBe(12);
    expect(at('r1c1')).toMatchObject({ card: null, faceUp: false, degree: null, factions: [], cells: [], seenBy: [1] });
  });

  it('[PAX-1.5] stocks, faction cards, plots held and the size of hands of everybody', () => {
    const { players, rival } = rich().view(null);
    const one = (who: number) => players.find((player) => player.who === who)!;
    expect(one(0)).toMatchObject({ stock: { AR: 2, CO: 0 }, handSize: 3, known: ['ARCL-I'], events: 0, schemes: 1 });
    expect(one(1)).toMatchObject({ stock: { CL: 1 }, handSize: 2, known: [], events: 2, factionCards: ['CO', 'MA'] });
    expect(one(12)).toMatchObject({ stock: { CO: 1 }, handSize: 0, handLimit: 0, factionCards: ['CR'], schemes: 0 });
    expect(rival).toMatchObject({ id: 'joseph', figure: 'r3c3' });
  });

  it('[PAX-1.5] edicts and special events in play, faction cards in the row, plots with influence and edge', () => {
    const view = rich().view(null);
    expect(view.edicts).toEqual([
      { faction: 'MA', who: 1, tokens: 3 },
      { faction: 'SC', who: 1, tokens: 5 },
    ]);
    expect(view.specials).toEqual([{ event: 'audience', who: 0 }]);
    expect(view.factionCards.map(({ faction, owner, used }) => `${faction} ${owner} ${used}`)).toEqual([
      'AR null false',
      'CO 1 false',
      'MA 1 false',
      'CR 12 false',
      'CL null false',
    ]);
    expect(view.schemes.map(({ id, influence, edge }) => ({ id, influence, edge }))).toEqual([
      { id: 'wide', influence: [0], edge: [1] },
      { id: 'masons', influence: [], edge: [] },
    ]);
  });

  it('[PAX-1.6] a private plot, a hand and special events are seen by their owner alone', () => {
    const at = rich();
    expect(at.view(1).schemes.map(({ id, owner }) => `${id} ${owner}`)).toEqual([
      'wide null',
      'masons null',
      'equals 1',
    ]);
    expect([at.view(0).events, at.view(1).events, at.view(null).events]).toEqual([[], ['ball', 'letters'], []]);
    expect([at.view(0), at.view(1), at.view(null)].map(({ hand }) => hand.length)).toEqual([3, 2, 0]);
    expect(at.view(1).places.find(({ id }) => id === 'r1c1')!.card).not.toBe(null);
  });

  it('[PAX-9.2] the active player sees which cards of the hand can follow, nobody else does', () => {
    const at = rich();
    expect(at.view(0).hand.map(({ card, links }) => `${card} ${links}`)).toEqual([
      'ARCL-I true',
      'COCL-II false',
      'CL-GM true',
    ]);
    expect(at.view(1).hand.some(({ links }) => links)).toBe(false);
  });

  it('[PAX-1.7] what was looked at is forgotten when another card comes there, by everybody', () => {
    const at = scenario({ players: 2 })
      .set({ looked: { 0: ['r1c1'], 1: ['r1c1'] }, hands: { 1: ['ARCO-I'] }, stocks: { 1: { CL: 1, SC: 1, CR: 1 } } })
      .acting(1)
      .play('1 scout r1c1', '1 pay CR', '1 put ARCO-I');
    expect(at.state().looked).toEqual([0, 0]);
  });
});

describe('imagining', () => {
  const worlds = (seat: 0 | 1 | null): readonly State[] =>
    Array.from({ length: 40 }, (_, i) => imagine(game as never, rich().state() as never, seat, i) as never);

  it('[PAX-1.6, PAX-1.7] redeals what is hidden, and nothing of what is seen', () => {
    for (const seat of [0, 1, null] as const) {
      const seen = JSON.stringify(game.view(rich().state(), seat));
      for (const world of worlds(seat)) {
        expect(game.violations(world)).toEqual([]);
        expect(JSON.stringify(game.view(world, seat))).toBe(seen);
      }
    }
  });

  it('[PAX-1.6] others’ hands, plots and events vary; the artificial rival still has none', () => {
    const all = worlds(0);
    const kinds = (of: (s: State) => unknown) => new Set(all.map((s) => JSON.stringify(of(s)))).size;
    expect([kinds((s) => s.hands[0]), kinds((s) => s.privateSchemes[0])]).toEqual([1, 1]);
    expect(
      Math.min(
        kinds((s) => s.hands[1]),
        kinds((s) => s.privateSchemes[1]),
        kinds((s) => s.eventHands[1]),
      ),
    ).toBeGreaterThan(5);
    expect(kinds((s) => s.cards)).toBeGreaterThan(5);
    expect(all.every((s) => s.privateSchemes[2] === NONE && s.hands[2]!.length === 0)).toBe(true);
    expect(worlds(1).every((s) => s.hands[0]!.includes(s.shown[0]![0]!))).toBe(true);
  });

  it('[PAX-1.7, PAX-2.12] the three special events removed unseen are anybody’s guess', () => {
    const s = scenario({ players: 2 }).newGame().state();
    const guesses = Array.from({ length: 40 }, (_, i) => imagine(game as never, s as never, 0, i) as never as State);
    for (const world of guesses) expect(game.violations(world)).toEqual([]);
    expect(new Set(guesses.map(({ removedEvents }) => removedEvents.join())).size).toBeGreaterThan(5);
  });

  it('[PAX-R14] whoever expels has a card that fits: every imagined hand has one', () => {
    const at = scenario({ players: 2 })
      .set({
        board: { r5c1: ['ARMA-III', 0], r5c2: ['CRSC-III', 1, 1, 1, 1] },
        hands: { 0: ['COCR-III'] },
        stocks: { 0: { AR: 4 } },
        specials: { 1: 'lightning' },
        chain: ['SCCL-I'],
      })
      .acting(0)
      .play('0 expel r5c2')
      .expect({ question: 'putExpel' });
    for (let i = 0; i < 40; i++) {
      const world = imagine(game as never, at.state() as never, 1, i) as never as State;
      expect(game.view(world, 0).hand.every(({ card }) => card.endsWith('-III'))).toBe(true);
    }
  });

  it('[PAX-R14] also while the target of an extra EXPEL is still to be chosen', () => {
    const id = LUMINARIES.find((card) => card.ability === 'X-EXPEL-ONE')!.id;
    const at = scenario({ players: 2 })
      .set({
        board: { r5c1: ['CRSC-III', 1, 1, 1, 1] },
        hands: { 0: [id, 'COCR-III'] },
        stocks: { 0: { AR: 1 } },
        specials: { 1: 'lightning' },
      })
      .acting(0)
      .play(`0 conspire ${id} ability`)
      .expect({ question: 'extra', menu: ['expel r5c1', 'stop'] });
    for (let i = 0; i < 40; i++) {
      const world = imagine(game as never, at.state() as never, 1, i) as never as State;
      expect(game.view(world, 0).hand.every(({ card }) => card.endsWith('-III'))).toBe(true);
    }
  });

  it('[PAX-1.6] the events being chosen from are known to their drawer alone', () => {
    const s = scenario({ players: 2 })
      .set({ hands: { 0: ['AR-GM'] } })
      .acting(0)
      .play('0 conspire AR-GM support', '0 end')
      .expect({ question: 'keepEvent' })
      .state();
    expect(game.view(s, 1).turn.phase).toBe('check');
    const drawn = (seat: 0 | 1) =>
      new Set(
        Array.from({ length: 40 }, (_, i) => {
          const world = imagine(game as never, s as never, seat, i) as never as State;
          expect(game.violations(world)).toEqual([]);
          return world.drawn.join();
        }),
      ).size;
    expect(drawn(0)).toBe(1);
    expect(drawn(1)).toBeGreaterThan(5);
  });

  it('[PAX-6.2, PAX-1.6] while a scouted card is in hand nobody sees a card in the gap, nor has looked at one there', () => {
    const at = scenario({ players: 2 })
      .set({
        board: { r5c1: { down: 'CL-GM' } },
        hands: { 0: ['ARCO-I'] },
        stocks: { 0: { AR: 1 } },
        looked: { 0: ['r5c1'], 1: ['r5c1'] },
      })
      .acting(0);
    const gap = (seat: 0 | 1) => at.view(seat).places.find(({ id }) => id === 'r5c1')!;
    expect(gap(1)).toMatchObject({ card: 'CL-GM', seenBy: [0, 1] });
    at.play('0 scout r5c1').expect({ question: 'putScout' });
    for (const seat of [0, 1] as const) expect(gap(seat)).toMatchObject({ card: null, faceUp: false, seenBy: [] });
  });

  it('[PAX-1.6, PAX-11.3] whose private plot is still hidden, whose is turned up, and that the artificial rival has none', () => {
    const { players } = scenario({ players: 2, rival: 'joseph' })
      .set({ privateSchemes: { 0: 'shadow', 1: 'adepts' }, revealed: [1] })
      .acting(0)
      .view(null);
    expect(players.map(({ who, privateScheme }) => [who, privateScheme])).toEqual(
      expect.arrayContaining([
        [0, 'hidden'],
        [1, 'revealed'],
        [12, 'none'],
      ]),
    );
  });

  it('[PAX-1.6, PAX-1.7] what is imagined hangs on what a seat knows alone, and not on how the hidden cards lie', () => {
    const s = scenario({ players: 2 })
      .set({ hands: { 0: ['ARCO-I'] }, fullHands: true, discards: ['AR-GM', 'CO-GM', 'CR-GM'] })
      .acting(0)
      .state();
    const other = game.clone(s);
    other.deck.reverse();
    other.discards.splice(0, 2, other.discards[1]!, other.discards[0]!);
    const drawn = other.deck.splice(0, 2);
    other.deck.push(...other.hands[1]!.splice(0, 2));
    other.hands[1] = [...other.hands[1]!, ...drawn].sort((a, b) => a - b);
    other.lower.reverse();
    other.schemePile.reverse();
    expect(other).not.toEqual(s);
    for (let seed = 0; seed < 10; seed++) {
      const worlds = [s, other].map((from) => imagine(game as never, from as never, 0, seed));
      expect(worlds[1]).toEqual(worlds[0]);
    }
  });

  it('[PAX-15.4] the artificial rival begins on its areopagus, with no plan, no target, and no stage begun', () => {
    const games = ['a', 'b', 'c', 'd'].map((seed) => scenario({ players: 1, rival: 'joseph', seed }).newGame());
    const yours = games.find((at) => at.state().first === 0)!; // the rival has done nothing yet
    expect(yours.view(0).rival).toMatchObject({
      figure: 'areopagus',
      plan: null,
      target: null,
      stage: 0,
      item: '',
    });
  });

  it('[PAX-10.1] the house counts the faction card each person claimed first, and not what the artificial rival claims', () => {
    const happened = [
      { what: 'turnStarts', who: 1 },
      { what: 'claimed', who: 12, faction: 'AR' },
      { what: 'claimed', who: 1, faction: 'CO' },
      { what: 'claimed', who: 0, faction: 'MA' },
      { what: 'claimed', who: 1, faction: 'CL' },
    ];
    expect(figures.facts(rich().state() as never, happened)).toEqual({
      held: [
        { of: 'first', what: 'CO', seat: 1 },
        { of: 'first', what: 'MA', seat: 0 },
      ],
      prices: [],
    });
  });

  it('people name the artificial rival in their moves, and seats by number', () => {
    for (const line of [
      'oust r2c2 joseph',
      'oust r2c2 weishaupt',
      'oust r2c2 1',
      'give AR charlestheodore',
      'keep edict-AR',
    ]) {
      expect(game.notation.write(game.notation.read(line))).toBe(line);
    }
    expect(game.notation.read('oust r2c2 joseph')).toEqual({ do: 'oust', place: 'r2c2', rival: 12 });
  });
});
