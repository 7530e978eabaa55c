// One rich position, seen whole: what a board shows of it, field by field.

import { idsIn, numberedRules } from '@signoria/kernel';
import { describe, expect, it } from 'vitest';
import { scenario } from '../scenario.ts';
import { rulesEn } from '../text/rules.en.ts';
import { table } from './help.ts';

const RULES = numberedRules(rulesEn);
const RULINGS = idsIn(rulesEn, 'R');

/** Four players: Milan, Florence (who has much), Naples, Venice. */
const rich = () =>
  table(4)
    .card(1, 'bishop', 'top')
    .card(1, 'banker', 'under.top')
    .card(1, 'cardinal', 'R1')
    .card(1, 'podesta', 'L1')
    .owns(1, 'siena')
    .cathedral('siena')
    .cathedral('florence')
    .token(1, 'duchy', 'guild')
    .exhausted(1, 'L1', 'cathedral.siena', 'pisa', 'guild')
    .bonus(1, 'the_prince', 'copernicus')
    .bonus(2, 'artillery')
    .ally(1, 'france')
    .ally(2, 'ottoman_empire')
    .exhausted(2, 'artillery', 'ottoman_empire')
    .agent(1, 'france')
    .agent(1, 'milan.top')
    .agent(3, 'ottoman_empire')
    .agent(3, 'rome')
    .agents(1, 4)
    .indulgence(1, 'lowerLeft')
    .trophy(1, 0)
    .trophy(1, 3)
    .troops(1, 'bologna', 2)
    .warTokens(1, 1)
    .florins(1, 4)
    .patronage(1, 2)
    .patronage(3, 2)
    .marker(2, 'lowerLeft')
    .turn(1);

describe('a player', () => {
  const florence = () => rich().view().players[1]!;

  it('[VIR-2.4, VIR-2.5, VIR-8.8, VIR-15.9, VIR-16.5] has what the table shows', () => {
    const { rooms: _, spaces: __, domain: ___, score: ____, why: _____, ...rest } = florence();
    expect(rest).toEqual({
      seat: 1,
      power: 'florence',
      florins: 4,
      cashable: 5,
      cities: 3,
      patronage: 2,
      marker: 'top',
      shaded: { unlocked: 3, used: 0, by: ['duchy', 'copernicus', 'the_prince'] },
      bonuses: ['copernicus', 'the_prince'],
      agents: { usable: 4, reserve: 2 },
      troops: { onMap: 4, reserve: 2 },
      warTokens: 1,
      trophies: [0, 3],
      stopped: false,
      pardoned: false,
      bonusTypes: ['creator', 'creation'],
      mayRequestIndulgence: false,
      crosses: 5,
      crowns: 6,
      prestige: 16,
    });
  });

  it('[VIR-1.13, VIR-4.2, VIR-6.5, VIR-15.5] has five Rooms', () => {
    const bare = {
      card: null,
      upgrade: null,
      indulgence: false,
      agent: null,
      marker: false,
      blocked: null,
      frozen: null,
    };
    const room = (id: string, action: string, arrow: string | null) => ({
      ...bare,
      id,
      printed: action,
      action,
      arrow,
    });
    expect(florence().rooms).toEqual([
      { ...room('top', 'patronage', null), card: 'bishop', upgrade: 'banker', marker: true, frozen: 'marker' },
      room('upperRight', 'govern', 'right'),
      room('lowerRight', 'intrigue', null),
      { ...room('lowerLeft', 'diplomacy', 'left'), indulgence: true, blocked: 'indulgence', frozen: 'indulgence' },
      room('upperLeft', 'war', null),
    ]);
    const milan = rich().view().players[0]!.rooms;
    expect(milan.map(({ agent, blocked, frozen }) => [agent, blocked, frozen])).toEqual([
      [1, 'agent', 'marker'],
      ...Array.from({ length: 4 }, () => [null, null, null]),
    ]);
  });

  it('[VIR-3.5, VIR-15.9] has six spaces', () => {
    expect(
      florence().spaces.map(({ id, side, shaded, card, available }) => [id, side, shaded, card, available]),
    ).toEqual([
      ['R1', 'right', false, 'cardinal', true],
      ['R2', 'right', false, null, false],
      ['R3', 'right', true, null, false],
      ['L1', 'left', false, 'podesta', false],
      ['L2', 'left', true, null, false],
      ['L3', 'left', true, null, false],
    ]);
  });

  it('[VIR-8.9, VIR-8.17, VIR-15.20] has a Domain: cities, their Cathedrals, Titles and Guild, Artillery', () => {
    const token = (id: string, kind: string, city: string | null, name: string | null, available: boolean) => {
      return { id, kind, city, token: name, available };
    };
    expect(florence().domain).toEqual([
      token('pisa', 'city', 'pisa', null, false),
      token('florence', 'city', 'florence', null, true),
      token('cathedral.florence', 'cathedral', 'florence', 'cathedral', true),
      token('siena', 'city', 'siena', null, true),
      token('cathedral.siena', 'cathedral', 'siena', 'cathedral', false),
      token('duchy', 'title', null, 'duchy', true),
      token('guild', 'guild', null, 'guild', false),
    ]);
    expect(rich().view().players[2]!.domain).toEqual([
      token('naples', 'city', 'naples', null, true),
      token('bari', 'city', 'bari', null, true),
      token('artillery', 'artillery', null, 'artillery', false),
    ]);
  });

  it('[VIR-16.2, VIR-16.3, VIR-16.4, VIR-16.5, VIR-16.8, VIR-16.9, VIR-16.10] scores line by line, with what each line comes from', () => {
    const { score } = florence();
    expect(score.map(({ what, points, facts }) => [what, points, facts])).toEqual([
      ['cities', 2, { cities: 3, leads: true }],
      ['patronage', 2, { cell: 2, leads: true }],
      ['printed', 4, { things: ['cardinal', 'cathedral', 'cathedral', 'copernicus'] }],
      ['religion', 4, { crosses: 5 }],
      ['trophies', 4, { from: [0, 3] }],
      ['alliances', 1, { powers: ['france'] }],
      ['indulgences', -1, { count: 1 }],
    ]);
    expect(score.flatMap((line) => line.rules ?? []).every((id) => [...RULES, ...RULINGS].includes(id as never))).toBe(
      true,
    );
    const others = rich()
      .view()
      .players.map((player) => player.score.map(({ points }) => points));
    expect(others).toEqual([
      [0, 0, 0, 0, 0, 0, 0],
      [2, 2, 4, 4, 4, 1, -1],
      [0, 0, 0, 2, 0, 0, 0],
      [0, 2, 0, 0, 0, 0, 0],
    ]);
  });

  it('[VIR-2.4, VIR-3.7, VIR-11.5] and so have the others', () => {
    const { players } = rich().view();
    expect(players.map(({ cashable, agents, troops }) => [cashable, agents.reserve, troops.reserve])).toEqual([
      [2, 2, 4],
      [5, 2, 2],
      [2, 3, 4],
      [2, 0, 4],
    ]);
    expect(players.map(({ crosses, crowns }) => [crosses, crowns])).toEqual([
      [0, 2],
      [5, 6],
      [1, 2],
      [0, 2],
    ]);
  });
});

describe('the map', () => {
  const city = (id: string) =>
    rich()
      .view()
      .cities.find((other) => other.id === id)!;
  const walls = (total: number) => ({ total, parts: [{ what: 'printed', n: total, rules: ['VIR-9.2'] }] });
  /** Crowns for Diplomacy: one more. */
  const crowns = (total: number) => ({
    total: total + 1,
    parts: [...walls(total).parts, { what: 'oneMore', n: 1, rules: ['VIR-9.2'] }],
  });
  const wage = (what: 'homeWage' | 'wage', n: number) => ({ total: n, parts: [{ what, n, rules: ['VIR-15.22'] }] });
  const bare = {
    crowns: [null, null, null, null],
    wage: null,
    agent: null,
    troops: [],
    available: true,
    cathedral: null,
    pirate: false,
    port: false,
    home: null,
    besiegers: [],
  };

  it('[VIR-9.1, VIR-9.2, VIR-12.1] shows each city with all that stands there', () => {
    expect(city('siena')).toEqual({
      ...bare,
      id: 'siena',
      owner: 1,
      toughness: 3,
      against: [walls(3), null, walls(3), walls(3)],
      wage: wage('wage', 3),
      cathedral: 'exhausted',
    });
    expect(city('bologna')).toEqual({
      ...bare,
      id: 'bologna',
      owner: null,
      toughness: 3,
      against: [walls(3), walls(3), walls(3), walls(3)],
      crowns: [crowns(3), crowns(3), crowns(3), crowns(3)],
      troops: [{ seat: 1, count: 2, retreating: 0 }],
      besiegers: [1],
    });
    expect(city('florence')).toEqual({
      ...bare,
      id: 'florence',
      owner: 1,
      toughness: 4,
      against: [walls(4), null, walls(4), walls(4)],
      wage: wage('homeWage', 1),
      troops: [{ seat: 1, count: 1, retreating: 0 }],
      cathedral: 'available',
      home: 'florence',
    });
    expect(city('pisa')).toMatchObject({ available: false, port: true, pirate: false, home: 'florence' });
    expect(city('ajaccio')).toMatchObject({ available: true, port: true, pirate: true, home: null });
  });

  it('[VIR-11.12] an Agent in a neutral city helps its owner and hinders the others', () => {
    const hindered = {
      total: 5,
      parts: [
        { what: 'printed', n: 4, rules: ['VIR-9.2'] },
        { what: 'otherAgent', n: 1, rules: ['VIR-11.12'] },
      ],
    };
    const helped = {
      total: 3,
      parts: [
        { what: 'printed', n: 4, rules: ['VIR-9.2'] },
        { what: 'ownAgent', n: -1, rules: ['VIR-11.12'], facts: { seat: 3 } },
      ],
    };
    expect(city('rome')).toMatchObject({ agent: 3, home: 'rome', against: [hindered, hindered, hindered, helped] });
  });

  it('[VIR-R22] Troops that have to leave besiege no more', () => {
    const s = table().troops(0, 'siena', 3).sieges();
    expect(s.view().cities.find(({ id }) => id === 'siena')).toMatchObject({
      troops: [{ seat: 0, count: 2, retreating: 2 }],
      besiegers: [],
    });
  });
});

describe('the table', () => {
  it('[VIR-8.8, VIR-15.29, VIR-R29] shows Alliances, bonuses, the market and both tracks', () => {
    const view = rich().view();
    expect(
      view.alliances.map(({ id, holder, available, agent, blocked }) => [id, holder, available, agent, blocked]),
    ).toEqual([
      ['france', 1, true, 1, false],
      ['holy_roman_empire', null, false, null, false],
      ['ottoman_empire', 2, false, 3, true],
    ]);
    expect(view.alliances[0]!.cost).toEqual({ crown: 1, cavalry: 3 });
    expect(view.bonuses.map(({ id, type, owner }) => `${id} ${type} ${owner}`)).toEqual([
      'leonardo creator null',
      'copernicus creator 1',
      'michelangelo creator null',
      'columbus creator null',
      'machiavelli creator null',
      'bastion creation null',
      'the_prince creation 1',
      'duomo creation null',
      'sistine_chapel creation null',
      'artillery creation 2',
    ]);
    expect(view.market.map(({ left }) => left)).toEqual([5, 4, 5, 5, 4, 5, 5, 5, 5, 4, 4, 1, 4, 5, 2, 2, 4, 3]);
    expect(view.market.at(-1)).toEqual({ id: 'cathedral', cost: { florin: 3, crown: 1, cross: 1 }, left: 3 });
    expect(view.patronageTrack.map(({ vp, bonus, seats }) => [vp, bonus, seats])).toEqual([
      [0, false, [0, 2]],
      [1, false, []],
      [1, true, [1, 3]],
      [2, false, []],
      [2, true, []],
      [3, false, []],
    ]);
    expect(view.cityTrack.map(({ vp, stack }) => [vp, stack])).toEqual([
      [0, []],
      [0, []],
      [0, [3, 2, 0]],
      [1, [1]],
      [2, []],
      [3, []],
      [4, []],
      [5, []],
      [6, []],
    ]);
    const { indulgences, battle, plan, ending, winterOf, arrivals, victors, mapSide, season, year } = view;
    expect({ indulgences, battle, plan, ending, winterOf, arrivals, victors, mapSide, season, year }).toEqual({
      indulgences: 9,
      battle: null,
      plan: null,
      ending: null,
      winterOf: null,
      arrivals: [3, 2, 0, 1],
      victors: [],
      mapSide: '3-4',
      season: 'spring',
      year: 2,
    });
  });

  it('[VIR-15.29] nobody’s Alliance is not blocked, whoever has an Agent there', () => {
    const blocked = table()
      .agent(1, 'france')
      .turn(0)
      .view()
      .alliances.map((alliance) => alliance.blocked);
    expect(blocked).toEqual([false, false, false]);
  });

  it('[VIR-13.2, VIR-13.4] shows a field battle without walls, and who has won it', () => {
    const s = table().troops(0, 'ravenna', 2).troops(2, 'ravenna', 2).warTokens(0, 1).sieges();
    const two = { total: 2, parts: [{ what: 'troops', n: 2, rules: ['VIR-13.2'] }] };
    expect(s.view().battle).toEqual({
      kind: 'field',
      city: 'ravenna',
      attacker: 0,
      defender: 2,
      attack: { total: 2, why: two, troops: 2, bonus: 0, toughness: null },
      defence: { total: 2, why: two, troops: 2, bonus: 0, toughness: null },
      declared: [],
      outlook: 'tie',
    });
    const won = table().troops(0, 'ravenna', 4).troops(2, 'ravenna', 1).sieges();
    expect(won.view()).toMatchObject({ battle: null, victors: [{ seat: 0, city: 'ravenna' }] });
  });
});

describe('before anything is chosen', () => {
  it('[VIR-2.2, VIR-2.7] a player has no power, no Rooms and no marker', () => {
    const [player] = scenario({ players: 3 }).newGame().view().players;
    expect(player).toMatchObject({ power: null, rooms: [], marker: null, cities: 0, mayRequestIndulgence: false });
  });
});
