// Chapters 2 and 17: setup.

import { describe, expect, it } from 'vitest';
import { PROFESSION } from '../data/professions.ts';
import { scenario } from '../scenario.ts';
import { four, joint, sum, three } from './help.ts';

const opening = (players: number, options = {}, seed = 'a') => scenario({ players, options, seed }).newGame();

describe('setup', () => {
  it('[FLO-2.1] everything is in the supply, three copies of each building at every number of players', () => {
    for (const players of [1, 2, 3, 4, 5]) {
      const { stock, buildings, decks } = opening(players).view(null);
      expect(stock).toEqual({ forest: 6, lake: 6, park: 6, jester: 7, builder: 6, prestige: 14, recruiting: 5 });
      expect(Object.values(buildings)).toEqual(Array(10).fill(3));
      expect(decks.bonus).toHaveLength(20);
    }
  });

  it('[FLO-2.2, FLO-E1] tokens of each freedom: one fewer than players', () => {
    for (const players of [3, 4, 5]) {
      expect(Object.values(opening(players).view(null).freedoms)).toEqual(Array(3).fill(players - 1));
    }
  });

  it('[FLO-2.3] 3500 coins and no points each', () => {
    const { players } = opening(4).state();
    expect(players.map(({ coins, prestige }) => [coins, prestige])).toEqual(Array(4).fill([3500, 0]));
  });

  it('[FLO-2.4] side A in the standard game, side B for all when building together', () => {
    expect(four().turn(0).view(0).estate.side).toBe('a');
    expect(joint().turn(0).view(0).estate.side).toBe('b');
  });

  it('[FLO-2.5, FLO-R31] four professions each; all keep three at once and in secret; the rest is shuffled into the deck', () => {
    const table = opening(3);
    table.expect({ question: 'keepThree', deciding: [0, 1, 2] });
    const dealt = table.view(1).own!.hand;
    expect(dealt).toHaveLength(4);
    const keep = (seat: number) => `${seat} keepThree ${table.view(seat).own!.hand.slice(0, 3).join(' ')}`;
    const [a, b, c] = [keep(0), keep(1), keep(2)];
    table.play(b!).expect({ deciding: [0, 2], hearsNot: { 0: ['keptThree'] } });
    table.play(a!, c!).expect({ question: 'starter', hears: { 1: ['keptThree'] } });
    expect(table.view(1).own!.hand).toEqual(dealt.slice(0, 3));
    const { cards } = table.state().decks.profession;
    expect(cards).toHaveLength(21 - 9);
    expect(table.view(1).decks.profession.every(({ card }) => card === null)).toBe(true);
  });

  it('[FLO-2.6] prestige and bonus decks are shuffled face down', () => {
    const orders = ['a', 'b', 'c'].map((seed) => opening(3, {}, seed).state().decks);
    expect(new Set(orders.map(({ prestige }) => prestige.cards.join())).size).toBe(3);
    expect(new Set(orders.map(({ bonus }) => bonus.cards.join())).size).toBe(3);
    expect(opening(3).view(0).decks.bonus[0]).toEqual({ card: null, by: null });
  });

  it('[FLO-2.7] what is not dealt is the bank: Works are paid from it', () => {
    three()
      .seat(0, { hand: ['poet'], coins: 0, jesters: 4 })
      .turn(0)
      .play('0 work poet')
      .expect({ coins: { 0: 900 } });
  });

  it('[FLO-2.5, FLO-21.1] what was not kept is shuffled into the deck: nobody knows where it lies', () => {
    const places = Array.from({ length: 20 }, (_, i) => {
      const table = opening(3, {}, `seed ${i}`);
      const hands = [0, 1, 2].map((seat) => table.view(seat).own!.hand);
      table.play(...hands.map((hand, seat) => `${seat} keepThree ${hand.slice(1).join(' ')}`));
      const { cards, by } = table.state().decks.profession;
      expect(by).toEqual(cards.map(() => -1));
      return hands.map(([first]) => cards.indexOf(PROFESSION[first!])).join(' ');
    });
    expect(new Set(places).size).toBeGreaterThan(15);
  });

  it('[FLO-2.8, FLO-R30] the first player is drawn, or named by the host; the game begins in round 1', () => {
    const firsts = Array.from({ length: 40 }, (_, i) => opening(4, {}, `seed ${i}`).view(null).first);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]));
    opening(4, { firstPlayer: 3 }).expect({ first: 2, round: 1 });
  });
});

describe('two players', () => {
  it('[FLO-17.1, FLO-E21] 2500 coins each', () => {
    expect(
      opening(2)
        .state()
        .players.map(({ coins }) => coins),
    ).toEqual([2500, 2500]);
  });

  it('[FLO-17.2, FLO-R24] five freedom tokens, 2/2/1; harder four, 2/1/1; which is short is drawn', () => {
    const tokens = (options: object) =>
      Array.from({ length: 30 }, (_, i) => opening(2, options, `${i}`).state().freedoms);
    for (const each of tokens({})) expect(each.toSorted()).toEqual([1, 2, 2]);
    for (const each of tokens({ fewFreedoms: true })) expect(each.toSorted()).toEqual([1, 1, 2]);
    expect(new Set(tokens({}).map(String)).size).toBe(3);
    expect(new Set(tokens({ fewFreedoms: true }).map(String)).size).toBe(3);
    expect(sum(tokens({})[0]!)).toBe(5);
  });
});
