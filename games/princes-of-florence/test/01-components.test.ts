// Chapter 1: components and terms.

import { describe, expect, it } from 'vitest';
import { BONUS, BONUS_CARDS } from '../data/bonus.ts';
import { STANDARD } from '../data/box.ts';
import { CHARACTERS } from '../data/characters.ts';
import { COLOURS } from '../data/colours.ts';
import { DIEGO } from '../data/diego.ts';
import { ROUNDS } from '../data/economy.ts';
import { STOCK } from '../data/objects.ts';
import { BUILDING_COPIES, BUILDINGS, LANDSCAPES, SIZES, SQUARES } from '../data/pieces.ts';
import { PRESTIGE } from '../data/prestige.ts';
import { FREEDOM_COPIES, FREEDOMS, PROFESSIONS } from '../data/professions.ts';
import { looks } from '../data/squares.ts';
import { game } from '../rules/game.ts';
import { four, problemsOf, sum } from './help.ts';

describe('components', () => {
  it('[FLO-1.1] one to five players, exactly seven rounds', () => {
    expect([game.players, ROUNDS]).toEqual([{ min: 1, max: 5 }, 7]);
    expect(problemsOf({ players: 6 })).not.toEqual([]);
    four().round(6).bestWork().expect({ round: 7, winners: null });
    four()
      .seat(2, { prestige: 5 })
      .round(7)
      .bestWork()
      .expect({ winners: [2] });
  });

  it('[FLO-1.2] three copies of ten buildings: three of 7 squares, five of 5, two of 3', () => {
    expect([BUILDINGS.length, BUILDING_COPIES]).toEqual([10, 3]);
    const sizes = BUILDINGS.map((id, b) => [id, SIZES[b], STANDARD.areas[b + 3]]);
    for (const [, size, area] of sizes) expect(area).toBe(SQUARES[size as 'large']);
    const of = (size: string) => sizes.filter((row) => row[1] === size).map(([id]) => id);
    expect(of('large')).toEqual(['university', 'laboratory', 'workshop']);
    expect(of('medium')).toEqual(['library', 'opera', 'studio', 'hospital', 'theater']);
    expect(of('small')).toEqual(['tower', 'chapel']);
  });

  it('[FLO-1.3] six forests, lakes and parks; the forest is the largest', () => {
    expect(STOCK.slice(0, 3)).toEqual([6, 6, 6]);
    expect(LANDSCAPES[STANDARD.areas.slice(0, 3).indexOf(Math.max(...STANDARD.areas.slice(0, 3)))]).toBe('forest');
  });

  it('[FLO-1.4] four tokens of three freedoms', () => {
    expect([FREEDOMS.length, FREEDOM_COPIES]).toEqual([3, 4]);
  });

  it('[FLO-1.5] six builders, seven jesters', () => {
    four()
      .auction()
      .expect({ stock: { builder: 6, jester: 7 } });
  });

  it('[FLO-1.6] 21 professions, 14 prestige, 20 bonus and 5 recruiting cards, 60 in all', () => {
    expect([new Set(STANDARD.deck).size, PRESTIGE.length, BONUS.length, STOCK[6]]).toEqual([21, 14, 20, 5]);
    four()
      .auction()
      .expect({ stock: { prestige: 14, recruiting: 5 } });
  });

  it('[FLO-1.7, FLO-R11] coins are counted in hundreds, and the bank does not run dry', () => {
    const rich = four()
      .seat(0, { hand: ['poet'], coins: 50_000, jesters: 6, tiles: ['theater'] })
      .turn(0)
      .play('0 work poet', '0 exchange 0');
    expect(rich.state().players[0]!.coins).toBe(50_000 + 1700);
  });

  it('[FLO-1.8] every profession wants one building, landscape and freedom; 9 forests, 7 lakes, 5 parks, 7 of each freedom', () => {
    const wants = STANDARD.deck.map((i) => STANDARD.wants[i]!);
    const tally = (of: 'building' | 'landscape' | 'freedom', n: number) =>
      Array.from({ length: n }, (_, i) => wants.filter((w) => w[of] === i).length);
    expect(tally('landscape', 3)).toEqual([9, 7, 5]);
    expect(tally('freedom', 3)).toEqual([7, 7, 7]);
    for (const n of tally('building', 10)) expect([1, 2, 3]).toContain(n);
    expect(sum(tally('building', 10))).toBe(21);
  });

  it('[FLO-1.8] they are the professions of the first edition: no Architect among them, but a Watchmaker', () => {
    const wanted = STANDARD.deck.map((i) => {
      const { building, landscape, freedom } = STANDARD.wants[i]!;
      return [PROFESSIONS[i]!, BUILDINGS[building]!, LANDSCAPES[landscape]!, FREEDOMS[freedom]!].join(' ');
    });
    expect(wanted.sort()).toEqual([
      'alchemist laboratory lake opinion',
      'astronomer tower forest religion',
      'bell-maker workshop forest religion',
      'botanist laboratory park religion',
      'cartographer library lake religion',
      'choreographer opera forest travel',
      'composer opera lake opinion',
      'dramatist theater park religion',
      'goldsmith workshop park opinion',
      'jurist library forest opinion',
      'mathematician university lake religion',
      'organist chapel forest opinion',
      'painter studio lake travel',
      'pharmacist hospital park opinion',
      'philosopher university forest opinion',
      'physician hospital forest travel',
      'physicist laboratory forest travel',
      'poet theater lake travel',
      'sculptor studio forest religion',
      'theologian university park travel',
      'watchmaker workshop lake travel',
    ]);
  });

  it('[FLO-1.9] the palazzo is no building', () => {
    const view = four()
      .seat(0, { bonus: ['bonus-01'] })
      .turn(0)
      .view(0);
    expect([view.players[0]!.buildings, view.own!.bonus[0]!.worth]).toEqual([[], 0]);
    expect(view.estate.palazzo).toHaveLength(6);
  });

  it('[FLO-1.10, FLO-R77] one number of points, whatever the laps of the track', () => {
    const many = four().seat(0, { prestige: 120 }).turn(0);
    many.play('0 sell 75').expect({ prestige: { 0: 45 }, coins: { 0: 11_000 } });
  });

  it('[FLO-1.11] boards and pawns for five, six characters, 21 Diego cards', () => {
    expect([COLOURS.length, CHARACTERS.length, DIEGO.length]).toEqual([5, 6, 21]);
  });
});

describe('shapes', () => {
  it('lists each look of a piece once: a tower two, a lake one, a workshop eight', () => {
    const shape = (id: (typeof BUILDINGS)[number]) => STANDARD.shapes[3 + BUILDINGS.indexOf(id)]!;
    expect([looks(shape('tower')).length, looks(STANDARD.shapes[1]!).length, looks(shape('workshop')).length]).toEqual([
      2, 1, 8,
    ]);
  });

  it('names the bonus cards after the rules they stand for, in order', () => {
    expect(BONUS_CARDS.map(({ rule }) => rule)).toEqual(BONUS.map((_, i) => `FLO-16.${i + 1}`));
  });
});
