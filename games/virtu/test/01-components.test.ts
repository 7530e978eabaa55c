// Chapter 1: components and information.

import { describe, expect, it } from 'vitest';
import { PRINTED } from '../data/actions.ts';
import { STANDARD } from '../data/box.ts';
import { CARD_DATA, FAMILIES, NOBLES } from '../data/cards.ts';
import { CITIES, CITY_DATA } from '../data/cities.ts';
import { AGENTS, DISCS, INDULGENCES, TROOPS } from '../data/figures.ts';
import { ROOMS, SHADED, SPACES, sideOf } from '../data/palace.ts';
import { BONUSES, TOKEN_DATA } from '../data/pieces.ts';
import { POWER_DATA, POWERS } from '../data/powers.ts';
import { SYMBOLS } from '../data/symbols.ts';
import { game } from '../rules/game.ts';
import { table } from './help.ts';

describe('components', () => {
  it('[VIR-1.1] three and four play on one side of the map, five on the other', () => {
    expect(table(3).turn(0).view().mapSide).toBe('3-4');
    expect(table(4).turn(0).view().mapSide).toBe('3-4');
    expect(table(5).turn(0).view().mapSide).toBe('5');
  });

  it('[VIR-1.2] five powers, each with its colour and a Palace of its own', () => {
    const colours = POWERS.map((id) => POWER_DATA[id].colour);
    expect(colours).toEqual(['blue', 'red', 'yellow', 'green', 'white']);
    expect(new Set(POWERS.map((id) => POWER_DATA[id].rooms.join())).size).toBe(5);
  });

  it('[VIR-1.3, VIR-1.4] tokens: 30 cities (Rome has two tokens), Titles, Guilds, Cathedrals', () => {
    expect(CITIES).toHaveLength(30);
    const { duchy, principality, kingdom, republic, guild, cathedral } = TOKEN_DATA;
    expect([duchy, principality, kingdom, republic].map(({ copies }) => copies)).toEqual([5, 5, 2, 2]);
    expect([duchy.crested, principality.crested, kingdom.crested, republic.crested]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([guild.copies, cathedral.copies]).toEqual([5, 5]);
  });

  it('[VIR-1.5, VIR-1.6] 56 Nobles, eleven kinds of five and one Pope; three Family cards for each power', () => {
    const copies = NOBLES.map((id) => CARD_DATA[id].copies);
    expect(copies.reduce((a, b) => a + b)).toBe(56);
    expect(copies.filter((n) => n === 5)).toHaveLength(11);
    expect(CARD_DATA.pope.copies).toBe(1);
    for (const power of POWERS) expect(FAMILIES.filter((id) => CARD_DATA[id].family === power)).toHaveLength(3);
  });

  it('[VIR-1.7] ten Indulgences and ten Patronage bonuses', () => {
    expect(INDULGENCES).toBe(10);
    expect(BONUSES).toHaveLength(10);
    expect(table().turn(0).view().indulgences).toBe(10);
    expect(table().indulgence(1, 'top').indulgence(2, 'top').turn(0).view().indulgences).toBe(8);
  });

  it('[VIR-1.8] 18 discs, six Troops and five Agents for each player', () => {
    expect([DISCS, TROOPS, AGENTS]).toEqual([18, 6, 5]);
    const { troops } = table().troops(0, 'pisa', 4).turn(0).view().players[0]!;
    expect(troops).toEqual({ onMap: 5, reserve: 1 });
  });

  it('[VIR-1.9, VIR-R30] coins never run out', () => {
    table()
      .florins(0, 200)
      .owns(0, 'siena')
      .turn(0)
      .play('0 cash siena')
      .expect({ florins: { 0: 203 } });
  });

  it('[VIR-1.10] every card and token has an available and an exhausted side', () => {
    const s = table().card(0, 'banker', 'R1').exhausted(0, 'R1', 'pisa').turn(0);
    s.expect({ pieces: { 0: { R1: 'exhausted', pisa: 'exhausted', florence: 'available' } } });
  });

  it('[VIR-1.11] everything is public: all seats and spectators see the same, and nothing is drawn', () => {
    const s = table().card(1, 'banker', 'R1').turn(0);
    const views = [null, 0, 1, 2].map((seat) => JSON.stringify(game.view(s.state(), seat)));
    expect(new Set(views).size).toBe(1);
    const draws = s.state().chance.draws;
    s.play('0 march 2', '0 stop', '0 stop');
    expect(s.state().chance.draws).toBe(draws);
  });

  it('[VIR-1.12] a card may show cost, action, symbols, Prestige, an Agent, a circled 1; City tokens have no cost', () => {
    const cardinal = STANDARD.cards[NOBLES.indexOf('cardinal')]!;
    expect(cardinal).toMatchObject({ single: true, agent: false });
    expect(cardinal.cost).not.toBeNull();
    expect(STANDARD.cards[NOBLES.indexOf('pope')]!.vp).toBeGreaterThan(0);
    expect(CARD_DATA.counsellor.agent && CARD_DATA.podesta.agent && CARD_DATA.assassin.agent).toBe(true);
    expect(Object.keys(CITY_DATA.siena)).not.toContain('cost');
    expect(
      table()
        .turn(0)
        .view()
        .market.map(({ id }) => id),
    ).not.toContain('siena');
  });

  it('[VIR-1.13] five Rooms in a ring, six spaces: two open on the right, one on the left, one arrow for each side', () => {
    expect(ROOMS).toHaveLength(5);
    const open = SPACES.filter((_, space) => !SHADED[space]);
    expect(open.map((id) => sideOf(SPACES.indexOf(id)))).toEqual(['right', 'right', 'left']);
    const { rooms, shaded } = table().turn(0).view().players[0]!;
    expect(rooms.flatMap(({ arrow }) => arrow ?? [])).toEqual(['right', 'left']);
    expect(shaded).toEqual({ unlocked: 0, used: 0, by: [] });
  });

  it('[VIR-1.14] bare Rooms of Govern, Intrigue and War carry a symbol, others none', () => {
    expect(PRINTED).toEqual({ govern: 'crown', intrigue: 'mask', war: 'cavalry' });
    table()
      .exhausted(0, 'florence', 'pisa')
      .acting(0, 'upperRight')
      .play('0 govern 1')
      .expect({ menu: ['pay printed=crown', 'pay indulgence=crown'] });
    table()
      .exhausted(0, 'florence', 'pisa')
      .acting(0, 'lowerLeft')
      .expect({ question: 'diplomacy', menu: ['stop'] });
    expect(SYMBOLS).toHaveLength(8);
  });
});
