// Chapter 2: setup.

import { describe, expect, it } from 'vitest';
import { CITIES } from '../data/cities.ts';
import { CLOSED } from '../rules/model/state.ts';
import { scenario } from '../scenario.ts';
import { problemsOf, table } from './help.ts';

const chosen = (...powers: string[]) => powers.map((power, seat) => `${seat} power ${power}`);

describe('setup', () => {
  it('[VIR-2.1] all Nobles, Titles, Guilds, Cathedrals and bonuses are on display', () => {
    const view = scenario({ players: 3 }).newGame().view();
    expect(Object.fromEntries(view.market.map(({ id, left }) => [id, left]))).toMatchObject({
      merchant: 5,
      pope: 1,
      kingdom: 2,
      guild: 5,
      cathedral: 5,
    });
    expect(view.bonuses.every(({ owner }) => owner === null)).toBe(true);
  });

  it('[VIR-2.2] each player picks a power of the table and gets its home cities, available, and a florin', () => {
    scenario({ players: 3, options: { firstPlayer: 1 } })
      .newGame()
      .expect({ deciding: 0, question: 'choosePower', menu: ['power florence', 'power naples', 'power venice'] })
      .play('0 power venice')
      .expect({ menu: ['power florence', 'power naples'], owner: { venice: 0, verona: 0 }, florins: { 0: 1 } })
      .expect({ pieces: { 0: { venice: 'available', verona: 'available' } } })
      .play('1 power naples', '2 power florence')
      .expect({ deciding: [0, 1, 2], question: 'placeFamily' });
  });

  it('[VIR-2.2, VIR-H4] or chance deals the powers, if the table likes that better', () => {
    const s = scenario({ players: 3, options: { powers: 'drawn' } }).newGame();
    const powers = s.view().players.map(({ power }) => power);
    expect([...powers].sort()).toEqual(['florence', 'naples', 'venice']);
    expect(s.state().todo.at(-1)!.at).toBe('placeFamily');
  });

  it('[VIR-2.3] a disc on each home city and on each track', () => {
    const view = table().turn(0).view();
    expect(view.players.map(({ cities, patronage }) => [cities, patronage])).toEqual([
      [2, 0],
      [2, 0],
      [2, 0],
    ]);
    expect(view.cityTrack[2]!.stack).toHaveLength(3);
    expect(view.order).toHaveLength(3);
  });

  it('[VIR-2.4] one Troop at each home city, four in reserve', () => {
    const s = table()
      .turn(0)
      .expect({ troops: { florence: { 0: 1 }, pisa: { 0: 1 }, venice: { 2: 1 } } });
    expect(s.view().players[0]!.troops).toEqual({ onMap: 2, reserve: 4 });
  });

  it('[VIR-2.5] two usable Agents, three for Naples and Rome', () => {
    table(5)
      .turn(0)
      .expect({ agents: { 0: 2, 1: 2, 2: 3, 3: 2, 4: 3 } });
  });

  it('[VIR-2.6, VIR-R48] all place their Family cards at once, unseen: in Rooms, under one, or on open spaces', () => {
    const s = scenario({ players: 3, options: { firstPlayer: 1 } })
      .newGame()
      .play(...chosen('florence', 'naples', 'venice'));
    s.refused('0 family giovanni R1 R2').refused('0 family top upperRight lowerRight').refused('0 family top top L1');
    s.refused('0 family L2 R1 top').refused('0 family under.top R1 L1');
    s.play('0 family top under.top L1').expect({ deciding: [1, 2] });
    expect(s.view().players[0]!.rooms.every(({ card }) => card === null)).toBe(true);
    s.play('1 family R1 L1 R2', '2 family upperRight R1 under.upperRight').expect({
      cards: {
        0: { top: 'lorenzo_de_medici', 'under.top': 'giuliano_de_medici', L1: 'giovanni_de_medici' },
        2: { upperRight: 'agostino_barbarigo', 'under.upperRight': 'antonio_grimani' },
      },
      pieces: { 0: { L1: 'available' }, 1: { R1: 'available', R2: 'available', L1: 'available' } },
      deciding: 0,
      question: 'firstRoom',
    });
    expect(s.view().players[2]!.rooms[1]!.action).toBe('diplomacy');
  });

  it('[VIR-2.7] the marker is not placed during setup', () => {
    const s = scenario({ players: 3 }).newGame();
    expect(s.view().players.map(({ marker }) => marker)).toEqual([null, null, null]);
  });

  it('[VIR-2.8, VIR-H4] the first player is named or drawn; others follow clockwise', () => {
    expect(
      scenario({ players: 4, options: { firstPlayer: 3 } })
        .newGame()
        .view().order,
    ).toEqual([2, 3, 0, 1]);
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      return scenario({ players: 4, options: { firstPlayer: 0 }, seed })
        .newGame()
        .view().order;
    });
    for (const order of drawn) expect(order).toEqual([0, 1, 2, 3].map((i) => (order[0]! + i) % 4));
    expect(new Set(drawn.map((order) => order[0])).size).toBeGreaterThan(1);
  });

  it('[VIR-2.9] the starting discs are stacked in turn order, the first player on top', () => {
    const view = table(4, { firstPlayer: 2 }).turn(1).view();
    expect(view.cityTrack[2]!.stack).toEqual([0, 3, 2, 1]);
  });

  it('[VIR-2.10, VIR-2.11, VIR-R53] three players: eight cities covered, Perugia and Civitavecchia are not there, Rome is neutral', () => {
    const s = table(3).turn(0);
    const closed = CITIES.filter((_, city) => s.state().owner[city] === CLOSED);
    expect([...closed].sort()).toEqual(
      ['nice', 'turin', 'milan', 'genoa', 'parma', 'ragusa', 'cagliari', 'reggio', 'perugia', 'civitavecchia'].sort(),
    );
    s.expect({ owner: { rome: null } });
    expect(s.view().players.map(({ power }) => power)).toEqual(['florence', 'naples', 'venice']);
    table(3).card(0, 'lorenzo_de_medici', 'lowerRight').acting(0, 'lowerRight').refused('0 plant genoa');
  });

  it('[VIR-2.11, VIR-2.12] four players: Milan joins, nothing is covered', () => {
    const s = table(4).turn(0);
    expect(s.view().players.map(({ power }) => power)).toEqual(['milan', 'florence', 'naples', 'venice']);
    expect(s.view().cities).toHaveLength(28);
    expect(s.view().cities.map(({ id }) => id)).not.toContain('perugia');
    s.expect({ owner: { rome: null, milan: 0, parma: 0 } });
  });

  it('[VIR-2.13] five players: all powers and cities, Rome belongs to Rome', () => {
    const s = table(5).turn(0);
    expect(s.view().cities).toHaveLength(30);
    s.expect({ owner: { rome: 4, civitavecchia: 4 }, pieces: { 4: { rome: 'available' } } });
  });

  it('[VIR-2.14] five players may begin at once: that it is no first game is advice only', () => {
    expect(problemsOf({ players: 5 })).toEqual([]);
    expect(problemsOf({ players: 2 as 3 })).not.toEqual([]);
  });

  it('[VIR-2.15, VIR-R72] beginners’ rule: one enemy Agent in a Palace; it may be moved within it, own Agents do not count', () => {
    const plain = () => table(3).card(0, 'assassin', 'lowerRight').card(0, 'assassin', 'R1');
    plain()
      .agent(2, 'venice.top')
      .agent(1, 'venice.upperRight')
      .acting(0, 'lowerRight')
      .play('0 agent reserve')
      .expect({ offers: ['plant venice.lowerLeft'] });
    const strict = () =>
      table(3, { oneAgentPerPalace: true }).card(0, 'assassin', 'lowerRight').card(0, 'assassin', 'R1');
    strict()
      .agent(1, 'venice.upperRight')
      .acting(0, 'lowerRight')
      .play('0 agent reserve')
      .refused('0 plant venice.lowerLeft', 'VIR-2.15', 'palaceWatched')
      .expect({ lacks: ['plant venice.lowerLeft'], offers: ['plant naples.top', 'plant florence.top'] });
    strict()
      .agent(2, 'venice.top')
      .acting(0, 'lowerRight')
      .play('0 agent reserve')
      .expect({ offers: ['plant venice.lowerLeft'] });
    strict()
      .agent(0, 'venice.upperRight')
      .acting(0, 'lowerRight')
      .play('0 agent venice.upperRight')
      .expect({ offers: ['plant venice.lowerLeft'] });
  });

  it('[VIR-2.16] crested tokens of powers that do not play are not there', () => {
    const s = table(3).turn(0);
    expect(s.view().cities.filter(({ home }) => home === 'milan')).toEqual([]);
    expect(
      s
        .view()
        .cities.filter(({ home }) => home === 'rome')
        .map(({ owner }) => owner),
    ).toEqual([null]);
  });
});
